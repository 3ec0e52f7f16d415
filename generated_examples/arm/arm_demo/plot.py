"""Draw the wanted and the measured curves, and the difference between them."""

from collections.abc import Sequence
from pathlib import Path

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from arm_demo.measures import COUNT_RAD, LATENCY_CYCLES, PUBLISHED
from arm_demo.samples import JOINTS, NANOSECONDS, Sample

_COLOURS = ("#1f5fa8", "#d1622b")
_PALE = ("#a9c7ea", "#f3c3a5")
_GREY = "#8a8f98"


def write_plot(path: Path, samples: Sequence[Sample]) -> None:
    """Write a PNG of three panels: the curves, the lag, the error of tracking."""
    time_s = [(sample.stamp - samples[0].stamp) / NANOSECONDS for sample in samples]
    with mpl.rc_context(
        {
            "font.size": 10,
            "axes.spines.top": False,
            "axes.spines.right": False,
            "axes.edgecolor": _GREY,
            "axes.grid": True,
            "grid.color": "#e6e8eb",
            "legend.frameon": False,
        }
    ):
        figure = Figure(figsize=(9.0, 9.0), dpi=140, layout="constrained")
        curves, lag, tracking = figure.subplots(3, 1, sharex=True, height_ratios=(3, 1.4, 1.4))
        figure.suptitle("Joints 1 and 2 from point to point in 180 s, eight CiA 402 axes at 100 Hz")
        _draw_curves(curves, time_s, samples)
        _draw_lag(lag, time_s, samples)
        _draw_tracking(tracking, time_s, samples)
        tracking.set_xlabel("time since the first set-point [s]")
        tracking.set_xlim(time_s[0], time_s[-1])
        figure.savefig(path)


def _draw_curves(axes: Axes, time_s: Sequence[float], samples: Sequence[Sample]) -> None:
    for axis, joint in enumerate(JOINTS):
        wanted = [sample.wanted[axis] for sample in samples]
        measured = [sample.measured[axis] for sample in samples]
        axes.plot(time_s, wanted, color=_PALE[axis], linewidth=6, label=f"{joint} wanted")
        axes.plot(time_s, measured, color=_COLOURS[axis], linewidth=1.4, label=f"{joint} measured")
    axes.set_ylabel("angle [rad]")
    axes.legend(loc="center right", bbox_to_anchor=(1.0, 0.3))


def _draw_lag(axes: Axes, time_s: Sequence[float], samples: Sequence[Sample]) -> None:
    period_s = time_s[1] - time_s[0]
    for axis, joint in enumerate(JOINTS):
        lag = [(sample.measured[axis] - sample.wanted[axis]) * 1e3 for sample in samples]
        axes.plot(time_s, lag, color=_COLOURS[axis], linewidth=1.0, label=joint)
        published = PUBLISHED[axis]
        way = 1 if published.goal > published.start else -1
        peak = -way * published.peak_speed * LATENCY_CYCLES * period_s * 1e3
        axes.axhline(peak, color=_COLOURS[axis], linewidth=0.8, linestyle=":")
    axes.set_ylabel("measured − wanted\n[mrad]")
    _note(axes, "dotted: peak speed × two cycles", height=0.07)


def _draw_tracking(axes: Axes, time_s: Sequence[float], samples: Sequence[Sample]) -> None:
    for axis in range(len(JOINTS)):
        errors = [
            (now.measured[axis] - earlier.wanted[axis]) / COUNT_RAD
            for earlier, now in zip(samples, samples[LATENCY_CYCLES:], strict=False)
        ]
        axes.plot(time_s[LATENCY_CYCLES:], errors, ",", color=_COLOURS[axis])
    for bound in (-1, 1):
        axes.axhline(bound, color=_GREY, linewidth=0.8, linestyle=":")
    axes.set_ylim(-1.3, 1.3)
    _note(axes, "dotted: one count of the 19-bit encoder", height=0.03)
    axes.set_ylabel("measured − wanted\n2 cycles earlier [counts]")


def _note(axes: Axes, text: str, *, height: float) -> None:
    axes.annotate(text, xy=(0.01, height), xycoords="axes fraction", color=_GREY, fontsize=9)
