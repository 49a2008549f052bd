"""Tests of hints: enough tries, the right order, and probabilities of winning."""

import pytest

from motherlode import bots
from motherlode.bots import hints
from motherlode.bots.baselines import Hint
from motherlode.kernel.bot_knowledge import Outlook
from motherlode.kernel.dealer import Dealer
from motherlode.kernel.play import Play
from motherlode.kernel.registry import find_game
from motherlode.kernel.seeds import seed_from_text


def first_choice() -> Outlook:
    return Play(find_game("karats").setup(2), seed_from_text("advice")).outlook(Dealer(1))


def test_each_hint_has_the_least_number_of_tries_and_hints_are_sorted_best_first(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(hints, "ITERATIONS", 300)
    monkeypatch.setattr(hints, "FEWEST", 20)
    monkeypatch.setattr(hints, "TRYING", 0.0)
    monkeypatch.setattr(hints, "LONGEST", 60.0)
    hints_found = bots.find_hints(first_choice(), find_game("karats").setup(2), 7)
    assert len(hints_found) == 3
    assert all(hint.tried >= 20 for hint in hints_found)
    shares = [hint.share for hint in hints_found]
    assert shares == sorted(shares, reverse=True)
    assert all(0.0 <= share <= 1.0 for share in shares)


def test_hints_get_no_more_rollouts_once_the_time_limit_is_over(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    outlook, hint = first_choice(), Hint(first_choice().legal[0], 0.5, 4)
    monkeypatch.setattr(hints, "LONGEST", -1.0)
    (hints_found,) = hints.add_rollouts(outlook, [hint], 3)
    assert (hints_found.share, hints_found.tried) == (0.5, 4)


def test_one_lucky_try_of_the_search_does_not_decide_a_hint(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A hint's average includes all tries: those of the search and the rollouts."""
    outlook = first_choice()
    often, once = outlook.legal[:2]

    def tried(outlook: Outlook, action: int, seed: int) -> list[float]:
        share = 0.6 if action == often else 0.3
        return [share, share]

    monkeypatch.setattr(hints, "rollout", tried)
    monkeypatch.setattr(hints, "MOST", 50)
    first, second = hints.add_rollouts(outlook, [Hint(often, 0.6, 950), Hint(once, 1.0, 1)], 3)
    assert (first.tried, second.tried) == (1000, 51)
    assert first.share == pytest.approx(0.6)
    assert second.share == pytest.approx((1 + 50 * 0.3) / 51)


@pytest.mark.parametrize(("teams", "seats"), [("pairs", 4), ("threes", 6)])
def test_the_win_probability_of_a_hint_counts_a_team_win_as_a_whole_win(
    monkeypatch: pytest.MonkeyPatch, teams: str, seats: int
) -> None:
    """Partners share a win, but a sure win has the probability 1, not a half or a third."""
    monkeypatch.setattr(hints, "ITERATIONS", 30)
    monkeypatch.setattr(hints, "FEWEST", 5)
    monkeypatch.setattr(hints, "TRYING", 0.0)
    monkeypatch.setattr(hints, "LONGEST", 60.0)
    play = Play(find_game("mothership").setup(seats, {"teams": teams}), seed_from_text("partners"))
    sitting = [bots.make(("greedy", "random")[seat % 2], seat) for seat in range(seats)]
    latest = None
    while (seat := play.deciding_seat()) is not None:
        outlook = play.outlook(Dealer(len(play.log)))
        if seat % 2 == 0 and len(outlook.legal) > 1:
            latest = outlook
        play.play(sitting[seat].choose(outlook))
    assert play.position.payoffs() == [2 / seats, 0.0] * (seats // 2)
    assert latest is not None
    shares = [hint.share for hint in bots.find_hints(latest, play.setup, 7)]
    assert shares == pytest.approx([1.0] * len(shares), abs=0.05)


def test_hints_in_a_solo_game_play_to_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """With one seat there is nothing to compare, so hints count wins and losses."""
    monkeypatch.setattr(hints, "ITERATIONS", 10)
    monkeypatch.setattr(hints, "FEWEST", 2)
    monkeypatch.setattr(hints, "TRYING", 0.0)
    monkeypatch.setattr(hints, "LONGEST", 60.0)
    play = Play(find_game("mothership").setup(1, {"level": 5}), seed_from_text("solo"))
    for hint in bots.find_hints(play.outlook(Dealer(1)), play.setup, 7):
        assert hint.share * hint.tried == pytest.approx(round(hint.share * hint.tried))
