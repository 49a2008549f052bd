"""The two simple bots: one picks at random, one follows the game's heuristic."""

from typing import final

from mypy_extensions import i64, mypyc_attr

from motherlode.kernel.dealer import Dealer
from motherlode.kernel.outlook import Outlook


@final
class Hint:
    """An action worth doing: the share of wins it led to, and how often it was tried."""

    def __init__(self, action: int, share: float, tried: int) -> None:
        self.action = action
        self.share = share
        self.tried = tried


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Something that decides for a seat."""

    def choose(self, outlook: Outlook) -> int:
        """One of the outlook's legal actions."""
        raise NotImplementedError

    def take_as_long(self, outlook: Outlook) -> None:
        """Takes as long as over a choice, for where the time would tell that there is none."""


@final
class RandomBot(Bot):
    """Any legal action, each as likely."""

    def __init__(self, seed: int) -> None:
        self._dealer = Dealer(seed)

    def choose(self, outlook: Outlook) -> int:
        return outlook.legal[self._dealer.below(len(outlook.legal))]


@final
class GreedyBot(Bot):
    """The action that the game's heuristic rates highest; equals are drawn for."""

    def __init__(self, seed: int) -> None:
        self._dealer = Dealer(seed)

    def choose(self, outlook: Outlook) -> int:
        legal = outlook.legal
        world = outlook.first_world()
        rules = outlook.rules
        best: i64 = -1
        best_rating: i64 = 0
        equals: i64 = 0
        for i in range(len(legal)):
            rating = rules.fast_score(world, legal[i])
            if best < 0 or rating > best_rating:
                best = i
                best_rating = rating
                equals = 1
            elif rating == best_rating:
                equals += 1
                if self._dealer.below(equals) == 0:
                    best = i
        return legal[best]
