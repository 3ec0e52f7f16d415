"""Do what one command asks, and return the result."""
