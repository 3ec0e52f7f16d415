"""Judge what a model means: one pass per file, each returning diagnostics."""

from rfcgen.check.project import check_project
from rfcgen.check.unsupported import unsupported

__all__ = ["check_project", "unsupported"]
