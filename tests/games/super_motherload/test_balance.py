"""The balance gates measure ended games correctly, and the content passes them (S60)."""

import re
from pathlib import Path

import pytest

from motherlode.games.super_motherload import kinds
from motherlode.games.super_motherload.balance_gates import gates
from motherlode.games.super_motherload.game import SUPER_MOTHERLOAD
from motherlode.kernel.dealer import Dealer
from motherlode.kernel.position import start_game
from motherlode.kernel.state import State
from motherlode.lab.bench.engine import is_compiled
from motherlode.lab.measures.gates import KEPT, MISSED, outcome
from motherlode.lab.runs.match import Match, run_match
from motherlode.plugin_types import EndedGames, Gate
from tests.games.super_motherload.arranged_table import plain_table

REPORT = Path(__file__).parents[3] / "docs" / "games" / "super_motherload-balance.md"


def ended_games(seats: int, winners: list[int], rounds: int = 20) -> EndedGames:
    """Ended games, one for each winner: seat 0 began, and seat n has deck n."""
    states: list[State] = []
    for winner in winners:
        t = plain_table(seats)
        t.set("won", 1, winner).set("round", rounds)
        for seat in range(seats):
            t.set("bought", {"red": 4, "blue": 4, "yellow": 4, "wild": 4 - (seat == 0)}, seat)
        t.set("minors_won", {"jackpot": 1}, 0)
        states.append(t.state)
    return EndedGames(t.setup, states)


@pytest.fixture(scope="module")
def gates_by_name() -> dict[str, Gate]:
    tables = {
        4: ended_games(4, [0, 0, 1, 2], rounds=31),
    }
    return {gate.name: gate for gate in gates(tables)}


@pytest.mark.rule("S60")
def test_the_share_of_wins_of_each_deck_is_measured(gates_by_name: dict[str, Gate]) -> None:
    shares = [gates_by_name[f"wins of the {deck} deck"] for deck in kinds.DECKS]
    assert [gate.value for gate in shares] == [0.5, 0.25, 0.25, 0.0]
    assert shares[0].low == pytest.approx(0.20)
    assert shares[0].high == pytest.approx(0.30)


@pytest.mark.rule("S60")
def test_the_balance_gate_for_the_median_rounds_of_super_motherload_is_missed_at_31(
    gates_by_name: dict[str, Gate],
) -> None:
    length = gates_by_name["median rounds of 4 players"]
    assert (length.value, length.low, length.high) == (31, 15, 30)
    assert outcome(length) == MISSED


@pytest.mark.rule("S60")
def test_the_rarest_pilot_and_minor_are_named(gates_by_name: dict[str, Gate]) -> None:
    pilot = gates_by_name["rarest Pilot bought (demolition wild 4)"]
    assert (pilot.value, pilot.low) == (0.0, 0.01)
    assert any(name.startswith("rarest Minor claimed (") for name in gates_by_name)


@pytest.mark.rule("S60")
def test_the_published_super_motherload_balance_is_of_this_content_and_greedy_keeps_each_gate() -> (
    None
):
    """After a change of content: motherlode lab report docs/balance/super_motherload.toml."""
    page = REPORT.read_text()
    assert f"content `{SUPER_MOTHERLOAD.content().hash}`" in page
    orders = re.findall(
        r"^\| (\d) \| (\S+) \| the box \| (\d+) \|.*\| ([\w ]+) \|$", page, re.MULTILINE
    )
    assert {(seats, bot) for seats, bot, *_ in orders} >= {(seats, "greedy") for seats in "234"}
    gates_of_runs = re.findall(
        r"^### (\S+), the box: (\d+) games each.*?\n\n((?:\|.*\n)+)", page, re.MULTILINE
    )
    assert gates_of_runs[0][0] == "greedy"
    for bot, games, rows in gates_of_runs:
        orders += [("4", bot, games, row.split("|")[-2].strip()) for row in rows.splitlines()[2:]]
    greedy = [(games, outcome) for _, bot, games, outcome in orders if bot == "greedy"]
    assert len(greedy) == 3 + 4 + 1 + 2
    assert all(int(games) >= 2000 and outcome == KEPT for games, outcome in greedy)
    assert all(outcome != MISSED for *_, outcome in orders)


def test_greedy_beats_random() -> None:
    games = 100 if is_compiled() else 6
    result = run_match(Match("super_motherload", ("greedy", "random"), games), workers=1)
    assert result.standings[0].share() >= 0.95
    assert result.unfinished == 0


def test_random_games_have_at_most_150_choices_at_a_decision() -> None:
    """250,000 random decisions had 80 choices at most, 200 games of greedy bots 272."""
    most: dict[str, int] = {}
    for game in range(45 if is_compiled() else 3):
        dealer, pick = Dealer(2 * game + 5), Dealer(2 * game + 6)
        rules = SUPER_MOTHERLOAD.setup(2 + game % 3, {"decks": "random"}).rules
        position = start_game(rules, dealer)
        while not position.over():
            legal = position.legal()
            step = rules.steps[position.state.step()].name
            most[step] = max(most.get(step, 0), len(legal))
            position.advance(legal[pick.below(len(legal))], dealer)
    assert max(most["blast"], most.get("place_bomb", 0)) <= 150
    assert max(most["drill"], most.get("place_drill", 0)) <= 100
    placing = ("blast", "drill", "place_bomb", "place_drill")
    assert all(count <= 25 for step, count in most.items() if step not in placing), most
