"""What rules show to clients, and what today's clients don't know of that."""

from motherlode.i18n.catalogue import words_messages
from motherlode.kernel import state
from motherlode.kernel.game import Game
from motherlode.kernel.release import release_of


def shown_to_clients(game: Game) -> set[tuple[str, str]]:
    """Zones, words, events and verbs of a game."""
    return {
        *(("zone", zone.name) for zone in [*game.layout.common, *game.layout.owned]),
        *(("words", name) for name in words_messages(game.words)),
        *(("event", kind.name) for kind in game.events.kinds),
        *(("verb", row.verb) for row in game.actions.rows),
    }


def unknown_to_clients(now: Game, kept: Game) -> list[tuple[str, str]]:
    """What kept rules show and the game of today doesn't have; words, zones, events and verbs may
    be added, never removed. Cells of the header may be added too, but not moved.
    """
    header = release_of(kept.setup(kept.seats[0])).module("kernel.state")
    assert (header.TURN, header.FRAME) == (state.TURN, state.FRAME)
    return sorted(shown_to_clients(kept) - shown_to_clients(now))
