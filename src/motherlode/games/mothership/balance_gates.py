"""The balance gates of the content (M61), measured in games between equal bots."""

from collections.abc import Mapping

from motherlode.kernel.state import State
from motherlode.plugin_types import EndedGames, Gate

from . import kinds, state_cells as cell
from .cards import catalogue
from .technology import tiles

SEAT_MARGIN = 0.06
LEAST = 0.01
MOST_OF_A_BRANCH = 0.6
TWO = 2
LENGTHS = {(TWO, "standard"): (8, 30), (4, "victory_points"): (6, 14)}
"""The least and most rounds for the median game, by the number of players and the mode."""


def gates(ended: Mapping[int, EndedGames]) -> list[Gate]:
    """All balance gates of Mothership: wins by seat, length of games, use of cards, tiles,
    branches.

    The Solo Challenge has none of them: cards such as Wallet Inspector need other players. Its
    gates are those of its levels, which the lab measures.
    """
    several = {seats: games for seats, games in ended.items() if seats > 1 and games.states}
    if not several:
        return []
    every = [(games, state) for games in several.values() for state in games.states]
    return [
        *(gate for seats, games in several.items() for gate in seat_gates(seats, games)),
        *(gate for seats, games in several.items() for gate in length_gates(seats, games)),
        *card_gates(every),
        *tile_gates(every),
        *(branch_gates(several[TWO]) if TWO in several else []),
    ]


def seat_gates(seats: int, games: EndedGames) -> list[Gate]:
    """Gates for how often each seat wins, alone or with its team: close to a fair share."""
    count = len(games.states)
    fair = games.setup.win_probability(0, 1 / seats)
    shares = games.setup.win_probabilities(
        [
            sum(games.setup.rules.payoff(state, seat) for state in games.states) / count
            for seat in range(seats)
        ]
    )
    return [
        Gate(f"{seats} players: seat {seat + 1} wins", share, fair - SEAT_MARGIN,
             fair + SEAT_MARGIN, count)
        for seat, share in enumerate(shares)
    ]  # fmt: skip


def length_gates(seats: int, games: EndedGames) -> list[Gate]:
    """Gates for the length of two-player standard games and four-player Victory Points games."""
    wanted = LENGTHS.get((seats, str(games.setup.options["mode"])))
    if wanted is None:
        return []
    rounds = [int(state.cells[cell.ROUND]) for state in games.states]
    return [Gate.of_median(f"{seats} players: rounds, median", rounds, *wanted)]


def card_gates(every: list[tuple[EndedGames, State]]) -> list[Gate]:
    """Gates for the share of games in which each Action card is played.

    Games whose variants don't make a card playable are left out: there it can only be sold (M51).
    """
    found = []
    for card, name in enumerate(kinds.CARDS):
        states = [state for games, state in every if _playable(games, card)]
        if states:
            share = sum(state.cells[cell.PLAYED + card] > 0 for state in states) / len(states)
            found.append(Gate(f"card played: {name}", share, LEAST, 1.0, len(states)))
    return found


def _playable(games: EndedGames, card: int) -> bool:
    """True if a card is in the deck and the variants of the games allow to play it."""
    variant = catalogue.CARDS[card].variant
    in_deck = games.setup.rules.n.cards.count[card] > 0  # type: ignore[attr-defined]
    return in_deck and (not variant or bool(games.setup.options[variant]))


def tile_gates(every: list[tuple[EndedGames, State]]) -> list[Gate]:
    """Gates for the share of games in which each tile is bought."""
    found = []
    for place in tiles.PLACES:
        bought = sum(_owned(games, state, place) for games, state in every)
        name = f"tile bought: {place.line} {place.tier}"
        found.append(Gate(name, bought / len(every), LEAST, 1.0, len(every)))
    return found


def _owned(games: EndedGames, state: State, place: tiles.Place) -> bool:
    """True if any seat owns the tile of a place at the end of a game."""
    category, branch = kinds.category_of(place.line), kinds.side_of(place.line)
    blocks = [state.block(seat) + category for seat in range(games.setup.seats)]
    return any(
        state.cells[block + cell.TIER] >= place.tier
        and branch in (kinds.NO_BRANCH, state.cells[block + cell.BRANCH])
        for block in blocks
    )


def branch_gates(games: EndedGames) -> list[Gate]:
    """Gates for the win rate of each branch in games where two players chose different ones."""
    found = []
    for category in range(len(kinds.CATEGORIES)):
        won, count = 0.0, 0
        for state in games.states:
            chosen = [
                int(state.cells[state.block(seat) + cell.BRANCH + category]) for seat in range(TWO)
            ]
            if sorted(chosen) == [1, 2]:
                won += games.setup.rules.payoff(state, chosen.index(1))
                count += 1
        first, second = kinds.TREE[kinds.CATEGORIES[category]]
        low, high = 1 - MOST_OF_A_BRANCH, MOST_OF_A_BRANCH
        share = won / count if count else 0.5
        found.append(Gate(f"{first} against {second}", share, low, high, max(count, 1)))
    return found
