"""The config of a table: everything stored of it besides its log and its chat.

It is saved as a whole under a version, so of two concurrent changes only one succeeds. Its JSON is
in the column `doc` of the database, where some fields keep the names they were first stored under.
"""

from typing import Any

import msgspec

from motherlode.kernel import fairness
from motherlode.kernel.errors import BadRecord
from motherlode.kernel.game import Setup
from motherlode.kernel.registry import find_game
from motherlode.server.api.errors import not_allowed
from motherlode.server.api.rest_schema import Clock, MySeat, UndoRequest, Value
from motherlode.server.api.socket_schema import Order
from motherlode.server.tokens import hash_token, same_hash

WAITING, PLAYING, OVER, CLOSED = "waiting", "playing", "over", "closed"
HUMAN, OPEN, BOT = "human", "open", "bot"
NO_SCHEME = "known seed"
"""The scheme of a table that continues a record: its seed is public."""

COLOURS = ["#c0392b", "#2471a3", "#b9770e", "#1e8449", "#7d3c98", "#566573"]


class SeatConfig(msgspec.Struct):
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
    """True if the human gave the seat up to the bot that stands in, or was kicked."""
    expired: int = -1
    """The entry after which the clock let the bot in that stands in; -1 if no clock did."""
    reserved: bool = False
    """True if the seat waits for the player who had it at the table before."""
    orders: list[Order] = []

    @property
    def player(self) -> str:
        """The bot that decides for this seat; empty if a human does."""
        return self.bot if self.kind == BOT else self.stand_in


class PendingUndo(UndoRequest):
    """An undo request, its message id, and the number it was made at: a later entry voids it."""

    number: int
    message: str = ""


class TableConfig(msgspec.Struct):
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
    scheme: str = fairness.SCHEME
    state: str = WAITING
    seed: str = ""
    begun: int = 0
    requests: int = 0
    undo: PendingUndo | None = None
    asked: tuple[int, str, int] = (-1, "", 0)
    """The last undo request, open or answered: its seat, its message and its number."""
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

    def setup(self) -> Setup:
        """The game of this table; raises BadRecord if its rules or content are not available."""
        game = find_game(self.game)
        if game.version != self.version:
            raise BadRecord(
                f"this table is played under rules version {self.version} of {game.title}; "
                f"this server has version {game.version}"
            )
        setup = game.setup(len(self.seats), dict(self.options), self.edition)
        if setup.content.hash != self.content:
            raise BadRecord(f"this table is played with other content of {game.title}")
        return setup

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
        return MySeat(seat, same_hash(token_hash, self.host))

    def refuse_dead_link(self, seat: int, link: str | None) -> None:
        """Raises a Refusal if the seat has another link now; `link` is the hash of its token."""
        if link is not None and link != self.seats[seat].token:
            raise not_allowed()

    def is_full(self) -> bool:
        """True if every seat is a bot's or its human has sat down."""
        return all(seat.kind == BOT or seat.sat for seat in self.seats)

    def contributions(self) -> dict[int, bytes]:
        """The random bytes that seats added to the seed."""
        return {i: bytes.fromhex(seat.entropy) for i, seat in enumerate(self.seats) if seat.entropy}

    def begin(self, table: str, now: int) -> None:
        """Derives the seed from the secret and the seats' random bytes, and deals."""
        if not self.seed:
            secret = bytes.fromhex(self.secret)
            self.seed = fairness.derive_seed(secret, table, self.contributions()).hex()
        self.state = PLAYING
        self.begun = now

    def humans(self) -> list[int]:
        """The seats whose human has a say, even while a bot that others chose stands in."""
        return [i for i, seat in enumerate(self.seats) if seat.kind != BOT and not seat.left]

    def copy(self) -> "TableConfig":
        return DECODER.decode(msgspec.json.encode(self))

    def row(self) -> dict[str, Any]:
        """The columns of the table's row in the database."""
        return {
            "doc": msgspec.json.encode(self).decode(),
            "game": self.game,
            "state": self.state,
            "listed": self.listed,
        }

    def fairness_proof(self, table: str) -> dict[str, Any]:
        """How the seed was made, for the record of a table that is over."""
        if self.scheme != fairness.SCHEME:
            return {}
        added = {str(i): part.hex() for i, part in self.contributions().items()}
        return {
            "scheme": self.scheme,
            "table": table,
            "commitment": fairness.commitment(bytes.fromhex(self.secret), table),
            "secret": self.secret,
            "contributions": added,
        }


DECODER = msgspec.json.Decoder(TableConfig)
