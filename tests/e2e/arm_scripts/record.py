"""Record the beginning of the arm's motion: ``record.py SECONDS CSV``."""

import sys
from pathlib import Path

from arm_demo.motion import record_motion
from arm_demo.samples import NANOSECONDS, write_csv

write_csv(Path(sys.argv[2]), record_motion(int(sys.argv[1]) * NANOSECONDS))
