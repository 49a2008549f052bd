"""A table in this process: a game, its chairs, its bots, and the story of what happened."""

import hashlib

from motherlode import bots
from motherlode.bots.baselines import Hint
from motherlode.cli.seats import Chair
from motherlode.i18n.words import ENGLISH, Words
from motherlode.kernel.dealer import Dealer, Event
from motherlode.kernel.play import Play
from motherlode.kernel.record import Record, record_of, replay_entry, seed_bytes, setup_of
from motherlode.kernel.seeds import entry_seed
from motherlode.kernel.zones import Zone
from motherlode.plugins import TerminalPlugin


class Table:
    """Keeps the events of every action that stands, so that anybody can be told them again.

    `story[0]` is the setting up; `story[n]` is what the n-th standing action brought about.
    """

    def __init__(self, play: Play, chairs: list[Chair], language: str = ENGLISH) -> None:
        self.play = play
        self.title = play.setup.game
        self.chairs = chairs
        names = [chair.name for chair in chairs]
        self.words = Words(self.title, names, language, play.setup.content.edition)
        self.language = language
        self.story: list[list[Event]] = [list(play.events)]
        self._bot_seed = hashlib.sha256(b"bots of " + play.seed).digest()
        self._bots = [
            bots.make(chair.bot, self._chance(seat)) if chair.bot else None
            for seat, chair in enumerate(chairs)
        ]

    def _chance(self, number: int) -> int:
        """Chance for bots: the same in the same game, and of no use for telling the dealer's."""
        return entry_seed(self._bot_seed, number)

    def _dealer(self) -> Dealer:
        return Dealer(self._chance(1000 + len(self.play.log)))

    def act(self, action: int) -> None:
        """Does an action of the deciding seat, checked."""
        self.play.play(action)
        self.story.append(list(self.play.events))

    def bot_asked(self) -> bool:
        asked = self.play.deciding_seat()
        return asked is not None and self._bots[asked] is not None

    def let_bot_act(self) -> None:
        """The bot that is asked decides and acts."""
        bot = self._bots[self.play.position.seat()]
        assert bot is not None
        self.act(bot.choose(self.play.outlook(self._dealer())))

    def hints(self) -> list[Hint]:
        """The best choices of the deciding seat, from all that it may know, best first."""
        return bots.find_hints(
            self.play.outlook(self._dealer()), self.play.setup, self._chance(999)
        )

    def about(self, action: int) -> list[str]:
        """What the game tells the deciding seat of a choice, from what it may know."""
        setup, dealer = self.play.setup, self._dealer()
        seat, row = self.play.position.seat(), self.title.actions.rows[action]
        world = self.play.outlook(dealer).imagine(dealer)
        return self.title.plugin(TerminalPlugin).about(setup, world, seat, row, self.words)

    def last_actor(self) -> int | None:
        return self.play.applied[-1].seat if self.play.applied else None

    def undoable(self) -> int:
        """How many actions may be taken back: the latest ones of one and the same human."""
        actor = self.last_actor()
        if actor is None or not self.chairs[actor].human:
            return 0
        return self.play.undo_limit(actor)

    def undo(self, count: int) -> None:
        self.play.undo(count)
        del self.story[len(self.play.applied) + 1 :]

    def told(self, seat: int, since: int = 0) -> list[str]:
        """What happened from part `since` of the story on, in words, as `seat` may know it."""
        events = [event for part in self.story[since:] for event in part]
        facts = [self.title.events.redact(event, seat) for event in events]
        return [sentence[:1].upper() + sentence[1:] for sentence in self.words.sentences(facts)]

    def secretive(self) -> bool:
        """Whether seats see things that other seats don't."""
        return any(hides(zone) for zone in self.play.setup.rules.layout.owned)

    def record(self) -> Record:
        return record_of(self.play, [chair.seat() for chair in self.chairs])


def hides(zone: Zone) -> bool:
    return bool(zone.audience.owner != zone.audience.others)


def table_of(record: Record, chairs: list[Chair], language: str = ENGLISH) -> Table:
    """The table that a record left, its story included; raises `Differs` where it is not so."""
    table = Table(Play(setup_of(record), seed_bytes(record)), chairs, language)
    for entry in range(1, len(record.actions) + 1):
        follow(table, record, entry)
    return table


def follow(table: Table, record: Record, entry: int) -> None:
    """Does one entry of a record at the table, an action or an undo."""
    replay_entry(table.play, entry, record.actions[entry - 1], record.checks[entry - 1])
    standing = len(table.play.applied)
    if standing >= len(table.story):
        table.story.append(list(table.play.events))
    del table.story[standing + 1 :]
