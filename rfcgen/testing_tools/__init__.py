"""What runs beside a component's tests, inside their own process."""
