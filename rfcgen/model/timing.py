"""Apply a system's override to the timing of a context."""

from dataclasses import replace

from rfcgen.model.component import ExecutionMode, Timing

_OF_ONE_MODE = {
    "period": ExecutionMode.PERIODIC,
    "trigger": ExecutionMode.EVENT_DRIVEN,
    "min_interval": ExecutionMode.EVENT_DRIVEN,
}


def overridden(base: Timing, override: Timing) -> Timing:
    """Return ``base`` with what the override says.

    If the override changes the mode, what belongs to the old mode alone is forgotten.
    """
    kept = base
    if override.mode is not None and override.mode is not base.mode:
        kept = replace(kept, period=None, trigger=(), min_interval=None)
    changes = {
        name: value
        for name in Timing.__dataclass_fields__
        if (value := getattr(override, name)) not in (None, ())
    }
    return replace(kept, **changes)


def mode_of_attribute(attribute: str) -> ExecutionMode | None:
    """Return the only mode that an attribute of an execution belongs to, if there is one."""
    return _OF_ONE_MODE.get(attribute)
