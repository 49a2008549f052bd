"""The schemas of the socket's messages and of games on the wire; see docs/protocol.md."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from motherlode.server.api.rest_schema import (
    ActionText,
    BotName,
    ChatText,
    Incoming,
    MessageId,
    MySeat,
    Number,
    SeatNumber,
    TableInfo,
    TakeoverInfo,
    Value,
)

# --- games on the wire -------------------------------------------------------------------------


class Legal(Struct):
    """An action that may be chosen now: send back its `text`."""

    id: int
    text: str
    verb: str
    argument: str


class Entry(Struct):
    """An entry of the log: who made it and what happened, as the reader may know it.

    `text` is empty for others' actions while the game runs: the events say what is public.
    `by`: player, bot, stand-in (a bot that plays for a human), order, only (the only
    answer), unasked (passed unasked), clock or table; `bot` is the bot that chose, if one did.
    Until the end others see `order`, `only` and `unasked` as `player`. `at`: when it was made, in
    milliseconds since 1970 (0: unknown).
    """

    number: int
    seat: int
    by: str
    text: str
    undo: int
    events: list[dict[str, Any]]
    bot: str = ""
    at: int = 0


class ClockState(Struct):
    """The seat whose time runs, and its deadline."""

    seat: int
    deadline: int


class ChatMessage(Struct):
    """A chat message. `room`: `table` for all, `watchers` (whose seat is -1), or `team 0`.

    Each room has numbers of its own. Comments on a replay (`replay`) are about an `entry`.
    """

    number: int
    seat: int
    name: str
    text: str
    at: int
    room: str = "table"
    entry: int = -1


ChatRoom = Literal["table", "team", "watchers", "replay"]


class Watcher(Struct):
    """Somebody who watches a replay together with others; their seat, -1 without one.

    `entry` is the one shown, `follows` the id of the watcher who leads, '' for nobody, and
    `place` what is pointed at, '' for nothing.
    """

    id: str
    seat: int
    name: str
    entry: int = 0
    follows: str = ""
    place: str = ""


class Order(Incoming):
    """A standing order: at `step` always choose `action` when it is legal.

    An empty `step` and an empty `action` mean: choose if there is only one legal action. A `step`
    without an `action` asks for the seat's full time in that window, or raises its hand where only
    raised hands are asked; `after` limits that to the turns of some seats. With `since`, the number
    of the last entry seen, the order holds for the present window only, a raised hand for the
    present turn.

    An order ends at the time `until` (in milliseconds since 1970; 0: none), when its seat begins
    its own turn of the number `until_turn` (0: none; see `own_turns`), or, with `once`, after it
    has chosen. `given` is the number of the last entry seen when it was given.
    """

    step: Annotated[str, Meta(max_length=80)] = ""
    action: Annotated[str, Meta(max_length=80)] = ""
    after: Annotated[tuple[Annotated[int, Meta(ge=0, le=99)], ...], Meta(max_length=20)] = ()
    since: Annotated[int, Meta(ge=-1, le=1_000_000)] = -1
    once: bool = False
    until: Annotated[int, Meta(ge=0, le=2**53 - 1)] = 0
    until_turn: Annotated[int, Meta(ge=0, le=1_000_000)] = 0
    given: Annotated[int, Meta(ge=-1, le=1_000_000)] = -1


class WindowState(Struct):
    """An open window; `step` names it, and orders for it name the step.

    `kind`: by_turns, at_once, on_request or pause. `opened`: the entry after which it opened.
    `until`: before this time no pass takes effect.
    """

    kind: str
    step: str
    opened: int
    until: int


class Position(Struct):
    """The table as one seat sees it, after entry `number`.

    `undo`: how many of its latest actions the seat may take back alone; `back`: how many actions
    of all seats have to be taken back to undo its own latest one (0: it made none).
    `forecast`: what the game predicts for the seat that is asked, such as odds.
    `aside`: the seat is asked outside its turn: a standing order to pass there gives no turn away.
    `anytime`: how many of the legal actions are any-time actions; these come last. The others
    answer the question that is asked.
    `pause`: the step has nothing to choose; its only answer goes on.
    `window`: the open window, for all seats. In one that is open for all at once, `legal` has the
    answers of each of its seats.
    `turn_began`: the entry after which the present turn began.
    `asked_since`: when the seat that is asked was first asked after its last own entry.
    `own_turns`: how many turns this seat has begun.
    """

    number: int
    view: dict[str, Any]
    legal: list[Legal]
    undo: int
    back: int
    clock: ClockState | None
    forecast: dict[str, Any] = {}
    aside: bool = False
    anytime: int = 0
    pause: bool = False
    window: WindowState | None = None
    turn_began: int = 0
    asked_since: int = 0
    own_turns: int = 0


class Frame(Struct):
    """A frame of a replay: an entry and the table after it."""

    entry: Entry
    view: dict[str, Any]


class Frames(Struct):
    """A part of a replay; `total` is the number of the last entry, `teams` as in TableInfo.

    `seats` are the players' names, '' for a bot without one. `takeovers` are those of the record.
    """

    game: str
    title: str
    options: dict[str, Value]
    seats: list[str]
    total: int
    frames: list[Frame]
    result: list[float]
    teams: list[int] = []
    takeovers: list[TakeoverInfo] = []


class EarlierFrames(Struct):
    """A part of a running game, each frame as the reader saw it; `number` is the last entry's."""

    number: int
    frames: list[Frame]


class ScoreRow(Struct):
    """A source of the score or a count, by name, with each seat's number."""

    name: str
    values: list[int]


class CurvePoint(Struct):
    """What each seat had of the game's unit after entry `number`, in turn `turn` of the game."""

    number: int
    turn: int
    values: list[int]


class Score(Struct):
    """The score of a record's game: its sources, what else was counted, and its course.

    `unit` is the name of what the curve shows, '' for a game that declares no score. With `adds_up`
    the sources of a seat add up to its score.
    """

    unit: str
    adds_up: bool
    sources: list[ScoreRow]
    counts: list[ScoreRow]
    curve: list[CurvePoint]


class Verified(Struct):
    """The result of verifying a record; `fairness` is fair, unfair or unproven."""

    good: bool
    entries: int
    text: str
    fairness: str
    fairness_text: str


class Moment(Struct):
    """An analysed decision of a record: its entry, and each seat's win probability before it.

    `cost` is the loss against the best action found, as far as it is certain; `judged` is true if
    it could be measured.
    """

    number: int
    seat: int
    chosen: Legal
    best: Legal
    win_probabilities: list[float]
    cost: float
    judged: bool


class Ledger(Struct):
    """A seat's luck and skill: first + own + small + others + luck = result.

    `own` are its costly decisions, `small` its other choices together. `doubt` is half the width of
    the interval of `small` (null: not measured); `small` is 0 if that interval contains 0.
    """

    first: float
    own: float
    small: float
    others: float
    luck: float
    result: float
    doubt: float | None


class Analysis(Struct):
    """The analysis of a record, with `iterations` of search for each decision.

    Of a long game only a part of the `decisions` is analysed (`moments`), of these a part `judged`.
    `least` is the cost at which nine of ten choices differ from luck (0: unknown).
    """

    iterations: int
    decisions: int
    judged: int
    over: bool
    moments: list[Moment]
    ledgers: list[Ledger]
    least: float


class AnalysisProgress(Struct):
    """How far an analysis is: the analyses before it, and the fraction of it that is done."""

    waiting: int
    fraction: float


class ChatHistory(Struct):
    """Messages of a table's chat, oldest first."""

    messages: list[ChatMessage]


class History(Struct):
    """Entries as the reader may know them, and all takeovers of seats, oldest first."""

    number: int
    entries: list[Entry]
    takeovers: list[TakeoverInfo] = []


class Advice(Struct):
    """A recommended action, and its win probability as the search estimates it."""

    action: Legal
    win_probability: float


class Hint(Struct):
    """What a bot would do; if no bot was named, the best actions with their win probabilities."""

    number: int
    bot: str
    action: Legal
    best: list[Advice] = []


class WhyNot(Struct):
    """Says if an action is legal now, and if not, which rule forbids it."""

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
    """The first message. No token: a spectator. `last`: the last entry number seen.

    `host`: the host's token, if the same client has it. So the server knows that the host is there.
    """

    id: MessageId
    token: Annotated[str, Meta(max_length=100)] = ""
    last: Annotated[int, Meta(ge=-1, le=1_000_000)] = -1
    host: Annotated[str, Meta(max_length=100)] = ""


class Move(Incoming, tag="move", tag_field="type"):
    """Chooses an action. `number` is the entry it is to become: the last one seen plus one."""

    id: MessageId
    number: Number
    action: ActionText


class Undo(Incoming, tag="undo", tag_field="type"):
    """Takes back `count` standing actions: at once if free, else after the others agree."""

    id: MessageId
    number: Number
    count: Annotated[int, Meta(ge=1, le=10_000)] = 1


class Propose(Incoming, tag="propose", tag_field="type"):
    """Proposes something to the other humans: see Proposal. `undo` has its own message.

    `count`: the seconds of `time`. `seat` and `bot` belong to `bot` and `newcomer`.
    """

    id: MessageId
    kind: Literal["end", "pause", "resume", "time", "bot", "newcomer"]
    count: Annotated[int, Meta(ge=0, le=86_400)] = 0
    seat: SeatNumber | None = None
    bot: BotName = "greedy"


class Resign(Incoming, tag="resign", tag_field="type"):
    """The seat resigns and can't return; a bot plays on for it while others still play."""

    id: MessageId


class Mute(Incoming, tag="mute", tag_field="type"):
    """Turns the chat messages of another seat off or on, for the own seat."""

    id: MessageId
    seat: SeatNumber
    on: bool


class Consent(Incoming, tag="consent", tag_field="type"):
    """Answers a proposal; a no of the seat that made it withdraws it."""

    id: MessageId
    request: Number
    yes: bool


class Chat(Incoming, tag="chat", tag_field="type"):
    """Says something to all, or to the own team; spectators talk to each other, under a `name`.

    Players read the spectators' room when the game is over. Then `replay` is for comments of
    everybody on an `entry`.
    """

    id: MessageId
    text: ChatText
    room: ChatRoom = "table"
    name: Annotated[str, Meta(max_length=24)] = ""
    entry: Annotated[int, Meta(ge=-1, le=1_000_000)] = -1


class Watch(Incoming, tag="watch", tag_field="type"):
    """Comes into the room in which the replay of a game that is over is watched together, or
    leaves it. People without a seat give a `name`."""

    id: MessageId
    on: bool = True
    name: Annotated[str, Meta(max_length=24)] = ""


class View(Incoming, tag="view", tag_field="type"):
    """Shows the others in the room which entry one looks at, and whom one follows."""

    id: MessageId
    entry: Annotated[int, Meta(ge=0, le=1_000_000)]
    follows: Annotated[str, Meta(max_length=12, pattern="^[0-9a-f]*$")] = ""


class Point(Incoming, tag="point", tag_field="type"):
    """Points at a place on the board, for the others in the room; '' stops that."""

    id: MessageId
    place: Annotated[str, Meta(max_length=80, pattern="^[ -~]*$")] = ""


class Orders(Incoming, tag="orders", tag_field="type"):
    """Replaces the seat's standing orders."""

    id: MessageId
    orders: Annotated[list[Order], Meta(max_length=40)]


class Resync(Incoming, tag="sync", tag_field="type"):
    """Asks for the whole table, with the entries after `last`."""

    id: MessageId
    last: Annotated[int, Meta(ge=-1, le=1_000_000)] = -1


class Ping(Incoming, tag="ping", tag_field="type"):
    id: MessageId


SeatMessage = Move | Undo | Propose | Consent | Resign | Chat | Mute | Orders
ClientMessage = (
    Hello
    | Move
    | Undo
    | Propose
    | Consent
    | Resign
    | Chat
    | Mute
    | Orders
    | Watch
    | View
    | Point
    | Resync
    | Ping
)


# --- the socket: what the server sends ---------------------------------------------------------


class Sync(Struct, tag="sync", tag_field="type"):
    """The whole table: the answer to hello and sync; also sent when an update is not enough.

    `fresh`: entries are missing before `entries`; the client drops those it has. `muted`: the seats
    whose chat this seat doesn't get. `invitations`: by seat, the token with which a newcomer may
    take it; only the humans who agreed see it. Without spectators, `position` is null for them.
    """

    id: str
    table: TableInfo
    you: MySeat
    position: Position | None
    fresh: bool
    entries: list[Entry]
    chat: list[ChatMessage]
    orders: list[Order]
    now: int
    muted: list[int] = []
    invitations: dict[int, str] = {}


class Update(Struct, tag="update", tag_field="type"):
    """A new entry, and the position after it."""

    entry: Entry
    position: Position


class TableChanged(Struct, tag="table", tag_field="type"):
    """Something besides the game changed: seats, state, proposal, rematch."""

    table: TableInfo


class ChatAdded(Struct, tag="chat", tag_field="type"):
    """A player wrote a chat message."""

    added: ChatMessage


class Watching(Struct, tag="watching", tag_field="type"):
    """Everybody in the room in which a replay is watched together; `you` is the reader's own id."""

    watchers: list[Watcher]
    you: str


class Watched(Struct, tag="watched", tag_field="type"):
    """Somebody in the room looks at another entry, follows another one or points elsewhere."""

    watcher: Watcher


class Ok(Struct, tag="ok", tag_field="type"):
    """Done and stored. `number` is the new entry, or the table's last entry."""

    id: str
    number: int


class Reject(Struct, tag="reject", tag_field="type"):
    """Refused; nothing changed. Illegal actions have `reason` and `rule`."""

    id: str
    code: str
    text: str
    number: int
    reason: str = ""
    rule: str = ""


class Conflict(Struct, tag="conflict", tag_field="type"):
    """Refuses a move because `number` is already taken in the log; a Sync with the news follows."""

    id: str
    number: int


class Throttled(Struct, tag="throttled", tag_field="type"):
    """Too fast: ignored. Send it again with the same id after `retry_after` seconds."""

    id: str
    retry_after: float


ServerMessage = (
    Sync
    | Update
    | TableChanged
    | ChatAdded
    | Watching
    | Watched
    | Ok
    | Reject
    | Conflict
    | Throttled
)


def server_schema() -> dict[str, Any]:
    """The JSON schema of the frames that the server sends, for clients that generate types."""
    return msgspec.json.schema(ServerMessage | list[ServerMessage])


def client_schema() -> dict[str, Any]:
    return msgspec.json.schema(ClientMessage)
