"""The parts of the demo: run the motion, record it, judge it, draw it."""
