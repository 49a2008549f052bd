"""The effects of all choices of a seat together: an unbiased sum that counts every loss once."""

import pytest

from motherlode.bots.rollouts import follow_heuristic
from motherlode.kernel.bot_knowledge import Outlook
from motherlode.kernel.dealer import Dealer
from motherlode.kernel.play import Play
from motherlode.kernel.position import start_game
from motherlode.kernel.registry import find_game
from motherlode.kernel.seeds import entry_seed, seed_from_text
from motherlode.lab.measures import decision_effects
from motherlode.lab.measures.decision_effects import (
    DecisionSequence,
    SequenceCollector,
    measure_effects,
)

PAIR = find_game("karats").setup(2)
"""Any setup of two seats without teams."""


def sequences_of(play: Play) -> list[DecisionSequence]:
    """The decision sequences of a game."""
    collector = SequenceCollector(play.seed)
    dealer = Dealer(entry_seed(play.seed, 0))
    position = start_game(play.setup.rules, dealer)
    for done in play.applied:
        collector.add(position, done)
        dealer.reseed(entry_seed(play.seed, done.entry))
        position.advance(done.action, dealer)
    return collector.sequences


def play_randomly(game: str, decisions: int, seed: str = "stretches") -> Play:
    """A game after its first decisions, chosen at random."""
    play = Play(find_game(game).setup(2), seed_from_text(seed))
    dealer = Dealer(7)
    while len(play.log) < decisions and not play.over():
        legal = play.legal()
        play.play(legal[int(dealer.below(len(legal)))])
    return play


@pytest.mark.parametrize("game", ["karats", "super_motherload", "mothership"])
def test_a_decision_sequence_ends_at_luck_new_information_or_another_seat(game: str) -> None:
    play = play_randomly(game, 60)
    sequences = sequences_of(play)
    assert sequences
    at = 0
    for sequence in sequences:
        while play.applied[at].action != sequence.actions[0]:
            at += 1
        part = play.applied[at : at + len(sequence.actions)]
        assert [done.action for done in part] == sequence.actions
        assert {done.seat for done in part} == {int(sequence.outlook.seat)}
        assert all(done.can_undo for done in part[:-1])
        at += len(part)
    assert any(len(sequence.actions) > 1 for sequence in sequences)


@pytest.mark.parametrize("game", ["karats", "mothership"])
def test_a_choice_that_the_rollout_policy_would_make_has_the_effect_0(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(decision_effects, "rollout_after", None)
    outlook = Play(find_game(game).setup(2), seed_from_text("itself")).outlook(Dealer(1))
    (preferred,) = {follow_heuristic(outlook, [-1], seed)[0] for seed in range(20)}
    assert preferred in outlook.legal
    assert len(outlook.legal) > 1
    sequence = DecisionSequence(outlook, [preferred])
    sequence.measure(20)
    assert sequence.sums == [0.0, 0.0]
    assert sequence.variance() == 0.0


def test_the_rollout_policy_takes_equally_good_actions_equally_often() -> None:
    """Otherwise a choice between equally good actions would have an effect."""
    outlook = Play(find_game("super_motherload").setup(2), seed_from_text("itself")).outlook(
        Dealer(1)
    )
    taken = [follow_heuristic(outlook, [-1], seed)[0] for seed in range(400)]
    assert set(taken) == set(outlook.legal)
    assert len(outlook.legal) == 2
    assert 150 < taken.count(outlook.legal[0]) < 250


def test_follow_heuristic_changes_only_the_last_action_that_it_returns() -> None:
    for sequence in sequences_of(play_randomly("karats", 80)):
        for seed in range(10):
            other = follow_heuristic(sequence.outlook, sequence.actions, seed)
            if other != sequence.actions:
                assert other[:-1] == sequence.actions[: len(other) - 1]
                assert other[-1] != sequence.actions[len(other) - 1]


def test_many_losses_that_are_not_significant_alone_are_significant_together(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Each of 40 choices costs 1 % in rollouts that win or lose: the sum is 40 %."""
    outlook = Play(find_game("karats").setup(2), seed_from_text("small")).outlook(Dealer(1))
    seat, dealer = int(outlook.seat), Dealer(3)

    def fake_rollout(outlook: Outlook, actions: list[int], seed: int) -> list[float]:
        won = float(dealer.below(1000) < (490 if actions == [1] else 500))
        return [won, 1.0 - won] if seat == 0 else [1.0 - won, won]

    monkeypatch.setattr(decision_effects, "rollout_after", fake_rollout)
    monkeypatch.setattr(decision_effects, "follow_heuristic", lambda outlook, actions, seed: [2])
    found = measure_effects([DecisionSequence(outlook, [1]) for _ in range(40)], PAIR, 400)
    assert found is not None
    own, other = found[seat], found[1 - seat]
    assert own.effects[seat] == pytest.approx(-0.4, abs=own.margin)
    assert own.effects[seat] < -own.margin
    assert own.effects[1 - seat] == pytest.approx(-own.effects[seat])
    assert own.margin == pytest.approx(1.96 * (40 * 0.5 / 2000) ** 0.5, rel=0.05)
    assert other.effects == [0.0, 0.0]


def test_a_round_of_rollouts_that_runs_out_of_time_does_not_count(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The first round wins half of its rollouts, the interrupted second one would win all."""
    outlook = Play(find_game("karats").setup(2), seed_from_text("late")).outlook(Dealer(1))
    seat = int(outlook.seat)

    def fake_rollout(outlook: Outlook, actions: list[int], seed: int) -> list[float]:
        first = seed < decision_effects.PAIRS_PER_ROUND
        return [0.5 if actions != [1] else seed % 2 if first else 1.0] * 2

    monkeypatch.setattr(decision_effects, "rollout_after", fake_rollout)
    monkeypatch.setattr(decision_effects, "follow_heuristic", lambda outlook, actions, seed: [2])
    row = [DecisionSequence(outlook, [1]) for _ in range(2)]
    asked = iter([False, True])
    assert measure_effects(row, PAIR, 400, lambda: next(asked)) is None
    row = [DecisionSequence(outlook, [1]) for _ in range(2)]
    asked = iter([False, False, False, True])
    found = measure_effects(row, PAIR, 400, lambda: next(asked))
    assert found is not None
    assert found[seat].effects == [0.0, 0.0]
    assert [sequence.pairs for sequence in row] == [
        2 * decision_effects.PAIRS_PER_ROUND,
        decision_effects.PAIRS_PER_ROUND,
    ]
    assert measure_effects(row, PAIR, 40) is None, "too few rollouts"


def test_the_effect_on_a_team_is_a_change_of_its_win_probability(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Each partner's payoff falls by 0.1: that is 0.2 of their win probability."""
    play = Play(find_game("mothership").setup(4, {"teams": "pairs"}), seed_from_text("pairs"))
    outlook = play.outlook(Dealer(1))
    seat = int(outlook.seat)

    def fake_rollout(outlook: Outlook, actions: list[int], seed: int) -> list[float]:
        ours = 0.2 if actions == [1] else 0.3 if seed % 2 else 0.3001
        return [ours if other % 2 == seat % 2 else 0.5 - ours for other in range(4)]

    monkeypatch.setattr(decision_effects, "rollout_after", fake_rollout)
    monkeypatch.setattr(decision_effects, "follow_heuristic", lambda outlook, actions, seed: [2])
    found = measure_effects([DecisionSequence(outlook, [1])], play.setup, 400)
    assert found is not None
    expected = [-0.2001 if other % 2 == seat % 2 else 0.2001 for other in range(4)]
    assert found[seat].effects == pytest.approx(expected)
    assert found[seat].margin == pytest.approx(2 * 1.96 * 0.00005 / 49**0.5)
