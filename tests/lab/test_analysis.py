"""Analysis of a record: ledgers add up, luck is not counted as cost, blunders are found."""

import random
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from motherlode import bots
from motherlode.bots.rollouts import rollout, rollout_differences
from motherlode.cli.main import main
from motherlode.kernel.dealer import Dealer
from motherlode.kernel.play import Play
from motherlode.kernel.position import start_game
from motherlode.kernel.record import Record, Seat, record_of, save_record
from motherlode.kernel.registry import find_game
from motherlode.kernel.seeds import seed_from_text
from motherlode.lab.bench.engine import is_compiled
from motherlode.lab.measures.decision_cost import DecisionCost, TimeLimit, estimate_cost
from motherlode.lab.measures.decision_effects import SeatEffects
from motherlode.lab.measures.luck_skill import (
    AnalysedDecision,
    keep_costliest_per_turn,
    make_ledgers,
)
from motherlode.lab.measures.record_analysis import (
    NINE_IN_TEN_FACTOR,
    Analysis,
    analyse,
    detectable_cost,
    estimate_at,
)
from motherlode.lab.pages.analysis_page import AnalysisPage, down
from motherlode.lab.runs.match import Match, run_match

needs_speed = pytest.mark.skipif(not is_compiled(), reason="slow from source, and the same")


def short_record(decisions: int) -> Record:
    """The first decisions of a game that always takes the first legal action; a name has HTML."""
    play = Play(find_game("karats").setup(2), seed_from_text("analysis"))
    for _ in range(decisions):
        play.play(play.legal()[0])
    return record_of(play, [Seat("<b>Red</b>"), Seat("Blue")])


def bots_record(
    game: str, names: list[str], most: int = 10_000, seed: str = "looked back at", **options: Any
) -> Record:
    """A game between bots, whole or cut after `most` decisions."""
    play = Play(find_game(game).setup(len(names), options), seed_from_text(seed))
    players = [bots.make(name, seat) for seat, name in enumerate(names)]
    while (seat := play.deciding_seat()) is not None and len(play.log) < most:
        play.play(players[seat].choose(play.outlook(Dealer(len(play.log)))))
    return record_of(play, [Seat(name, name) for name in names])


def check_ledgers(found: Analysis) -> None:
    """Checks that first + choices + luck = result for each seat; changes over all seats cancel."""
    for ledger in found.ledgers:
        total = ledger.first + ledger.own + ledger.small + ledger.others + ledger.luck
        assert total == pytest.approx(ledger.result)
        assert ledger.own <= 0.0
    for column in ("first", "result"):
        assert sum(getattr(ledger, column) for ledger in found.ledgers) == pytest.approx(1.0)
    by_choices = sum(ledger.own + ledger.small + ledger.others for ledger in found.ledgers)
    assert by_choices == pytest.approx(0.0, abs=1e-9)
    assert sum(ledger.luck for ledger in found.ledgers) == pytest.approx(0.0, abs=1e-9)
    for decision in found.analysed:
        assert sum(decision.win_probabilities) == pytest.approx(1.0)
        assert decision.cost == 0.0 or decision.chosen != decision.best


def test_with_few_iterations_no_cost_is_estimated_and_the_page_says_so() -> None:
    found = analyse(short_record(8), 4)
    assert found.decisions == len(found.analysed) > 0
    assert found.judged_count == 0
    assert not found.over
    check_ledgers(found)
    assert all(ledger.own == ledger.others == 0.0 for ledger in found.ledgers)
    page = AnalysisPage(found).page()
    assert f"None of the {found.decisions} decisions could be judged" in page
    assert "No single choice gave away" not in page
    assert "<td class=n>-<td" in page, "an effect that was not measured is a dash, not 0"


@pytest.mark.parametrize("decisions", [1, 8])
def test_each_line_of_the_analysis_chart_ends_at_the_seats_result(decisions: int) -> None:
    found = analyse(short_record(decisions), 4)
    lines = re.findall(r'points="([^"]*)"', AnalysisPage(found).page())
    assert len(lines) == 2
    for line, ledger in zip(lines, found.ledgers, strict=True):
        points = line.split()
        assert len(points) == len(found.analysed) + 1 > 1
        assert points[0].startswith(f"{1000 * (found.analysed[0].number - 1) / decisions:.1f},")
        assert points[-1] == f"1000.0,{down(ledger.result):.1f}"


def test_a_record_without_actions_has_no_luck_and_no_change() -> None:
    for ledger in analyse(short_record(0), 20).ledgers:
        assert ledger.result == ledger.first
        assert ledger.luck == 0.0


def test_the_analysis_page_describes_a_bot_without_a_name_in_its_own_language() -> None:
    record = short_record(2)
    record.seats = [Seat("Red"), Seat("", "search:master")]
    found = analyse(record, 2)
    assert "Thinking bot, master 2" in AnalysisPage(found).page()
    assert "Denkender Bot, " in AnalysisPage(found, "de").page()


def test_the_same_record_gives_the_same_analysis() -> None:
    record = short_record(4)
    assert analyse(record, 3).analysed == analyse(record, 3).analysed


@needs_speed
@pytest.mark.parametrize("names", [["search:100", "search:100"], ["greedy"] * 3])
def test_the_ledgers_of_a_whole_game_add_up(names: list[str]) -> None:
    """In this game each seat departs from the rollout policy, so that it has a margin."""
    found = analyse(bots_record("karats", names, seed="looked back"), 60)
    assert found.over
    assert found.judged_count == found.decisions
    check_ledgers(found)
    for ledger in found.ledgers:
        assert -1.0 <= ledger.result - ledger.first <= 1.0
        assert ledger.margin
        assert ledger.small == 0.0 or abs(ledger.small) > ledger.margin
        cost = ledger.own + ledger.small
        assert cost > (-0.2 if "search:100" in names else -1.0), "luck was counted as cost"


@needs_speed
def test_a_random_seat_has_large_costs_and_a_greedy_one_small_costs() -> None:
    found = analyse(bots_record("super_motherload", ["greedy", "random"], 90), 50)
    check_ledgers(found)
    sensible, random = found.ledgers
    assert random.own < 3 * sensible.own < 1.0
    assert found.costliest()[0].seat == 1
    assert random.own < -0.1


@needs_speed
def test_in_a_team_game_both_partners_have_the_teams_win_probability() -> None:
    """Although each partner's payoff is at most half of a win."""
    found = analyse(
        bots_record("mothership", ["greedy", "random"] * 2, teams="pairs"), 60, seconds=2
    )
    assert [ledger.result for ledger in found.ledgers] == [1.0, 0.0, 1.0, 0.0]
    for decision in found.analysed:
        assert decision.win_probabilities[:2] == pytest.approx(decision.win_probabilities[2:])
        assert sum(decision.win_probabilities) == pytest.approx(2.0)
    assert max(decision.win_probabilities[0] for decision in found.analysed) > 0.9
    assert sum(ledger.first for ledger in found.ledgers) == pytest.approx(2.0)
    for ledger in found.ledgers:
        total = ledger.first + ledger.own + ledger.small + ledger.others + ledger.luck
        assert total == pytest.approx(ledger.result)


@needs_speed
@pytest.mark.parametrize("level", [3, 5])
def test_the_first_win_probability_of_a_solo_game_is_near_greedys_share(level: int) -> None:
    """Rollouts play like greedy, so they win nearly as often, at any level."""
    setup = find_game("mothership").setup(1, {"level": level})
    estimates = [estimate_at(setup, start_game(setup.rules, Dealer(seed)), 0, 60, TimeLimit(0.0))[0]
                 for seed in range(4)]  # fmt: skip
    match = Match("mothership", ("greedy",), 100, options=(("level", level),))
    played = run_match(match, workers=1)
    assert sum(estimates) / 4 == pytest.approx(played.standings[0].share(), abs=0.2)


def test_rollouts_of_one_action_with_the_same_seed_have_the_same_result() -> None:
    play = Play(find_game("karats").setup(2), seed_from_text("worlds"))
    outlook = play.outlook(Dealer(1))
    action = play.legal()[0]
    assert list(rollout_differences(outlook, action, action, range(4))) == [[0.0, 0.0]] * 4
    assert len({tuple(rollout(outlook, action, seed)) for seed in range(30)}) > 1


def test_the_best_choice_costs_nothing_without_rollouts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("motherlode.lab.measures.decision_cost.rollout_differences", None)
    play = Play(find_game("karats").setup(2), seed_from_text("best"))
    outlook = play.outlook(Dealer(1))
    first = outlook.legal[0]
    assert estimate_cost(play.setup, outlook, first, first, 400, TimeLimit(0.0)) == DecisionCost(
        [0.0, 0.0]
    )
    assert estimate_cost(play.setup, outlook, first, first, 10, TimeLimit(0.0)) is None


@pytest.mark.parametrize(
    ("loss", "noise", "counted"), [(0.3, 0.5, True), (0.02, 0.5, False), (-0.3, 0.1, False)]
)
def test_a_loss_that_luck_could_explain_is_not_counted_as_a_cost(
    monkeypatch: pytest.MonkeyPatch, loss: float, noise: float, counted: bool
) -> None:
    def rows(outlook: object, chosen: int, best: int, seeds: range) -> list[list[float]]:
        swing = [-loss + noise * (-1) ** seed for seed in seeds]
        return [[-ours, ours] if seat else [ours, -ours] for ours in swing]

    monkeypatch.setattr("motherlode.lab.measures.decision_cost.rollout_differences", rows)
    play = Play(find_game("karats").setup(2), seed_from_text("interval"))
    outlook = play.outlook(Dealer(1))
    seat = int(outlook.seat)
    chosen, best = outlook.legal[:2]
    cost = estimate_cost(play.setup, outlook, chosen, best, 200, TimeLimit(0.0))
    assert cost is not None
    assert -cost.effects[seat] == pytest.approx(loss if counted else 0.0)
    assert cost.detectable == pytest.approx(2.6 * noise / 800**0.5, rel=0.02)


CASES = 400


def fake_differences(monkeypatch: pytest.MonkeyPatch, ours: Callable[[int], float]) -> list[int]:
    """Replaces the differences of rollouts; returns a list that collects the seeds used.

    `ours` gives the difference of the deciding seat for a seed.
    """
    asked: list[int] = []

    def rows(outlook: Any, chosen: int, best: int, seeds: range) -> Iterator[list[float]]:
        for seed in seeds:
            asked.append(seed)
            gained = ours(seed)
            yield [-gained, gained] if outlook.seat else [gained, -gained]

    monkeypatch.setattr("motherlode.lab.measures.decision_cost.rollout_differences", rows)
    return asked


def cost_of_a_choice(iterations: int = 400) -> DecisionCost:
    play = Play(find_game("karats").setup(2), seed_from_text("a choice"))
    outlook = play.outlook(Dealer(1))
    chosen, best = outlook.legal[:2]
    cost = estimate_cost(play.setup, outlook, chosen, best, iterations, TimeLimit(0.0))
    assert cost is not None
    return cost


@pytest.mark.parametrize(
    ("loss", "noise", "tried"),
    [
        (-0.1, 0.5, 100),  # Better than the best action: stops before the 200 pairs are used.
        (0.0, 0.0, 200),  # Nothing differed yet, but later pairs may.
        (0.1, 0.5, 200 + 1600),
        (0.3, 0.5, 200 + 1600),  # A reported cost rests on all pairs.
    ],
)
def test_rollouts_stop_when_a_cost_has_become_unlikely(
    monkeypatch: pytest.MonkeyPatch, loss: float, noise: float, tried: int
) -> None:
    asked = fake_differences(monkeypatch, lambda seed: -loss + noise * (-1) ** seed)
    cost = cost_of_a_choice()
    assert len(asked) == tried
    assert cost.detectable == pytest.approx(2.6 * noise / 1600**0.5, rel=0.02)


def test_the_cost_estimate_stops_early_if_more_rollouts_find_no_loss(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked = fake_differences(
        monkeypatch, lambda seed: (-0.1 if seed < 400 else 0.0) + 0.5 * (-1) ** seed
    )
    assert cost_of_a_choice().effects == [0.0, 0.0]
    assert len(asked) == 200 + 950


@pytest.mark.parametrize(
    ("times", "least", "most"), [(1.0, 0.1, 0.4), (NINE_IN_TEN_FACTOR, 0.85, 0.95)]
)
def test_a_detectable_cost_is_found_in_nine_of_ten_cases(
    monkeypatch: pytest.MonkeyPatch, times: float, least: float, most: float
) -> None:
    rng = random.Random(1)
    significant = 2.6 * 0.5 / 400**0.5
    fake_differences(monkeypatch, lambda seed: rng.gauss(-times * significant, 0.5))
    costs = [cost_of_a_choice(100) for _ in range(CASES)]
    assert sum(cost.detectable for cost in costs) / CASES == pytest.approx(significant, rel=0.05)
    assert least <= sum(cost.effects != [0.0, 0.0] for cost in costs) / CASES <= most


def test_the_cost_of_a_teams_decision_is_lost_win_probability(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The payoffs of both partners fall by 0.15: that is 0.3 of their win probability."""

    def rows(outlook: object, chosen: int, best: int, seeds: range) -> list[list[float]]:
        lost = [0.15 + 0.25 * (-1) ** seed for seed in seeds]
        return [[-ours, ours, -ours, ours] for ours in lost]

    monkeypatch.setattr("motherlode.lab.measures.decision_cost.rollout_differences", rows)
    play = Play(find_game("mothership").setup(4, {"teams": "pairs"}), seed_from_text("pairs"))
    outlook = play.outlook(Dealer(1))
    outlook.seat = 0
    chosen, best = outlook.legal[:2]
    cost = estimate_cost(play.setup, outlook, chosen, best, 200, TimeLimit(0.0))
    assert cost is not None
    assert cost.effects == pytest.approx([-0.3, 0.3, -0.3, 0.3])
    assert cost.standard_error == pytest.approx(0.5 / 800**0.5, rel=0.02)
    assert cost.detectable == pytest.approx(2.6 * 0.5 / 800**0.5, rel=0.02)


def costly(costs: list[tuple[int, float]], standard_error: float = 0.0) -> list[AnalysedDecision]:
    """Decisions of two seats in a row, from pairs of seat and cost."""
    return [
        AnalysedDecision(
            number,
            seat,
            1,
            2,
            [0.5, 0.5],
            DecisionCost([-cost, cost] if seat == 0 else [cost, -cost], standard_error),
        )
        for number, (seat, cost) in enumerate(costs)
    ]


def test_of_a_seats_decisions_in_a_row_only_the_costliest_counts() -> None:
    row = costly([(0, 0.1), (0, 0.2), (1, 0.3), (0, 0.05)])
    keep_costliest_per_turn(row)
    assert [decision.cost for decision in row] == [0.0, 0.2, 0.3, 0.05]
    first, second = make_ledgers([0.4, 0.6], [1.0, 0.0], row)
    assert [first.own, first.others, first.luck] == pytest.approx([-0.25, 0.3, 0.55])
    assert [second.own, second.others, second.luck] == pytest.approx([-0.3, 0.25, -0.55])


def test_only_the_costliest_decision_of_each_turn_keeps_its_cost() -> None:
    row = costly([(0, 0.1), (0, 0.2), (0, 0.3), (0, 0.05)])
    row[2].turn = row[3].turn = 1
    keep_costliest_per_turn(row)
    assert [decision.cost for decision in row] == [0.0, 0.2, 0.3, 0.0]


@needs_speed
@pytest.mark.parametrize(
    ("game", "options"), [("mothership", {"level": 1}), ("karats", {"automaton": "easy"})]
)
def test_in_a_solo_game_every_turn_has_its_own_cost(
    game: str, options: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """No other seat decides between the turns of a solo game; they are still separate turns."""
    monkeypatch.setattr(
        "motherlode.lab.measures.record_analysis.estimate_cost", lambda *given: DecisionCost([-0.1])
    )
    record = bots_record(game, ["random"], **options)
    found = analyse(record, 1)
    turns = {decision.turn for decision in found.analysed}
    assert len(turns) > 3
    assert len([decision for decision in found.analysed if decision.cost]) == len(turns)
    assert found.ledgers[0].own == pytest.approx(-0.1 * len(turns))


def test_the_detectable_cost_covers_nine_of_ten_decisions() -> None:
    assert detectable_cost([]) == detectable_cost([0.0]) == 0.0
    assert detectable_cost(
        [0.0] * 50 + [0.01 * number for number in range(1, 11)]
    ) == pytest.approx(0.25)
    assert detectable_cost([0.02] * 9 + [0.05]) == pytest.approx(0.125)
    assert detectable_cost([0.02] * 19 + [0.05]) == pytest.approx(0.05)


def test_the_sum_of_small_losses_is_charged_only_if_it_exceeds_its_margin() -> None:
    row = costly([(0, 0.1), (1, 0.3)])
    sums = [SeatEffects([-0.5, 0.5], 0.1), SeatEffects([0.25, -0.25], 0.1)]
    first, second = make_ledgers([0.6, 0.4], [0.0, 1.0], row, sums)
    assert [first.own, first.small, first.others] == pytest.approx([-0.1, -0.4, 0.3])
    assert [second.own, second.small, second.others] == pytest.approx([-0.3, 0.0, 0.5])
    assert [first.luck, second.luck] == pytest.approx([-0.4, 0.4])
    assert [first.margin, second.margin] == [0.1, 0.1]


def test_the_margin_of_small_losses_includes_that_of_costly_decisions() -> None:
    sums = [SeatEffects([-0.5, 0.5], 0.3), SeatEffects([0.0, 0.0], 0.0)]
    first, second = make_ledgers([0.5, 0.5], [0.0, 1.0], costly([(0, 0.1)], 0.4 / 1.96), sums)
    assert first.margin == pytest.approx(0.5)
    assert first.small == 0.0
    assert second.margin == 0.0


@needs_speed
def test_with_a_time_limit_fewer_decisions_are_analysed() -> None:
    record = bots_record("karats", ["greedy", "greedy"])
    found = analyse(record, 400, seconds=1.0)
    assert 0 < len(found.analysed) < found.decisions
    assert found.judged_count < found.decisions
    check_ledgers(found)


@needs_speed
def test_the_analyse_command_writes_an_html_page(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    save_record(short_record(30), tmp_path / "game.json")
    assert main(["analyse", str(tmp_path / "game.json"), "--iterations", "60"]) == 0
    page = (tmp_path / "game.html").read_text(encoding="utf-8")
    assert page.count("<polyline") == 2
    assert 'name="viewport"' in page
    assert "prefers-color-scheme: dark" in page
    assert "100%</text>" in page
    assert 'stroke-dasharray="9 4"' in page, "lines differ by more than colour"
    assert "decisions were judged" in page
    assert "given away by a single choice of this game was enough" in page
    assert re.search(r"<td class=n>[+-]\d+% ±\d+%", page)
    assert "&lt;b&gt;Red" in page
    assert "<b>Red" not in page
    assert main(["analyse", str(tmp_path / "none.json")]) == 2
    capsys.readouterr()


def test_the_analyse_command_refuses_an_unwritable_page_before_it_starts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    save_record(short_record(3), tmp_path / "game.json")
    monkeypatch.setattr("motherlode.cli.analyse.analyse", None)
    assert main(["analyse", str(tmp_path / "game.json"), "--out", str(tmp_path / "no" / "p")]) == 2
    assert "there is no folder" in capsys.readouterr().err
