"""Codes RFC220 to RFC225, execution contexts."""

from rfcgen.diagnostics.catalogue.entry import Entry
from rfcgen.diagnostics.catalogue.examples import component

_EVENTS = '<execution name="main" mode="event-driven" trigger="{}"/>'
_PORTS = """
<ports>
  <data-in name="order" type="uint8" buffer="fifo" depth="4"/>
  <data-out name="answer" type="uint8"/>
</ports>
"""

ENTRIES = (
    Entry(
        code="RFC220",
        title="a periodic context has no period",
        meaning='A context with mode="periodic" runs at fixed instants; say how far apart they '
        "are, as a duration (10ms) or a rate (100Hz).",
        wrong=component(execution='<execution name="main" mode="periodic"/>'),
        right=component(execution='<execution name="main" mode="periodic" period="10ms"/>'),
    ),
    Entry(
        code="RFC221",
        title="an attribute does not fit the execution mode",
        meaning="A period belongs to periodic contexts, triggers and min-interval to event-driven "
        "ones. An external context is run by something else and has neither.",
        wrong=component(execution='<execution name="main" mode="external" period="10ms"/>'),
        right=component(execution='<execution name="main" mode="external"/>'),
    ),
    Entry(
        code="RFC222",
        title="a trigger is no port",
        meaning="The triggers of an event-driven context are names of ports of the component.",
        wrong=component(_PORTS, execution=_EVENTS.format("ordre")),
        right=component(_PORTS, execution=_EVENTS.format("order")),
    ),
    Entry(
        code="RFC223",
        title="a port cannot trigger this context",
        meaning="Data inputs, queued event inputs and links can trigger the context that they "
        "belong to. Outputs, services and actions cannot; immediate events need no trigger, they "
        "are handled at once.",
        wrong=component(_PORTS, execution=_EVENTS.format("answer")),
        right=component(_PORTS, execution=_EVENTS.format("order")),
    ),
    Entry(
        code="RFC224",
        title="nothing runs an event-driven context",
        meaning='Without trigger="…" every queued input of the context triggers it; this one '
        "has none, so it runs only when its own code calls 'wake()'. An input that keeps only the "
        "latest value must be named as a trigger.",
        wrong=component(
            '<ports><data-in name="state" type="uint8"/></ports>',
            execution='<execution name="main" mode="event-driven"/>',
        ),
        right=component(
            '<ports><data-in name="state" type="uint8"/></ports>',
            execution=_EVENTS.format("state"),
        ),
    ),
    Entry(
        code="RFC225",
        title="a time is longer than the time it must fit into",
        meaning="A deadline or logical time after the next release, or a worst-case execution time "
        "over the deadline or period, cannot be kept in every cycle. Only a warning.",
        wrong=component(
            execution='<execution name="main" mode="periodic" period="10ms" deadline="20ms"/>'
        ),
        right=component(
            execution='<execution name="main" mode="periodic" period="10ms" deadline="8ms"/>'
        ),
    ),
)
