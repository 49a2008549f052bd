"""The paths of a checkout."""

from pathlib import Path

ROOT = Path(__file__).parents[2]
VENV = ROOT / ".venv"
BIN = VENV / "bin"
STAMPS = VENV / "set-up"
BUILD = ROOT / "build"
LOG = BUILD / "set-up.log"
SOURCES = ROOT / "src"
WEB = ROOT / "web"
BACKEND = ROOT / "build_backend"
REQUIREMENTS = ROOT / "requirements"
SET_UP = ROOT / "scripts" / "set_up.py"
