"""What all choices of a seat moved together: an unbiased sum, every loss counted once."""

import pytest

from motherlode.bots.rollouts import follow_heuristic
from motherlode.kernel.dealer import Dealer
from motherlode.kernel.outlook import Outlook
from motherlode.kernel.play import Play
from motherlode.kernel.position import start_game
from motherlode.kernel.registry import find_game
from motherlode.kernel.seeds import entry_seed, seed_from_text
from motherlode.lab.measures import paired_differences
from motherlode.lab.measures.paired_differences import Stretch, Stretches, together

PAIR = find_game("karats").setup(2)
"""A table of two; only their number matters."""


def seen(play: Play) -> list[Stretch]:
    """The stretches of a game."""
    found = Stretches(play.seed)
    dealer = Dealer(entry_seed(play.seed, 0))
    position = start_game(play.setup.rules, dealer)
    for done in play.applied:
        found.see(position, done)
        dealer.reseed(entry_seed(play.seed, done.entry))
        position.advance(done.action, dealer)
    return found.found


def played(game: str, decisions: int, seed: str = "stretches") -> Play:
    """The beginning of a game at random."""
    play = Play(find_game(game).setup(2), seed_from_text(seed))
    dealer = Dealer(7)
    while len(play.log) < decisions and not play.over():
        legal = play.legal()
        play.play(legal[int(dealer.below(len(legal)))])
    return play


@pytest.mark.parametrize("game", ["karats", "super_motherload", "mothership"])
def test_a_stretch_ends_with_chance_news_or_another_seat(game: str) -> None:
    play = played(game, 60)
    found = seen(play)
    assert found
    at = 0
    for stretch in found:
        while play.applied[at].action != stretch.actions[0]:
            at += 1
        part = play.applied[at : at + len(stretch.actions)]
        assert [done.action for done in part] == stretch.actions
        assert {done.seat for done in part} == {int(stretch.outlook.seat)}
        assert all(done.can_undo for done in part[:-1])
        at += len(part)
    assert any(len(stretch.actions) > 1 for stretch in found)


@pytest.mark.parametrize("game", ["karats", "mothership"])
def test_what_the_instinct_does_itself_moves_nothing(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(paired_differences, "rollout_after", None)
    outlook = Play(find_game(game).setup(2), seed_from_text("itself")).outlook(Dealer(1))
    (likes,) = {follow_heuristic(outlook, [-1], seed)[0] for seed in range(20)}
    assert likes in outlook.legal
    assert len(outlook.legal) > 1
    stretch = Stretch(outlook, [likes])
    stretch.measure(20)
    assert stretch.sums == [0.0, 0.0]
    assert stretch.variance() == 0.0


def test_of_equals_the_instinct_takes_each_as_often_as_when_it_plays_on() -> None:
    """Otherwise a choice among equals would move something, up or down."""
    outlook = Play(find_game("super_motherload").setup(2), seed_from_text("itself")).outlook(
        Dealer(1)
    )
    taken = [follow_heuristic(outlook, [-1], seed)[0] for seed in range(400)]
    assert set(taken) == set(outlook.legal)
    assert len(outlook.legal) == 2
    assert 150 < taken.count(outlook.legal[0]) < 250


def test_of_a_stretch_only_what_the_instinct_does_otherwise_is_replaced() -> None:
    for stretch in seen(played("karats", 80)):
        for seed in range(10):
            other = follow_heuristic(stretch.outlook, stretch.actions, seed)
            if other != stretch.actions:
                assert other[:-1] == stretch.actions[: len(other) - 1]
                assert other[-1] != stretch.actions[len(other) - 1]


def test_many_losses_that_are_too_small_to_tell_alone_are_told_together(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Each of 40 choices gives away 1 % in tries that win or lose: the sum is 40 %."""
    outlook = Play(find_game("karats").setup(2), seed_from_text("small")).outlook(Dealer(1))
    seat, chance = int(outlook.seat), Dealer(3)

    def tried(outlook: Outlook, actions: list[int], seed: int) -> list[float]:
        won = float(chance.below(1000) < (490 if actions == [1] else 500))
        return [won, 1.0 - won] if seat == 0 else [1.0 - won, won]

    monkeypatch.setattr(paired_differences, "rollout_after", tried)
    monkeypatch.setattr(paired_differences, "follow_heuristic", lambda outlook, actions, seed: [2])
    found = together([Stretch(outlook, [1]) for _ in range(40)], PAIR, 400)
    assert found is not None
    mine, other = found[seat], found[1 - seat]
    assert mine.moved[seat] == pytest.approx(-0.4, abs=mine.doubt)
    assert mine.moved[seat] < -mine.doubt
    assert mine.moved[1 - seat] == pytest.approx(-mine.moved[seat])
    assert mine.doubt == pytest.approx(1.96 * (40 * 0.5 / 2000) ** 0.5, rel=0.05)
    assert other.moved == [0.0, 0.0]


def test_a_round_that_is_cut_off_does_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    """The seeds of the first round win half of the tries, all later ones win them all."""
    outlook = Play(find_game("karats").setup(2), seed_from_text("late")).outlook(Dealer(1))
    seat = int(outlook.seat)

    def tried(outlook: Outlook, actions: list[int], seed: int) -> list[float]:
        first = seed < paired_differences.ROUND
        return [0.5 if actions != [1] else seed % 2 if first else 1.0] * 2

    monkeypatch.setattr(paired_differences, "rollout_after", tried)
    monkeypatch.setattr(paired_differences, "follow_heuristic", lambda outlook, actions, seed: [2])
    row = [Stretch(outlook, [1]) for _ in range(2)]
    asked = iter([False, True])
    assert together(row, PAIR, 400, lambda: next(asked)) is None
    row = [Stretch(outlook, [1]) for _ in range(2)]
    asked = iter([False, False, False, True])
    found = together(row, PAIR, 400, lambda: next(asked))
    assert found is not None
    assert found[seat].moved == [0.0, 0.0]
    assert [stretch.pairs for stretch in row] == [
        2 * paired_differences.ROUND,
        paired_differences.ROUND,
    ]
    assert together(row, PAIR, 40) is None, "too few tries"


def test_what_a_team_loses_is_told_in_chances(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each partner's share falls by 10 % of the win: that is 20 % of their chance."""
    play = Play(find_game("mothership").setup(4, {"teams": "pairs"}), seed_from_text("pairs"))
    outlook = play.outlook(Dealer(1))
    seat = int(outlook.seat)

    def tried(outlook: Outlook, actions: list[int], seed: int) -> list[float]:
        ours = 0.2 if actions == [1] else 0.3 if seed % 2 else 0.3001
        return [ours if other % 2 == seat % 2 else 0.5 - ours for other in range(4)]

    monkeypatch.setattr(paired_differences, "rollout_after", tried)
    monkeypatch.setattr(paired_differences, "follow_heuristic", lambda outlook, actions, seed: [2])
    found = together([Stretch(outlook, [1])], play.setup, 400)
    assert found is not None
    expected = [-0.2001 if other % 2 == seat % 2 else 0.2001 for other in range(4)]
    assert found[seat].moved == pytest.approx(expected)
    assert found[seat].doubt == pytest.approx(2 * 1.96 * 0.00005 / 49**0.5)
