"""The whole way: check the specs and what is generated from them, run the arm, judge the motion.

Exit code 0 if every bound holds, 1 if not or if something generated is out of date.
"""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from arm_demo.paths import put_packages_on_path
from arm_demo.tool import check_everything

ARM = Path(__file__).resolve().parent
OUTPUT = ARM.parent.parent / "build" / "demo"


def main(argv: Sequence[str] | None = None) -> int:
    """Run the demo."""
    parser = argparse.ArgumentParser(description="Run the arm along the published trajectory.")
    parser.add_argument("--into", type=Path, default=OUTPUT, help="folder for curves and picture")
    parser.add_argument("--no-check", action="store_true", help="do not ask rfcgen first")
    options = parser.parse_args(argv)
    if not options.no_check:
        sys.stdout.write("The specs, and what is generated from them\n")
        if not check_everything(ARM, sys.stdout):
            return 1
        sys.stdout.write("  all valid, nothing differs\n\n")
    put_packages_on_path(ARM)
    from arm_demo.report import run_and_report  # needs the generated packages, so not before

    return 0 if run_and_report(options.into, sys.stdout) else 1


if __name__ == "__main__":
    sys.exit(main())
