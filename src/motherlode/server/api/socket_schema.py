"""What sockets take and send, and how a game looks on the wire; docs/protocol.md tells how."""

from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from motherlode.server.api.rest_schema import (
    ActionText,
    ChatText,
    Incoming,
    MessageId,
    MySeat,
    Number,
    TableInfo,
    Value,
)

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
    `by`: player, bot, order, clock or table; another seat's order reads as its player until then.
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
    `forecast`: what the game tells the seat that is asked to reckon with, such as odds.
    `aside`: the seat is asked beside the turns, in a window for reactions or where the game has
    a habit; passing there always gives no turn away.
    """

    number: int
    view: dict[str, Any]
    legal: list[Legal]
    undo: int
    back: int
    clock: ClockState | None
    forecast: dict[str, Any] = {}
    aside: bool = False


class Frame(Struct):
    """A step of a replay: the entry and the table after it."""

    entry: Entry
    view: dict[str, Any]


class Frames(Struct):
    """Some frames of a replay; `total` is the number of the last one, `teams` as in TableInfo.

    `seats` are the names of those who sat there, '' for a bot that nobody gave one.
    """

    game: str
    title: str
    options: dict[str, Value]
    seats: list[str]
    total: int
    frames: list[Frame]
    result: list[float]
    teams: list[int] = []


class Verified(Struct):
    """What a check of a record found; `fairness` is fair, unfair or unproven."""

    good: bool
    entries: int
    text: str
    fairness: str
    fairness_text: str


class Moment(Struct):
    """A decision of a record, by its entry, with the chances of all seats before it.

    `cost` is what it gave away against the best found, as far as that is certain; `judged` says
    whether that could be told.
    """

    number: int
    seat: int
    chosen: Legal
    best: Legal
    chances: list[float]
    cost: float
    judged: bool


class Ledger(Struct):
    """A seat's account: first + own + small + others + chance = result.

    `own` are its costly decisions, `small` its other choices together, `doubt` half the width of
    the interval of these (null: not measured; if it holds 0, 0 is booked).
    """

    first: float
    own: float
    small: float
    others: float
    chance: float
    result: float
    doubt: float | None


class Analysis(Struct):
    """What looking back at a record found, by so many iterations of search a decision.

    Of the `decisions` of a long game a part is looked at (`moments`), of those a part `judged`.
    `least` is enough of a cost for nine of ten single choices to be told from luck (0: unknown).
    """

    iterations: int
    decisions: int
    judged: int
    over: bool
    moments: list[Moment]
    ledgers: list[Ledger]
    least: float


class Talk(Struct):
    """Lines of a table's chat, oldest first; those before line 1 are none."""

    lines: list[ChatLine]


class History(Struct):
    """Entries as the reader may know them, oldest first."""

    number: int
    entries: list[Entry]


class Advice(Struct):
    """An action worth doing, and how likely it wins as far as the search could see."""

    action: Legal
    chance: float


class Hint(Struct):
    """What a bot would do; where none was named, the best actions with their chances."""

    number: int
    bot: str
    action: Legal
    best: list[Advice] = []


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
    """The JSON schema of the frames that a socket sends, for clients that generate their types."""
    return msgspec.json.schema(ServerMessage | list[ServerMessage])


def client_schema() -> dict[str, Any]:
    return msgspec.json.schema(ClientMessage)
