"""SelfPlay: a game between bots, whose decisions are all made inside compiled code.

An interpreted bot or game takes part like a compiled one; only its own methods run interpreted.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.bots.baselines import Bot, best_of
from motherlode.kernel.bot_knowledge import Outlook, not_forbidden
from motherlode.kernel.dealer import Dealer
from motherlode.kernel.legal_actions import LegalActions
from motherlode.kernel.position import Position
from motherlode.kernel.rules import Rules


@final
class SelfPlay:
    """A game that goes on from a position, with a bot for each seat.

    `sampling` deals what the bots can't see. `decisions` counts the decisions, `options` adds up
    their legal actions.
    """

    def __init__(
        self, position: Position, bots: list[Bot], dealer: Dealer, sampling: Dealer
    ) -> None:
        self.position: Final = position
        self._bots: Final = vec[Bot](bots)
        self._dealer: Final = dealer
        self._sampling: Final = sampling
        self.decisions: i64 = 0
        self.options: i64 = 0

    def goes_on(self, most: i64) -> bool:
        """True if the game isn't over and fewer than `most` decisions have been made."""
        return self.decisions < most and not self.position.state.over()

    def play(self, most: i64) -> None:
        """Plays until the game ends or `most` decisions have been made."""
        while self.goes_on(most):
            self.decide()

    def play_to_event(self, kinds: vec[i64], most: i64) -> None:
        """Plays on until a decision has an event of one of `kinds`, or the game ends or `most`
        decisions have been made. `dealer.events` then has the events of the last decision.

        Without `kinds` every decision is the last.
        """
        dealer = self._dealer
        while self.goes_on(most):
            dealer.record_events()
            self.decide()
            if len(kinds) == 0 or has_one_of(dealer, kinds):
                return

    def decide(self) -> None:
        """Makes the next decision."""
        position = self.position
        seat = position.state.seat()
        self.decisions += 1
        self.options += position.moves.count
        outlook = Outlook(position.rules, position.state, seat, self._sampling, position.moves)
        position.advance(self._bots[seat].choose(outlook), self._dealer)


def has_one_of(dealer: Dealer, kinds: vec[i64]) -> bool:
    """True if one of the dealer's events is of one of these kinds."""
    for event in dealer.events:
        for at in range(len(kinds)):
            if kinds[at] == event.kind:
                return True
    return False


def play_greedily(rules: Rules, games: i64, seed: i64, most: i64) -> int:
    """Plays games of up to `most` decisions; returns the number of all decisions.

    All seats choose as `GreedyBot` does, but by the true state: this is what rules and heuristic
    cost by themselves, without bots and their outlooks.
    """
    d = Dealer(seed)
    moves = LegalActions()
    decisions: i64 = 0
    for game in range(games):
        s = rules.start(d, moves)
        end = decisions + most
        while decisions < end and not s.over():
            choices = not_forbidden(rules, s, moves.ids[: moves.count])
            rules.advance(s, best_of(rules, s, choices, d), d, moves)
            decisions += 1
    return decisions
