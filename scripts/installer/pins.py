"""Renews the pins in requirements/, with pip-tools in an environment of its own."""

from installer import environment
from installer.paths import BUILD, ROOT
from installer.steps import run

STEP = "pins"
FOLDER = BUILD / "pin"


def renew() -> None:
    """Pins the newest versions of all packages, with hashes."""
    python = FOLDER / "bin" / "python"
    print(f"motherlode: {STEP} ...", flush=True)
    environment.create(FOLDER)
    environment.run_pip(STEP, python, "install", "pip-tools", "packaging")
    run(STEP, python, ROOT / "scripts" / "pin.py")
    print("motherlode: all packages are pinned in requirements/")
