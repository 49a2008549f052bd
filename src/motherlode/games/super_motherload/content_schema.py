"""The schema of the content files of Super Motherload."""

from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Literal

import msgspec
from msgspec import Meta

from motherlode.kernel.whole_rows import KeySets

from . import achievement_goals, kinds, pilot_bonuses

if TYPE_CHECKING:
    DrillBonusName = str
    BuyBonusName = str
    ColourName = str
    Within = str
else:
    DrillBonusName = Literal[tuple(pilot_bonuses.DRILL_BONUSES)]
    BuyBonusName = Literal[tuple(pilot_bonuses.BUY_BONUSES)]
    ColourName = Literal[("", *kinds.COLOURS)]
    Within = Literal[achievement_goals.ACTION, achievement_goals.TURN, achievement_goals.HELD]

Small = Annotated[int, Meta(ge=0, le=20)]
Money = Annotated[int, Meta(ge=0, le=200)]
Positive = Annotated[int, Meta(ge=1, le=200)]
Name = Annotated[str, Meta(max_length=60)]


class _Section(msgspec.Struct, forbid_unknown_fields=True):
    """A section of the content files, which refuses unknown keys."""


class Minerals(_Section):
    iron: Positive
    gold: Positive
    platinum: Positive
    emerald: Positive
    ruby: Positive
    diamond: Positive


class Bombs(_Section):
    tokens: Annotated[int, Meta(ge=4, le=100)]


class Setup(_Section):
    bombs: Annotated[int, Meta(ge=0, le=1)]
    hand: Annotated[int, Meta(ge=0, le=7)]
    majors: Annotated[int, Meta(ge=0, le=10)]
    minors: Annotated[int, Meta(ge=0, le=20)]


class Turn(_Section):
    actions: Annotated[int, Meta(ge=1, le=10)]
    draw: Annotated[int, Meta(ge=1, le=10)]
    hand_limit: Annotated[int, Meta(ge=1, le=20)]


class Trophy(_Section):
    points: Small


class Side(_Section):
    """The eight board sides as text maps; a key names Depth and side."""

    depth_1_a: str
    depth_1_b: str
    depth_2_a: str
    depth_2_b: str
    depth_3_a: str
    depth_3_b: str
    depth_4_a: str
    depth_4_b: str


class Pilot(_Section):
    """A card. A starter has no cost and names its colour; the others have that of their stack. The
    name is for editions."""

    WHOLE: ClassVar[KeySets] = (
        frozenset({"colour", "icons"}),
        frozenset({"cost", "points", "icons"}),
    )
    icons: Annotated[int, Meta(ge=1, le=10)]
    colour: ColourName = ""
    cost: Money = 0
    points: Small = 0
    drill: list[DrillBonusName] = []
    buy: BuyBonusName = "none"
    pattern: str = ""
    name: Name = ""


CARD_KEYS = tuple(name.replace(" ", "_") for name in kinds.CARD_NAMES)


def _table_of(
    name: str, keys: tuple[str, ...], row: object, *more: tuple[str, Any, Any]
) -> type[msgspec.Struct]:
    """A table with these keys, each with a value of type `row`; `more` keys have a default."""
    fields: list[Any] = [*((key, row) for key in keys), *more]
    return msgspec.defstruct(name, fields, forbid_unknown_fields=True)


Deck = _table_of("Deck", CARD_KEYS, Pilot, ("name", Name, ""))
Decks = msgspec.defstruct(
    "Decks", [(deck, Deck) for deck in kinds.DECKS], forbid_unknown_fields=True
)

Colour = Annotated[int, Meta(ge=0, le=4)]


class Major(_Section):
    """Bought Pilots by colour. The name is for editions; the box's are in the catalogues."""

    WHOLE: ClassVar[KeySets] = tuple(frozenset({"points", colour}) for colour in kinds.COLOURS)
    points: Small
    red: Colour = 0
    blue: Colour = 0
    yellow: Colour = 0
    wild: Colour = 0
    name: Name = ""


class Minor(_Section):
    """A goal: at least `count` of something, within an action, a turn, or held. The name is for
    editions; the box's are in the catalogues."""

    what: str
    within: Within
    count: Positive
    points: Small
    name: Name = ""


Artifacts = _table_of("Artifacts", kinds.ARTIFACTS, Small)
Majors = _table_of("Majors", kinds.MAJORS, Major)
Minors = _table_of("Minors", kinds.MINORS, Minor)


class Content(_Section):
    rebuilt: list[str]
    minerals: Minerals
    bombs: Bombs
    setup: Setup
    turn: Turn
    artifacts: Artifacts  # type: ignore[valid-type]
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

    def all_boards(self) -> list[str]:
        return [getattr(self.boards, name) for name in Side.__struct_fields__]

    def board(self, name: str) -> str:
        """The map of a board side by the name that views use, such as `depth 1 a`."""
        return str(getattr(self.boards, name.replace(" ", "_")))

    def patterns(self) -> list[str]:
        """The different Bomb Patterns of all decks."""
        cards = [card for deck in kinds.DECKS for card in self.cards(deck)]
        return list(dict.fromkeys(card.pattern for card in cards if card.pattern))
