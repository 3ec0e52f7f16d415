"""What documents say, as frozen values."""
