"""Every body and message that crosses the wire, as types; docs/protocol.md tells how they go.

Seats are numbered from 0; -1 is a spectator. Times are milliseconds since 1970. What comes from
a client refuses unknown fields, so a typing error is never silently ignored.
"""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

Value = str | int | bool
Name = Annotated[str, Meta(min_length=1, max_length=24)]
Colour = Annotated[str, Meta(pattern="^#[0-9a-f]{6}$")]
Entropy = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", description="32 random bytes, hex")]
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
    """A bot that may sit at any table; `level` orders them from weak to strong."""

    name: str
    level: int


class ZoneInfo(Struct):
    """A zone of the table as the game declares it, for the generic board."""

    name: str
    form: str
    kinds: list[str]
    audience: str
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

    `content_tables` holds the values of its content (costs, counts), without any edition.
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


class RulesPage(Struct):
    game: str
    title: str
    sections: list[RuleSection]


# --- tables ------------------------------------------------------------------------------------


class Clock(Incoming):
    """Time to decide: `per_move` seconds each time, then the `bank`; then what `expiry` says."""

    per_move: Annotated[int, Meta(ge=1, le=2_592_000)]
    bank: Annotated[int, Meta(ge=0, le=2_592_000)] = 0
    expiry: Literal["bot", "pass"] = "bot"


class NewSeat(Incoming):
    """A seat of a new table.

    `human` seats get a link at once (the creator's own, another's, or hot-seat ones); `open`
    seats are claimed by `join`; `bot` seats are played by the server. A human seat that comes
    with `entropy` has sat down already.
    """

    kind: Literal["human", "open", "bot"]
    name: Name | None = None
    colour: Colour | None = None
    bot: BotName | None = None
    entropy: Entropy | None = None


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
    """A new table with its host's secret and the links of its human seats."""

    table: str
    host: str
    seats: list[SeatLink]


class Join(Incoming):
    """Claims an open seat (any, if none is named)."""

    name: Name
    entropy: Entropy
    seat: SeatNumber | None = None
    colour: Colour | None = None


class Sit(Incoming):
    """Sits down at one's own seat: adds entropy before the deal; name and colour at any time."""

    entropy: Entropy | None = None
    name: Name | None = None
    colour: Colour | None = None


class ChooseBot(Incoming):
    bot: BotName = "greedy"


class Joined(Struct):
    table: str
    seat: int
    token: str
    host: str = ""


class SeatInfo(Struct):
    """A seat as everybody sees it. `stand_in` is the bot that plays for an absent human."""

    seat: int
    kind: str
    name: str
    colour: str
    bot: str
    sat: bool
    online: bool
    stand_in: str
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
    """All that is public of a table. `state`: waiting, playing, over or closed."""

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


# --- what a game sends -------------------------------------------------------------------------


class Legal(Struct):
    """An action that may be chosen now: send back its `text`."""

    id: int
    text: str
    verb: str
    argument: str


class Entry(Struct):
    """An entry of the log: who did it and what happened, as the reader may know it.

    `text` is empty for others' actions while the game runs: its events say what is public.
    `by`: player, bot, order, clock or table.
    """

    number: int
    seat: int
    by: str
    text: str
    undo: int
    events: list[dict[str, Any]]


class ClockState(Struct):
    """Whose time runs until when; `None` where no clock runs."""

    seat: int
    deadline: int


class ChatLine(Struct):
    number: int
    seat: int
    name: str
    text: str
    at: int


class Order(Incoming):
    """A standing order: at `step` always choose `action` when it is legal.

    An empty `step` with an empty `action` means: choose whatever is the only thing to choose.
    """

    step: Annotated[str, Meta(max_length=80)] = ""
    action: Annotated[str, Meta(max_length=80)] = ""


class Position(Struct):
    """The table as one seat sees it, after entry `number`.

    `undo`: how many of its latest actions the seat may take back at once; `back`: how many
    actions, whoever did them, lie after and with its own latest one (0: it did none).
    """

    number: int
    view: dict[str, Any]
    legal: list[Legal]
    undo: int
    back: int
    clock: ClockState | None


class Frame(Struct):
    """A step of a replay: the entry and the table after it."""

    entry: Entry
    view: dict[str, Any]


class Frames(Struct):
    """Some frames of a replay; `total` is the number of the last one."""

    game: str
    title: str
    options: dict[str, Value]
    seats: list[str]
    total: int
    frames: list[Frame]
    result: list[float]


class Verified(Struct):
    """What a check of a record found; `fairness` is fair, unfair or unproven."""

    good: bool
    entries: int
    text: str
    fairness: str
    fairness_text: str


class History(Struct):
    """Entries as the reader may know them, oldest first."""

    number: int
    entries: list[Entry]


class Hint(Struct):
    """What a bot would do."""

    number: int
    bot: str
    action: Legal


class WhyNot(Struct):
    """Whether an action is legal now, and if not, which rule forbids it."""

    action: str
    legal: bool
    reason: str
    rule: str
    words: str


class Problem(Struct):
    """A refusal over HTTP: `code` is for programs, `text` for people."""

    code: str
    text: str
    rule: str = ""
    reason: str = ""
    number: int = -1
    retry_after: float = 0.0


# --- the socket: what a client sends -----------------------------------------------------------


class Hello(Incoming, tag="hello", tag_field="type"):
    """The first message. No token: a spectator. `last`: the last entry number seen."""

    id: MessageId
    token: Annotated[str, Meta(max_length=100)] = ""
    last: Annotated[int, Meta(ge=-1, le=1_000_000)] = -1


class Move(Incoming, tag="move", tag_field="type"):
    """Chooses an action. `number` is the entry it is to become: the last one seen plus one."""

    id: MessageId
    number: Number
    action: ActionText


class Undo(Incoming, tag="undo", tag_field="type"):
    """Takes back `count` of the standing actions: at once where free, else it asks the others."""

    id: MessageId
    number: Number
    count: Annotated[int, Meta(ge=1, le=10_000)] = 1


class Consent(Incoming, tag="consent", tag_field="type"):
    """Answers an undo request; the asker's no withdraws it."""

    id: MessageId
    request: Number
    yes: bool


class Chat(Incoming, tag="chat", tag_field="type"):
    id: MessageId
    text: ChatText


class Orders(Incoming, tag="orders", tag_field="type"):
    """Replaces the seat's standing orders."""

    id: MessageId
    orders: Annotated[list[Order], Meta(max_length=40)]


class Resync(Incoming, tag="sync", tag_field="type"):
    """Asks for the table again, from the entry after `last`."""

    id: MessageId
    last: Annotated[int, Meta(ge=-1, le=1_000_000)] = -1


class Ping(Incoming, tag="ping", tag_field="type"):
    id: MessageId


SeatMessage = Move | Undo | Consent | Chat | Orders
ClientMessage = Hello | Move | Undo | Consent | Chat | Orders | Resync | Ping


# --- the socket: what the server sends ---------------------------------------------------------


class Sync(Struct, tag="sync", tag_field="type"):
    """Everything: the answer to hello and sync, and sent whenever the server can't be brief.

    `fresh`: `entries` don't join on to what the client has; it drops what it has.
    """

    id: str
    table: TableInfo
    you: MySeat
    position: Position | None
    fresh: bool
    entries: list[Entry]
    chat: list[ChatLine]
    orders: list[Order]
    now: int


class Update(Struct, tag="update", tag_field="type"):
    """An entry was made: what happened and how the table stands now."""

    entry: Entry
    position: Position


class TableChanged(Struct, tag="table", tag_field="type"):
    """Something about the table but its game changed: seats, state, undo request, rematch."""

    table: TableInfo


class Said(Struct, tag="chat", tag_field="type"):
    line: ChatLine


class Ok(Struct, tag="ok", tag_field="type"):
    """Done and stored. `number`: the entry made, or the table's last entry."""

    id: str
    number: int


class Reject(Struct, tag="reject", tag_field="type"):
    """Refused; nothing changed. `reason` and `rule` are there for illegal actions."""

    id: str
    code: str
    text: str
    number: int
    reason: str = ""
    rule: str = ""


class Conflict(Struct, tag="conflict", tag_field="type"):
    """The table has moved on: a sync follows; decide again."""

    id: str
    number: int


class Throttled(Struct, tag="throttled", tag_field="type"):
    """Too fast: not looked at. Send it again, with the same id, after so many seconds."""

    id: str
    retry_after: float


ServerMessage = Sync | Update | TableChanged | Said | Ok | Reject | Conflict | Throttled


def server_schema() -> dict[str, Any]:
    """The JSON schema of what a socket sends, for clients that generate their types."""
    return msgspec.json.schema(ServerMessage)


def client_schema() -> dict[str, Any]:
    return msgspec.json.schema(ClientMessage)
