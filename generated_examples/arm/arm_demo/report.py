"""Run the motion, write the curves and the picture, print the table."""

from pathlib import Path
from typing import TextIO

from arm_demo.measures import COUNT_RAD, PUBLISHED, greatest_other_movement_rad, measure
from arm_demo.motion import record_motion
from arm_demo.plot import write_plot
from arm_demo.progress import Progress
from arm_demo.samples import NANOSECONDS, Sample, write_csv
from arm_demo.table import make_table

DURATION_S = 181
"""The motion takes 180 s; the drives are enabled within a tenth of a second."""


def run_and_report(into: Path, out: TextIO) -> bool:
    """Return whether every bound holds."""
    duration = DURATION_S * NANOSECONDS
    out.write("The motion, on the simulated engine\n")
    progress = Progress(out, total=duration)
    samples = record_motion(duration, progress=progress.show)
    elapsed_s = progress.elapsed_s
    progress.close()
    out.write(
        f"  {DURATION_S} s of motion in {elapsed_s:.1f} s, "
        f"{DURATION_S / elapsed_s:.0f} × real time\n\n"
    )
    into.mkdir(parents=True, exist_ok=True)
    write_csv(into / "motion.csv", samples)
    write_plot(into / "motion.png", samples)
    is_good = _judge(samples, out)
    out.write(f"  curves:  {into / 'motion.csv'}\n  picture: {into / 'motion.png'}\n")
    return is_good


def _judge(samples: tuple[Sample, ...], out: TextIO) -> bool:
    joints = [measure(samples, axis=axis) for axis in range(len(PUBLISHED))]
    out.write(make_table(joints))
    broken = [bound for joint in joints for bound in joint.broken_bounds()]
    others = greatest_other_movement_rad(samples) / COUNT_RAD
    out.write(f"  the other six axes moved by at most {others:.0f} counts\n\n")
    if others:
        broken.append("an axis moved that should stand still")
    for bound in broken:
        out.write(f"  BROKEN: {bound}\n")
    return not broken
