"""A table's doc: all that is kept of a table besides its log and its chat.

It is saved as a whole under a version, so two who change it at once can't both succeed.
"""

from typing import Any

import msgspec

from motherlode.kernel import fairness
from motherlode.kernel.errors import BadRecord
from motherlode.kernel.registry import title
from motherlode.kernel.title import Setup
from motherlode.server.api.errors import not_allowed
from motherlode.server.api.rest_schema import Clock, MySeat, UndoRequest, Value
from motherlode.server.api.socket_schema import Order
from motherlode.server.tokens import hashed, matches

WAITING, PLAYING, OVER, CLOSED = "waiting", "playing", "over", "closed"
HUMAN, OPEN, BOT = "human", "open", "bot"
NO_SCHEME = "known seed"
"""The scheme of a table that goes on from a record: everybody may know its seed."""

COLOURS = ["#c0392b", "#2471a3", "#b9770e", "#1e8449", "#7d3c98", "#566573"]


class Chair(msgspec.Struct):
    """A seat of a table. `token` is the hash of its link's secret."""

    kind: str
    name: str
    colour: str
    bot: str = ""
    token: str = ""
    entropy: str = ""
    sat: bool = False
    stand_in: str = ""
    left: bool = False
    """Whether the human gave the seat up to the bot that stands in, or was kicked."""
    expired: int = -1
    """The entry after which the seat's clock let the bot in that stands in; -1: no clock did."""
    reserved: bool = False
    """Whether it waits for the player who had this seat at the table before."""
    orders: list[Order] = []

    @property
    def player(self) -> str:
        """The bot that decides for this seat, or nothing where a human does."""
        return self.bot if self.kind == BOT else self.stand_in


class Asked(UndoRequest):
    """An undo request with the number it was made at, which a later entry voids, and its id."""

    number: int
    message: str = ""


class Doc(msgspec.Struct):
    """A table. `secret` and `seed` are the server's alone until the table is over."""

    game: str
    version: str
    content: str
    options: dict[str, Value]
    edition: dict[str, Any]
    chairs: list[Chair]
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
    undo: Asked | None = None
    asked: tuple[int, str, int] = (-1, "", 0)
    """The last undo request, open or answered: its seat, its message and its number."""
    rematch: str = ""
    hostless: bool = False
    """A rematch that the host of the table before has not come to yet."""
    mint: str = ""
    """What tokens that a retry gets again are made with; never told."""
    result: list[float] = []
    fault: str = ""
    restarts: dict[int, int] = {}
    """When a decision's time began anew, by the entry before it: its seat was taken back."""
    before: int = 0
    """How many entries it took over from a record."""

    def setup(self) -> Setup:
        """The game of this table; one whose rules are gone is refused plainly."""
        game = title(self.game)
        if game.version != self.version:
            raise BadRecord(
                f"this table is played under rules version {self.version} of {game.title}; "
                f"here is version {game.version}"
            )
        setup = game.setup(len(self.chairs), dict(self.options), self.edition)
        if setup.content.hash != self.content:
            raise BadRecord(f"this table is played with other content of {game.title}")
        return setup

    def attended(self) -> bool:
        """Whether a person plays here, who waits while bots think."""
        return any(not chair.player for chair in self.chairs)

    def who(self, token: str) -> MySeat:
        """What a token is good for; a spectator's place where it is none of this table's."""
        if not token:
            return MySeat(-1, False)
        mine = hashed(token)
        seat = -1
        for i, chair in enumerate(self.chairs):
            if matches(mine, chair.token):
                seat = i
        return MySeat(seat, matches(mine, self.host))

    def refuse_dead(self, seat: int, link: str | None) -> None:
        """Refuses what came with a link, told by its hash, if the seat has another one by now."""
        if link is not None and link != self.chairs[seat].token:
            raise not_allowed()

    def full(self) -> bool:
        return all(chair.kind == BOT or chair.sat for chair in self.chairs)

    def contributions(self) -> dict[int, bytes]:
        return {
            i: bytes.fromhex(chair.entropy) for i, chair in enumerate(self.chairs) if chair.entropy
        }

    def begin(self, table: str, now: int) -> None:
        """Derives the seed of what everybody added, and deals."""
        if not self.seed:
            secret = bytes.fromhex(self.secret)
            self.seed = fairness.derive(secret, table, self.contributions()).hex()
        self.state = PLAYING
        self.begun = now

    def humans(self) -> list[int]:
        """The seats whose human has a say, also while a bot that others chose stands in."""
        return [i for i, chair in enumerate(self.chairs) if chair.kind != BOT and not chair.left]

    def copy(self) -> "Doc":
        return DECODER.decode(msgspec.json.encode(self))

    def row(self) -> dict[str, Any]:
        """The doc as the store keeps it."""
        return {
            "doc": msgspec.json.encode(self).decode(),
            "game": self.game,
            "state": self.state,
            "listed": self.listed,
        }

    def told_fairness(self, table: str) -> dict[str, Any]:
        """What a record says of the seed, once the table is over."""
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


DECODER = msgspec.json.Decoder(Doc)
