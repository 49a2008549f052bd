"""The games that are there: our own and those that other packages register.

A package registers a game with an entry point in the group `motherlode.games` that names its
`Game`.
"""

import warnings
from functools import cache
from importlib.metadata import EntryPoint, entry_points

from motherlode.kernel.errors import UnknownGame
from motherlode.kernel.game import Game

GROUP = "motherlode.games"


@cache
def all_games() -> dict[str, Game]:
    """Every registered game by its name."""
    found: dict[str, Game] = {}
    for point in entry_points(group=GROUP):
        title = _loaded(point)
        if title is not None and title.name not in found:
            found[title.name] = title
    return dict(sorted(found.items()))


def _loaded(point: EntryPoint) -> Game | None:
    """The title that an entry point names; one that can't be had is warned of and left out."""
    try:
        title = point.load()
        if isinstance(title, Game):
            return title
        why = "is no Game"
    except (Exception, SystemExit) as error:
        why = f"can't be loaded: {error!r}"
    warnings.warn(f"the game {point.name!r} ({point.value}) {why}", stacklevel=2)
    return None


def find_game(name: str) -> Game:
    try:
        return all_games()[name]
    except KeyError:
        known = ", ".join(all_games())
        raise UnknownGame(f"no game is called {name!r:.40}; there is: {known}") from None
