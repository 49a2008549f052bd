"""The paths of a checkout."""

from pathlib import Path

ROOT = Path(__file__).parents[2]
VENV = ROOT / ".venv"
BIN = VENV / "bin"
BUILD = ROOT / "build"
STAMPS = VENV / "set-up"
"""The steps that are done in the environment; a new environment has none."""
OTHER_STAMPS = BUILD / "set-up"
"""The steps whose results are elsewhere in the checkout: compiled modules, the web client."""
LOG = BUILD / "set-up.log"
SOURCES = ROOT / "src"
WEB = ROOT / "web"
BACKEND = ROOT / "build_backend"
REQUIREMENTS = ROOT / "requirements"
SET_UP = ROOT / "scripts" / "set_up.py"
