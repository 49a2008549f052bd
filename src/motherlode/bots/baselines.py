"""The base class of bots, and two simple ones: random, and greedy by the game's heuristic."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from motherlode.kernel.bot_knowledge import Outlook
from motherlode.kernel.dealer import Dealer
from motherlode.kernel.rules import Rules
from motherlode.kernel.state import State


@final
class Hint:
    """A recommended action: the average result of its tries, and the number of tries."""

    def __init__(self, action: int, share: float, tried: int) -> None:
        self.action = action
        self.share = share
        self.tried = tried


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses actions for a seat."""

    def choose(self, outlook: Outlook) -> int:
        """Returns the action to take, one of `outlook.choices`."""
        raise NotImplementedError

    def reseeded(self, seed: int) -> "Bot | None":
        """A new bot like this one with another seed; None if only `bots.make` can make it."""
        return None

    def take_as_long(self, outlook: Outlook) -> None:
        """Waits as long as a choice takes, so that a quick answer reveals no secret; here: not at
        all."""


@final
class RandomBot(Bot):
    """Chooses a random legal action."""

    def __init__(self, seed: int) -> None:
        self._dealer = Dealer(seed)

    def reseeded(self, seed: int) -> Bot | None:
        return RandomBot(seed)

    def choose(self, outlook: Outlook) -> int:
        choices = outlook.choices
        return choices[self._dealer.below(len(choices))]


@final
class GreedyBot(Bot):
    """Chooses the action with the best `fast_score` of the heuristic; ties are broken at random."""

    def __init__(self, seed: int) -> None:
        self._dealer = Dealer(seed)

    def reseeded(self, seed: int) -> Bot | None:
        return GreedyBot(seed)

    def choose(self, outlook: Outlook) -> int:
        return best_of(outlook.rules, outlook.first_world(), outlook.choices, self._dealer)


def best_of(rules: Rules, world: State, choices: vec[i64], d: Dealer) -> i64:
    """The action with the best `fast_score`; ties are broken at random."""
    best: i64 = -1
    best_rating: i64 = 0
    equals: i64 = 0
    for i in range(len(choices)):
        rating = rules.fast_score(world, choices[i])
        if best < 0 or rating > best_rating:
            best = i
            best_rating = rating
            equals = 1
        elif rating == best_rating:
            equals += 1
            if d.below(equals) == 0:
                best = i
    return choices[best]
