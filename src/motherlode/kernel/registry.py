"""The registered games: our own and those of other packages.

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
    games: dict[str, Game] = {}
    for point in entry_points(group=GROUP):
        game = _load(point)
        if game is not None and game.name not in games:
            games[game.name] = game
    return dict(sorted(games.items()))


def _load(point: EntryPoint) -> Game | None:
    """Loads the game of an entry point; if that fails, warns and returns None."""
    try:
        game = point.load()
        if isinstance(game, Game):
            return game
        why = "is not a Game"
    except (Exception, SystemExit) as error:
        why = f"can't be loaded: {error!r}"
    warnings.warn(f"the game {point.name!r} ({point.value}) {why}", stacklevel=2)
    return None


def find_game(name: str) -> Game:
    """The game registered under this name; raises `UnknownGame`."""
    try:
        return all_games()[name]
    except KeyError:
        known = ", ".join(all_games())
        raise UnknownGame(f"no game is called {name!r:.40}; known games: {known}") from None
