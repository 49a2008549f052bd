"""The games that are there: our own and those that other packages register.

A package registers a game with an entry point in the group `motherlode.games` that names its
`Title`.
"""

from functools import cache
from importlib.metadata import entry_points

from motherlode.kernel.errors import UnknownGame
from motherlode.kernel.title import Title

GROUP = "motherlode.games"


@cache
def titles() -> dict[str, Title]:
    """Every registered game by its name."""
    found: dict[str, Title] = {}
    for point in entry_points(group=GROUP):
        title = point.load()
        found[title.name] = title
    return dict(sorted(found.items()))


def title(name: str) -> Title:
    try:
        return titles()[name]
    except KeyError:
        known = ", ".join(titles())
        raise UnknownGame(f"no game is called {name!r:.40}; there is: {known}") from None
