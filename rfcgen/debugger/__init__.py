"""Drive one component from commands, on the virtual clock; stands on the run time alone."""
