"""Sentences about types and facets for docstrings and documents."""

from rfcgen.model.types import Facets, TypeReference

_OBVIOUS = ("bool", "string", "float64")


def field_text(description: str, reference: TypeReference, facets: Facets) -> str:
    """Return a description with what the Python type does not say; empty if nothing is left."""
    text = description.strip()
    facts = type_facts(reference, facets)
    if not text or not facts:
        return text or facts
    joint = " " if text.endswith((".", "!", "?", "。")) else ". "
    return text + joint + facts


def type_facts(reference: TypeReference, facets: Facets) -> str:
    """Return ``Type float64[6], unit rad, 0 to 2.``, or nothing if all is obvious."""
    facts = [f"unit {facets.unit}"] if facets.unit else []
    if limits := limits_text(facets):
        facts.append(limits)
    if not facts and (str(reference) in _OBVIOUS or _is_named(reference)):
        return ""
    name = f"{reference}, in ns" if reference.name in ("time", "duration") else str(reference)
    return ", ".join((f"Type {name}", *facts)) + "."


def limits_text(facets: Facets) -> str:
    """Return what the facets allow, such as ``0 to 2 in steps of 0.5``."""
    parts: list[str] = []
    if facets.minimum is not None and facets.maximum is not None:
        parts.append(f"{facets.minimum} to {facets.maximum}")
    elif facets.minimum is not None:
        parts.append(f"at least {facets.minimum}")
    elif facets.maximum is not None:
        parts.append(f"at most {facets.maximum}")
    if facets.above is not None:
        parts.append(f"above {facets.above}")
    if facets.below is not None:
        parts.append(f"below {facets.below}")
    if facets.step is not None:
        parts.append(f"in steps of {facets.step}")
    if facets.choices:
        parts.append("one of " + " | ".join(facets.choices))
    if facets.max_length is not None:
        parts.append(f"at most {facets.max_length} long")
    return ", ".join(parts)


def _is_named(reference: TypeReference) -> bool:
    return not reference.is_scalar and reference.shape is None
