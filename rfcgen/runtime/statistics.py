"""What a context did, in numbers that may be read at any time."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class ContextStatistics:
    """Count what a context did; times in nanoseconds of the engine's clock.

    ``activations`` counts runs of ``on_execute`` and ``on_error``, ``skipped`` releases that
    passed while the context was busy, ``errors`` exceptions that left a callback.
    """

    activations: int = 0
    skipped: int = 0
    deadline_misses: int = 0
    errors: int = 0
    execution_last: int = 0
    execution_mean: float = 0.0
    execution_max: int = 0
    lateness_last: int = 0
    lateness_mean: float = 0.0
    lateness_max: int = 0


class Tally:
    """Add up what one context does; written by its own thread only."""

    __slots__ = (
        "activations",
        "deadline_misses",
        "errors",
        "execution_last",
        "execution_max",
        "execution_sum",
        "lateness_last",
        "lateness_max",
        "lateness_sum",
        "skipped",
    )

    def __init__(self) -> None:
        self.activations = self.skipped = self.deadline_misses = self.errors = 0
        self.execution_last = self.execution_max = self.execution_sum = 0
        self.lateness_last = self.lateness_max = self.lateness_sum = 0

    def add(self, due: int, started: int, ended: int, deadline: int | None) -> None:
        """Record one run that was due, started and ended at these times."""
        self.activations += 1
        lateness = started - due
        self.lateness_last = lateness
        self.lateness_sum += lateness
        if lateness > self.lateness_max:
            self.lateness_max = lateness
        execution = ended - started
        self.execution_last = execution
        self.execution_sum += execution
        if execution > self.execution_max:
            self.execution_max = execution
        if deadline is not None and ended - due > deadline:
            self.deadline_misses += 1

    def snapshot(self) -> ContextStatistics:
        """Return the numbers as they are now."""
        runs = self.activations
        return ContextStatistics(
            activations=runs,
            skipped=self.skipped,
            deadline_misses=self.deadline_misses,
            errors=self.errors,
            execution_last=self.execution_last,
            execution_mean=self.execution_sum / runs if runs else 0.0,
            execution_max=self.execution_max,
            lateness_last=self.lateness_last,
            lateness_mean=self.lateness_sum / runs if runs else 0.0,
            lateness_max=self.lateness_max,
        )
