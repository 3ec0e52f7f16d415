"""Ask the tool whether the specs are valid and whether all that is generated is up to date."""

import subprocess
import sys
from pathlib import Path
from typing import TextIO

COMMANDS = (
    ("validate", "spec", "."),
    ("new", "types", "arm.types.xml", "--check"),
    ("new", "component", "motion_core/component.xml", "--check"),
    ("new", "component", "can_drives/component.xml", "--check"),
    ("new", "component", "arm_simulator/component.xml", "--check"),
    ("integrate", "system", "motion.system.xml", "--check"),
)
_TIMEOUT_S = 120


def check_everything(folder: Path, out: TextIO) -> bool:
    """Run each command in the folder of the example; stop at the first that finds something."""
    for command in COMMANDS:
        out.write(f"  rfcgen {' '.join(command)}\n")
        out.flush()
        done = subprocess.run(
            [sys.executable, "-m", "rfcgen", *command],
            cwd=folder,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            timeout=_TIMEOUT_S,
            check=False,
        )
        if done.returncode:
            out.write(done.stdout)
            return False
    return True
