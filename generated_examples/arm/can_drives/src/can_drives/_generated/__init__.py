# Made by rfcgen from the component CanDrives, model b69be35d6bc9.
# Do not edit: change the XML document, then run "rfcgen new component" on it.
"""What rfcgen makes of CanDrives: its base class, ports, configuration and profile."""

from rfcgen.runtime import require_api

require_api(1)
