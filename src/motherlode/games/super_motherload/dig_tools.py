"""Tools to dig with: Drills of a colour, Drills that break Rock, and Bombs (S23, S38)."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from . import kinds, spaces
from .kinds import Colour, Space


class Tool:
    """A way to dig, a Drill or a Bomb, which can cover some terrains and not others.

    `open` holds the masks of the spaces that the tool may cover: ROWS rows for each board side.
    """

    def __init__(self) -> None:
        self.open = vec[i64]()

    def covers(self, terrain: i64) -> bool:
        """True if the tool may cover spaces of a terrain."""
        raise NotImplementedError

    def why_not_cover(self, terrain: i64) -> str:
        """The reason why the tool may not cover spaces of a terrain."""
        raise NotImplementedError


@final
class Drill(Tool):
    def __init__(self, colour: int, through_rock: bool) -> None:
        super().__init__()
        self.colour = Colour(colour)
        self.through_rock = through_rock

    def covers(self, terrain: i64) -> bool:
        if terrain == kinds.ROCK:
            return self.through_rock
        return spaces.steel_colour(terrain) in (spaces.NOTHING, self.colour)

    def why_not_cover(self, terrain: i64) -> str:
        return "rock_not_drilled" if terrain == kinds.ROCK else "steel_of_another"


@final
class Bomb(Tool):
    def covers(self, terrain: i64) -> bool:
        return spaces.steel_colour(terrain) == spaces.NOTHING

    def why_not_cover(self, terrain: i64) -> str:
        return "steel_not_bombed"


@final
class Tools:
    """Every tool, with the spaces of each board side that it may cover."""

    def __init__(self, boards: list[list[int]]) -> None:
        colours = range(len(kinds.DRILL_COLOURS))
        self.drills: Final = vec[Tool]([Drill(colour, False) for colour in colours])
        self.rock_drills: Final = vec[Tool]([Drill(colour, True) for colour in colours])
        self.bomb: Final[Tool] = Bomb()
        for tool in [*self.drills, *self.rock_drills, self.bomb]:
            tool.open = vec[i64](
                [mask for printed in boards for mask in padded(open_masks(tool, printed))]
            )

    def drill(self, colour: Colour, abilities: i64) -> Tool:
        """The drilling tool of a colour, which breaks Rock if the abilities say so."""
        if abilities & kinds.THROUGH_ROCK != 0:
            return self.rock_drills[colour]
        return self.drills[colour]


def padded(masks: list[int]) -> list[int]:
    """The masks of a board side, with empty ones for the rows that it doesn't have."""
    return masks + [0] * (kinds.ROWS - len(masks))


def open_masks(tool: Tool, printed: list[int]) -> list[int]:
    """For each row of a board side, the mask of the spaces that the tool may cover."""
    masks = [0] * (len(printed) // kinds.COLUMNS)
    for i in range(len(printed)):
        if printed[i] > 0 and tool.covers(spaces.terrain_of(printed[i])):
            space = Space(i)
            masks[spaces.row_of(space)] |= int(spaces.mask_of(spaces.column_of(space)))
    return masks
