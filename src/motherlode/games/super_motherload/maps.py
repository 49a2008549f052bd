"""Text maps of board sides, and Bomb Patterns: reading them, and finding their faults."""

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
    return int(spaces.printed(TERRAIN_SIGNS.index(signs[0]), symbol))


def read_board(board: str) -> list[int]:
    """The numbers printed on the spaces of a valid map, row by row."""
    spaces = [read_space(signs) for row in rows_of(board) for signs in row.split()]
    return [space for space in spaces if space is not None]


def reachable(printed: list[int]) -> set[int]:
    """The spaces that drills of all colours can reach from the top row, without a bomb."""
    seen = {space for space in range(kinds.COLUMNS) if not is_rock(printed[space])}
    frontier = list(seen)
    while frontier:
        for neighbour in _neighbours(Space(frontier.pop())):
            if neighbour not in seen and not is_rock(printed[neighbour]):
                seen.add(neighbour)
                frontier.append(neighbour)
    return seen


def _neighbours(space: Space) -> Iterator[int]:
    """The spaces of the board that share a side with this one."""
    row, column = int(row_of(space)), int(column_of(space))
    for r, c in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)):
        if 0 <= r < kinds.ROWS and 0 <= c < kinds.COLUMNS:
            yield int(space_at(r, c))


def board_faults(board: str) -> list[tuple[int, str]]:
    """The faults of a map, each with its row; -1 stands for the whole map."""
    rows = rows_of(board)
    faults = [(at, fault) for at, row in enumerate(rows) if (fault := _row_fault(row))]
    if len(rows) != kinds.ROWS:
        faults.append((-1, f"a board has {kinds.ROWS} rows, this one {len(rows)}"))
    return faults or list(_place_faults(read_board(board)))


def _row_fault(row: str) -> str:
    spaces = row.split()
    for at, signs in enumerate(spaces):
        if read_space(signs) is None:
            return f"space {at + 1} is {signs!r:.12}, which is no terrain with a symbol"
    if len(spaces) != kinds.COLUMNS:
        return f"a row has {kinds.COLUMNS} spaces, this one {len(spaces)}"
    return ""


def _place_faults(printed: list[int]) -> Iterator[tuple[int, str]]:
    """Faults of Artifact spaces and of ways through the board (S6)."""
    artifacts = [
        Space(i) for i in range(len(printed)) if symbol_of(printed[i]) == kinds.ARTIFACT_SYMBOL
    ]
    reached = reachable(printed)
    if not 3 <= len(artifacts) <= 4:
        yield -1, f"a board has 3 or 4 Artifact spaces, this one {len(artifacts)}"
    elif row_of(artifacts[-1]) < kinds.ROWS // 2:
        yield -1, "no Artifact space lies in the lower half"
    for space in artifacts:
        if space not in reached:
            place = f"space {column_of(space) + 1}"
            yield int(row_of(space)), f"the Artifact in {place} can't be reached without a bomb"
    if not any(space_at(kinds.ROWS - 1, column) in reached for column in range(kinds.COLUMNS)):
        yield -1, "the bottom row can't be reached without a bomb"


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
        return f"a Bomb Pattern is drawn with x, . and /, not {text!r:.40}"
    cells = read_pattern(text)
    if not 2 <= len(cells) <= 6:
        return f"a Bomb Pattern has 2 to 6 spaces, not {len(cells)}"
    return "" if _connected(cells) else f"the Bomb Pattern {text!r} is not connected"


def _connected(cells: list[Cell]) -> bool:
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
