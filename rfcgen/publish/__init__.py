"""Write rendered files into a user's folder, and know which are whose."""

from rfcgen.publish.applying import apply_plan
from rfcgen.publish.manifest import Manifest
from rfcgen.publish.plan import Action, Change, Owner, Plan
from rfcgen.publish.planning import make_plan

__all__ = ["Action", "Change", "Manifest", "Owner", "Plan", "apply_plan", "make_plan"]
