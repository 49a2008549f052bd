"""The schemas of REST requests and answers: games, rules pages, tables, seats.

Seats are numbered from 0; -1 is a spectator. Times are milliseconds since 1970. Requests with
unknown fields are refused, so that no typing error is silently ignored.
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
    """The base of everything a client sends: unknown fields are refused."""


# --- games and words ---------------------------------------------------------------------------


class BotInfo(Struct):
    """A bot that may sit at any table; `level` orders bots from weak to strong.

    `worth`: by game, the percentage of two-player games that it wins against the greedy bot.
    """

    name: str
    level: int
    worth: dict[str, int] = {}


class ZoneInfo(Struct):
    """A zone of the table as the game declares it, for the generic board."""

    name: str
    form: str
    kinds: list[str]
    audience: str
    per_seat: bool


class GameInfo(Struct):
    """A game as the lobby lists it. `options` is a JSON schema for its form."""

    name: str
    title: str
    blurb: str
    version: str
    content: str
    least_seats: int
    most_seats: int
    options: dict[str, Any]


class GameDetail(GameInfo):
    """A game with everything a board needs.

    `content_tables` contains the values of its content (costs, counts), without any edition, and
    the tables that its rules fix.
    """

    zones: list[ZoneInfo]
    actions: list[str]
    events: list[str]
    content_tables: dict[str, Any] = {}


class Games(Struct):
    games: list[GameInfo]
    bots: list[BotInfo]


class RulePart(Struct):
    """A part of a rule in our own words, and its source: book, ruling or rebuilt."""

    source: str
    text: str


class Rule(Struct):
    id: str
    parts: list[RulePart]


class RuleSection(Struct):
    """A heading of the rules page, the text below it, and its rules in order."""

    level: int
    heading: str
    text: str
    rules: list[Rule]


class Address(Struct):
    """The address at which others reach the server (http://192.0.2.7:8000); '' if nobody can."""

    address: str


class RulesPage(Struct):
    """A game's rules in the requested language, or in English if it isn't available."""

    game: str
    title: str
    language: str
    sections: list[RuleSection]


class CheckEdition(Incoming):
    """An edition to check before a table is created with it."""

    edition: dict[str, Any]


class ContentFault(Struct):
    """A fault of a value: `kind` and `holes` for a translation, `text` in English."""

    key: str
    text: str
    kind: str = ""
    rule: str = ""
    holes: dict[str, str] = {}


class Checked(Struct):
    """The first faults of an edition; an empty list means that it can be played."""

    faults: list[ContentFault]


# --- tables ------------------------------------------------------------------------------------


class Clock(Incoming):
    """A clock: `per_move` seconds for each decision, then the `bank`, then `expiry` happens."""

    per_move: Annotated[int, Meta(ge=1, le=2_592_000)]
    bank: Annotated[int, Meta(ge=0, le=2_592_000)] = 0
    expiry: Literal["bot", "pass"] = "bot"


class NewSeat(Incoming):
    """A seat of a new table.

    `human` seats get a link at once (for the creator, a friend or hot-seat play); `open` seats
    are claimed by `join`; `bot` seats are played by the server. Human seats sit down by `sit`, when
    they know the server's commitment.
    """

    kind: Literal["human", "open", "bot"]
    name: Name | None = None
    colour: Colour | None = None
    bot: BotName | None = None


class NewTable(Incoming):
    """A table to create. It starts by itself once every human seat has sat down."""

    game: GameName
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=20)]
    options: dict[str, Value] = {}
    listed: bool = False
    clock: Clock | None = None
    edition: dict[str, Any] = {}


class PlayOn(Incoming):
    """A table that continues a record after its entry `number`; its random seed is public."""

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

    The commitment fixes the server's part of the seed: keep it and compare at the end.
    """

    table: str
    host: str
    seats: list[SeatLink]
    commitment: str


class Join(Incoming):
    """Claims an open seat; any, if none is named."""

    name: Name
    entropy: Entropy
    seat: SeatNumber | None = None
    colour: Colour | None = None
    key: JoinKey | None = None


class Sit(Incoming):
    """Sits down at the token's seat: adds entropy before the deal; name and colour at any time.

    The same entropy may be sent again. Other bytes are refused, and after the deal any new ones.
    """

    entropy: Entropy | None = None
    name: Name | None = None
    colour: Colour | None = None


class ChooseBot(Incoming):
    bot: BotName = "greedy"


class Joined(Struct):
    """The seat that the client has now, and the server's commitment."""

    table: str
    seat: int
    token: str
    commitment: str
    host: str = ""


class SeatInfo(Struct):
    """A seat as everybody sees it. `stand_in` is the bot that plays for an absent human.

    `left`: the human gave the seat up to that bot or was kicked, and is not asked for consent to an
    undo. A bot's `name` is empty if nobody gave it one.
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
    """The public information of the seed: the commitment at once, the rest after the end."""

    scheme: str
    commitment: str
    contributions: dict[str, str]
    secret: str
    seed: str


class UndoRequest(Struct):
    """A request to take back `count` actions; it happens when every human has agreed."""

    request: int
    seat: int
    count: int
    agreed: list[int]
    needed: list[int]


class TableInfo(Struct):
    """The public information of a table. `state`: waiting, playing, over or closed.

    `teams`: the team of every seat; empty if each plays for itself.
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
    """A table as the lobby lists it."""

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
    """The rights of a token: a seat, hosting, or both."""

    seat: int
    host: bool


class TableStatus(Struct):
    table: TableInfo
    you: MySeat
