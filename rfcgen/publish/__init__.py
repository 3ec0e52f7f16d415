"""Write rendered files into a user's folder, and know which are whose.

`rfcgen.publish.planning` stays outside: it loads cookiecutter, and reading a manifest needs none.
"""

from rfcgen.publish.applying import apply_plan
from rfcgen.publish.manifest import Manifest
from rfcgen.publish.plan import Action, Change, Owner, Plan

__all__ = ["Action", "Change", "Manifest", "Owner", "Plan", "apply_plan"]
