"""The config of a table: everything stored of it besides its log and its chat.

It is saved as a whole under a version, so of two concurrent changes only one succeeds. Its JSON is
in the column `doc` of the database, where some fields keep the names they were first stored under.
"""

from typing import Any

import msgspec

from motherlode.kernel import provably_fair
from motherlode.kernel.content import ordered_text
from motherlode.kernel.errors import MotherlodeError
from motherlode.kernel.game import Setup
from motherlode.kernel.record import Continuation, Takeover, redeal_seeds
from motherlode.kernel.release import StoredGame, has_content
from motherlode.server.api.errors import not_allowed
from motherlode.server.api.rest_schema import USUAL_ABSENCE, Clock, MySeat, Proposal, Value
from motherlode.server.api.socket_schema import Order
from motherlode.server.tokens import derived_token, hash_token, same_hash

WAITING, PLAYING, OVER, CLOSED = "waiting", "playing", "over", "closed"
HUMAN, OPEN, BOT = "human", "open", "bot"
NO_SCHEME = "known seed"
"""The scheme of a practice table: its seed is that of the record that it continues."""

SHUT_BY_OPERATOR = "operator"
"""The ending of a table that an operator closed; its secrets stay hidden."""
COLOURS = ["#c0392b", "#2471a3", "#b9770e", "#1e8449", "#7d3c98", "#566573"]


class SeatConfig(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A seat of a table. `token` is the hash of its link's secret."""

    kind: str
    name: str
    colour: str
    bot: str = ""
    token: str = ""
    entropy: str = ""
    sat: bool = False
    stand_in: str = ""
    """The bot that plays for the human; empty if none does."""
    left: bool = False
    """True if the human gave the seat up to the bot that stands in, or was voted out."""
    resigned: bool = False
    """True if the human gave the game up: the seat is not given back."""
    newcomer: bool = False
    """True if the human took the seat over from a bot in mid game."""
    returned: int = 0
    """When the human took the seat back last: its absence counts from then on."""
    refused: int = 0
    """How many proposals of the seat were refused since the last one that was agreed to."""
    ask_after: int = 0
    """The time before which the seat may propose nothing."""
    muted: list[int] = []
    """The seats whose chat messages this seat doesn't get."""
    renamed: list[int] = []
    """When the seat's player changed its name, the latest times."""
    invited: bool = False
    """True if a newcomer may take the seat from its bot."""
    expired: int = -1
    """The entry after which the clock let the bot in that stands in; -1 if no clock did."""
    expected: str = ""
    """Whom the host expects at an open seat; empty if anybody."""
    reserved: bool = False
    """True if the seat waits for the player who had it at the table before."""
    orders: list[Order] = []
    used_orders: list[Order] = []
    """The latest orders that chose once: a client that doesn't know it yet may send them again."""

    @property
    def player(self) -> str:
        """The bot that decides for this seat; empty if a human does."""
        return self.bot if self.kind == BOT else self.stand_in


class OpenProposal(Proposal):
    """A proposal that waits for consent, made after entry `number` at a time `at`."""

    number: int = 0
    at: int = 0
    since: int = 0
    """Since when the target of a vote for a bot had not answered."""


class Parent(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The record that a table continues after its first `TableConfig.before` entries.

    `digest` identifies it; `seed`, `fairness` and `continues` are the record's own, which stay on
    the server until the table is over.
    """

    digest: str
    seed: str
    fairness: dict[str, Any] = {}
    continues: list[Continuation] = []


class TableConfig(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A table. `secret` and `seed` stay on the server until the table is over."""

    game: str
    version: str
    content: str
    options: dict[str, Value]
    edition: dict[str, Any]
    seats: list[SeatConfig] = msgspec.field(name="chairs")
    host: str
    listed: bool
    created: int
    clock: Clock | None
    secret: str
    scheme: str = provably_fair.SCHEME
    state: str = WAITING
    seed: str = ""
    begun: int = 0
    requests: int = 0
    proposal: OpenProposal | None = None
    asked: tuple[int, str, int] = (-1, "", 0)
    """The last proposal, open or answered: its seat, its message and the entry before it."""
    agreed: int = 0
    """The last proposal that was agreed to, but no undo: these are entries."""
    rematch: str = ""
    hostless: bool = False
    """True for a rematch that the host of the table before has not joined yet."""
    mint: str = ""
    """The secret from which tokens are derived that a retry has to get again; never sent."""
    result: list[float] = []
    fault: str = ""
    restarts: dict[int, int] = {}
    """When a decision got its full time again, by the entry before it: its seat was taken back."""
    before: int = 0
    """The number of entries taken over from a record."""
    takeovers: list[Takeover] = []
    """Every change of who plays a seat, oldest first: see `takeovers.py`."""
    parent: Parent | None = None
    """The record that this table continues; None for a new game."""
    hints: bool = True
    spectators: bool = True
    absence: int = USUAL_ABSENCE
    """Seconds after which a seat that is asked and doesn't answer counts as absent."""
    pauses: list[tuple[int, int]] = []
    """When the game was paused and resumed; a resumption of 0: it is paused now."""
    added: list[tuple[int, int, int]] = []
    """Time added to banks: the entry after which, the seat, the seconds."""
    ending: str = ""
    """AGREED, RESIGNED or SHUT_BY_OPERATOR if the rules did not end the game."""
    host_seat: int = -1
    """The seat that hosts; -1 if the host has a token of its own."""
    former: list[str] = []
    """Hashes of tokens that seats and the host had after the deal: their holders are no
    newcomers."""
    host_links: int = 0
    """How many links of the host were replaced after the deal."""
    unlisted: bool = False
    """True if the waiting table is not listed because its host is gone."""
    base: str = ""
    """The hash of the content without the edition; `content` is that of the whole content."""

    def setup(self, tables: str) -> Setup:
        """The game of this table, under the rules and with the content that it was created with.

        `tables` is the JSON of the stored content; it may be empty if a release has the content.
        Raises BadRecord if the rules or the content are not here.
        """
        return stored_game(self, tables).setup()

    def allowed_absence(self, seat: int = -1) -> int:
        """Seconds after which a seat that is asked and doesn't answer counts as absent: never
        before a clock gave it all its time."""
        if self.clock is None:
            return self.absence
        added = sum(seconds for _, owner, seconds in self.added if owner == seat)
        return max(self.absence, self.clock.per_move + self.clock.bank + added)

    def is_attended(self) -> bool:
        """True if a human plays here, who waits while bots think."""
        return any(not seat.player for seat in self.seats)

    def identify(self, token: str) -> MySeat:
        """The seat and rights of a token; a spectator's if this table doesn't know the token."""
        if not token:
            return MySeat(-1, False)
        token_hash = hash_token(token)
        seat = -1
        for i, config in enumerate(self.seats):
            if same_hash(token_hash, config.token):
                seat = i
        hosts = same_hash(token_hash, self.host) or (seat >= 0 and seat == self.host_seat)
        return MySeat(seat, hosts)

    @property
    def reveals_secrets(self) -> bool:
        """True if a game that is over may show its seed and all hands."""
        return self.ending != SHUT_BY_OPERATOR

    @property
    def paused(self) -> int:
        """Since when the game is paused; 0 if it isn't."""
        return self.pauses[-1][0] if self.pauses and not self.pauses[-1][1] else 0

    def refuse_dead_link(self, seat: int, link: str | None) -> None:
        """Raises a Refusal if the seat has another link now; `link` is the hash of its token."""
        if link is not None and link != self.seats[seat].token:
            raise not_allowed()

    def reader(self, seat: int) -> int:
        """Whose view the link of a seat gets: the seat's own, or a spectator's (-1).

        The sender of a link has a copy of it. So after the deal it shows no hand
        until somebody sits down with it, which everybody sees, or the game is over and open to all.
        """
        hidden = self.state == PLAYING or (self.begun > 0 and not self.reveals_secrets)
        return -1 if hidden and seat >= 0 and not self.seats[seat].sat else seat

    def is_full(self) -> bool:
        """True if every seat has a bot or a human who has sat down."""
        return all(seat.kind == BOT or seat.sat for seat in self.seats)

    def contributions(self) -> dict[int, bytes]:
        """The random bytes that seats added to the seed."""
        return {i: bytes.fromhex(seat.entropy) for i, seat in enumerate(self.seats) if seat.entropy}

    def begin(self, table: str, now: int) -> None:
        """Derives the seed from the secret and the seats' random bytes, and deals."""
        if not self.seed:
            secret = bytes.fromhex(self.secret)
            self.seed = provably_fair.derive_seed(secret, table, self.contributions()).hex()
        self.state = PLAYING
        self.begun = now

    def is_practice(self) -> bool:
        """True if the table continues a record with its hidden things as they were.

        Its seed is known, so it is unlisted and nobody can be invited.
        """
        return self.scheme == NO_SCHEME

    def is_redealt(self) -> bool:
        """True if the table continues a record of which everything hidden is dealt again."""
        return self.parent is not None and not self.is_practice()

    def first_seed(self) -> str:
        """The seed of the first deal: the table's own, or that of the record it continues."""
        return self.seed if self.parent is None else self.parent.seed

    def redeals(self) -> dict[int, bytes]:
        """The seed of each redeal, by the number of the entry before it."""
        return redeal_seeds(self.continues("")) if self.parent is not None else {}

    def continues(self, table: str) -> list[Continuation]:
        """The records that this table goes on from, as its own record names them."""
        if self.parent is None:
            return []
        seed = self.seed if self.is_redealt() else ""
        proof = self.fairness_proof(table) if seed else {}
        here = Continuation(self.parent.digest, self.before, seed, proof)
        return [*self.parent.continues, here]

    def humans(self) -> list[int]:
        """The seats whose human has a say, even while a bot that others chose stands in."""
        return [i for i, seat in enumerate(self.seats) if seat.kind != BOT and not seat.left]

    def nobody_can_agree(self) -> bool:
        """True if the only human here plays on without others, who may take their seats back."""
        gone = any(seat.left and not seat.resigned for seat in self.seats)
        return gone and len(self.humans()) < 2

    def last_takeover(self) -> int:
        """The entry of the last takeover of a seat whose human left: it bounds how far undos go
        back."""
        gone = {i for i, seat in enumerate(self.seats) if seat.left or seat.newcomer}
        return max((change.entry for change in self.takeovers if change.seat in gone), default=0)

    def invitations(self, reader: int) -> dict[int, str]:
        """By seat, the tokens with which newcomers may take seats; only humans here see them."""
        if reader not in self.humans() or self.state != PLAYING:
            return {}
        invited = (seat for seat, config in enumerate(self.seats) if config.invited)
        return {seat: self.invitation_token(seat) for seat in invited}

    def invitation_token(self, seat: int) -> str:
        """The token of a seat's invitation; after each takeover it is another one."""
        changes = sum(change.seat == seat for change in self.takeovers)
        return derived_token(self.mint, f"invitation {seat} {changes}")

    def copy(self) -> "TableConfig":
        return DECODER.decode(msgspec.json.encode(self))

    def differs_in_private_only(self, other: "TableConfig") -> bool:
        """True if two configs are the same but for what only their seats see: standing orders, and
        whom a seat doesn't read."""
        draft = self.copy()
        for seat, others in zip(draft.seats, other.seats, strict=False):
            seat.orders, seat.muted = others.orders, others.muted
            seat.used_orders = others.used_orders
        return draft == other

    def is_in_lobby(self) -> bool:
        """True if the lobby lists the table: a game that nobody may watch is of no use there."""
        hidden = self.state == PLAYING and not self.spectators
        return self.listed and not self.unlisted and not hidden

    def row(self) -> dict[str, Any]:
        """The columns of the table's row in the database."""
        return {
            "doc": msgspec.json.encode(self).decode(),
            "game": self.game,
            "state": self.state,
            "listed": self.is_in_lobby(),
            "content": self.base or None,
        }

    def fairness_proof(self, table: str) -> dict[str, Any]:
        """How the seed was made, for the record of a table that is over."""
        if self.scheme != provably_fair.SCHEME:
            return {}
        added = {str(i): part.hex() for i, part in self.contributions().items()}
        return {
            "scheme": self.scheme,
            "table": table,
            "commitment": provably_fair.commitment(bytes.fromhex(self.secret), table),
            "secret": self.secret,
            "contributions": added,
        }


def stored_game(config: TableConfig, tables: str) -> StoredGame:
    """The game of a table; `tables` is the JSON of its content without the edition, as stored."""
    is_here = has_content(config.game, config.version, config.base)
    return StoredGame(
        config.game,
        config.version,
        len(config.seats),
        msgspec.json.encode(config.options),
        msgspec.json.encode(config.edition),
        config.content,
        config.base,
        "" if is_here else tables,
    )


def content_row(setup: Setup) -> dict[str, Any]:
    """The row of CONTENTS that keeps the content of a game, without its edition."""
    content = setup.content
    tables = ordered_text(content.base)
    return {"hash": content.base_hash, "game": setup.game.name, "tables": tables}


DECODER = msgspec.json.Decoder(TableConfig)


class UnreadableTable(MotherlodeError):
    """A table whose config another version of the server stored."""


def decode_config(stored: str) -> TableConfig:
    """The config of a table; raises UnreadableTable if it has what this version doesn't know."""
    try:
        return DECODER.decode(stored)
    except msgspec.ValidationError as error:
        raise UnreadableTable(
            f"another version of Motherlode stored this table, which this one can't read: {error}"
        ) from None
