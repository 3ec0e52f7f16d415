"""The version that generated code and run time must agree on."""

from rfcgen.runtime.errors import RuntimeVersionError

API_VERSION: int = 1
"""Grows when generated code of before no longer works with the run time."""


def require_api(version: int) -> None:
    """Refuse generated code of another version; called when a generated package is imported."""
    if version != API_VERSION:
        raise RuntimeVersionError(
            f"the package was generated for run-time version {version}, but this rfcgen has "
            f"version {API_VERSION}; generate it again with 'rfcgen new component'"
        )
