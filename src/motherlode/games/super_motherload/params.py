"""The content as typed fields for compiled rules, under the names of the content files."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.kernel.options import Options
from motherlode.kernel.state import Seat, State

from . import (
    achievement_goals,
    content_schema,
    kinds,
    pilot_bonuses,
    spaces,
    state_cells as cell,
    text_maps,
)
from .dig_shapes import Pattern, Shapes
from .dig_tools import Tools


@final
class TableOptions:
    """The options of a table (S58); `starting_player` is NOTHING if it is drawn at random."""

    def __init__(self, options: Options) -> None:
        named = ["random", *kinds.SEAT_NAMES].index(str(options["starting_player"]))
        self.starting_player: i64 = named - 1
        self.random_decks: Final = options["decks"] == "random"
        self.random_sides: Final = options["sides"] == "random"
        self.all_depths: Final = options["depths"] == "all"
        self.hand_scores: Final = bool(options["hand_scores"])


@final
class Bombs:
    def __init__(self, section: content_schema.Bombs) -> None:
        self.tokens: i64 = section.tokens


@final
class Setup:
    def __init__(self, section: content_schema.Setup) -> None:
        self.bombs: i64 = section.bombs
        self.hand: i64 = section.hand
        self.majors: i64 = section.majors
        self.minors: i64 = section.minors


@final
class Turn:
    def __init__(self, section: content_schema.Turn) -> None:
        self.actions: i64 = section.actions
        self.draw: i64 = section.draw
        self.hand_limit: i64 = section.hand_limit


@final
class Trophy:
    def __init__(self, section: content_schema.Trophy) -> None:
        self.points: i64 = section.points


@final
class Board:
    """A board side: its rows, what is printed on its spaces, and how many Artifacts it has."""

    def __init__(self, printed: list[int]) -> None:
        self.printed: Final = vec[i64](printed)
        self.rows: i64 = len(printed) // kinds.COLUMNS
        symbols = [spaces.symbol_of(number) for number in printed if number > 0]
        self.artifacts: i64 = symbols.count(kinds.ARTIFACT_SYMBOL)


@final
class Deck:
    """The Pilots of a deck: a column for each property, Drill Bonuses added up for each Pilot.

    `starters` holds the kinds of the seven starters; equal ones are the same kind.
    """

    def __init__(self, pilots: list[content_schema.Pilot], patterns: list[str]) -> None:
        self.starters: Final = vec[i64]([pilots.index(pilot) for pilot in pilots[: kinds.STARTERS]])
        self.colour: Final = vec[i64](
            [card_colour(kind, pilots[kind]) for kind in range(len(pilots))]
        )
        drill = [[pilot_bonuses.DRILL_BONUSES[name] for name in pilot.drill] for pilot in pilots]
        self.icons: Final = vec[i64]([pilot.icons for pilot in pilots])
        self.cost: Final = vec[i64]([pilot.cost for pilot in pilots])
        self.points: Final = vec[i64]([pilot.points for pilot in pilots])
        self.buy: Final = [pilot_bonuses.BUY_BONUSES[pilot.buy] for pilot in pilots]
        self.cards: Final = vec[i64](
            [sum([bonus.cards for bonus in bonuses_shown]) for bonuses_shown in drill]
        )
        self.bombs: Final = vec[i64](
            [sum([bonus.bombs for bonus in bonuses_shown]) for bonuses_shown in drill]
        )
        self.swaps: Final = vec[i64](
            [sum([bonus.swaps for bonus in bonuses_shown]) for bonuses_shown in drill]
        )
        self.splits: Final = vec[i64](
            [sum([bonus.splits for bonus in bonuses_shown]) for bonuses_shown in drill]
        )
        self.abilities: Final = vec[i64](
            [sum({bonus.ability for bonus in bonuses_shown}) for bonuses_shown in drill]
        )
        self.drill_worth: Final = vec[i64](
            [sum([bonus.worth for bonus in bonuses_shown]) for bonuses_shown in drill]
        )
        self._patterns: Final = vec[i64](
            [patterns.index(pilot.pattern) if pilot.pattern else spaces.NOTHING for pilot in pilots]
        )

    def pattern(self, kind: kinds.CardKind) -> Pattern:
        """The Bomb Pattern of a Pilot, or NOTHING."""
        return Pattern(self._patterns[kind])


def card_colour(kind: int, pilot: content_schema.Pilot) -> int:
    """The colour of a card: a starter says it, the others have that of their stack."""
    if kind < kinds.STARTERS:
        return kinds.COLOURS.index(pilot.colour)
    return (kind - kinds.STARTERS) // kinds.RANKS


@final
class Major:
    """A Major Achievement: the bought Pilots of each colour that it asks for (S46)."""

    def __init__(self, section: content_schema.Major) -> None:
        self.points: i64 = section.points
        self.pilots: Final = vec[i64]([getattr(section, colour) for colour in kinds.COLOURS])


@final
class Minor:
    """A Minor Achievement: a goal, and the number to reach (S47)."""

    def __init__(self, section: content_schema.Minor) -> None:
        self.points: i64 = section.points
        self.goal: Final = achievement_goals.GOALS[section.within][section.what]
        self.count: i64 = section.count


@final
class Params:
    """All numbers of a table's content, and its options."""

    def __init__(self, content: content_schema.Content, options: Options) -> None:
        patterns = content.patterns()
        boards = [text_maps.read_board(board) for board in content.all_boards()]
        self.options: Final = TableOptions(options)
        self.minerals: Final = vec[i64](
            [getattr(content.minerals, name) for name in kinds.MINERALS]
        )
        self.columns: i64 = text_maps.width_of(content.boards.depth_1_a)
        self.artifacts: Final = vec[i64](
            [getattr(content.artifacts, name) for name in kinds.ARTIFACTS]
        )
        self.bombs: Final = Bombs(content.bombs)
        self.setup: Final = Setup(content.setup)
        self.turn: Final = Turn(content.turn)
        self.trophy: Final = Trophy(content.trophy)
        self.boards: Final = vec[Board]([Board(printed) for printed in boards])
        self.decks: Final = vec[Deck]([Deck(content.cards(name), patterns) for name in kinds.DECKS])
        self.majors: Final = vec[Major]([Major(major) for major in content.all_majors()])
        self.minors: Final = vec[Minor]([Minor(minor) for minor in content.all_minors()])
        self.shapes: Final = Shapes(patterns)
        self.tools: Final = Tools(boards)

    def deck(self, s: State, seat: Seat) -> Deck:
        """The deck of a seat; its cell holds the number of the deck plus 1."""
        at = s.cells[s.block(seat) + cell.PILOT_DECK] - 1
        return self.decks[at]
