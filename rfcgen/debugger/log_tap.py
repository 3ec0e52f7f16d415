"""Take what a component's logger is told, instead of printing it."""

import logging
from collections.abc import Callable
from typing import Self


class LogTap(logging.Handler):
    """Hand each record to a function, from INFO on, while the context manager is open."""

    def __init__(self, logger: logging.Logger, told: Callable[[logging.LogRecord], None]) -> None:
        super().__init__(logging.INFO)
        self._logger = logger
        self._told = told
        self._before = (logger.level, logger.propagate)

    def emit(self, record: logging.LogRecord) -> None:
        """Hand the record over."""
        self._told(record)

    def __enter__(self) -> Self:
        self._logger.addHandler(self)
        self._logger.setLevel(logging.INFO)
        self._logger.propagate = False
        return self

    def __exit__(self, *_: object) -> None:
        level, self._logger.propagate = self._before
        self._logger.setLevel(level)
        self._logger.removeHandler(self)
