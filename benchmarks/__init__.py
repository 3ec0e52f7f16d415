"""What the run time costs, measured beside the bare floor in the same run."""
