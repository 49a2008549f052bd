"""Text maps of board sides, and Bomb Patterns: reading them, and what makes them unreadable."""

from collections.abc import Iterator

from . import kinds, spaces
from .kinds import Space
from .spaces import column_of, is_rock, row_of, space_at, symbol_of

TERRAIN_SIGNS = ".,:;#RBY"
MINERAL_SIGNS = "igperd"
SYMBOLS_BY_SIGN = {sign: at for at, sign in enumerate(" " + MINERAL_SIGNS + "*?12")}

Cell = tuple[int, int]


def rows_of(board: str) -> list[str]:
    return board.strip("\n").split("\n")


def read_space(signs: str) -> int | None:
    """The number printed on a space, or None if its two signs are unknown."""
    if len(signs) != 2 or signs[0] not in TERRAIN_SIGNS:
        return None
    symbol = 0 if signs[1] == signs[0] else SYMBOLS_BY_SIGN.get(signs[1])
    if symbol is None:
        return None
    return int(spaces.printed_number(TERRAIN_SIGNS.index(signs[0]), symbol))


def width_of(board: str) -> int:
    """How many spaces the first row of a map has."""
    return len(rows_of(board)[0].split())


def read_board(board: str) -> list[int]:
    """The numbers printed on the spaces of a valid map, row by row.

    Every row is as long as that of the largest board; a space that the map doesn't have is 0.
    """
    numbers: list[int] = []
    for row in rows_of(board):
        printed = [read_space(signs) or 0 for signs in row.split()]
        numbers += printed + [0] * (kinds.COLUMNS - len(printed))
    return numbers


def artifact_spaces(printed: list[int]) -> list[Space]:
    """The Artifact spaces of a board, from the top down."""
    return [
        Space(at)
        for at, number in enumerate(printed)
        if number and symbol_of(number) == kinds.ARTIFACT_SYMBOL
    ]


def reached_without_rock(printed: list[int]) -> set[int]:
    """The spaces that tunnels can reach from the top row if no Rock is covered."""
    open_spaces = {at for at, number in enumerate(printed) if number and not is_rock(number)}
    seen = {at for at in open_spaces if at < kinds.COLUMNS}
    frontier = list(seen)
    while frontier:
        for neighbour in _neighbours(Space(frontier.pop())):
            if neighbour in open_spaces and neighbour not in seen:
                seen.add(neighbour)
                frontier.append(neighbour)
    return seen


def _neighbours(space: Space) -> Iterator[int]:
    """The spaces that share a side with this one, on a board of the largest size."""
    row, column = int(row_of(space)), int(column_of(space))
    for r, c in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)):
        if 0 <= r < kinds.ROWS and 0 <= c < kinds.COLUMNS:
            yield int(space_at(r, c))


def map_faults(board: str) -> list[tuple[int, str]]:
    """What makes a map unreadable, each with its row; -1 stands for the whole map (S6)."""
    rows = rows_of(board)
    columns = width_of(board)
    faults = [(at, fault) for at, row in enumerate(rows) if (fault := _row_fault(row, columns))]
    if len(rows) > kinds.ROWS:
        faults.append((-1, f"a board has at most {kinds.ROWS} rows, this one {len(rows)}"))
    return faults


def _row_fault(row: str, columns: int) -> str:
    spaces = row.split()
    for at, signs in enumerate(spaces):
        if read_space(signs) is None:
            return (
                f"space {at + 1} is {signs!r:.12}: write one of {TERRAIN_SIGNS} for the terrain, "
                f"then the same sign again or one of {MINERAL_SIGNS}*?12"
            )
    if not 1 <= len(spaces) <= kinds.COLUMNS:
        return f"a row has 1 to {kinds.COLUMNS} spaces, this one {len(spaces)}"
    if len(spaces) != columns:
        return f"the first row has {columns} spaces, this one {len(spaces)}"
    return ""


def read_pattern(text: str) -> list[Cell]:
    """The spaces of a Bomb Pattern such as `xx/x.`."""
    return [
        (row, column)
        for row, line in enumerate(text.split("/"))
        for column, sign in enumerate(line)
        if sign == "x"
    ]


def pattern_fault(text: str) -> str:
    """What is wrong with a Bomb Pattern, or an empty text (S5)."""
    if set(text) - set("x./"):
        return f"a Bomb Pattern is drawn with x, . and /, such as 'xx/x.', not {text!r:.40}"
    cells = read_pattern(text)
    if not cells:
        return "a Bomb Pattern has at least one space"
    if max(max(cell) for cell in cells) >= kinds.PATTERN_SIDE:
        return f"a Bomb Pattern is at most {kinds.PATTERN_SIDE} spaces long and wide"
    return ""


def is_connected(cells: list[Cell]) -> bool:
    """True if the spaces of a pattern are joined by their edges."""
    seen = {cells[0]}
    frontier = [cells[0]]
    while frontier:
        row, column = frontier.pop()
        for cell in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)):
            if cell in cells and cell not in seen:
                seen.add(cell)
                frontier.append(cell)
    return len(seen) == len(cells)


def turnings(cells: list[Cell]) -> list[tuple[int, list[Cell]]]:
    """Every turning that gives a new shape (S19), with the spaces of the shape."""
    found: list[tuple[int, list[Cell]]] = []
    for turning in range(len(kinds.TURNINGS)):
        shape = _turned(cells, turning)
        if all(shape != earlier for _, earlier in found):
            found.append((turning, shape))
    return found


def _turned(cells: list[Cell], turning: int) -> list[Cell]:
    if kinds.TURNINGS[turning].startswith("m"):
        cells = [(row, -column) for row, column in cells]
    for _ in range(int(kinds.TURNINGS[turning][1:])):
        cells = [(column, -row) for row, column in cells]
    top = min(row for row, _ in cells)
    left = min(column for _, column in cells)
    return sorted((row - top, column - left) for row, column in cells)
