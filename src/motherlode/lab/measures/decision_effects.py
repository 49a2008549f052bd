"""Measures the effect of all choices of a seat together, however small each of them is.

A decision sequence is what a seat decides in a row before luck, new information or another seat's
decision comes in. Each sequence is compared, in imagined worlds with the same luck, with what the
rollout policy would have done there. So a choice that is only put off within a sequence is counted
once, and the sum over the game needs no selection. From the first win probabilities (of seats that
all play like the rollouts) to the result, every change is either one of these differences or luck:
luck averages to 0 over many games.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from math import sqrt

from motherlode.kernel.bot_knowledge import Outlook
from motherlode.kernel.game import Setup
from motherlode.kernel.play import AppliedAction
from motherlode.kernel.position import Position
from motherlode.kernel.release import release_of
from motherlode.kernel.seeds import entry_seed
from motherlode.lab.measures.decision_cost import MIN_PAIRS
from motherlode.lab.measures.kept_rollouts import follow_heuristic, rollout_after

PAIRS_PER_ROUND = 50
"""Pairs of rollouts of every sequence between checks whether more are needed."""
MAX_PAIRS_FACTOR = 5
"""The most pairs of rollouts of a sequence, per iteration of the search."""
PRECISE_MARGIN = 0.05
"""Margins this small need no more pairs."""
INTERVAL_ERRORS = 1.96
"""Standard errors on each side of a 95 % interval."""
SEEDS_PER_SEQUENCE = 1 << 32
"""The distance between the seeds of two sequences, so that no two share their luck."""


@dataclass
class DecisionSequence:
    """Decisions of a seat in a row, and their differences from the rollout policy's so far.

    `seed` is that of the first pair; later pairs use the following seeds. `sums` are the summed
    differences of all seats, `squares` the summed squares of the deciding seat's differences.
    """

    outlook: Outlook
    actions: list[int]
    seed: int = 0
    pairs: int = 0
    sums: list[float] = field(default_factory=list)
    squares: float = 0.0

    def measure(self, pairs: int) -> None:
        """Adds the differences of `pairs` more pairs of rollouts."""
        seat = int(self.outlook.seat)
        first = self.seed + self.pairs
        self.pairs += pairs
        self.sums = self.sums or [0.0] * int(self.outlook.rules.seats)
        for seed in range(first, first + pairs):
            policy_actions = follow_heuristic(self.outlook, self.actions, seed)
            if policy_actions == self.actions:
                continue
            played = rollout_after(self.outlook, self.actions, seed)
            by_policy = rollout_after(self.outlook, policy_actions, seed)
            differences = [a - b for a, b in zip(played, by_policy, strict=True)]
            self.sums = [a + b for a, b in zip(self.sums, differences, strict=True)]
            self.squares += differences[seat] ** 2

    def variance(self) -> float:
        """The variance of the mean difference of the deciding seat."""
        mean = self.sums[int(self.outlook.seat)] / self.pairs
        return max(0.0, self.squares / self.pairs - mean**2) / (self.pairs - 1)


class SequenceCollector:
    """Collects the decision sequences of a game while it is replayed."""

    def __init__(self, seed: bytes) -> None:
        self.sequences: list[DecisionSequence] = []
        self._seed = b"stretches" + seed
        self._continues = False

    def add(self, position: Position, done: AppliedAction) -> None:
        """Adds the action `done`, played in `position`, to the current or a new sequence."""
        continues = self._continues and self.sequences[-1].outlook.seat == done.seat
        if not continues and position.moves.count > 1:
            dealer = release_of(position).dealer(done.entry)
            outlook = release_of(position).outlook(
                position.rules, position.state, done.seat, dealer
            )
            first_seed = (
                entry_seed(self._seed, done.entry) // SEEDS_PER_SEQUENCE * SEEDS_PER_SEQUENCE
            )
            self.sequences.append(DecisionSequence(outlook, [], first_seed))
            continues = True
        if continues:
            self.sequences[-1].actions.append(done.action)
        self._continues = continues and done.can_undo


@dataclass
class SeatEffects:
    """How one seat's choices, compared with the rollout policy's, changed all win probabilities.

    `margin` is half the width of the 95 % interval of the effect on the seat itself.
    """

    effects: list[float]
    margin: float


def measure_effects(
    sequences: list[DecisionSequence],
    setup: Setup,
    iterations: int,
    out_of_time: Callable[[], bool] = lambda: False,
    progress: Callable[[float], None] = lambda fraction: None,
) -> list[SeatEffects] | None:
    """Measures the effects of each seat's choices; None with too few iterations or no time.

    All sequences are measured equally often: a round that runs out of time doesn't count.
    """
    if iterations < 2 * MIN_PAIRS:
        return None
    effects = None
    most = MAX_PAIRS_FACTOR * iterations
    for begin in range(0, most, PAIRS_PER_ROUND):
        for sequence in sequences:
            if out_of_time():
                return effects
            sequence.measure(PAIRS_PER_ROUND)
        effects = [_effects_of(seat, sequences, setup) for seat in range(setup.seats)]
        progress((begin + PAIRS_PER_ROUND) / most)
        if all(found.margin <= PRECISE_MARGIN for found in effects):
            break
    return effects


def _effects_of(seat: int, sequences: list[DecisionSequence], setup: Setup) -> SeatEffects:
    own = [sequence for sequence in sequences if sequence.outlook.seat == seat]
    sums = [sum(found.sums[other] / found.pairs for found in own) for other in range(setup.seats)]
    margin = INTERVAL_ERRORS * sqrt(sum(sequence.variance() for sequence in own))
    return SeatEffects(setup.win_probabilities(sums), setup.win_probability(seat, margin))
