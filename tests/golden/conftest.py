"""The expected packages are compared, not run."""

collect_ignore = ["expected"]
