"""What a game's record tells afterwards: chances over time, costly decisions, luck and skill.

Every decision is looked at from the deciding seat, with what that seat knew. The search says what
it would have done; if that is something else, both actions are tried equally often in the same
imagined worlds (`verdict.py`), and a choice costs only what chance alone can't explain. A seat's
account adds up: first chance + own choices + others' choices + chance = result. What choices
moved is booked first; chance is all the rest.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import groupby

from motherlode.bots.search import SearchBot
from motherlode.bots.tries import NO_ACTION, try_out
from motherlode.kernel.chance import stream
from motherlode.kernel.dealer import Dealer
from motherlode.kernel.outlook import Outlook
from motherlode.kernel.position import Position, start
from motherlode.kernel.record import Record, replay
from motherlode.lab.verdict import Watch, judged

LOOKING = 0.5
"""The part of a limited time in which decisions are looked at; then the suspicious are judged."""
ONE_LOOK = 0.01
"""The part of a limited time that a search may take, or the tries of a position."""


@dataclass
class Moment:
    """A decision, by its entry: who chose what, what the search would have done, how all stood.

    `moved` is what the choice moved for each seat against the best, as far as that is certain;
    none if there was no time or too few tries to judge it.
    """

    number: int
    seat: int
    chosen: int
    best: int
    chances: list[float]
    moved: list[float] | None = None

    @property
    def cost(self) -> float:
        return max(0.0, -self.moved[self.seat]) if self.moved else 0.0


@dataclass
class Ledger:
    """A seat's account of the game: all but the last of its numbers add up to the last."""

    first: float = 0.0
    own: float = 0.0
    others: float = 0.0
    chance: float = 0.0
    result: float = 0.0


@dataclass
class Analysis:
    record: Record
    iterations: int
    decisions: int = 0
    over: bool = True
    moments: list[Moment] = field(default_factory=list)
    ledgers: list[Ledger] = field(default_factory=list)

    @property
    def judged(self) -> int:
        """How many of the decisions were judged."""
        return sum(moment.moved is not None for moment in self.moments)

    def costliest(self, most: int = 10) -> list[Moment]:
        """The decisions that gave most away, worst first."""
        given = [moment for moment in self.moments if moment.cost > 0]
        return sorted(given, key=lambda moment: -moment.cost)[:most]


def analyse(
    record: Record,
    iterations: int = 400,
    progress: Callable[[int], None] = lambda done: None,
    seconds: float = 0.0,
) -> Analysis:
    """Looks at the decisions of the actions that stand.

    All of them are looked at and judged, and the same record gives the same; or, if there is a
    limit of time, as many as it allows, and those first after which the chance fell most.
    """
    watch = Watch(seconds)
    found = Analysis(record, iterations)
    play = replay(record)
    rules = play.setup.rules
    dealer = Dealer(stream(play.seed, 0))
    position = start(rules, dealer)
    first = standing(position, 0, iterations, watch)
    looks: list[tuple[Moment, Outlook]] = []
    for number, done in enumerate(play.done, 1):
        if len(position.legal()) > 1:
            found.decisions += 1
            if not looks or watch.spent() <= LOOKING * number / len(play.done):
                outlook = Outlook(rules, position.state, done.seat, Dealer(number))
                moment = _look(outlook, done.entry, done.action, iterations, watch)
                looks.append((moment, outlook))
        dealer.reseed(stream(play.seed, done.entry))
        position.advance(done.action, dealer)
        progress(number // 2)
    found.over = bool(position.over())
    last = (
        position.payoffs() if found.over else standing(position, len(play.done), iterations, watch)
    )
    found.moments = [moment for moment, _ in looks]
    for place, (moment, outlook) in enumerate(_suspicious_first(looks, last)):
        moment.moved = judged(outlook, moment.chosen, moment.best, iterations, watch)
        progress(len(play.done) // 2 + (place + 1) * len(play.done) // (2 * len(looks)))
    count_once(found.moments)
    found.ledgers = ledgers(first, last, found.moments)
    return found


def standing(position: Position, number: int, tries: int, watch: Watch) -> list[float]:
    """The chances of all seats, as the one that is asked may judge them."""
    outlook = Outlook(position.rules, position.state, position.seat(), Dealer(number))
    return chances(outlook, tries, watch)


def chances(outlook: Outlook, tries: int, watch: Watch) -> list[float]:
    """The average of so many tries, for all seats at once; fewer if they take long."""
    stop = watch.spent() + ONE_LOOK
    found = [try_out(outlook, NO_ACTION, 0)]
    for seed in range(1, tries):
        if watch.spent() > stop:
            break
        found.append(try_out(outlook, NO_ACTION, seed))
    return [sum(column) / len(found) for column in zip(*found, strict=True)]


def _look(outlook: Outlook, number: int, action: int, iterations: int, watch: Watch) -> Moment:
    best = SearchBot(number, iterations, watch.seconds * ONE_LOOK).choose(outlook)
    stood = chances(outlook, iterations // 4, watch)
    return Moment(number, int(outlook.seat), action, int(best), stood)


def _suspicious_first(
    looks: list[tuple[Moment, Outlook]], last: list[float]
) -> list[tuple[Moment, Outlook]]:
    """Those first after which the chance of who chose fell most until the next look."""
    after = [*(moment.chances for moment, _ in looks), last][1:]
    fell = [
        moment.chances[moment.seat] - then[moment.seat]
        for (moment, _), then in zip(looks, after, strict=True)
    ]
    return [looks[place] for place in sorted(range(len(looks)), key=lambda place: -fell[place])]


def count_once(moments: list[Moment]) -> None:
    """Of the decisions that a seat makes one after the other only the costliest counts.

    What was put off by one of them could still be done by the next: that is one loss, not many.
    """
    for _, run in groupby(moments, key=lambda moment: moment.seat):
        costly = [moment for moment in run if moment.cost > 0]
        worst = max(costly, key=lambda moment: moment.cost, default=None)
        for moment in costly:
            if moment is not worst:
                moment.moved = [0.0] * len(moment.chances)


def ledgers(first: list[float], last: list[float], moments: list[Moment]) -> list[Ledger]:
    """Each seat's account; what a choice took from its own seat, it gave to the others."""
    found = [Ledger(first=a, result=b) for a, b in zip(first, last, strict=True)]
    for moment in moments:
        for seat, moved in enumerate(moment.moved or []):
            if seat == moment.seat:
                found[seat].own += moved
            else:
                found[seat].others += moved
    for ledger in found:
        ledger.chance = ledger.result - ledger.first - ledger.own - ledger.others
    return found
