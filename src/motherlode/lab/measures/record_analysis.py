"""Analysis of a game's record: win probabilities over time, costly decisions, luck and skill.

Every decision is analysed from the deciding seat, with what that seat knew. If the search would
have chosen another action, both actions are compared in the same imagined worlds
(`decision_cost.py`): a single choice costs only what luck can't explain. The effect of all choices
of a seat together is measured separately (`decision_effects.py`). `luck_skill.py` adds both up.
"""

from collections.abc import Callable
from dataclasses import dataclass, field

from motherlode.bots.rollouts import NO_ACTION
from motherlode.kernel.bot_knowledge import Outlook
from motherlode.kernel.game import Setup
from motherlode.kernel.play import AppliedAction
from motherlode.kernel.position import Position
from motherlode.kernel.record import Record, replay
from motherlode.kernel.release import release_of
from motherlode.lab.measures.decision_cost import TimeLimit, estimate_cost
from motherlode.lab.measures.decision_effects import SequenceCollector, measure_effects
from motherlode.lab.measures.kept_rollouts import rollout
from motherlode.lab.measures.luck_skill import (
    AnalysedDecision,
    Ledger,
    keep_costliest_per_turn,
    make_ledgers,
)
from motherlode.lab.measures.turn_starts import TurnCounter

SEARCH_UNTIL = 0.4
"""The fraction of a time limit within which decisions are searched."""
EFFECTS_UNTIL = 0.7
"""The fraction of a time limit within which the effects of all choices are measured; the rest is
for the costs of single decisions."""
ONE_POSITION = 0.01
"""The fraction of a time limit that the search or the rollouts of one position may take."""
NINE_IN_TEN_FACTOR = 2.5
"""A cost of this many times the smallest significant one is found in nine of ten cases (90 to 93 %
of 300, with 100 and with 400 iterations); the smallest itself in one of four."""
FIRST_ROLLOUTS_FACTOR = 5
"""Rollouts for the first win probabilities, per iteration: their error would look like luck."""


@dataclass
class Analysis:
    """The analysis of a record.

    A cost of at least `detectable` would be found in nine of ten cases; 0 if none was estimated.
    `decisions` counts all decisions of the game; `analysed` are those that were searched.
    """

    record: Record
    iterations: int
    decisions: int = 0
    over: bool = True
    analysed: list[AnalysedDecision] = field(default_factory=list)
    ledgers: list[Ledger] = field(default_factory=list)
    detectable: float = 0.0

    @property
    def judged_count(self) -> int:
        """The number of decisions whose cost was estimated."""
        return sum(decision.cost_estimate is not None for decision in self.analysed)

    def costliest(self, most: int = 10) -> list[AnalysedDecision]:
        """The decisions that cost the most, worst first."""
        costly = [decision for decision in self.analysed if decision.cost > 0]
        return sorted(costly, key=lambda decision: -decision.cost)[:most]


def analyse(
    record: Record,
    iterations: int = 400,
    progress: Callable[[int], None] = lambda done: None,
    seconds: float = 0.0,
) -> Analysis:
    """Analyses the decisions of a record, without those that were undone.

    Without a time limit all decisions are analysed, and the same record gives the same analysis.
    With a limit of `seconds`, as many as time allows are analysed; costs are estimated first for
    the decisions after which the win probability of their seat fell most.
    """
    limit = TimeLimit(seconds)
    analysis = Analysis(record, iterations)
    play = replay(record)
    setup = play.setup
    release = release_of(setup)
    position, entry = release.start(setup, play.dealer_of(0)), 0
    first = estimate_at(setup, position, 0, FIRST_ROLLOUTS_FACTOR * iterations, limit)
    searched: list[tuple[AnalysedDecision, Outlook]] = []
    collector = SequenceCollector(play.seed)
    turns = TurnCounter(setup, position)

    # Replays the game and searches its decisions.
    for number, done in enumerate(play.applied, 1):
        position, entry = play.redeal_between(position, entry, done.entry), done.entry
        if len(position.legal()) > 1:
            analysis.decisions += 1
            if not searched or limit.used() <= SEARCH_UNTIL * number / len(play.applied):
                dealer = release.dealer(number)
                outlook = release.outlook(setup.rules, position.state, done.seat, dealer)
                decision = _search_decision(setup, outlook, done, iterations, limit)
                decision.turn = turns.count
                searched.append((decision, outlook))
        collector.add(position, done)
        dealer = play.dealer_of(done.entry)
        position.advance(done.action, dealer)
        turns.read_events(dealer.events)
        progress(number // 3)
    analysis.over = bool(position.over())
    if analysis.over:
        last = setup.win_probabilities(position.payoffs())
    elif not play.applied:
        last = first
    else:
        last = estimate_at(setup, position, len(play.applied), iterations, limit)
    analysis.analysed = [decision for decision, _ in searched]

    # Measures the effects of all choices together, then the costs of single ones.
    third = len(play.applied) / 3
    effects = measure_effects(
        collector.sequences,
        setup,
        iterations,
        lambda: limit.used() >= EFFECTS_UNTIL,
        lambda fraction: progress(int((1 + fraction) * third)),
    )
    for place, (decision, outlook) in enumerate(_largest_fall_first(searched, last), 1):
        decision.cost_estimate = estimate_cost(
            setup, outlook, decision.chosen, decision.best, iterations, limit
        )
        progress(int((2 + place / len(searched)) * third))
    estimates = [d.cost_estimate for d in analysis.analysed if d.cost_estimate]
    analysis.detectable = detectable_cost([estimate.detectable for estimate in estimates])
    keep_costliest_per_turn(analysis.analysed)
    analysis.ledgers = make_ledgers(first, last, analysis.analysed, effects)
    return analysis


def detectable_cost(detectable: list[float]) -> float:
    """The cost that would be found in nine of ten cases, at nine of ten decisions.

    `detectable` has each decision's smallest significant cost, 0 if its rollouts didn't differ.
    If that holds for all decisions, the result is 0.
    """
    known = sorted(cost for cost in detectable if cost > 0)
    return NINE_IN_TEN_FACTOR * known[int(0.9 * len(known))] if known else 0.0


def estimate_at(
    setup: Setup, position: Position, seed: int, rollouts: int, limit: TimeLimit
) -> list[float]:
    """The win probabilities of all seats, as the deciding seat may estimate them."""
    release = release_of(setup)
    dealer = release.dealer(seed)
    outlook = release.outlook(setup.rules, position.state, position.seat(), dealer)
    return estimate_win_probabilities(setup, outlook, rollouts, limit)


def estimate_win_probabilities(
    setup: Setup, outlook: Outlook, rollouts: int, limit: TimeLimit
) -> list[float]:
    """The win probabilities of all seats, the average of `rollouts` rollouts, fewer if slow."""
    stop = limit.used() + ONE_POSITION
    results = [rollout(outlook, NO_ACTION, 0)]
    for seed in range(1, rollouts):
        if limit.used() > stop:
            break
        results.append(rollout(outlook, NO_ACTION, seed))
    return setup.win_probabilities(
        [sum(column) / len(results) for column in zip(*results, strict=True)]
    )


def _search_decision(
    setup: Setup, outlook: Outlook, done: AppliedAction, iterations: int, limit: TimeLimit
) -> AnalysedDecision:
    """Searches for the best action of a decision; estimates the win probabilities before it."""
    make = release_of(outlook).module("bots.search").SearchBot
    best = make(done.entry, iterations, limit.seconds * ONE_POSITION).choose(outlook)
    before = estimate_win_probabilities(setup, outlook, iterations // 4, limit)
    return AnalysedDecision(done.entry, done.seat, done.action, int(best), before)


def _largest_fall_first(
    searched: list[tuple[AnalysedDecision, Outlook]], last: list[float]
) -> list[tuple[AnalysedDecision, Outlook]]:
    """The decisions after which their seat's win probability fell most, sorted, largest first."""
    after = [*(decision.win_probabilities for decision, _ in searched), last][1:]
    falls = [
        decision.win_probabilities[decision.seat] - then[decision.seat]
        for (decision, _), then in zip(searched, after, strict=True)
    ]
    order = sorted(range(len(searched)), key=lambda place: -falls[place])
    return [searched[place] for place in order]
