"""The content files of Super Motherload: their schema, and the numbers that the rules read."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from . import kinds, maps
from .maps import Cell
from .numbers import Boards, Numbers, Pilots, Shapes

Small = Annotated[int, Meta(ge=0, le=20)]
Money = Annotated[int, Meta(ge=0, le=200)]
Positive = Annotated[int, Meta(ge=1, le=200)]


class _Table(msgspec.Struct, forbid_unknown_fields=True):
    """A table of the files: every key known, every value checked."""


class Minerals(_Table):
    iron: Positive
    gold: Positive
    platinum: Positive
    emerald: Positive
    ruby: Positive
    diamond: Positive


class Bombs(_Table):
    tokens: Annotated[int, Meta(ge=4, le=100)]


class Starters(_Table):
    red: Small
    blue: Small
    yellow: Small
    wild: Small


class Setup(_Table):
    bombs: Annotated[int, Meta(ge=0, le=1)]
    hand: Annotated[int, Meta(ge=0, le=7)]
    majors: Annotated[int, Meta(ge=0, le=10)]
    minors: Annotated[int, Meta(ge=0, le=20)]


class Turn(_Table):
    actions: Annotated[int, Meta(ge=1, le=10)]
    draw: Annotated[int, Meta(ge=1, le=10)]
    hand_limit: Annotated[int, Meta(ge=1, le=20)]


class Artifacts(_Table):
    extra_action: Small
    two_cards: Small
    bomb_and_card: Small
    free_platinum: Small
    gold_and_card: Small
    duplicator: Small
    into_hand: Small
    trophy: Small


class Trophy(_Table):
    points: Small


class Side(_Table):
    """The eight maps; a name says Depth and side."""

    depth_1_a: str
    depth_1_b: str
    depth_2_a: str
    depth_2_b: str
    depth_3_a: str
    depth_3_b: str
    depth_4_a: str
    depth_4_b: str


class Pilot(_Table):
    """A card. A starter has no cost."""

    icons: Annotated[int, Meta(ge=1, le=3)]
    cost: Money = 0
    points: Small = 0
    drill: list[Literal["draw_1", "draw_2", "bomb", "corner", "rock", "split", "swap"]] = []
    buy: Literal["none", "hand", "action", "draw_1", "draw_2", "bomb", "duplicate", "swap"] = "none"
    pattern: str = ""


CARD_KEYS = tuple(name.replace(" ", "_") for name in kinds.CARD_NAMES)


def _table_of(name: str, keys: tuple[str, ...], row: type[_Table]) -> type[msgspec.Struct]:
    """A table with a row of one kind for each of these keys, no more and no fewer."""
    return msgspec.defstruct(name, [(key, row) for key in keys], forbid_unknown_fields=True)


Deck = _table_of("Deck", CARD_KEYS, Pilot)
Decks = msgspec.defstruct(
    "Decks", [(deck, Deck) for deck in kinds.DECKS], forbid_unknown_fields=True
)

Colour = Annotated[int, Meta(ge=0, le=4)]


class Major(_Table):
    points: Small
    red: Colour = 0
    blue: Colour = 0
    yellow: Colour = 0
    wild: Colour = 0


class Minor(_Table):
    goal: str
    count: Positive
    points: Small


Majors = _table_of("Majors", kinds.MAJORS, Major)
Minors = _table_of("Minors", kinds.MINORS, Minor)


class Content(_Table):
    rebuilt: list[str]
    minerals: Minerals
    bombs: Bombs
    starters: Starters
    setup: Setup
    turn: Turn
    artifacts: Artifacts
    trophy: Trophy
    boards: Side
    decks: Decks  # type: ignore[valid-type]
    majors: Majors  # type: ignore[valid-type]
    minors: Minors  # type: ignore[valid-type]

    def cards(self, deck: str) -> list[Pilot]:
        """A deck's kinds of cards, in the order of `CARD_KEYS`."""
        return [getattr(getattr(self.decks, deck), key) for key in CARD_KEYS]

    def all_majors(self) -> list[Major]:
        return [getattr(self.majors, name) for name in kinds.MAJORS]

    def all_minors(self) -> list[Minor]:
        return [getattr(self.minors, name) for name in kinds.MINORS]


def numbers(content: Content) -> Numbers:
    """The content as the integers that compiled rules read."""
    cards = [card for deck in kinds.DECKS for card in content.cards(deck)]
    patterns = list(dict.fromkeys(card.pattern for card in cards if card.pattern))
    return Numbers(
        pilots=Pilots(
            icons=[card.icons for card in cards],
            bonuses=[
                sum(1 << kinds.DRILL_BONUSES.index(name) for name in card.drill) for card in cards
            ],
            buy_bonus=[kinds.BUY_BONUSES.index(card.buy) for card in cards],
            points=[card.points for card in cards],
            cost=[card.cost for card in cards],
            pattern=[patterns.index(card.pattern) if card.pattern else -1 for card in cards],
        ),
        shapes=shapes([maps.read_pattern(pattern) for pattern in patterns]),
        boards=boards(content.boards),
        mineral_values=[getattr(content.minerals, mineral) for mineral in kinds.MINERALS],
        bomb_tokens=content.bombs.tokens,
        artifacts=[getattr(content.artifacts, artifact) for artifact in kinds.ARTIFACTS],
        trophy_points=content.trophy.points,
        starters=[getattr(content.starters, colour) for colour in kinds.COLOURS],
        setup=[
            content.setup.bombs,
            content.setup.hand,
            content.setup.majors,
            content.setup.minors,
        ],
        turn=[content.turn.actions, content.turn.draw, content.turn.hand_limit],
        major_need=[
            getattr(major, colour) for major in content.all_majors() for colour in kinds.COLOURS
        ],
        major_points=[major.points for major in content.all_majors()],
        minor_goal=[kinds.GOALS.index(minor.goal) for minor in content.all_minors()],
        minor_count=[minor.count for minor in content.all_minors()],
        minor_points=[minor.points for minor in content.all_minors()],
    )


def boards(sides: Side) -> Boards:
    all_spaces = [maps.read_board(getattr(sides, name)) for name in Side.__struct_fields__]
    return Boards(
        spaces=[space for spaces in all_spaces for space in spaces],
        open_to=[mask for spaces in all_spaces for mask in maps.open_masks(spaces)],
        artifacts=[
            sum(maps.symbol(space) == kinds.ARTIFACT_SYMBOL for space in spaces)
            for spaces in all_spaces
        ],
    )


def shapes(patterns: list[list[Cell]]) -> Shapes:
    """Lines of every length across and down, then the patterns turned in every way."""
    cells: list[list[Cell]] = []
    for length in range(1, kinds.LONGEST + 1):
        cells.append([(0, at) for at in range(length)])
        cells.append([(at, 0) for at in range(length)])
    turning = [0] * len(cells)
    first_turning = [len(cells)]
    for pattern in patterns:
        for turn, shape in maps.turnings(pattern):
            cells.append(shape)
            turning.append(turn)
        first_turning.append(len(cells))
    ends = [0]
    for shape in cells:
        ends.append(ends[-1] + len(shape))
    return Shapes(
        start=ends,
        rows=[row for shape in cells for row, _ in shape],
        columns=[column for shape in cells for _, column in shape],
        height=[max(row for row, _ in shape) + 1 for shape in cells],
        first_turning=first_turning,
        turning=turning,
    )
