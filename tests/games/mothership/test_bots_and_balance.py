"""How well greedy bots play, and the balance gates measured with them (M61)."""

import pytest

from motherlode.bots.baselines import GreedyBot, RandomBot
from motherlode.games.mothership import kinds
from motherlode.games.mothership.balance_gates import gates
from motherlode.games.mothership.game import MOTHERSHIP
from motherlode.kernel.bot_knowledge import Outlook
from motherlode.kernel.dealer import Dealer
from motherlode.kernel.position import Position, start_game
from motherlode.plugin_types import EndedGames
from tests.arrange import table


def final_position(
    seats: int, bots: list[object], seed: int, options: dict[str, object]
) -> Position:
    setup = MOTHERSHIP.setup(seats, options)
    d, eyes = Dealer(seed), Dealer(seed + 1)
    position = start_game(setup.rules, d)
    while not position.over():
        seat = position.seat()
        outlook = Outlook(setup.rules, position.state, seat, eyes)
        position.advance(bots[seat].choose(outlook), d)  # type: ignore[attr-defined]
    return position


@pytest.mark.rule("M61")
def test_greedy_bots_beat_random_bots() -> None:
    won = 0.0
    for game in range(12):
        bots: list[object] = [RandomBot(game), RandomBot(game)]
        bots[game % 2] = GreedyBot(game)
        won += final_position(2, bots, game, {}).payoffs()[game % 2]
    assert won >= 11


@pytest.mark.rule("M61")
def test_a_greedy_bot_wins_most_games_of_the_first_solo_level() -> None:
    assert sum(final_position(1, [GreedyBot(1)], seed, {}).payoffs()[0] for seed in range(4)) >= 3


@pytest.mark.rule("M51", "M53", "M61")
@pytest.mark.parametrize(
    ("options", "missing"),
    [
        ({}, {"recon_droid", "antiques_roadshow", "random_event"}),
        ({"exploration": True}, {"random_event"}),
        ({"exploration": True, "events": True}, set()),
    ],
)
def test_a_card_has_a_gate_where_the_variants_make_it_playable(
    options: dict[str, object], missing: set[str]
) -> None:
    t = table("mothership", 2, options)
    found = {gate.name for gate in gates({2: EndedGames(t.setup, [t.state])})}
    measured = {name for name in kinds.CARDS if f"card played: {name}" in found}
    assert measured == set(kinds.CARDS) - missing


@pytest.mark.slow
@pytest.mark.rule("M61")
def test_the_balance_gates_of_mothership_for_rounds_and_wins_have_their_limits() -> None:
    ended = {}
    options: dict[int, dict[str, object]] = {2: {}, 4: {"mode": "victory_points"}}
    for seats, chosen in options.items():
        setup = MOTHERSHIP.setup(seats, chosen)
        states = [
            final_position(seats, [GreedyBot(seed + n) for n in range(seats)], seed, chosen).state
            for seed in range(2)
        ]
        ended[seats] = EndedGames(setup, states)
    found = {gate.name: gate for gate in gates(ended)}
    assert found["2 players: rounds, median"].low == 8
    assert found["2 players: rounds, median"].high == 30
    assert found["4 players: rounds, median"].low == 6
    assert found["4 players: rounds, median"].high == 14
    shares = [found[f"2 players: seat {seat + 1} wins"] for seat in range(2)]
    assert sum(gate.value for gate in shares) == pytest.approx(1.0)
    assert shares[0].low == pytest.approx(0.44)
    assert shares[0].high == pytest.approx(0.56)
    assert found["4 players: seat 4 wins"].high == pytest.approx(0.31)
    assert any(name.startswith("card played: ") for name in found)
    assert any(name.startswith("tile bought: ") for name in found)
