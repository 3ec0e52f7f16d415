# Made by rfcgen from the system ArmMotion, model 1baedb535fd8.
# Do not edit: change the XML document, then run "rfcgen integrate system" on it.
"""Start the system: ``python -m arm_motion --engine simulated --for 10s``."""

import sys

from rfcgen.runtime import Engine
from rfcgen.runtime.launcher import main
from rfcgen.runtime.settings import Settings

from arm_motion.wiring import ArmMotion


def build(engine: Engine, settings: Settings) -> ArmMotion:
    """Make the system with the parameters that the command line gives."""
    return ArmMotion(engine, drive_bus=settings.text("drive_bus", "virtual:arm"))


if __name__ == "__main__":
    sys.exit(main(build))
