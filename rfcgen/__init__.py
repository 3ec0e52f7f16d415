"""Describe a robotic functional component in XML; generate, debug, test and integrate it."""

__version__ = "0.1.0"
