"""Hints: every number that is told rests on enough tries, and the order is that of the numbers."""

import pytest

from motherlode import bots
from motherlode.bots import advice
from motherlode.bots.simple import Hint
from motherlode.kernel.chance import seed_of
from motherlode.kernel.dealer import Dealer
from motherlode.kernel.outlook import Outlook
from motherlode.kernel.play import Play
from motherlode.kernel.registry import title


def first_choice() -> Outlook:
    return Play(title("karats").setup(2), seed_of("advice")).outlook(Dealer(1))


def test_what_is_told_of_was_tried_enough_and_stands_in_order(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(advice, "ITERATIONS", 300)
    monkeypatch.setattr(advice, "FEWEST", 20)
    monkeypatch.setattr(advice, "TRYING", 0.0)
    found = bots.hints(first_choice(), 7)
    assert len(found) == 3
    assert all(hint.tried >= 20 for hint in found)
    shares = [hint.share for hint in found]
    assert shares == sorted(shares, reverse=True)
    assert all(0.0 <= share <= 1.0 for share in shares)


def test_a_lucky_try_is_not_believed(monkeypatch: pytest.MonkeyPatch) -> None:
    """One try that won says nothing; all tries count, those of before too."""
    outlook = first_choice()
    often, once = outlook.legal[:2]

    def tried(outlook: Outlook, action: int, seed: int) -> list[float]:
        share = 0.6 if action == often else 0.3
        return [share, share]

    monkeypatch.setattr(advice, "try_out", tried)
    monkeypatch.setattr(advice, "MOST", 50)
    first, second = advice.tried_again(outlook, [Hint(often, 0.6, 950), Hint(once, 1.0, 1)], 3)
    assert (first.tried, second.tried) == (1000, 51)
    assert first.share == pytest.approx(0.6)
    assert second.share == pytest.approx((1 + 50 * 0.3) / 51)
