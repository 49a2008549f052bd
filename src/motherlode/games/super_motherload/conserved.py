"""What no action may change: Bomb Tokens, Artifact Tiles, Achievements, each seat's cards."""

from motherlode.games.super_motherload.kinds import (
    ARTIFACTS,
    CARDS,
    MAJORS,
    MINORS,
    RANKS,
    STACKS,
)
from motherlode.games.super_motherload.parts import (
    BOMBS,
    BOUGHT,
    CREW,
    DISCARD,
    DRAW_DECK,
    HELD,
    IN_HAND,
    MAJOR_ROW,
    MAJORS_WON,
    MINOR_DECK,
    MINOR_ROW,
    MINORS_WON,
    PLAYED,
    SUPPLY,
    TOKENS,
    UNDER,
    USED,
    block,
)
from motherlode.kernel.rules import Rules
from motherlode.kernel.state import State


def conserved(rules: Rules, s: State) -> dict[str, int]:
    """The tokens, tiles and cards of the box, wherever they lie."""
    cells = s.cells
    seats = [int(block(seat)) for seat in range(rules.seats)]
    totals = {"bomb tokens": cells[BOMBS] + sum(cells[mine + TOKENS] for mine in seats)}
    for at, artifact in enumerate(ARTIFACTS):
        held = sum(cells[mine + HELD + at] for mine in seats)
        totals[f"{artifact} tiles"] = cells[SUPPLY + at] + cells[USED + at] + held
    totals["majors"] = sum(
        cells[MAJOR_ROW + at] + sum(cells[mine + MAJORS_WON + at] for mine in seats)
        for at in range(len(MAJORS))
    )
    under = [cells[UNDER + at] - 1 for at in range(len(MINORS))]
    for at, minor in enumerate(MINORS):
        won = sum(cells[mine + MINORS_WON + at] for mine in seats)
        totals[minor] = cells[MINOR_DECK + at] + cells[MINOR_ROW + at] + under.count(at) + won
    for seat, mine in enumerate(seats):
        totals[f"cards of seat {seat + 1}"] = _cards(s, mine)
    return {name: int(total) for name, total in totals.items()}


def _cards(s: State, mine: int) -> int:
    """The 23 cards of a deck: those being played with, and those in stacks."""
    cells = s.cells
    if cells[mine + CREW] == 0:
        return 23
    zones = (DRAW_DECK, IN_HAND, PLAYED, DISCARD)
    in_play = sum(cells[mine + zone + kind] for zone in zones for kind in range(CARDS))
    sold = sum(cells[mine + BOUGHT + stack] for stack in range(STACKS))
    return int(in_play + STACKS * (RANKS - 1) - sold)
