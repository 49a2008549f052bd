"""A slow reference implementation of the rules on where tunnels may lie (S16-S23)."""

from motherlode.games.super_motherload.text_maps import read_pattern
from tests.arrange import Table

TERRAINS = ("dirt",) * 4 + ("rock", "red", "blue", "yellow")
TURNINGS = ("r0", "r1", "r2", "r3", "m0", "m1", "m2", "m3")
Space = tuple[int, int]


def space_named(name: str) -> Space:
    return int(name[1:]) - 1, "abcdefghijklmnopqrst".index(name[0])


def turned_pattern(pattern: str, turning: str, corner: Space) -> set[Space]:
    """The spaces of a Bomb Pattern: flipped if `turning` begins with m, then turned right."""
    cells = read_pattern(pattern)
    if turning[0] == "m":
        cells = [(row, -column) for row, column in cells]
    for _ in range(int(turning[1])):
        cells = [(column, -row) for row, column in cells]
    top, left = min(row for row, _ in cells), min(column for _, column in cells)
    return {(corner[0] + row - top, corner[1] + column - left) for row, column in cells}


class ReferenceBoards:
    """The boards of a table, space by space."""

    def __init__(self, t: Table) -> None:
        rows = 8 if t.get("lower_board") == "none" else 16
        masks, spaces = t.get("covered"), t.get("spaces")
        self.ground = {
            (row, column): TERRAINS[(spaces[row * 20 + column] - 1) >> 4]
            for row in range(rows)
            for column in range(12)
        }
        self.covered = {(r, c) for r, c in self.ground if masks[r] >> c & 1}
        self.above = {(-1, column) for column in range(12) if t.get("above") >> column & 1}

    def allows(self, spaces: set[Space], colour: str, bonuses: set[str]) -> bool:
        """True if all spaces are free and of the right terrain, and one connects (S20-S23, S38)."""
        if not all(space in self.ground for space in spaces) or spaces & self.covered:
            return False
        grounds = {"dirt", colour} | ({"rock"} if colour == "bomb" or "rock" in bonuses else set())
        if not all(self.ground[space] in grounds for space in spaces):
            return False
        return self.connects(spaces, "corner" in bonuses)

    def connects(self, spaces: set[Space], corner: bool) -> bool:
        """True if one of the spaces touches a covered one or the surface (S21, S39)."""
        steps = [(0, 1), (0, -1), (1, 0), (-1, 0)]
        if corner:
            steps += [(1, 1), (1, -1), (-1, 1), (-1, -1)]
        near = {(r + dr, c + dc) for r, c in spaces for dr, dc in steps}
        return bool(near & (self.covered | self.above))

    def lines(self, icons: int, colour: str, bonuses: set[str]) -> set[frozenset[Space]]:
        """Every legal straight line of `icons` spaces (S16)."""
        found = set()
        for row, column in self.ground:
            for line in (
                {(row, column + i) for i in range(icons)},
                {(row + i, column) for i in range(icons)},
            ):
                if self.allows(line, colour, bonuses):
                    found.add(frozenset(line))
        return found

    def blasts(self, pattern: str) -> set[frozenset[Space]]:
        """Every legal place of a Bomb Pattern, turned and flipped (S19)."""
        return {
            frozenset(spaces)
            for row in range(16)
            for column in range(12)
            for turning in TURNINGS
            if self.allows(spaces := turned_pattern(pattern, turning, (row, column)), "bomb", set())
        }
