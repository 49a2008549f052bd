"""What no action may change: Bomb Tokens, Artifact Tiles, Achievements, each seat's cards."""

from motherlode.kernel.rules import Rules
from motherlode.kernel.state import State

from . import cells as cell, kinds


def conserved(rules: Rules, s: State) -> dict[str, int]:
    """The tokens, tiles and cards of the box, wherever they lie."""
    cells = s.cells
    seats = [int(s.block(seat)) for seat in range(rules.seats)]
    totals = {"bomb tokens": cells[cell.BOMBS] + sum(cells[mine + cell.TOKENS] for mine in seats)}
    for at, artifact in enumerate(kinds.ARTIFACTS):
        held = sum(cells[mine + cell.HELD + at] for mine in seats)
        totals[f"{artifact} tiles"] = cells[cell.SUPPLY + at] + cells[cell.USED + at] + held
    totals["majors"] = sum(
        cells[cell.MAJOR_ROW + at] + sum(cells[mine + cell.MAJORS_WON + at] for mine in seats)
        for at in range(len(kinds.MAJORS))
    )
    under = [cells[cell.UNDER + at] - 1 for at in range(len(kinds.MINORS))]
    for at, minor in enumerate(kinds.MINORS):
        won = sum(cells[mine + cell.MINORS_WON + at] for mine in seats)
        totals[minor] = (
            cells[cell.MINOR_DECK + at] + cells[cell.MINOR_ROW + at] + under.count(at) + won
        )
    for seat, mine in enumerate(seats):
        totals[f"cards of seat {seat + 1}"] = _cards(s, mine)
    return {name: int(total) for name, total in totals.items()}


def _cards(s: State, mine: int) -> int:
    """The 23 cards of a deck: those being played with, and those in stacks."""
    cells = s.cells
    if cells[mine + cell.CREW] == 0:
        return 23
    zones = (cell.DRAW_DECK, cell.IN_HAND, cell.PLAYED, cell.DISCARD)
    in_play = sum(cells[mine + zone + kind] for zone in zones for kind in range(kinds.CARDS))
    sold = sum(cells[mine + cell.BOUGHT + stack] for stack in range(len(kinds.COLOURS)))
    return int(in_play + len(kinds.COLOURS) * (kinds.RANKS - 1) - sold)
