"""Codes RFC5xx, run time and lifecycle: what the launcher of a system says."""

from rfcgen.diagnostics.catalogue.entry import Entry

ENTRIES: tuple[Entry, ...] = (
    Entry(
        code="RFC501",
        title="a system parameter is set wrongly",
        meaning="'--set NAME=VALUE' gives a parameter of the system its value. The name must be "
        "one of the document's system parameters, and the value must fit its type.",
        wrong="rfcgen run system motion.system.xml --set drive_buss=virtual:arm",
        right="rfcgen run system motion.system.xml --set drive_bus=virtual:arm",
    ),
    Entry(
        code="RFC502",
        title="an instance could not be started",
        meaning="All instances are initialized, then all are activated. One of these callbacks "
        "raised, or a link could not be opened; the message names the instance and the cause. "
        "What had been started is stopped again.",
        wrong='<link name="bus" join="drives.bus" address="socketcan:can9"/>',
        right='<link name="bus" join="drives.bus" address="virtual:arm"/>',
    ),
    Entry(
        code="RFC503",
        title="the run ended early",
        meaning="The engine could not go on. On the simulated engine this happens when callbacks "
        "wait for each other and nothing can ever run again; every call that waits is named. "
        "Give the connector a time-out, or let the reader take its data.",
        wrong='<connect from="comm.command" to="planner.command" overflow="wait"/>',
        right='<connect from="comm.command" to="planner.command" overflow="wait" timeout="1s"/>',
    ),
    Entry(
        code="RFC504",
        title="a context ended in ERROR",
        meaning="An exception left a callback during the run, or the kernel raised an error; the "
        "message gives the first cause, and the log its traceback. The other contexts went on.",
    ),
    Entry(
        code="RFC505",
        title="a context could not be stopped",
        meaning="The context was in a callback that did not return in the time that a stop may "
        "take. Its process ends without it; nothing more is promised about its devices. Let no "
        "callback wait outside the run time.",
        wrong="def on_execute(self) -> None:\n    reply = self.socket.recv(100)",
        right="def on_execute(self) -> None:\n    self.socket.settimeout(0)\n    ...",
    ),
)
