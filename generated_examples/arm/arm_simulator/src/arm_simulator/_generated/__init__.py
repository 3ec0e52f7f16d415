# Made by rfcgen from the component ArmSimulator, model 248692d77ae4.
# Do not edit: change the XML document, then run "rfcgen new component" on it.
"""What rfcgen makes of ArmSimulator: its base class, ports, configuration and profile."""

from rfcgen.runtime import require_api

require_api(1)
