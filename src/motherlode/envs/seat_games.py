"""Games of one seat against bots, played on inside compiled code, one or many in a call."""

from collections.abc import Callable
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from motherlode.bots.baselines import Bot
from motherlode.envs.observation_writer import Mask, Writer
from motherlode.envs.seeded_game import SeededGame
from motherlode.kernel.bot_knowledge import Outlook
from motherlode.kernel.dealer import Dealer

MOST_DECISIONS: Final = 20_000
"""A game is cut off after this number of entries, or of actions of the seat."""
SAMPLING: Final = 63
"""The bot seed of an entry that samples the bots' outlooks; lower numbers are for the seats."""


@final
class Opponents:
    """The bots of all other seats; `make` makes a bot of a name with a seed."""

    def __init__(self, names: list[str], seat: int, make: Callable[[str, int], Bot]) -> None:
        self._names = names[:seat] + [""] + names[seat:]
        self._seat: i64 = seat
        self._make = make
        self._models: list[Bot | None] = [None] * len(self._names)

    def act(self, game: SeededGame) -> None:
        """Lets the bots act until the seat decides, or the game is over or too long.

        New bots are made on every call, seeded from the game's seed and entry. So a restored game
        continues exactly like the original.
        """
        if not self._decide(game):
            return
        rules = game.rules
        sampling = Dealer(game.bot_seed(SAMPLING))
        bots: list[Bot | None] = [None] * len(self._names)
        while self._decide(game):
            position = game.position
            seat = position.seat()
            bot = bots[seat]
            if bot is None:
                bot = self._bot(seat, game.bot_seed(seat))
                bots[seat] = bot
            outlook = Outlook(rules, position.state, seat, sampling, position.moves)
            game.act(bot.choose(outlook))

    def _decide(self, game: SeededGame) -> bool:
        """True if a bot decides now."""
        if game.position.over() or game.entry >= MOST_DECISIONS:
            return False
        return game.position.seat() != self._seat

    def _bot(self, seat: i64, seed: int) -> Bot:
        model = self._models[seat]
        bot = None if model is None else model.reseeded(seed)
        if bot is None:
            bot = self._make(self._names[seat], seed)
            self._models[seat] = bot
        return bot


@final
class SeatGames:
    """Several games of one seat; what the seat sees of them lies in one row after the other.

    `rewards`, `over`, `cut` and `illegal` have an entry for each game: what its last action was
    worth, whether it is over or was cut off as too long, whether that action was illegal.
    """

    def __init__(
        self,
        games: int,
        opponents: Opponents,
        seat: int,
        writer: Writer,
        actions: int,
        penalty: float,
    ) -> None:
        self._opponents = opponents
        self._seat: i64 = seat
        self._writer = writer
        self._actions: i64 = actions
        self._penalty = penalty
        self.games: list[SeededGame] = []
        self._steps = vec[i64]([0] * games)
        self.rows = vec[float]([0.0] * (games * len(writer.row)))
        self.masks = Mask(actions, games)
        self.rewards = vec[float]([0.0] * games)
        self.over = vec[u8]([0] * games)
        self.cut = vec[u8]([0] * games)
        self.illegal = vec[u8]([0] * games)

    def start(self, at: i64, game: SeededGame, steps: i64 = 0) -> None:
        """Puts a game at a place; the bots act until the seat decides."""
        if at == len(self.games):
            self.games.append(game)
        self.games[at] = game
        self._steps[at] = steps
        self.rewards[at] = 0.0
        self.illegal[at] = 0
        self._opponents.act(game)
        self._show(at, game)

    def step(self, actions: list[int], fresh: list[bool]) -> None:
        """Applies an action to each game, but not to one that is `fresh`, which was just begun."""
        for at, game in enumerate(self.games):
            if not fresh[at]:
                self._act(at, game, actions[at])

    def _act(self, at: i64, game: SeededGame, action: i64) -> None:
        """Applies an action; an illegal one changes nothing and costs the penalty."""
        self._steps[at] += 1
        legal = 0 <= action < self._actions and game.position.allows(action)
        self.rewards[at] = 0.0
        self.illegal[at] = 0
        if legal:
            game.act(action)
            self._opponents.act(game)
        else:
            self.rewards[at] = -self._penalty
            self.illegal[at] = 1
        if game.position.over():
            self.rewards[at] = game.rules.payoff(game.position.state, self._seat)
        self._show(at, game)

    def _show(self, at: i64, game: SeededGame) -> None:
        """Writes what the seat sees, and whether the game has ended."""
        over = game.position.over()
        entry: i64 = game.entry
        long = entry >= MOST_DECISIONS or self._steps[at] >= MOST_DECISIONS
        self.over[at] = 1 if over else 0
        self.cut[at] = 1 if long and not over else 0
        self.masks.write(game.position.moves, at)
        self._writer.write(game.position.state)
        row = self._writer.row
        rows = self.rows
        first = at * len(row)
        for i in range(len(row)):
            rows[first + i] = row[i]
