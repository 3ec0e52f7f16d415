"""The exceptions of the run time, named by what happened."""

# ruff: noqa: N818


class RuntimeFault(Exception):
    """Be the base of everything that the run time raises."""


class RuntimeVersionError(RuntimeFault):
    """Say that generated code and run time do not belong together."""


class WiringError(RuntimeFault):
    """Say that ports, links or instances cannot be joined as asked."""


class StartFailed(RuntimeFault):
    """Say which instance kept a system from starting, and why."""

    def __init__(
        self, instance: str, asked: str, answer: str, cause: BaseException | str | None
    ) -> None:
        super().__init__(f"'{instance}' could not {asked}: {answer}")
        self.instance = instance
        self.cause = cause


class PortTimeout(RuntimeFault):
    """Say that a reader made no room in time."""


class Stopping(RuntimeFault):
    """End a call that waits, because its component or the system stops."""


class ConfigurationRefused(RuntimeFault):
    """Refuse a set of configuration values; nothing has changed."""


class LinkError(RuntimeFault):
    """Say that a link cannot be opened or used."""


class SendFailed(LinkError):
    """Say that a frame could not be sent; it has been counted."""


class EndlessLoop(RuntimeFault):
    """Say that a context ran again and again at one instant, and name those that took part."""


class DeadLock(RuntimeFault):
    """Say that nothing can ever run again, and name every call that waits."""


class EngineError(RuntimeFault):
    """Say that an engine was used in a way that it does not support."""
