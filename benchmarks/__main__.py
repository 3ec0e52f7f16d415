"""Run every benchmark, or those named: ``python -m benchmarks [hop] [lateness] [simulated]``."""

import sys

from benchmarks import hop, lateness, simulated

TOPICS = {"hop": hop.main, "simulated": simulated.main, "lateness": lateness.main}


def main(names: list[str]) -> int:
    """Run the named benchmarks, all without names; return the exit code."""
    unknown = [name for name in names if name not in TOPICS]
    if unknown:
        print(f"no benchmark '{unknown[0]}'; there are {', '.join(TOPICS)}", file=sys.stderr)
        return 2
    for name in names or TOPICS:
        TOPICS[name]()
        print()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
