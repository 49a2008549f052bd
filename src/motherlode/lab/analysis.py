"""What a game's record tells afterwards: chances over time, costly decisions, luck and skill.

Before each decision the search looks at the game from the deciding seat, with what that seat knew.
What its choice gave away against the best one found is a cost of the choice; whatever else
changed until the seat decides again came from chance and from the others. So for each seat: the
first chance + fortune - costs = the result.
"""

from collections.abc import Callable
from dataclasses import dataclass, field

from motherlode.bots.search import SearchBot, Style
from motherlode.kernel.chance import stream
from motherlode.kernel.dealer import Dealer
from motherlode.kernel.outlook import Outlook
from motherlode.kernel.position import start
from motherlode.kernel.record import Record, replay

FEWEST = 5
"""An action tried less often than this is not judged by its own results."""
EVERY_ACTION = 10_000


@dataclass(frozen=True)
class Moment:
    """A decision, by its entry: who chose what, its chance to win, the best one and its chance."""

    number: int
    seat: int
    chosen: int
    chance: float
    best: int
    best_chance: float

    @property
    def cost(self) -> float:
        return self.best_chance - self.chance


@dataclass
class Ledger:
    """A seat's account of the game."""

    first: float = 0.0
    fortune: float = 0.0
    costs: float = 0.0
    result: float = 0.0


@dataclass
class Analysis:
    record: Record
    iterations: int
    moments: list[Moment] = field(default_factory=list)
    ledgers: list[Ledger] = field(default_factory=list)

    def costliest(self, most: int = 10) -> list[Moment]:
        """The decisions that gave most away, worst first."""
        given = [moment for moment in self.moments if moment.cost > 0]
        return sorted(given, key=lambda moment: -moment.cost)[:most]


def analyse(
    record: Record,
    iterations: int = 400,
    progress: Callable[[int], None] = lambda done: None,
) -> Analysis:
    """Looks at every decision of the actions that stand; the same record gives the same."""
    play = replay(record)
    rules = play.setup.rules
    found = Analysis(record, iterations)
    dealer = Dealer(stream(play.seed, 0))
    position = start(rules, dealer)
    for number, done in enumerate(play.done, 1):
        if len(position.legal()) > 1:
            outlook = Outlook(rules, position.state, done.seat, Dealer(number))
            found.moments.append(_moment(outlook, done.entry, done.action, iterations))
        dealer.reseed(stream(play.seed, done.entry))
        position.advance(done.action, dealer)
        progress(number)
    payoffs = position.payoffs() if position.over() else None
    found.ledgers = [_ledger(found.moments, seat, payoffs) for seat in range(play.setup.seats)]
    return found


def _moment(outlook: Outlook, number: int, action: int, iterations: int) -> Moment:
    hints = SearchBot(number, iterations, 0.0, Style(curious=True)).hints(outlook, EVERY_ACTION)
    tried = [hint for hint in hints if hint.tried >= FEWEST] or hints[:1]
    best = max(tried, key=lambda hint: hint.share)
    own = [hint.share for hint in tried if hint.action == action]
    chance = own[0] if own else min(hint.share for hint in tried)
    return Moment(number, int(outlook.seat), action, chance, int(best.action), best.share)


def _ledger(moments: list[Moment], seat: int, payoffs: list[float] | None) -> Ledger:
    ours = [moment for moment in moments if moment.seat == seat]
    if not ours:
        return Ledger(result=payoffs[seat] if payoffs else 0.0)
    ledger = Ledger(first=ours[0].best_chance, costs=sum(moment.cost for moment in ours))
    ledger.result = payoffs[seat] if payoffs else ours[-1].chance
    ledger.fortune = ledger.result - ledger.first + ledger.costs
    return ledger
