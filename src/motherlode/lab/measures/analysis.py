"""What a game's record tells afterwards: chances over time, costly decisions, luck and skill.

Every decision is looked at from the deciding seat, with what that seat knew. The search says what
it would have done; if that is something else, both actions are tried equally often in the same
imagined worlds (`verdict.py`), and a single choice costs only what luck can't explain. What all
choices of a seat moved together is measured besides (`stretches.py`), and booked in `account.py`.
"""

from collections.abc import Callable
from dataclasses import dataclass, field

from motherlode.bots.rollouts import NO_ACTION, rollout
from motherlode.bots.search import SearchBot
from motherlode.kernel.dealer import Dealer
from motherlode.kernel.game import Setup
from motherlode.kernel.outlook import Outlook
from motherlode.kernel.play import AppliedAction
from motherlode.kernel.position import Position, start_game
from motherlode.kernel.record import Record, replay
from motherlode.kernel.seeds import entry_seed
from motherlode.lab.measures.decision_cost import Watch, judged
from motherlode.lab.measures.luck_skill import Ledger, Moment, count_once, ledgers
from motherlode.lab.measures.paired_differences import Stretches, together
from motherlode.lab.measures.turn_starts import Turns

LOOKING = 0.4
"""The part of a limited time in which decisions are looked at."""
SUMMING = 0.7
"""When so much of it is over, the choices together are known well enough, and the suspicious ones
are judged one by one."""
ONE_LOOK = 0.01
"""The part of a limited time that a search may take, or the tries of a position."""
FOUND = 2.5
"""So many times the least cost that is booked is found in nine of ten cases (90 to 93 % of 300,
with 100 and with 400 iterations); the least itself in one of four."""
FIRST = 5
"""Tries of the first chance for each iteration: what it lacks would be taken for luck."""


@dataclass
class Analysis:
    """`least` is enough of a cost for nine of ten single choices of this game to be told from luck;
    0 if none could be."""

    record: Record
    iterations: int
    decisions: int = 0
    over: bool = True
    moments: list[Moment] = field(default_factory=list)
    ledgers: list[Ledger] = field(default_factory=list)
    least: float = 0.0

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
    setup, rules = play.setup, play.setup.rules
    dealer = Dealer(entry_seed(play.seed, 0))
    position = start_game(rules, dealer)
    first = standing(setup, position, 0, FIRST * iterations, watch)
    looks: list[tuple[Moment, Outlook]] = []
    stretches = Stretches(play.seed)
    turns = Turns(setup, position)
    for number, done in enumerate(play.applied, 1):
        if len(position.legal()) > 1:
            found.decisions += 1
            if not looks or watch.spent() <= LOOKING * number / len(play.applied):
                outlook = Outlook(rules, position.state, done.seat, Dealer(number))
                moment = _look(setup, outlook, done, iterations, watch)
                moment.turn = turns.begun
                looks.append((moment, outlook))
        stretches.see(position, done)
        dealer.reseed(entry_seed(play.seed, done.entry))
        dealer.record_events()
        position.advance(done.action, dealer)
        turns.hear(dealer.events)
        progress(number // 3)
    found.over = bool(position.over())
    if found.over:
        last = setup.win_probabilities(position.payoffs())
    elif not play.applied:
        last = first
    else:
        last = standing(setup, position, len(play.applied), iterations, watch)
    found.moments = [moment for moment, _ in looks]
    third = len(play.applied) / 3
    sums = together(
        stretches.found,
        setup,
        iterations,
        lambda: watch.spent() >= SUMMING,
        lambda part: progress(int((1 + part) * third)),
    )
    for place, (moment, outlook) in enumerate(_suspicious_first(looks, last), 1):
        moment.verdict = judged(setup, outlook, moment.chosen, moment.best, iterations, watch)
        progress(int((2 + place / len(looks)) * third))
    found.least = enough([moment.verdict.least for moment in found.moments if moment.verdict])
    count_once(found.moments)
    found.ledgers = ledgers(first, last, found.moments, sums)
    return found


def enough(least: list[float]) -> float:
    """What is told from luck in nine of ten cases, for nine of ten of those where tries differed at
    all, or 0."""
    row = sorted(one for one in least if one > 0)
    return FOUND * row[int(0.9 * len(row))] if row else 0.0


def standing(
    setup: Setup, position: Position, number: int, tries: int, watch: Watch
) -> list[float]:
    """The chances of all seats, as the one that is asked may judge them."""
    outlook = Outlook(setup.rules, position.state, position.seat(), Dealer(number))
    return chances(setup, outlook, tries, watch)


def chances(setup: Setup, outlook: Outlook, tries: int, watch: Watch) -> list[float]:
    """The average of so many tries, for all seats at once; fewer if they take long."""
    stop = watch.spent() + ONE_LOOK
    found = [rollout(outlook, NO_ACTION, 0)]
    for seed in range(1, tries):
        if watch.spent() > stop:
            break
        found.append(rollout(outlook, NO_ACTION, seed))
    return setup.win_probabilities(
        [sum(column) / len(found) for column in zip(*found, strict=True)]
    )


def _look(
    setup: Setup, outlook: Outlook, done: AppliedAction, iterations: int, watch: Watch
) -> Moment:
    best = SearchBot(done.entry, iterations, watch.seconds * ONE_LOOK).choose(outlook)
    stood = chances(setup, outlook, iterations // 4, watch)
    return Moment(done.entry, done.seat, done.action, int(best), stood)


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
