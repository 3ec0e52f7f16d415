"""Bounds of a document; far above what people write, far below what hurts."""

from dataclasses import dataclass

NAMESPACE = "urn:rfcgen:1"
"""The namespace of every document."""


@dataclass(frozen=True, slots=True)
class Limits:
    """Hold the most that one document may have of each thing; ``reasons`` are mistakes shown."""

    size: int = 4 * 1024 * 1024
    depth: int = 64
    elements: int = 100_000
    attributes: int = 100
    reasons: int = 100


LIMITS = Limits()
