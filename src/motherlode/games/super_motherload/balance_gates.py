"""The balance gates of the rebuilt content (S60), measured on ended games of equal bots."""

from collections.abc import Mapping
from statistics import median

from motherlode.plugins import EndedGames, Gate

from . import cells as cell, kinds

MOST_SEATS = 4
DECK_MARGIN = 0.05
SEAT_MARGIN = 0.06
LEAST_SHARE = 0.01


def gates(ended: Mapping[int, EndedGames]) -> list[Gate]:
    """Gates for the decks, the starting player, the length of games and the rarest cards.

    All but those of the starting player are measured in games of four, if there are any.
    """
    starters = [starter_gate(seats, games) for seats, games in ended.items()]
    games_of_four = ended.get(MOST_SEATS)
    if games_of_four is None:
        return starters
    return [
        *deck_gates(games_of_four),
        *starters,
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


def starter_gate(seats: int, games: EndedGames) -> Gate:
    """The starting player's share of the wins."""
    won = sum(
        games.setup.rules.payoff(state, state.cells[cell.STARTING_PLAYER]) for state in games.states
    )
    fair, count = 1 / seats, len(games.states)
    name = f"wins of the starting player of {seats}"
    return Gate(name, won / count, fair - SEAT_MARGIN, fair + SEAT_MARGIN, count)


def length_gate(games: EndedGames) -> Gate:
    rounds = median(int(state.cells[cell.ROUND]) for state in games.states)
    return Gate("median rounds of 4 players", rounds, 15, 30, len(games.states), share=False)


def rarest_pilot(games: EndedGames) -> Gate:
    """The Pilot bought in the fewest games; every deck is in every game of four."""
    bought: dict[str, int] = {
        f"{deck} {name}": 0
        for deck in kinds.DECKS
        for name in kinds.CARD_NAMES
        if not name.endswith("0")
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
