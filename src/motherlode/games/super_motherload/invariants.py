"""Quantities that no action changes: Bomb Tokens, Artifact Tiles, Achievements, cards of a seat."""

from motherlode.kernel.rules import Rules
from motherlode.kernel.state import State

from . import kinds, state_cells as cell

CARDS_FOR_SALE = len(kinds.COLOURS) * kinds.RANKS
CARDS_OF_DECK = kinds.STARTERS + CARDS_FOR_SALE


def conserved(rules: Rules, s: State) -> dict[str, int]:
    """How many tokens, tiles and cards there are, in all zones together."""
    cells = s.cells
    blocks = [int(s.block(seat)) for seat in range(rules.seats)]
    totals = {
        "bomb tokens": cells[cell.BOMB_SUPPLY]
        + sum(cells[block + cell.BOMB_TOKENS] for block in blocks)
    }
    for number, artifact in enumerate(kinds.ARTIFACTS):
        held = sum(cells[block + cell.ARTIFACTS_HELD + number] for block in blocks)
        totals[f"{artifact} tiles"] = (
            cells[cell.ARTIFACT_SUPPLY + number] + cells[cell.USED_ARTIFACTS + number] + held
        )
    totals["majors"] = sum(
        cells[cell.MAJOR_ROW + number]
        + sum(cells[block + cell.MAJORS_WON + number] for block in blocks)
        for number in range(len(kinds.MAJORS))
    )
    under = [cells[cell.UNDER_MINOR_DECK + number] - 1 for number in range(len(kinds.MINORS))]
    for number, minor in enumerate(kinds.MINORS):
        won = sum(cells[block + cell.MINORS_WON + number] for block in blocks)
        totals[minor] = (
            cells[cell.MINOR_DECK + number]
            + cells[cell.MINOR_ROW + number]
            + under.count(number)
            + won
        )
    for seat, block in enumerate(blocks):
        totals[f"cards of seat {seat + 1}"] = _cards(s, block)
    return {name: int(total) for name, total in totals.items()}


def _cards(s: State, block: int) -> int:
    """How many cards a seat has, those in its stacks included."""
    cells = s.cells
    if cells[block + cell.PILOT_DECK] == 0:
        return CARDS_OF_DECK
    zones = (cell.DRAW_DECK, cell.IN_HAND, cell.PLAYED, cell.DISCARD)
    in_play = sum(cells[block + zone + kind] for zone in zones for kind in range(kinds.CARDS))
    sold = sum(cells[block + cell.BOUGHT + stack] for stack in range(len(kinds.COLOURS)))
    return int(in_play + CARDS_FOR_SALE - sold)
