"""Tests of the search bot: secrecy, determinism, time limits and playing strength."""

import time

import pytest

from motherlode import bots
from motherlode.bots.infoset_key import InfosetKey
from motherlode.bots.search import SearchBot, Style
from motherlode.kernel.dealer import Dealer
from motherlode.kernel.errors import UnknownBot
from motherlode.kernel.registry import all_games
from motherlode.lab.bench.engine import is_compiled
from motherlode.lab.runs.match import Match, run_match
from tests.bots.positions import after, outlook, table

GAMES = list(all_games())


@pytest.mark.parametrize("name", GAMES)
def test_the_search_chooses_legal_actions(name: str) -> None:
    setup = table(name)
    bot = SearchBot(1, 5, 0.0, Style(rounds=1))
    for decisions in (0, 20, 40):
        position = after(setup, 3, decisions)
        assert bot.choose(outlook(position)) in position.legal()


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_gives_the_same_choices(name: str) -> None:
    position = after(table(name), 4, 25)
    found = [SearchBot(9, 40, 0.0, Style(rounds=1)).hints(outlook(position)) for _ in range(2)]
    first, second = ([(h.action, h.share, h.tried) for h in hints] for hints in found)
    assert first == second
    assert 1 <= len(first) <= 3
    assert all(0.0 <= share <= 1.0 and tried > 0 for _, share, tried in first)


@pytest.mark.parametrize("name", GAMES)
def test_the_infoset_key_depends_only_on_what_the_seat_sees(name: str) -> None:
    """Sampled states have the same key; the next decision has another."""
    setup = table(name)
    keys = set()
    for decisions in (0, 10, 30):
        position = after(setup, 6, decisions)
        infoset_key = InfosetKey(setup.rules, position.seat())
        seat_outlook = outlook(position)
        dealer = Dealer(8)
        worlds = {infoset_key.key(seat_outlook.imagine(dealer)) for _ in range(5)}
        assert worlds == {infoset_key.key(position.state)}
        keys |= worlds
    assert len(keys) == 3


class FakeClock:
    """A clock that advances at each call: mostly a little, sometimes a lot."""

    def __init__(self, longest: float) -> None:
        self.now = 100.0
        self._longest = longest
        self._looks = 0

    def __call__(self) -> float:
        self._looks += 1
        self.now += self._longest if self._looks % 7 == 0 else self._longest / 20
        return self.now


@pytest.mark.parametrize("name", GAMES)
def test_the_search_keeps_its_time_limit(name: str) -> None:
    """The limit is exceeded by less than a tenth, even if an iteration takes a twentieth of it."""
    position = after(table(name), 4, 25)
    for seconds in (0.5, 2.0):
        clock = FakeClock(seconds / 20)
        SearchBot(1, 0, seconds, Style(rounds=1), clock).think(outlook(position))
        assert 0.8 * seconds < clock.now - 100.0 < 1.1 * seconds


def test_the_search_keeps_its_limit_of_processor_time() -> None:
    position = after(table("karats"), 4, 25)
    bot = SearchBot(1, 0, 0.2, None, time.process_time)
    began = time.process_time()
    bot.choose(outlook(position))
    assert 0.1 < time.process_time() - began < 0.22


def test_the_search_reuses_its_tree_within_a_turn() -> None:
    position = after(table("karats"), 4, 25)
    bot = SearchBot(1, 200, 0.0, Style(rounds=1))
    bot.choose(outlook(position))
    bot.choose(outlook(position))
    assert bot.iterations_done == 200 + 50


def test_bots_are_listed_from_weak_to_strong_and_made_by_name() -> None:
    assert bots.names()[:2] == ["random", "greedy"]
    assert bots.names()[-1] == "search:master"
    levels = [kind.level for kind in bots.kinds().values()]
    assert levels == sorted(levels)
    for name in ("search:500", "search:1.5s", "search:20ms", "search:novice"):
        assert isinstance(bots.make(name, 1), SearchBot)


@pytest.mark.parametrize("name", ["search:1ms", "search:9ms", "search:0.009s"])
def test_a_time_limit_too_short_for_an_iteration_is_refused_with_a_reason(name: str) -> None:
    assert not bots.is_known(name)
    with pytest.raises(UnknownBot, match=f"{name} is too short: .* at least 10ms"):
        bots.make(name, 0)
    assert bots.is_known("search:10ms")


@pytest.mark.parametrize("name", ["search:", "search:0", "search:0s", "search:1h", "search:-3"])
def test_unknown_bot_names_are_errors(name: str) -> None:
    assert not bots.is_known(name)
    with pytest.raises(UnknownBot):
        bots.make(name, 1)


@pytest.mark.skipif(not is_compiled(), reason="minutes from source, and the same choices")
def test_the_search_beats_random_at_karats() -> None:
    result = run_match(Match("karats", ("search:20", "random"), 6), 1)
    assert result.standings[0].wins >= 5
