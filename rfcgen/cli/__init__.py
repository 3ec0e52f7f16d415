"""Talk to the person at the terminal."""
