"""The timing that a context has inside a system."""

from collections.abc import Iterator, Mapping

from rfcgen.model.component import ComponentSpec, Context, ExecutionMode, Timing
from rfcgen.model.system import Instance, SystemSpec
from rfcgen.model.timing import overridden


def timing_of(instance: Instance, component: ComponentSpec, context: Context) -> Timing:
    """Return the timing of a context with what the instance overrides."""
    timing = context.timing
    for override in instance.overrides:
        if (override.context or component.contexts[0].name) == context.name:
            timing = overridden(timing, override.timing)
    return timing


def periods_of(
    spec: SystemSpec, components: Mapping[str, ComponentSpec]
) -> Iterator[tuple[str, str, int]]:
    """Yield instance, context and period of each periodic context."""
    for instance in spec.instances:
        component = components[instance.component]
        for context in component.contexts:
            timing = timing_of(instance, component, context)
            if timing.mode is ExecutionMode.PERIODIC and timing.period:
                yield instance.name, context.name, timing.period
