"""The balance gates of the rebuilt content (S60), measured on ended games of equal bots."""

from collections.abc import Mapping

from motherlode.plugin_types import EndedGames, Gate

from . import kinds, state_cells as cell

MOST_SEATS = 4
DECK_MARGIN = 0.05
LEAST_SHARE = 0.01


def gates(ended: Mapping[int, EndedGames]) -> list[Gate]:
    """Gates of Super Motherload for decks, length of games and rarest cards, in games of four."""
    games_of_four = ended.get(MOST_SEATS)
    if games_of_four is None:
        return []
    return [
        *deck_gates(games_of_four),
        length_gate(games_of_four),
        rarest_pilot(games_of_four),
        rarest_minor(games_of_four),
    ]


def deck_gates(games: EndedGames) -> list[Gate]:
    """A gate for each deck's share of the wins: every game of four has all four decks."""
    wins = [0.0] * len(kinds.DECKS)
    for state in games.states:
        for seat in range(MOST_SEATS):
            deck = state.cells[state.block(seat) + cell.PILOT_DECK] - 1
            wins[deck] += games.setup.rules.payoff(state, seat)
    count = len(games.states)
    low, high = 0.25 - DECK_MARGIN, 0.25 + DECK_MARGIN
    return [
        Gate(f"wins of the {deck} deck", won / count, low, high, count)
        for deck, won in zip(kinds.DECKS, wins, strict=True)
    ]


def length_gate(games: EndedGames) -> Gate:
    rounds = [int(state.cells[cell.ROUND]) for state in games.states]
    return Gate.of_median("median rounds of 4 players", rounds, 15, 30)


def rarest_pilot(games: EndedGames) -> Gate:
    """A gate for the Pilot bought in the fewest games; every deck is in every game of four."""
    bought: dict[str, int] = {
        f"{deck} {name}": 0 for deck in kinds.DECKS for name in kinds.STACK_NAMES
    }
    for state in games.states:
        for seat in range(MOST_SEATS):
            block = state.block(seat)
            deck = kinds.DECKS[state.cells[block + cell.PILOT_DECK] - 1]
            for stack in range(len(kinds.COLOURS)):
                for rank in range(1, state.cells[block + cell.BOUGHT + stack] + 1):
                    card = kinds.card(kinds.Colour(stack), rank)
                    bought[f"{deck} {kinds.CARD_NAMES[card]}"] += 1
    return _rarest("rarest Pilot bought", bought, len(games.states))


def rarest_minor(games: EndedGames) -> Gate:
    claimed = dict.fromkeys(kinds.MINORS, 0)
    for state in games.states:
        for seat in range(MOST_SEATS):
            for number, minor in enumerate(kinds.MINORS):
                claimed[minor] += int(state.cells[state.block(seat) + cell.MINORS_WON + number])
    return _rarest("rarest Minor claimed", claimed, len(games.states))


def _rarest(name: str, counts: dict[str, int], games: int) -> Gate:
    rarest = min(counts, key=lambda key: counts[key])
    return Gate(f"{name} ({rarest})", counts[rarest] / games, LEAST_SHARE, 1.0, games)
