"""The schemas of REST requests and answers: games, rules pages, tables, seats.

Seats are numbered from 0; -1 is a spectator. Times are milliseconds since 1970. Requests with
unknown fields are refused, so that no typing error is silently ignored.
"""

from typing import Annotated, Any, Literal

from msgspec import Meta, Raw, Struct

from motherlode.kernel.action_table import LONGEST_TEXT
from motherlode.plugin_types import BoardPreview

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
ActionText = Annotated[str, Meta(min_length=1, max_length=LONGEST_TEXT)]
ChatText = Annotated[str, Meta(min_length=1, max_length=500)]
BotName = Annotated[str, Meta(min_length=1, max_length=40)]
GameName = Annotated[str, Meta(min_length=1, max_length=40)]
Number = Annotated[int, Meta(ge=0, le=1_000_000)]
SeatNumber = Annotated[int, Meta(ge=0, le=19)]
Absence = Annotated[
    int,
    Meta(
        ge=10,
        le=2_592_000,
        description="seconds after which a seat that doesn't answer counts as absent",
    ),
]
USUAL_ABSENCE = 600


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


class LanguageInfo(Struct):
    """A language of the texts; a `draft` waits for corrections by native readers."""

    language: str
    draft: bool


class WordSources(Struct):
    """The texts of a language as Fluent sources: those of the web client's pages.

    `games` contains only the texts that list a game, such as its title.
    """

    ui: str
    games: dict[str, str]


class GameWordSources(Struct):
    """The texts of a game in a language as Fluent sources: of its board, and of its words."""

    ui: str
    words: str


class GameInfo(Struct):
    """A game as the lobby lists it. `options` is a JSON schema for its form.

    `content` is the hash of its content, `base` a hash of it that depends on the order too: a
    table whose `version` or `base` is another has a game of its own.
    """

    name: str
    title: str
    blurb: str
    version: str
    content: str
    base: str
    least_seats: int
    most_seats: int
    options: dict[str, Any]


class GameDetail(GameInfo):
    """A game with everything a board needs.

    `content_tables` contains the values of its content (costs, counts), without any edition, and
    the tables that its rules fix. `unlisted_verbs` are the verbs of actions that are checked but
    not listed: a player writes them. `hand_steps` are the steps that ask only raised hands.
    `order_sets` are standing orders that are offered as one choice: pairs of a step and an action.
    `reactions` is what may be ordered before it happens: by the `step` of the order, the texts of
    the actions to choose from.
    """

    zones: list[ZoneInfo]
    actions: list[str]
    unlisted_verbs: list[str]
    events: list[str]
    content_tables: dict[str, Any] = {}
    hand_steps: list[str] = []
    order_sets: dict[str, list[tuple[str, str]]] = {}
    reactions: dict[str, list[str]] = {}


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
    holes: dict[str, str | int] = {}


class Checked(Struct):
    """The first faults of an edition; an empty list means that it can be played. Warnings name what
    is playable but ill designed."""

    faults: list[ContentFault]
    warnings: list[ContentFault] = []


class PreviewTable(Incoming):
    """A table whose board is to be shown before it is created, or before its game begins."""

    seats: Annotated[int, Meta(ge=1, le=20)]
    options: dict[str, Value] = {}
    edition: dict[str, Any] = {}


class Previewed(Struct):
    """The board of a table; None if the game's boards are all the same, or if the settings don't go
    together: then `fault` says why, and what would fit."""

    board: BoardPreview | None = None
    fault: ContentFault | None = None


# --- tables ------------------------------------------------------------------------------------


class Clock(Incoming):
    """A clock: `per_move` seconds for each decision, then the `bank`, then `expiry` happens."""

    per_move: Annotated[int, Meta(ge=1, le=2_592_000)]
    bank: Annotated[int, Meta(ge=0, le=2_592_000)] = 0
    expiry: Literal["bot", "pass"] = "bot"


class NewSeat(Incoming):
    """A seat of a new table.

    `human` seats get a link at once (for the creator, a friend or hot-seat play); `open` seats
    are claimed by `join`, and their `name` says who is expected; `bot` seats are played by the
    server. Human seats sit down by `sit`, when they know the server's commitment.
    """

    kind: Literal["human", "open", "bot"]
    name: Name | None = None
    colour: Colour | None = None
    bot: BotName | None = None


class NewTable(Incoming):
    """A table to create. It starts by itself once every human seat has sat down.

    `hints` and `spectators` are allowed unless turned off. The others may vote to let a bot play
    for a seat that was asked and didn't answer for `absence` seconds; with a clock not before it
    gave the seat all its time.
    """

    game: GameName
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=20)]
    options: dict[str, Value] = {}
    listed: bool = False
    clock: Clock | None = None
    edition: dict[str, Any] = {}
    hints: bool = True
    spectators: bool = True
    absence: Absence = USUAL_ABSENCE


class PlayOn(Incoming):
    """A table that continues a record after its entry `number`.

    Everything hidden is dealt again, from a new seed that nobody can choose; before the first entry
    everything, what is public too. With `practice` it stays as it was: such a table is marked,
    unlisted, and has no open seats and no new links.
    """

    record: Raw
    number: Number
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=20)]
    listed: bool = False
    clock: Clock | None = None
    hints: bool = True
    spectators: bool = True
    absence: Absence = USUAL_ABSENCE
    practice: bool = False


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
    With a `key` the seat gets a new link, which only this client knows: the answer has its token.
    Without one nobody sits down: the maker of the first link has a copy of it.
    At a practice table only its maker sits down: that needs the token of the host too, as `host`.
    """

    entropy: Entropy | None = None
    name: Name | None = None
    colour: Colour | None = None
    key: JoinKey | None = None
    host: Annotated[str, Meta(max_length=100)] = ""


class ChooseBot(Incoming):
    bot: BotName = "greedy"


class ExpectPlayer(Incoming):
    """Whom the host expects at an open seat; an empty name takes it back."""

    name: Annotated[str, Meta(max_length=24)]


class ChooseHost(Incoming):
    """A host's request that another seat hosts from now on."""

    seat: SeatNumber


class TakeSeat(Incoming):
    """A newcomer takes a bot's seat with an invitation.

    `links` are all tokens of this table that the browser holds, `watched` says if it has shown the
    running game: neither may be so.
    """

    name: Name
    invitation: Annotated[str, Meta(max_length=100)]
    key: JoinKey
    links: Annotated[list[Annotated[str, Meta(max_length=100)]], Meta(max_length=40)] = []
    watched: bool = False
    colour: Colour | None = None


class Joined(Struct):
    """The seat that the client has now, and the server's commitment."""

    table: str
    seat: int
    token: str
    commitment: str
    host: str = ""


class SeatInfo(Struct):
    """A seat as everybody sees it. `stand_in` is the bot that plays for an absent human.

    `left`: the human gave the seat up to that bot or was voted out, and is not asked for consent.
    `resigned`: it will not come back. `invited`: a newcomer may take the seat with an invitation.
    `expected`: whom the host expects at an open seat; anybody may take it all the same.
    A bot's `name` is empty if nobody gave it one.
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
    resigned: bool = False
    invited: bool = False
    expected: str = ""


class FairnessInfo(Struct):
    """The public information of the seed: the commitment at once, the rest after the end."""

    scheme: str
    commitment: str
    contributions: dict[str, str]
    secret: str
    seed: str


class Proposal(Struct):
    """What a seat proposes; it happens when every seat of `needed` has agreed.

    `kind`: undo (take back `count` actions), end (without a result), pause, resume, time (`count`
    seconds for the seat's bank), bot (a bot plays for the absent seat `target`), newcomer (an
    invitation to take the seat `target` from its bot).
    """

    request: int
    kind: str
    seat: int
    agreed: list[int]
    needed: list[int]
    count: int = 0
    target: int = -1
    bot: str = ""


class TakeoverInfo(Struct):
    """A seat changed hands after entry `entry` (-1: before the deal), at a time `at`.

    `before` and `after`: who had it (`player NAME`, `stand-in BOT`, `bot BOT` or `open`).
    `by`: what allowed it (`own link`, `clock`, `vote`, `kick` or `host`).
    """

    seat: int
    entry: int
    at: int
    before: str
    after: str
    by: str


class ContinuedRecord(Struct):
    """The record that a table continues after its first `cut` entries: its SHA-256 digest.

    `redealt`: everything hidden was dealt again there.
    """

    digest: str
    cut: int
    redealt: bool


class TableInfo(Struct):
    """The public information of a table. `state`: waiting, playing, over or closed.

    `teams`: the team of every seat; empty if each plays for itself. `takeovers`: the latest ones,
    oldest first; the table's history has all of them. `parent`: the record that it continues.
    `practice`: hidden things of that record are as they were, so that somebody may know them.
    `paused`: since when the game is paused; 0 if it isn't. `ending`: agreed, resigned or
    operator if the rules did not end the game. `host_seat`: the seat that hosts; -1 if the
    host's link has no seat. `version` and `base` are those of its rules and its content: if
    they are not those of the game, ask for the table's own game.
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
    proposal: Proposal | None
    rematch: str
    watchers: int
    result: list[float]
    fault: str
    teams: list[int] = []
    takeovers: list[TakeoverInfo] = []
    parent: ContinuedRecord | None = None
    practice: bool = False
    hints: bool = True
    spectators: bool = True
    absence: int = USUAL_ABSENCE
    paused: int = 0
    ending: str = ""
    host_seat: int = -1
    base: str = ""


class ListedTable(Struct):
    """A table as the lobby lists it, with what it plays by: options, clock, absence.

    `own_content`: it plays with an edition of its own.
    """

    table: str
    game: str
    title: str
    state: str
    seats: list[SeatInfo]
    number: int
    created: int
    hints: bool = True
    spectators: bool = True
    options: dict[str, Value] = {}
    clock: Clock | None = None
    absence: int = USUAL_ABSENCE
    own_content: bool = False


class Tables(Struct):
    tables: list[ListedTable]


class MySeat(Struct):
    """The rights of a token: a seat, hosting, or both."""

    seat: int
    host: bool


class TableStatus(Struct):
    table: TableInfo
    you: MySeat


class Seated(TableStatus):
    """The table after sitting down; `token` is the seat's new token if a `key` was given."""

    token: str = ""
