"""Games between bots inside compiled code give what the same bots give one decision at a time."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from motherlode import bots
from motherlode.bots.baselines import Bot, GreedyBot
from motherlode.bots.self_play import SelfPlay, play_greedily
from motherlode.kernel import registry
from motherlode.kernel.bot_knowledge import Outlook
from motherlode.kernel.dealer import Dealer
from motherlode.kernel.game import Setup
from motherlode.kernel.position import Position, start_game
from tests.kernel import tiny_game

MOST = 20_000


class FirstBot(Bot):
    """A bot of another package: interpreted, and told nothing of compiled code."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, outlook: Outlook) -> int:
        self.asked += 1
        return outlook.allowed[0]


def two_of(name: str) -> list[Bot]:
    return [bots.make(name, 5), bots.make(name, 6)]


def one_by_one(setup: Setup, seated: list[Bot]) -> tuple[Position, int]:
    """The end of a game whose decisions are made from here, each with a newly listed outlook."""
    dealer, sampling = Dealer(3), Dealer(4)
    position = start_game(setup.rules, dealer)
    decisions = 0
    while not position.over():
        outlook = Outlook(setup.rules, position.state, position.seat(), sampling)
        position.advance(seated[position.seat()].choose(outlook), dealer)
        decisions += 1
    return position, decisions


@pytest.mark.parametrize("game", sorted(registry.all_games()))
@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_the_same_games_as_one_decision_at_a_time(game: str, bot: str) -> None:
    setup = registry.find_game(game).setup(2)
    dealer = Dealer(3)
    played = SelfPlay(start_game(setup.rules, dealer), two_of(bot), dealer, Dealer(4))
    played.play(MOST)
    expected, decisions = one_by_one(setup, two_of(bot))
    assert played.position.state.same(expected.state)
    assert played.decisions == decisions


def test_a_bot_and_a_game_of_other_packages_take_part() -> None:
    setup = tiny_game.tiny_setup()
    dealer, first = Dealer(1), FirstBot()
    played = SelfPlay(start_game(setup.rules, dealer), [first, GreedyBot(1)], dealer, Dealer(2))
    played.play(MOST)
    assert played.position.over()
    assert 0 < first.asked < played.decisions
    assert played.options >= played.decisions


def test_it_stops_after_the_most_decisions() -> None:
    setup = registry.find_game("karats").setup(2)
    dealer = Dealer(1)
    played = SelfPlay(start_game(setup.rules, dealer), two_of("greedy"), dealer, Dealer(2))
    played.play(5)
    assert (played.decisions, played.position.over()) == (5, False)


def test_it_stops_at_an_event_that_is_waited_for() -> None:
    setup = registry.find_game("karats").setup(2)
    turn = next(kind.id for kind in setup.game.events.kinds if kind.name == "turn_began")
    dealer = Dealer(1)
    played = SelfPlay(start_game(setup.rules, dealer), two_of("greedy"), dealer, Dealer(2))
    stops = []
    while played.goes_on(MOST):
        played.play_to_event(vec[i64]([turn]), MOST)
        stops.append([event.kind for event in dealer.events])
    assert all(turn in kinds for kinds in stops[:-1])
    assert 10 < len(stops) < played.decisions


def test_without_an_event_to_wait_for_it_stops_at_every_decision() -> None:
    setup = tiny_game.tiny_setup()
    dealer = Dealer(1)
    played = SelfPlay(start_game(setup.rules, dealer), two_of("random"), dealer, Dealer(2))
    played.play_to_event(vec[i64](), MOST)
    assert played.decisions == 1


def test_games_that_see_everything_end_too() -> None:
    decisions = play_greedily(registry.find_game("karats").setup(2).rules, 3, 1, MOST)
    assert 3 * 50 < decisions < 3 * 1000
    assert play_greedily(registry.find_game("karats").setup(2).rules, 3, 1, 10) == 30
