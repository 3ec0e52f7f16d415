# Made by rfcgen from the types of arm, model ec23933b94a6.
# Do not edit: change the XML document, then run "rfcgen new types" on it.
"""Enumerations; the numbers are those on the wire."""

import enum


class AxisRole(enum.Enum):
    """What an axis moves."""

    JOINT = 1
    GRIPPER = 2
    TOOL = 3
    """The rotation of the tool."""
