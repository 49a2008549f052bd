"""The balance report: its figures and intervals, and comparisons of two contents."""

import math
from collections import Counter
from html import escape

import pytest

from motherlode.i18n.words import Words
from motherlode.kernel import registry
from motherlode.lab.measures.balance import BalanceConfig, Report, balance, playable_seats
from motherlode.lab.measures.edition_comparison import (
    BETTER,
    CHANGED,
    SAME,
    WORSE,
    Change,
    Comparison,
    base_name,
    compare,
    distance_to_target,
    interval_margin,
    student_quantile,
)
from motherlode.lab.measures.game_summary import summarise_game
from motherlode.lab.measures.summary_statistics import (
    Estimate,
    PickStats,
    distribution,
    lift,
    share,
)
from motherlode.lab.pages.balance_page import page
from motherlode.lab.pages.plots import bins
from motherlode.lab.pages.translated_texts import gate_name, page_language, phrase
from motherlode.lab.runs.match import Match, edition_to_json
from motherlode.lab.runs.worker_pool import SerialPool, open_pool
from motherlode.plugin_types import Gate, LabPlugin

GAMES = 12


def make_report(game: str = "karats", games: int = GAMES, **given: object) -> Report:
    [report] = balance([BalanceConfig(game, games=games, **given)], SerialPool())  # type: ignore[arg-type]
    return report


@pytest.fixture(scope="module")
def karats() -> Report:
    return make_report()


@pytest.mark.parametrize("game", ["karats", "super_motherload", "mothership"])
def test_a_summary_has_the_picks_and_counts_of_a_game(game: str) -> None:
    match = Match(game, ("greedy", "greedy"), 1)
    setup = match.setup()
    summary = summarise_game(match, 0)
    assert sum(summary.won) == 1
    assert summary.end
    assert summary.decisions >= summary.turns >= summary.rounds > 0
    assert summary.choices > summary.decisions
    assert sorted(summary.order) == [0, 1]
    assert 0 <= summary.settled <= 1
    for pick, by_seat in zip(setup.game.plugin(LabPlugin).picks, summary.picks, strict=True):
        for picked in by_seat:
            assert set(picked) <= set(pick.choices(setup)), pick.name
    assert any(picked for by_seat in summary.picks for picked in by_seat)


def test_in_a_solo_game_only_the_players_turns_count() -> None:
    """The NPC takes turns in every round too, but has no seat."""
    summary = summarise_game(Match("mothership", ("greedy",), 1), 0)
    assert summary.order == [0]
    assert summary.rounds - 1 <= summary.turns <= summary.rounds


def test_the_balance_page_shows_the_win_share_of_a_solo_player() -> None:
    [report] = balance([BalanceConfig("mothership", games=4, seats=(1,))], SerialPool())
    drawn = page(report, None, ("box", "box"))
    share = report.by_seat_count[0].wins[0].value
    assert f"Seat 1: {share:.1%}" in drawn
    assert ">fair<" not in drawn, "a solo game has no fair share"
    assert "Turn order" not in drawn


def test_a_balance_report_counts_a_teams_win_for_both_partners() -> None:
    teams = (("teams", "pairs"),)
    report = make_report("mothership", games=4, seats=(4,), options=teams)
    wins = [wins.value for wins in report.by_seat_count[0].wins]
    assert wins[:2] == wins[2:]
    assert sum(wins) == 2
    gates = [gate for gate in report.gates if "seat" in gate.name]
    assert [gate.value for gate in gates] == pytest.approx(wins)
    assert all((gate.low + gate.high) / 2 == pytest.approx(0.5) for gate in gates)


def test_a_summarys_picks_agree_with_the_final_state() -> None:
    """The decks and Pilots counted from events are those in the final state."""
    match = Match("super_motherload", ("greedy",) * 3, 1)
    setup = match.setup()
    summary = summarise_game(match, 0)
    assert summary.end
    names = [pick.name for pick in setup.game.plugin(LabPlugin).picks]
    bought = setup.game.layout.zone("bought")
    for seat in range(3):
        deck = list(summary.picks[names.index("deck")][seat])
        assert len(deck) == 1
        start = setup.game.layout.block(seat) + bought.start
        in_final_state = sum(summary.end[start + i] for i in range(4))
        pilots = summary.picks[names.index("pilot")][seat]
        assert sum(pilots.values()) == in_final_state
        assert all(name.startswith(deck[0]) for name in pilots)


def test_the_report_has_win_shares_figures_and_pick_rates(karats: Report) -> None:
    data = karats.as_data()
    assert [part["seats"] for part in data["by_seat_count"]] == [1, 2, 3, 4]
    for part in data["by_seat_count"]:
        wins = sum(value for value, _, _ in part["wins_by_seat"])
        if part["seats"] == 1:
            assert 0 < wins < 1, "the Automaton wins some games against one player, not all"
        else:
            assert wins == pytest.approx(1)
        for figure in ("rounds", "lead_changes", "decisions_per_turn", "settled"):
            assert sum(part[figure]["counts"].values()) == GAMES
    professions = {row["name"]: row for row in data["picks"]["profession"]}
    assert set(professions) == {"prospector", "pilot", "engineer", "capitalist", "saboteur"}
    drafted = sum(row["pick_rate"][0] for row in professions.values())
    assert drafted == pytest.approx(1)
    for row in professions.values():
        if row["lift"]:
            value, low, high = row["lift"]
            assert low <= value <= high


def test_win_lifts_of_picks_that_exclude_each_other_add_up_to_0(karats: Report) -> None:
    """Every seat has exactly one profession, so one's gain is another's loss."""
    rows = karats.picks["profession"]
    gained = sum(row.rate.value * row.lift.value for row in rows if row.lift)
    assert gained == pytest.approx(0, abs=1e-9)


def test_the_report_is_the_same_for_any_worker_pool(karats: Report) -> None:
    with open_pool(2) as pool:
        [report] = balance([BalanceConfig("karats", games=GAMES)], pool)
    assert report.as_data() == karats.as_data()


@pytest.mark.parametrize(
    ("game", "seats", "named"),
    [
        ("super_motherload", 2, "2 players: 2nd to play wins"),
        ("super_motherload", 4, "wins of the courier deck"),
        ("mothership", 3, "3 players: seat 1 wins"),
        ("mothership", 3, "3 players: 3rd to play wins"),
        ("mothership", 2, "2 players: rounds, median"),
    ],
)
def test_a_balance_report_on_one_number_of_seats_has_no_gates_of_other_numbers(
    game: str, seats: int, named: str
) -> None:
    report = make_report(game, 2, seats=(seats,))
    assert named in [gate.name for gate in report.gates]
    others = [str(count) for count in report.config.game.seats if count != seats]
    assert not any(gate.name.startswith(f"{n} players") for gate in report.gates for n in others)


@pytest.mark.rule("M61")
def test_a_report_on_solo_games_of_mothership_has_no_gate_that_needs_other_players() -> None:
    assert make_report("mothership", 2, seats=(1,)).gates == []


def test_playable_seats_are_those_that_the_options_allow() -> None:
    game = registry.find_game("karats")
    assert playable_seats(game, {}, {}) == (1, 2, 3, 4)
    assert playable_seats(game, {"automaton": "easy"}, {}) == (1, 2, 3)


def test_the_interval_of_a_win_lift_narrows_with_the_number_of_games() -> None:
    many = lift([(1, 0.5), (1, -0.5)] * 200)
    assert many.value == 0
    assert many.high == pytest.approx(0.05, abs=0.002)
    assert lift([(2, 0.0)] * 100) == Estimate(0.0, 0.0, 0.0)
    few = lift([(1, 0.5)] * 4)
    assert few.low == 0
    assert few.high == 1


def content(rate: float, games: float, gain: Estimate | None, count: int = 1000) -> PickStats:
    return PickStats("x", share(rate * count, count), share(games * count, count), gain)


def test_content_is_marked_dead_unseen_dominant_or_weak() -> None:
    assert content(0.0, 0.0, None).mark == "dead"
    assert content(0.0, 0.0, None, count=20).mark == "unseen"
    assert content(0.3, 0.9, Estimate(0.2, 0.15, 0.25)).mark == "dominant"
    assert content(0.3, 0.9, Estimate(0.2, 0.05, 0.35)).mark == ""
    assert content(0.3, 0.9, Estimate(-0.2, -0.25, -0.15)).mark == "weak"
    assert content(1.0, 1.0, Estimate(0.2, 0.15, 0.25)).mark == ""


def test_the_bins_of_a_balance_reports_histogram_count_every_game() -> None:
    figure = distribution([1.0, 2.0, 2.0, 40.0])
    assert figure.median == 2
    assert sum(count for _, _, count in bins(figure.counts)) == 4
    assert sum(count for _, _, count in bins(Counter({0.07: 2, 0.93: 1}))) == 3
    assert bins({}) == []


def effect_of(change: Change, gate: Gate) -> str:
    unused: Report = None  # type: ignore[assignment]
    return Comparison(unused, unused, {"gate x": change}).gate_effect(gate)


BAND = Gate("x (of something)", 0.0, 0.2, 0.3, 1000)
MINIMUM = Gate("x", 0.0, 0.01, 1.0, 1000)


@pytest.mark.parametrize(
    ("gate", "change", "effect"),
    [
        (BAND, Change(0.35, 0.27, -0.11, -0.05), BETTER),
        (BAND, Change(0.27, 0.35, 0.05, 0.11), WORSE),
        (BAND, Change(0.35, 0.32, -0.08, 0.02), SAME),
        (BAND, Change(0.21, 0.29, 0.05, 0.11), CHANGED),
        (MINIMUM, Change(0.0, 0.05, 0.03, 0.07), BETTER),
        (MINIMUM, Change(0.05, 0.0, -0.07, -0.03), WORSE),
        (MINIMUM, Change(0.9, 0.5, -0.5, -0.3), CHANGED),
    ],
)
def test_a_change_makes_a_gate_better_worse_changed_or_leaves_it_the_same(
    gate: Gate, change: Change, effect: str
) -> None:
    assert effect_of(change, gate) == effect


def test_the_distance_to_a_gates_target_and_the_margin_of_few_blocks() -> None:
    assert distance_to_target(BAND, 0.25) == 0
    assert distance_to_target(BAND, 0.35) == pytest.approx(0.1)
    assert distance_to_target(MINIMUM, 0.5) == 0
    assert interval_margin([1.0]) == math.inf
    assert interval_margin([1.0] * 5) == 0


@pytest.mark.parametrize(
    ("degrees_of_freedom", "factor"), [(1, 12.706), (4, 2.776), (10, 2.228), (19, 2.093)]
)
def test_the_student_quantile_is_that_of_printed_tables(
    degrees_of_freedom: int, factor: float
) -> None:
    assert round(student_quantile(degrees_of_freedom), 3) == factor


def test_a_difference_over_only_a_few_games_is_not_significant() -> None:
    """By luck seat 1 wins one more game in each block; few blocks prove nothing."""
    edition = edition_to_json({"dynamite": {"excavate": 7}})
    before = BalanceConfig("karats", games=4, seed="1", seats=(2,))
    after = BalanceConfig("karats", games=4, seed="1", seats=(2,), edition=edition)
    found = compare(*balance([before, after], SerialPool()))
    assert all(found.gate_effect(gate) == SAME for gate in found.after.gates)
    assert interval_margin([0.5] * 4) == math.inf


def test_reports_of_the_same_content_show_no_difference(karats: Report) -> None:
    same = compare(karats, make_report())
    assert all(same.gate_effect(gate) == SAME for gate in karats.gates)
    assert all(change.before == change.after for change in same.changes.values())


def test_an_edition_that_shortens_the_game_has_significantly_fewer_rounds(karats: Report) -> None:
    short = make_report(edition=edition_to_json({"gold": {"to_win": 1}}))
    found = compare(karats, short)
    for seats in (2, 3, 4):
        change = found.changes[f"rounds of {seats}"]
        assert change.distinct
        assert change.after < change.before


def test_the_balance_page_is_self_contained_and_escapes_names(karats: Report) -> None:
    text = page(karats, compare(karats, karats), ("<before>", "after & more"))
    assert "http" not in text
    assert "<before>" not in text
    assert "&lt;before&gt;" in text
    assert "prefers-color-scheme: dark" in text
    assert text.count("<svg") == text.count("</svg>") > 40
    words = Words(karats.config.game, [])
    for gate in karats.gates:
        assert escape(gate_name(base_name(gate), words)) in text


@pytest.mark.parametrize("game", registry.all_games())
def test_the_german_page_translates_all_gates(game: str) -> None:
    report = make_report(game, games=1)
    with page_language("de"):
        text = page(report, compare(report, report), ("zuvor", "danach"))
    assert '<html lang="de">' in text
    assert phrase("balance.gates") == "Gates", "the language changed outside of the page"
    for gate in report.gates:
        assert escape(base_name(gate)) not in text, "a gate has no German name"
    with page_language("de"):
        words = Words(report.config.game, [], "de")
        assert all(escape(gate_name(base_name(gate), words)) in text for gate in report.gates)


def test_a_gate_without_a_translation_keeps_its_english_name() -> None:
    words = Words(registry.find_game("karats"), [], "de")
    with page_language("de"):
        assert gate_name("something new", words) == "something new"
        assert gate_name("profession picked: pilot", words) == "Beruf gewählt: Pilot"
        assert gate_name("2 players: seat 1 wins", words) == "Zu 2: Platz 1 gewinnt"
        assert gate_name("3 players: 2nd to play wins", words) == "Zu 3: wer als 2. spielt, gewinnt"
    assert gate_name("2 players: seat 1 wins", words) == "2 players: seat 1 wins"
