# Made by rfcgen from the component MotionCore, model ff5bb870410f.
# Do not edit: change the XML document, then run "rfcgen new component" on it.
"""What rfcgen makes of MotionCore: its base class, ports, configuration and profile."""

from rfcgen.runtime import require_api

require_api(1)
