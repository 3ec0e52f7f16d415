# Made by rfcgen from the system ArmMotion, model 1baedb535fd8.
# Do not edit: change the XML document, then run "rfcgen integrate system" on it.
"""Put the packages that ArmMotion is made of on the path."""

import json
import sys
from pathlib import Path

PACKAGE = Path(__file__).parents[2]
MANIFEST = json.loads((PACKAGE / "rfcgen.json").read_text(encoding="utf-8"))
FOLDERS = [".", *MANIFEST["components"], *MANIFEST["types"]]

sys.path[:0] = [str((PACKAGE / folder / "src").resolve()) for folder in FOLDERS]
