"""What REST requests and answers hold: games, rules pages, tables, seats.

Seats are numbered from 0; -1 is a spectator. Times are milliseconds since 1970. What comes from
a client refuses unknown fields, so a typing error is never silently ignored.
"""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

Value = str | int | bool
Name = Annotated[str, Meta(min_length=1, max_length=24)]
Colour = Annotated[str, Meta(pattern="^#[0-9a-f]{6}$")]
Entropy = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", description="32 random bytes, hex")]
JoinKey = Annotated[
    str,
    Meta(
        pattern="^[0-9a-f]{64}$",
        description="32 random bytes that only the client knows, hex: a retry gets the same seat",
    ),
]
MessageId = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[!-~]+$")]
ActionText = Annotated[str, Meta(min_length=1, max_length=80)]
ChatText = Annotated[str, Meta(min_length=1, max_length=500)]
BotName = Annotated[str, Meta(min_length=1, max_length=40)]
GameName = Annotated[str, Meta(min_length=1, max_length=40)]
Number = Annotated[int, Meta(ge=0, le=1_000_000)]
SeatNumber = Annotated[int, Meta(ge=0, le=19)]


class Incoming(Struct, forbid_unknown_fields=True):
    """What a client sends: unknown fields are refused."""


# --- games and words ---------------------------------------------------------------------------


class BotInfo(Struct):
    """A bot that may sit at any table; `level` orders them from weak to strong.

    `worth`: by game, how many of a hundred games of two it wins against the greedy bot.
    """

    name: str
    level: int
    worth: dict[str, int] = {}


class ZoneInfo(Struct):
    """A zone of the table as the game declares it, for the generic board."""

    name: str
    form: str
    kinds: list[str]
    subscribers: str
    per_seat: bool


class GameInfo(Struct):
    """A game in the lobby. `options` is a JSON schema that a form can be made of."""

    name: str
    title: str
    blurb: str
    version: str
    content: str
    least_seats: int
    most_seats: int
    options: dict[str, Any]


class GameDetail(GameInfo):
    """A game with all that a board needs to know of it.

    `content_tables` holds the values of its content (costs, counts), without any edition, and
    tables that its rules fix.
    """

    zones: list[ZoneInfo]
    actions: list[str]
    events: list[str]
    content_tables: dict[str, Any] = {}


class Games(Struct):
    games: list[GameInfo]
    bots: list[BotInfo]


class RulePart(Struct):
    """Own words of a rule and where they come from: book, ruling or rebuilt."""

    source: str
    text: str


class Rule(Struct):
    id: str
    parts: list[RulePart]


class RuleSection(Struct):
    """A heading of the rules page, the prose below it, and its rules in order."""

    level: int
    heading: str
    text: str
    rules: list[Rule]


class Address(Struct):
    """Where others reach the server: http://192.0.2.7:8000, or '' where nobody else does."""

    address: str


class RulesPage(Struct):
    """A game's rules, in the language that was asked for, or in English where it isn't there."""

    game: str
    title: str
    language: str
    sections: list[RuleSection]


class CheckEdition(Incoming):
    """An edition to look over before a table is made of it."""

    edition: dict[str, Any]


class ContentFault(Struct):
    """What is wrong with a value: `kind` and `holes` say it in any language, `text` in English."""

    key: str
    text: str
    kind: str = ""
    rule: str = ""
    holes: dict[str, str] = {}


class Checked(Struct):
    """The first faults of an edition; none means that it can be played."""

    faults: list[ContentFault]


# --- tables ------------------------------------------------------------------------------------


class Clock(Incoming):
    """Time to decide: `per_move` seconds each time, then the `bank`; then what `expiry` says."""

    per_move: Annotated[int, Meta(ge=1, le=2_592_000)]
    bank: Annotated[int, Meta(ge=0, le=2_592_000)] = 0
    expiry: Literal["bot", "pass"] = "bot"


class NewSeat(Incoming):
    """A seat of a new table.

    `human` seats get a link at once (the creator's own, another's, or hot-seat ones); `open`
    seats are claimed by `join`; `bot` seats are played by the server. Human seats sit down by
    `sit`, when they know what the server promised.
    """

    kind: Literal["human", "open", "bot"]
    name: Name | None = None
    colour: Colour | None = None
    bot: BotName | None = None


class NewTable(Incoming):
    """A table to create. It begins by itself once every human seat has sat down."""

    game: GameName
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=20)]
    options: dict[str, Value] = {}
    listed: bool = False
    clock: Clock | None = None
    edition: dict[str, Any] = {}


class PlayOn(Incoming):
    """A table that goes on from a record after its entry `number`; everyone knows its chance."""

    record: dict[str, Any]
    number: Number
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=20)]
    listed: bool = False
    clock: Clock | None = None


class SeatLink(Struct):
    """A seat's secret: the link is `/t/{table}#{token}`."""

    seat: int
    token: str


class Created(Struct):
    """A new table with its host's secret and the links of its human seats.

    The commitment is what the server promises now: keep it and compare at the end.
    """

    table: str
    host: str
    seats: list[SeatLink]
    commitment: str


class Join(Incoming):
    """Claims an open seat (any, if none is named)."""

    name: Name
    entropy: Entropy
    seat: SeatNumber | None = None
    colour: Colour | None = None
    key: JoinKey | None = None


class Sit(Incoming):
    """Sits down at one's own seat: adds entropy before the deal; name and colour at any time.

    The same entropy may be sent again; other bytes, or any after a deal without them, are refused.
    """

    entropy: Entropy | None = None
    name: Name | None = None
    colour: Colour | None = None


class ChooseBot(Incoming):
    bot: BotName = "greedy"


class Joined(Struct):
    """A seat that is one's own now, and the server's promise as it stands."""

    table: str
    seat: int
    token: str
    commitment: str
    host: str = ""


class SeatInfo(Struct):
    """A seat as everybody sees it. `stand_in` is the bot that plays for an absent human.

    `left` says that the human gave the seat up to it, or was removed: such a one is not asked when
    others want to take something back. A bot's `name` is empty where nobody gave it one.
    """

    seat: int
    kind: str
    name: str
    colour: str
    bot: str
    sat: bool
    online: bool
    stand_in: str
    left: bool
    bank: int | None


class FairnessInfo(Struct):
    """What is public of the seed: the commitment from the start, the rest after the end."""

    scheme: str
    commitment: str
    contributions: dict[str, str]
    secret: str
    seed: str


class UndoRequest(Struct):
    """A wish to take back `count` actions; it happens when every human has said yes."""

    request: int
    seat: int
    count: int
    agreed: list[int]
    needed: list[int]


class TableInfo(Struct):
    """All that is public of a table. `state`: waiting, playing, over or closed.

    `teams`: the team of every seat; empty where each plays for itself.
    """

    table: str
    game: str
    title: str
    version: str
    options: dict[str, Value]
    edition: dict[str, Any]
    listed: bool
    state: str
    seats: list[SeatInfo]
    number: int
    created: int
    clock: Clock | None
    fairness: FairnessInfo
    undo_request: UndoRequest | None
    rematch: str
    watchers: int
    result: list[float]
    fault: str
    teams: list[int] = []


class TableLine(Struct):
    """A table in the lobby's list."""

    table: str
    game: str
    title: str
    state: str
    seats: list[SeatInfo]
    number: int
    created: int


class Tables(Struct):
    tables: list[TableLine]


class MySeat(Struct):
    """What a token is good for: a seat, hosting, or both."""

    seat: int
    host: bool


class TableStatus(Struct):
    table: TableInfo
    you: MySeat
