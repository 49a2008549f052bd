"""Which spaces of a board side the cards of an edition can cover at all (S6).

A board is one whole number with a bit for every space. Tunnels that are in the way are ignored, so
a space that is not found here can't be covered in any order of digging.
"""

from functools import lru_cache

from . import dig_tools, kinds, pilot_bonuses, text_maps
from .content_schema import Content, Pilot
from .text_maps import Cell

STRIDE = 2 * kinds.COLUMNS
"""Bits for a row: the spare ones keep shapes from wrapping around an edge."""
ABOVE = kinds.ROWS
"""Rows above the board's first one, for shapes that cross the seam."""
Drill = tuple[int, int, int]
"""A colour, abilities as bits, and the number of icons."""


def uncoverable_artifacts(content: Content, board: str, first_depth: bool) -> list[int]:
    """The Artifact spaces of a map that no card of the edition can cover."""
    covered = coverable(board, first_depth, _drills(content), tuple(content.patterns()))
    printed = text_maps.read_board(board)
    return [
        int(space)
        for space in text_maps.artifact_spaces(printed)
        if not covered >> _bit(*divmod(int(space), kinds.COLUMNS)) & 1
    ]


@lru_cache(maxsize=256)
def coverable(
    board: str, first_depth: bool, drills: tuple[Drill, ...], patterns: tuple[str, ...]
) -> int:
    """The spaces that can be covered, as bits; tunnels begin at the top edge of the board."""
    printed = text_maps.read_board(board)
    above = 0 if first_depth else _rows_above(text_maps.width_of(board))
    shapes = _drill_shapes(printed, drills, above) + _bomb_shapes(printed, patterns, above)
    covered, grown = _rows_above(text_maps.width_of(board)), True
    while grown:
        before = covered
        for mask, open_spaces, corners in shapes:
            covered |= _places(mask, open_spaces, _near(covered, corners))
        grown = covered != before
    return covered


Shape = tuple[int, int, bool]
"""A mask at the first bit, the spaces that its tool may cover, and whether corners connect it."""


def _drill_shapes(printed: list[int], drills: tuple[Drill, ...], above: int) -> list[Shape]:
    shapes: list[Shape] = []
    for colour, abilities, icons in drills:
        tool = dig_tools.Drill(colour, bool(abilities & kinds.THROUGH_ROCK))
        open_spaces = _open(tool, printed) | above
        corners = bool(abilities & kinds.ROUND_CORNERS)
        across = [(0, at) for at in range(icons)]
        down = [(at, 0) for at in range(icons)]
        shapes += [(_mask(across), open_spaces, corners), (_mask(down), open_spaces, corners)]
    return shapes


def _bomb_shapes(printed: list[int], patterns: tuple[str, ...], above: int) -> list[Shape]:
    open_spaces = _open(dig_tools.Bomb(), printed) | above
    return [
        (_mask(cells), open_spaces, False)
        for pattern in patterns
        for _, cells in text_maps.turnings(text_maps.read_pattern(pattern))
    ]


def _drills(content: Content) -> tuple[Drill, ...]:
    """The shortest Drill of each colour with each set of abilities: it reaches all that longer
    ones reach."""
    found = {
        drill
        for deck in kinds.DECKS
        for colour in range(len(kinds.DRILL_COLOURS))
        for drill in _drills_of(content.cards(deck), colour)
    }
    shortest: dict[tuple[int, int], int] = {}
    for colour, abilities, icons in sorted(found, reverse=True):
        shortest[colour, abilities] = icons
    return tuple((*drill, icons) for drill, icons in shortest.items())


def _drills_of(cards: list[Pilot], colour: int) -> set[Drill]:
    """Every Drill that cards of a deck make in a colour, at most as long as a board."""
    names = (kinds.DRILL_COLOURS[colour], "wild")
    sums: set[tuple[int, int]] = {(0, 0)}
    for key, card in enumerate(cards):
        own = card.colour or kinds.CARD_NAMES[key].split()[0]
        if own in names:
            abilities = 0
            for bonus in card.drill:
                abilities |= int(pilot_bonuses.DRILL_BONUSES[bonus].ability)
            sums |= {
                (before | abilities, icons + card.icons)
                for before, icons in sums
                if icons + card.icons <= kinds.ROWS
            }
    return {(colour, abilities, icons) for abilities, icons in sums if icons}


def _bit(row: int, column: int) -> int:
    return (row + ABOVE) * STRIDE + column + 1


def _mask(cells: list[Cell]) -> int:
    return sum(1 << (row * STRIDE + column) for row, column in cells)


def _rows_above(columns: int) -> int:
    """The rows over the board, where tunnels or the surface are."""
    row = ((1 << columns) - 1) << 1
    return sum(row << (at * STRIDE) for at in range(ABOVE))


def _open(tool: dig_tools.Tool, printed: list[int]) -> int:
    """The spaces that a tool may cover."""
    bits = 0
    for row, mask in enumerate(dig_tools.open_masks(tool, printed)):
        bits |= mask << _bit(row, 0)
    return bits


def _near(covered: int, corners: bool) -> int:
    """The spaces that touch a covered one."""
    wide = covered << 1 | covered >> 1
    if corners:
        wide |= covered
        return wide | wide << STRIDE | wide >> STRIDE
    return wide | covered << STRIDE | covered >> STRIDE


def _places(mask: int, open_spaces: int, near: int) -> int:
    """All spaces under the places of a shape that are open and touch a near one."""
    fits = open_spaces
    touches = 0
    offsets = [at for at in range(mask.bit_length()) if mask >> at & 1]
    for at in offsets:
        fits &= open_spaces >> at
        touches |= near >> at
    fits &= touches
    spaces = 0
    for at in offsets:
        spaces |= fits << at
    return spaces
