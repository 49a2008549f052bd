"""A game in this process: its players, its bots, and the events of every action."""

import hashlib
import time

from motherlode.bots.baselines import Hint
from motherlode.cli.parse_seats import Player
from motherlode.i18n.catalogue import ENGLISH
from motherlode.i18n.words import Words
from motherlode.kernel.dealer import Dealer, Event
from motherlode.kernel.play import Play
from motherlode.kernel.record import Record, first_play, record_of, replay_entry
from motherlode.kernel.release import release_of
from motherlode.kernel.seeds import entry_seed
from motherlode.kernel.zones import Zone
from motherlode.plugin_types import TerminalPlugin


class LocalGame:
    """A game played in the terminal.

    One person alone reads "you" of the own actions, unless the game is only `watched`.
    `event_log[0]` holds the events of the setup, `event_log[n]` those of the n-th action that was
    not undone.
    """

    def __init__(
        self, play: Play, players: list[Player], language: str = ENGLISH, *, watched: bool = False
    ) -> None:
        self.play = play
        self.game = play.setup.game
        self.players = players
        names = [player.name for player in players]
        people = [seat for seat, player in enumerate(players) if player.human]
        reader = people[0] if len(people) == 1 and not watched else None
        self.words = Words(self.game, names, language, play.setup.content.edition, reader)
        self.language = language
        self.event_log: list[list[Event]] = [list(play.events)]
        self.times = [0] * len(play.log)
        """When each entry was made, in milliseconds; 0 if unknown."""
        self.resumed: Record | None = None
        """The record that this game goes on from."""
        self._release = release_of(play)
        self._bot_seed = hashlib.sha256(b"bots of " + play.seed).digest()
        self._bots = [
            self._release.bot(player.bot, self._seed_for_bots(seat)) if player.bot else None
            for seat, player in enumerate(players)
        ]

    def _seed_for_bots(self, number: int) -> int:
        """A seed for a bot's own random choices, from the game's seed, which it does not reveal."""
        return entry_seed(self._bot_seed, number)

    def _dealer(self) -> Dealer:
        return self._release.dealer(self._seed_for_bots(1000 + len(self.play.log)))

    def act(self, action: int) -> None:
        """Plays an action of the deciding seat; raises IllegalAction if it is not legal."""
        self.play.play(action)
        self._note_time()
        self.event_log.append(list(self.play.events))

    def bot_to_move(self) -> bool:
        """True if a bot has to decide."""
        asked = self.play.deciding_seat()
        return asked is not None and self._bots[asked] is not None

    def play_bot(self) -> None:
        """Plays the action that the deciding bot chooses."""
        bot = self._bots[self.play.position.seat()]
        assert bot is not None
        self.act(bot.choose(self.play.outlook(self._dealer())))

    def hints(self) -> list[Hint]:
        """The best choices of the deciding seat, best first, found from what that seat may know."""
        outlook = self.play.outlook(self._dealer())
        return self._release.hints(outlook, self.play.setup, self._seed_for_bots(999))

    def describe_choice(self, action: int) -> list[str]:
        """Lines on what the card or tile of `action` does, from what the deciding seat may know."""
        setup, dealer = self.play.setup, self._dealer()
        seat, row = self.play.position.seat(), self.game.actions.row(action)
        world = self.play.outlook(dealer).imagine(dealer)
        return self.game.plugin(TerminalPlugin).about(setup, world, seat, row, self.words)

    def last_actor(self) -> int | None:
        """The seat that acted last; None before the first action."""
        return self.play.applied[-1].seat if self.play.applied else None

    def undoable(self) -> int:
        """The number of actions that the seat that acted last can undo; 0 if a bot plays it."""
        actor = self.last_actor()
        if actor is None or not self.players[actor].human:
            return 0
        return self.play.undo_limit(actor)

    def undo(self, count: int) -> None:
        self.play.undo(count)
        self._note_time()
        del self.event_log[len(self.play.applied) + 1 :]

    def sentences(self, seat: int, since: int = 0) -> list[str]:
        """The events from `event_log[since]` on as sentences, as `seat` may know them."""
        events = [event for part in self.event_log[since:] for event in part]
        facts = [self.game.events.redact(event, seat) for event in events]
        return [sentence[:1].upper() + sentence[1:] for sentence in self.words.sentences(facts)]

    def has_secrets(self) -> bool:
        """True if a zone of the game shows its owner more than it shows others."""
        return any(is_secret(zone) for zone in self.play.setup.rules.layout.owned)

    def _note_time(self) -> None:
        self.times.append(time.time_ns() // 1_000_000)

    def record(self) -> Record:
        """The record of the game; of a resumed game with the old record's authors and takeovers."""
        record = record_of(self.play, [player.seat() for player in self.players])
        record.times = list(self.times)
        if self.resumed is not None:
            record.authors[: len(self.resumed.authors)] = self.resumed.authors
            record.takeovers, record.continues = self.resumed.takeovers, self.resumed.continues
        return record


def is_secret(zone: Zone) -> bool:
    """True if the owner of a zone sees more of it than others."""
    return bool(zone.audience.owner != zone.audience.others)


def resume_game(record: Record, players: list[Player], language: str = ENGLISH) -> LocalGame:
    """The game of a record after its last entry; raises ReplayMismatch if it was altered."""
    local_game = LocalGame(first_play(record), players, language)
    for entry in range(1, len(record.actions) + 1):
        replay_next(local_game, record, entry)
    local_game.resumed = record
    local_game.times = record.times or [0] * len(record.actions)
    return local_game


def replay_next(local_game: LocalGame, record: Record, entry: int) -> None:
    """Replays an entry of `record`, an action or an undo, and updates the event log."""
    replay_entry(local_game.play, record, entry)
    standing = len(local_game.play.applied)
    if standing >= len(local_game.event_log):
        local_game.event_log.append(list(local_game.play.events))
    del local_game.event_log[standing + 1 :]
