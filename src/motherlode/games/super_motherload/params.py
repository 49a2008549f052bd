"""The content as typed fields for compiled rules, under the names of the content files."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.kernel.state import Seat, State

from . import bonuses, cells as cell, content, goals, kinds, maps, spaces
from .dig_tools import Tools
from .shapes import Pattern, Shapes


@final
class Bombs:
    def __init__(self, table: content.Bombs) -> None:
        self.tokens: i64 = table.tokens


@final
class Setup:
    def __init__(self, table: content.Setup) -> None:
        self.bombs: i64 = table.bombs
        self.hand: i64 = table.hand
        self.majors: i64 = table.majors
        self.minors: i64 = table.minors


@final
class Turn:
    def __init__(self, table: content.Turn) -> None:
        self.actions: i64 = table.actions
        self.draw: i64 = table.draw
        self.hand_limit: i64 = table.hand_limit


@final
class Trophy:
    def __init__(self, table: content.Trophy) -> None:
        self.points: i64 = table.points


@final
class Board:
    """A board side: what is printed on its spaces, and how many Artifacts it has."""

    def __init__(self, printed: list[int]) -> None:
        self.printed = vec[i64](printed)
        symbols = [spaces.symbol_of(number) for number in printed]
        self.artifacts: i64 = symbols.count(kinds.ARTIFACT_SYMBOL)


@final
class Deck:
    """The Pilots of a deck: a column for each property, Drill Bonuses added up for each Pilot."""

    def __init__(self, pilots: list[content.Pilot], patterns: list[str]) -> None:
        drill = [[bonuses.DRILL_BONUSES[name] for name in pilot.drill] for pilot in pilots]
        self.icons = vec[i64]([pilot.icons for pilot in pilots])
        self.cost = vec[i64]([pilot.cost for pilot in pilots])
        self.points = vec[i64]([pilot.points for pilot in pilots])
        self.buy = [bonuses.BUY_BONUSES[pilot.buy] for pilot in pilots]
        self.cards = vec[i64](
            [sum([bonus.cards for bonus in bonuses_shown]) for bonuses_shown in drill]
        )
        self.bombs = vec[i64](
            [sum([bonus.bombs for bonus in bonuses_shown]) for bonuses_shown in drill]
        )
        self.swaps = vec[i64](
            [sum([bonus.swaps for bonus in bonuses_shown]) for bonuses_shown in drill]
        )
        self.splits = vec[i64](
            [sum([bonus.splits for bonus in bonuses_shown]) for bonuses_shown in drill]
        )
        self.abilities = vec[i64](
            [sum({bonus.ability for bonus in bonuses_shown}) for bonuses_shown in drill]
        )
        self.drill_worth = vec[i64](
            [sum([bonus.worth for bonus in bonuses_shown]) for bonuses_shown in drill]
        )
        self._patterns = vec[i64](
            [patterns.index(pilot.pattern) if pilot.pattern else spaces.NOTHING for pilot in pilots]
        )

    def pattern(self, kind: kinds.CardKind) -> Pattern:
        """The Bomb Pattern of a Pilot, or NOTHING."""
        return Pattern(self._patterns[kind])


@final
class Major:
    """A Major Achievement: the bought Pilots of each colour that it asks for (S46)."""

    def __init__(self, table: content.Major) -> None:
        self.points: i64 = table.points
        self.pilots = vec[i64]([getattr(table, colour) for colour in kinds.COLOURS])


@final
class Minor:
    """A Minor Achievement: a goal, and the number to reach (S47)."""

    def __init__(self, table: content.Minor) -> None:
        self.points: i64 = table.points
        self.goal = goals.GOALS[table.goal]
        self.count: i64 = table.count


@final
class Params:
    """All numbers of a table's content, and whether its decks are dealt at random."""

    def __init__(self, tables: content.Content, random_decks: bool) -> None:
        patterns = tables.patterns()
        boards = [maps.read_board(board) for board in tables.all_boards()]
        self.random_decks = random_decks
        self.minerals = vec[i64]([getattr(tables.minerals, name) for name in kinds.MINERALS])
        self.starters = vec[i64]([getattr(tables.starters, name) for name in kinds.COLOURS])
        self.artifacts = vec[i64]([getattr(tables.artifacts, name) for name in kinds.ARTIFACTS])
        self.bombs = Bombs(tables.bombs)
        self.setup = Setup(tables.setup)
        self.turn = Turn(tables.turn)
        self.trophy = Trophy(tables.trophy)
        self.boards = [Board(printed) for printed in boards]
        self.decks = [Deck(tables.cards(name), patterns) for name in kinds.DECKS]
        self.majors = [Major(major) for major in tables.all_majors()]
        self.minors = [Minor(minor) for minor in tables.all_minors()]
        self.shapes = Shapes(patterns)
        self.tools = Tools(boards)

    def deck(self, s: State, seat: Seat) -> Deck:
        """The deck of a seat; its cell holds the number of the deck plus 1."""
        return self.decks[s.cells[s.block(seat) + cell.PILOT_DECK] - 1]
