"""Motherlode: three board games as software for players, designers and researchers.

    import motherlode

    game = motherlode.new_game("karats", seats=2)
    game.play(game.legal()[0])

`__all__` lists what is offered to programs; docs/api.md shows it.
"""

import os
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from motherlode import _run_from_source

__version__ = "1.0.0"

_run_from_source.provide_vecs()
if os.environ.get("MOTHERLODE_PURE") == "1":
    _run_from_source.prefer_source()

if TYPE_CHECKING:
    from motherlode.public_api import *  # noqa: F403
else:

    def __getattr__(name: str) -> Any:
        """Returns a name of the public API, loading it at the first use: so the import is quick."""
        if name == "__all__":
            return ["__version__", *_public_api().__all__]
        if name.startswith("_") or _is_module(name) or name not in _public_api().__all__:
            raise AttributeError(f"module 'motherlode' has no attribute {name!r}")
        return getattr(_public_api(), name)

    def __dir__() -> list[str]:
        return sorted({*globals(), *_public_api().__all__})


def _public_api() -> Any:
    from motherlode import public_api

    return public_api


def _is_module(name: str) -> bool:
    """True if `name` is a module of this package; Python then imports it itself."""
    return find_spec(f"motherlode.{name}") is not None
