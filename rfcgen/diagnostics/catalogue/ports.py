"""Codes RFC230 to RFC242, ports and modes."""

from rfcgen.diagnostics.catalogue.entry import Entry
from rfcgen.diagnostics.catalogue.examples import arm_component, component


def _input(attributes: str) -> str:
    return component(f'<ports>\n  <data-in name="order" type="uint8" {attributes}/>\n</ports>')


def _modes(transition: str, modes: str = '<mode name="idle"/><mode name="moving"/>') -> str:
    return component(
        f"""
<ports><event-in name="go"/></ports>
<modes initial="idle">
  {modes}
  {transition}
</modes>
"""
    )


_STALE = """
<ports><data-in name="state" type="uint8" max-age="50ms" stale="{}"/></ports>
<faults><fault name="state_lost" severity="error"/></faults>
"""

ENTRIES = (
    Entry(
        code="RFC230",
        title="a queue has no depth",
        meaning="Every queue has a bound. Say how many values (or goals) it holds.",
        wrong=_input('buffer="fifo"'),
        right=_input('buffer="fifo" depth="8"'),
    ),
    Entry(
        code="RFC231",
        title="an attribute of a queue where there is none",
        meaning='A data input keeps the latest value unless it says buffer="fifo"; immediate '
        'events never wait; only goals="queue" keeps goals. Depth, overflow and timeout mean '
        "nothing there.",
        wrong=_input('depth="8"'),
        right=_input('buffer="fifo" depth="8"'),
    ),
    Entry(
        code="RFC232",
        title="a writer would wait without a limit",
        meaning='With overflow="wait" a writer waits for room. Nothing may wait for ever, so '
        "say for how long at most; then 'write' raises PortTimeout.",
        wrong=_input('buffer="fifo" depth="1" overflow="wait"'),
        right=_input('buffer="fifo" depth="1" overflow="wait" timeout="1s"'),
    ),
    Entry(
        code="RFC233",
        title="a timeout that nothing waits for",
        meaning="The timeout of a queue is the time that a writer waits for room; without "
        'overflow="wait" no writer does.',
        wrong=_input('buffer="fifo" depth="8" timeout="1s"'),
        right=_input('buffer="fifo" depth="8" overflow="wait" timeout="1s"'),
    ),
    Entry(
        code="RFC234",
        title="'stale' names no fault, or has no effect",
        meaning="'stale' names the fault that is raised when no value has come for 'max-age'. The "
        "component must declare the fault, and the port the time.",
        wrong=component(_STALE.format("state_lst")),
        right=component(_STALE.format("state_lost")),
    ),
    Entry(
        code="RFC235",
        title="an action in an event-driven context",
        meaning="A running action takes one step per cycle, so it belongs to a periodic context.",
        wrong=arm_component(
            """
            <ports>
              <event-in name="go"/>
              <action-provider name="move" action="arm.Move"/>
            </ports>
            """,
            execution='<execution name="main" mode="event-driven"/>',
        ),
        right=arm_component(
            """
            <ports>
              <event-in name="go"/>
              <action-provider name="move" action="arm.Move"/>
            </ports>
            """
        ),
    ),
    Entry(
        code="RFC240",
        title="a transition waits for something that cannot cause it",
        meaning="'on' names an event input, a queued data input, a fault of the component, or a "
        "broadcast that it receives.",
        wrong=_modes('<transition from="idle" to="moving" on="goo"/>'),
        right=_modes('<transition from="idle" to="moving" on="go"/>'),
    ),
    Entry(
        code="RFC241",
        title="a transition has no condition",
        meaning="Without a cause and without a guard the mode would be left at once. Give 'on', "
        "'guard' or both.",
        wrong=_modes('<transition from="idle" to="moving"/>'),
        right=_modes('<transition from="idle" to="moving" guard="is_ordered"/>'),
    ),
    Entry(
        code="RFC242",
        title="a mode is never reached",
        meaning="No chain of transitions leads from the initial mode to this one. Only a warning.",
        wrong=_modes(
            '<transition from="idle" to="moving" on="go"/>',
            '<mode name="idle"/><mode name="moving"/><mode name="homing"/>',
        ),
        right=_modes('<transition from="idle" to="moving" on="go"/>'),
    ),
)
