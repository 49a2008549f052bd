"""Looking back at a game: the ledger adds up, luck is not charged, blunders are found."""

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
from motherlode.lab.measures.analysis import FOUND, Analysis, analyse, enough, standing
from motherlode.lab.measures.decision_cost import Verdict, Watch, judged
from motherlode.lab.measures.luck_skill import Moment, count_once, ledgers
from motherlode.lab.measures.paired_differences import Together
from motherlode.lab.pages.analysis_page import AnalysisPage, down
from motherlode.lab.runs.match import Match, run_match

needs_speed = pytest.mark.skipif(not is_compiled(), reason="slow from source, and the same")


def short_record(decisions: int) -> Record:
    """The beginning of a game, always the first legal action, by <b>names</b> that need care."""
    play = Play(find_game("karats").setup(2), seed_from_text("analysis"))
    for _ in range(decisions):
        play.play(play.legal()[0])
    return record_of(play, [Seat("<b>Red</b>"), Seat("Blue")])


def bots_record(game: str, names: list[str], most: int = 10_000, **options: Any) -> Record:
    """A game of bots, whole or its first decisions."""
    play = Play(find_game(game).setup(len(names), options), seed_from_text("looked back at"))
    sitting = [bots.make(name, seat) for seat, name in enumerate(names)]
    while (seat := play.deciding_seat()) is not None and len(play.log) < most:
        play.play(sitting[seat].choose(play.outlook(Dealer(len(play.log)))))
    return record_of(play, [Seat(name, name) for name in names])


def adds_up(found: Analysis) -> None:
    """First chance + choices + chance = result for each seat; over all seats nothing is left."""
    for ledger in found.ledgers:
        total = ledger.first + ledger.own + ledger.small + ledger.others + ledger.chance
        assert total == pytest.approx(ledger.result)
        assert ledger.own <= 0.0
    for column in ("first", "result"):
        assert sum(getattr(ledger, column) for ledger in found.ledgers) == pytest.approx(1.0)
    moved = sum(ledger.own + ledger.small + ledger.others for ledger in found.ledgers)
    assert moved == pytest.approx(0.0, abs=1e-9)
    assert sum(ledger.chance for ledger in found.ledgers) == pytest.approx(0.0, abs=1e-9)
    for moment in found.moments:
        assert sum(moment.chances) == pytest.approx(1.0)
        assert moment.cost == 0.0 or moment.chosen != moment.best


def test_with_few_iterations_nothing_is_judged_and_it_is_said() -> None:
    found = analyse(short_record(8), 4)
    assert found.decisions == len(found.moments) > 0
    assert found.judged == 0
    assert not found.over
    adds_up(found)
    assert all(ledger.own == ledger.others == 0.0 for ledger in found.ledgers)
    page = AnalysisPage(found).page()
    assert f"None of the {found.decisions} decisions could be judged" in page
    assert "No single choice gave away" not in page
    assert "<td class=n>-<td" in page, "what was not measured is no 0"


@pytest.mark.parametrize("decisions", [1, 8])
def test_the_chart_comes_to_the_result(decisions: int) -> None:
    found = analyse(short_record(decisions), 4)
    lines = re.findall(r'points="([^"]*)"', AnalysisPage(found).page())
    assert len(lines) == 2
    for line, ledger in zip(lines, found.ledgers, strict=True):
        points = line.split()
        assert len(points) == len(found.moments) + 1 > 1
        assert points[0].startswith(f"{1000 * (found.moments[0].number - 1) / decisions:.1f},")
        assert points[-1] == f"1000.0,{down(ledger.result):.1f}"


def test_where_nothing_was_done_nothing_has_moved() -> None:
    for ledger in analyse(short_record(0), 20).ledgers:
        assert ledger.result == ledger.first
        assert ledger.chance == 0.0


def test_a_bot_without_a_name_is_called_what_it_is_in_the_pages_language() -> None:
    record = short_record(2)
    record.seats = [Seat("Red"), Seat("", "search:master")]
    found = analyse(record, 2)
    assert "Thinking bot, master 2" in AnalysisPage(found).page()
    assert "Denkender Bot, " in AnalysisPage(found, "de").page()


def test_the_same_record_gives_the_same() -> None:
    record = short_record(4)
    assert analyse(record, 3).moments == analyse(record, 3).moments


@needs_speed
@pytest.mark.parametrize("names", [["search:100", "search:100"], ["greedy"] * 3])
def test_the_account_of_a_whole_game_adds_up(names: list[str]) -> None:
    found = analyse(bots_record("karats", names), 60)
    assert found.over
    assert found.judged == found.decisions
    adds_up(found)
    for ledger in found.ledgers:
        assert -1.0 <= ledger.result - ledger.first <= 1.0
        assert ledger.doubt
        assert ledger.small == 0.0 or abs(ledger.small) > ledger.doubt
        charged = ledger.own + ledger.small
        assert charged > (-0.2 if "search:100" in names else -1.0), "luck was charged"


@needs_speed
def test_blunders_are_found() -> None:
    """A seat that plays at random pays; the bot that sits opposite hardly does."""
    found = analyse(bots_record("super_motherload", ["greedy", "random"], 90), 50)
    adds_up(found)
    sensible, random = found.ledgers
    assert random.own < 3 * sensible.own < 1.0
    assert found.costliest()[0].seat == 1
    assert random.own < -0.1


@needs_speed
def test_in_a_team_game_chances_are_those_of_winning() -> None:
    """A pair shares the win: half of it is all that each can have."""
    found = analyse(
        bots_record("mothership", ["greedy", "random"] * 2, teams="pairs"), 60, seconds=2
    )
    assert [ledger.result for ledger in found.ledgers] == [1.0, 0.0, 1.0, 0.0]
    for moment in found.moments:
        assert moment.chances[:2] == pytest.approx(moment.chances[2:])
        assert sum(moment.chances) == pytest.approx(2.0)
    assert max(moment.chances[0] for moment in found.moments) > 0.9
    assert sum(ledger.first for ledger in found.ledgers) == pytest.approx(2.0)
    for ledger in found.ledgers:
        total = ledger.first + ledger.own + ledger.small + ledger.others + ledger.chance
        assert total == pytest.approx(ledger.result)


@needs_speed
@pytest.mark.parametrize("level", [3, 5])
def test_the_first_chance_of_a_solo_game_is_how_often_it_is_won(level: int) -> None:
    """Tries play like greedy, so they win nearly as often, however hard the game plays."""
    setup = find_game("mothership").setup(1, {"level": level})
    stood = [standing(setup, start_game(setup.rules, Dealer(seed)), 0, 60, Watch(0.0))[0]
             for seed in range(4)]  # fmt: skip
    match = Match("mothership", ("greedy",), 100, options=(("level", level),))
    played = run_match(match, workers=1)
    assert sum(stood) / 4 == pytest.approx(played.standings[0].share(), abs=0.2)


def test_tries_of_a_seed_are_in_the_same_world() -> None:
    play = Play(find_game("karats").setup(2), seed_from_text("worlds"))
    outlook = play.outlook(Dealer(1))
    action = play.legal()[0]
    assert list(rollout_differences(outlook, action, action, range(4))) == [[0.0, 0.0]] * 4
    assert len({tuple(rollout(outlook, action, seed)) for seed in range(30)}) > 1


def test_the_best_choice_costs_nothing_without_tries(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("motherlode.lab.measures.decision_cost.rollout_differences", None)
    play = Play(find_game("karats").setup(2), seed_from_text("best"))
    outlook = play.outlook(Dealer(1))
    first = outlook.legal[0]
    assert judged(play.setup, outlook, first, first, 400, Watch(0.0)) == Verdict([0.0, 0.0])
    assert judged(play.setup, outlook, first, first, 10, Watch(0.0)) is None


@pytest.mark.parametrize(
    ("loss", "noise", "counted"), [(0.3, 0.5, True), (0.02, 0.5, False), (-0.3, 0.1, False)]
)
def test_only_what_is_beyond_its_interval_counts(
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
    verdict = judged(play.setup, outlook, chosen, best, 200, Watch(0.0))
    assert verdict is not None
    assert -verdict.moved[seat] == pytest.approx(loss if counted else 0.0)
    assert verdict.least == pytest.approx(2.6 * noise / 800**0.5, rel=0.02)


CASES = 400


def gaining(monkeypatch: pytest.MonkeyPatch, ours: Callable[[int], float]) -> list[int]:
    """Has every pair of tries differ so for the deciding seat; gives the seeds that were asked."""
    asked: list[int] = []

    def rows(outlook: Any, chosen: int, best: int, seeds: range) -> Iterator[list[float]]:
        for seed in seeds:
            asked.append(seed)
            gained = ours(seed)
            yield [-gained, gained] if outlook.seat else [gained, -gained]

    monkeypatch.setattr("motherlode.lab.measures.decision_cost.rollout_differences", rows)
    return asked


def verdict_on_a_choice(iterations: int = 400) -> Verdict:
    play = Play(find_game("karats").setup(2), seed_from_text("a choice"))
    outlook = play.outlook(Dealer(1))
    chosen, best = outlook.legal[:2]
    verdict = judged(play.setup, outlook, chosen, best, iterations, Watch(0.0))
    assert verdict is not None
    return verdict


@pytest.mark.parametrize(
    ("loss", "noise", "tried"),
    [
        (-0.1, 0.5, 100),  # Better than the best so far: not all of the 200 of the first look.
        (0.0, 0.0, 200),  # Where nothing differed yet, it may still do so.
        (0.1, 0.5, 200 + 1600),
        (0.3, 0.5, 200 + 1600),  # What is told of a cost is told by all tries.
    ],
)
def test_what_can_hardly_be_a_cost_is_tried_no_further(
    monkeypatch: pytest.MonkeyPatch, loss: float, noise: float, tried: int
) -> None:
    asked = gaining(monkeypatch, lambda seed: -loss + noise * (-1) ** seed)
    verdict = verdict_on_a_choice()
    assert len(asked) == tried
    assert verdict.least == pytest.approx(2.6 * noise / 1600**0.5, rel=0.02)


def test_a_suspicion_that_is_not_confirmed_is_dropped_early(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked = gaining(monkeypatch, lambda seed: (-0.1 if seed < 400 else 0.0) + 0.5 * (-1) ** seed)
    assert verdict_on_a_choice().moved == [0.0, 0.0]
    assert len(asked) == 200 + 950


@pytest.mark.parametrize(("times", "least", "most"), [(1.0, 0.1, 0.4), (FOUND, 0.85, 0.95)])
def test_what_is_said_to_be_found_in_nine_of_ten_cases_is(
    monkeypatch: pytest.MonkeyPatch, times: float, least: float, most: float
) -> None:
    chance = random.Random(1)
    booked = 2.6 * 0.5 / 400**0.5
    gaining(monkeypatch, lambda seed: chance.gauss(-times * booked, 0.5))
    verdicts = [verdict_on_a_choice(100) for _ in range(CASES)]
    assert sum(verdict.least for verdict in verdicts) / CASES == pytest.approx(booked, rel=0.05)
    assert least <= sum(verdict.moved != [0.0, 0.0] for verdict in verdicts) / CASES <= most


def test_what_a_choice_costs_a_team_is_told_in_chances(monkeypatch: pytest.MonkeyPatch) -> None:
    def rows(outlook: object, chosen: int, best: int, seeds: range) -> list[list[float]]:
        lost = [0.15 + 0.25 * (-1) ** seed for seed in seeds]
        return [[-ours, ours, -ours, ours] for ours in lost]

    monkeypatch.setattr("motherlode.lab.measures.decision_cost.rollout_differences", rows)
    play = Play(find_game("mothership").setup(4, {"teams": "pairs"}), seed_from_text("pairs"))
    outlook = play.outlook(Dealer(1))
    outlook.seat = 0
    chosen, best = outlook.legal[:2]
    verdict = judged(play.setup, outlook, chosen, best, 200, Watch(0.0))
    assert verdict is not None
    assert verdict.moved == pytest.approx([-0.3, 0.3, -0.3, 0.3])
    assert verdict.spread == pytest.approx(0.5 / 800**0.5, rel=0.02)
    assert verdict.least == pytest.approx(2.6 * 0.5 / 800**0.5, rel=0.02)


def costly(costs: list[tuple[int, float]], spread: float = 0.0) -> list[Moment]:
    """Decisions of two seats, one after the other, with what they cost."""
    return [
        Moment(
            number,
            seat,
            1,
            2,
            [0.5, 0.5],
            Verdict([-cost, cost] if seat == 0 else [cost, -cost], spread),
        )
        for number, (seat, cost) in enumerate(costs)
    ]


def test_of_decisions_in_a_row_only_the_costliest_counts() -> None:
    row = costly([(0, 0.1), (0, 0.2), (1, 0.3), (0, 0.05)])
    count_once(row)
    assert [moment.cost for moment in row] == [0.0, 0.2, 0.3, 0.05]
    first, second = ledgers([0.4, 0.6], [1.0, 0.0], row)
    assert [first.own, first.others, first.chance] == pytest.approx([-0.25, 0.3, 0.55])
    assert [second.own, second.others, second.chance] == pytest.approx([-0.3, 0.25, -0.55])


def test_a_turn_that_begins_ends_what_counts_once() -> None:
    row = costly([(0, 0.1), (0, 0.2), (0, 0.3), (0, 0.05)])
    row[2].turn = row[3].turn = 1
    count_once(row)
    assert [moment.cost for moment in row] == [0.0, 0.2, 0.3, 0.0]


@needs_speed
@pytest.mark.parametrize(
    ("game", "options"), [("mothership", {"level": 1}), ("karats", {"automaton": "easy"})]
)
def test_alone_at_the_table_every_turn_can_cost(
    game: str, options: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody else decides between the turns of a solo game: they are no single run for that."""
    monkeypatch.setattr("motherlode.lab.measures.analysis.judged", lambda *given: Verdict([-0.1]))
    record = bots_record(game, ["random"], **options)
    found = analyse(record, 1)
    turns = {moment.turn for moment in found.moments}
    assert len(turns) > 3
    assert len([moment for moment in found.moments if moment.cost]) == len(turns)
    assert found.ledgers[0].own == pytest.approx(-0.1 * len(turns))


def test_what_is_enough_to_be_told_is_enough_for_nine_of_ten() -> None:
    assert enough([]) == enough([0.0]) == 0.0
    assert enough([0.0] * 50 + [0.01 * number for number in range(1, 11)]) == pytest.approx(0.25)
    assert enough([0.02] * 9 + [0.05]) == pytest.approx(0.125)
    assert enough([0.02] * 19 + [0.05]) == pytest.approx(0.05)


def test_small_losses_are_booked_if_their_sum_is_beyond_its_interval() -> None:
    row = costly([(0, 0.1), (1, 0.3)])
    sums = [Together([-0.5, 0.5], 0.1), Together([0.25, -0.25], 0.1)]
    first, second = ledgers([0.6, 0.4], [0.0, 1.0], row, sums)
    assert [first.own, first.small, first.others] == pytest.approx([-0.1, -0.4, 0.3])
    assert [second.own, second.small, second.others] == pytest.approx([-0.3, 0.0, 0.5])
    assert [first.chance, second.chance] == pytest.approx([-0.4, 0.4])
    assert [first.doubt, second.doubt] == [0.1, 0.1]


def test_the_doubt_of_what_is_left_holds_that_of_the_costly_ones() -> None:
    sums = [Together([-0.5, 0.5], 0.3), Together([0.0, 0.0], 0.0)]
    first, second = ledgers([0.5, 0.5], [0.0, 1.0], costly([(0, 0.1)], 0.4 / 1.96), sums)
    assert first.doubt == pytest.approx(0.5)
    assert first.small == 0.0
    assert second.doubt == 0.0


@needs_speed
def test_a_limit_of_time_is_kept_by_looking_at_fewer() -> None:
    record = bots_record("karats", ["greedy", "greedy"])
    found = analyse(record, 400, seconds=1.0)
    assert 0 < len(found.moments) < found.decisions
    assert found.judged < found.decisions
    adds_up(found)


@needs_speed
def test_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    save_record(short_record(30), tmp_path / "game.json")
    assert main(["analyse", str(tmp_path / "game.json"), "--iterations", "60"]) == 0
    page = (tmp_path / "game.html").read_text(encoding="utf-8")
    assert page.count("<polyline") == 2
    assert 'name="viewport"' in page
    assert "prefers-color-scheme: dark" in page
    assert "100%</text>" in page
    assert 'stroke-dasharray="9 4"' in page, "colour is not the only sign"
    assert "decisions were judged" in page
    assert "given away by a single choice of this game was enough" in page
    assert re.search(r"<td class=n>[+-]\d+% ±\d+%", page)
    assert "&lt;b&gt;Red" in page
    assert "<b>Red" not in page
    assert main(["analyse", str(tmp_path / "none.json")]) == 2
    capsys.readouterr()


def test_a_page_that_cant_be_written_is_refused_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    save_record(short_record(3), tmp_path / "game.json")
    monkeypatch.setattr("motherlode.cli.analyse.analyse", None)
    assert main(["analyse", str(tmp_path / "game.json"), "--out", str(tmp_path / "no" / "p")]) == 2
    assert "there is no folder" in capsys.readouterr().err
