"""Who sees what, how fast and how well it is played here (M11, M60, M61)."""

import json

import pytest

from motherlode.bots.baselines import GreedyBot, RandomBot
from motherlode.games.mothership import kinds
from motherlode.games.mothership.balance_gates import gates
from motherlode.games.mothership.game import MOTHERSHIP
from motherlode.games.mothership.terminal import power
from motherlode.kernel.dealer import Dealer
from motherlode.kernel.outlook import Outlook
from motherlode.kernel.position import Position, start_game
from motherlode.kernel.view import SPECTATOR, view
from motherlode.plugins import EndedGames, TerminalPlugin
from tests.arrange import table
from tests.games.mothership.arranged_table import begin_turn, empty_board, put_fleet, set_hand


@pytest.mark.rule("M60", "M11")
def test_hands_and_resources_are_hidden_from_others() -> None:
    t = set_hand(
        empty_board(2, {"exploration": True}).set("resources", 4, 0), 0, "wormhole", "prod"
    )
    for seat in (1, SPECTATOR):
        seen = view(t.setup.rules, t.state, seat)
        assert seen["seats"][0]["hand"] == {"count": 2}
        assert "resources" not in seen["seats"][0]
        assert seen["table"]["tokens"] == {"count": 12}
        assert list(seen["table"]["deck"]) == ["count"]
        assert seen["seats"][0]["energy"] == {"engines": 5, "weapons": 5, "shields": 5}
        for name in ("ships", "station", "hull_points", "shield_lost", "technology"):
            assert name in seen["seats"][0]
        assert "discard" in seen["table"]
        assert "planet_owners" in seen["table"]
        assert "wormhole" not in json.dumps(seen["seats"][0])
    own = view(t.setup.rules, t.state, 0)["seats"][0]
    assert own["hand"] == {"wormhole": 1, "prod": 1}
    assert own["resources"] == 4


@pytest.mark.rule("M60", "M11")
def test_only_its_owner_sees_a_drawn_card() -> None:
    t = begin_turn(
        put_fleet(put_fleet(empty_board(), 0, f1="a1"), 1, f1="c1").set("resources", 2, 0)
    )
    t.dealer.record_events()
    t.position.advance(t.setup.game.actions.parse("buy card"), t.dealer)
    event = t.dealer.events[0]
    assert t.setup.game.events.redact(event, 0)["card"] in kinds.CARDS
    assert "card" not in t.setup.game.events.redact(event, 1)
    assert "card" not in t.setup.game.events.redact(event, SPECTATOR)


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
def test_greedy_bots_win_the_first_solo_level() -> None:
    assert sum(final_position(1, [GreedyBot(1)], seed, {}).payoffs()[0] for seed in range(4)) >= 3


@pytest.mark.slow
@pytest.mark.rule("M61")
def test_balance_gates_have_their_limits() -> None:
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


def test_the_terminal_draws_tables_of_all_sizes() -> None:
    from rich.console import Console

    from motherlode.i18n.words import Words

    draw = MOTHERSHIP.plugin(TerminalPlugin).picture
    assert draw is not None
    for seats in (1, 2, 6):
        t = table("mothership", seats)
        t.play("deploy")
        console = Console(width=120, record=True, file=open("/dev/null", "w"))  # noqa: SIM115
        seen = view(t.setup.rules, t.state, 0)
        words = Words(MOTHERSHIP, [f"P{n}" for n in range(seats)])
        console.print(draw(t.setup, seen, words))
        text = console.export_text()
        assert "Mothership" in text
        assert text.count("#") >= 8


@pytest.mark.rule("M53")
def test_the_terminal_shows_the_power_left_in_a_magnetic_storm() -> None:
    t = table("mothership", 2, {"events": True})
    assert [power(view(t.setup.rules, t.state, 0), seat, "engines") for seat in (0, 1)] == [5, 5]
    t.set("random_event", "magnetic_storm").set("event_player", 1).set("event_answer", "avoided")
    t.put("drained", "engines", 2, 1)
    assert [power(view(t.setup.rules, t.state, 0), seat, "engines") for seat in (0, 1)] == [0, 3]
