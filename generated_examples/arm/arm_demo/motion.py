"""Run the generated system on the simulated engine and record it."""

from collections.abc import Callable

from arm_motion import ArmMotion

from arm_demo.recording import Recorder
from arm_demo.samples import Sample
from rfcgen.runtime import SimulatedEngine


def record_motion(
    duration: int, *, progress: Callable[[int], None] | None = None
) -> tuple[Sample, ...]:
    """Run for ``duration`` nanoseconds of logical time; return all samples of the motion."""
    recorder = Recorder()
    with SimulatedEngine() as engine:
        system = ArmMotion(engine)
        system.observe(system.motion_core.ports.setpoint, recorder.take_setpoint)
        system.observe(system.drives.ports.report, recorder.take_report)
        system.run(duration, progress=progress)
    return recorder.samples()
