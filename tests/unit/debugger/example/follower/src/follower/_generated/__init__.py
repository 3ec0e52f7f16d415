"""Generated from component.xml."""

from rfcgen.runtime import require_api

require_api(1)
