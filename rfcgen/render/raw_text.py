"""Values as a document writes them, on one line."""

from rfcgen.model.values import RawValue

_MOST = 60


def raw_text(raw: RawValue) -> str:
    """Return what a reader needs to see of a value; a long one is cut."""
    text = _whole(raw)
    return text if len(text) <= _MOST else f"{text[: _MOST - 1]}…"


def _whole(raw: RawValue) -> str:
    if raw.text is not None:
        return raw.text
    if raw.members:
        return ", ".join(f"{name} = {_whole(value)}" for name, value in raw.members)
    return "; ".join(_whole(item) for item in raw.items)
