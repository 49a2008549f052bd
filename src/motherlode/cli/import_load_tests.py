"""Imports code that only the repository has: load tests in `tests/load`, outside the package."""

import importlib
import sys
from pathlib import Path
from types import ModuleType

import motherlode
from motherlode.kernel.errors import MotherlodeError


class NeedsCheckout(MotherlodeError):
    """The command needs the repository, but runs outside of it."""


def load_module(name: str) -> ModuleType:
    """Imports `tests.load.<name>` from the checkout; raises NeedsCheckout outside of one."""
    root = checkout_root()
    if root is None:
        raise NeedsCheckout("this command needs the repository's tests: run it in a checkout")
    if str(root) not in sys.path:
        sys.path.insert(0, str(root))
    return importlib.import_module(f"tests.load.{name}")


def checkout_root() -> Path | None:
    """The repository that the package was imported from, or the current folder if it is one."""
    imported_from = Path(motherlode.__file__).resolve().parents[2]
    candidates = (imported_from, Path.cwd())
    return next((root for root in candidates if (root / "tests/load/launch.py").is_file()), None)
