"""The balance report: what is counted, how sure it is, and what an edition changes."""

import math
from collections import Counter
from html import escape

import pytest

from motherlode.i18n.words import Words
from motherlode.kernel import registry
from motherlode.lab.measures.balance import Report, Trial, balance, playable
from motherlode.lab.measures.comparison import (
    BETTER,
    CHANGED,
    SAME,
    WORSE,
    Change,
    Comparison,
    compare,
    off,
    plain,
    uncertainty,
)
from motherlode.lab.measures.game_summary import tell
from motherlode.lab.measures.metrics import Content, Measure, lift, share, spread
from motherlode.lab.pages.balance_page import page
from motherlode.lab.pages.page_text import gate_name, phrase, speaking
from motherlode.lab.pages.plots import binned
from motherlode.lab.runs.match import Match, packed
from motherlode.lab.runs.workers import SerialPool, open_pool
from motherlode.plugins import Gate, LabPlugin

GAMES = 12


def measured(game: str = "karats", games: int = GAMES, **given: object) -> Report:
    [report] = balance([Trial(game, games=games, **given)], SerialPool())  # type: ignore[arg-type]
    return report


@pytest.fixture(scope="module")
def karats() -> Report:
    return measured()


@pytest.mark.parametrize("game", ["karats", "super_motherload", "mothership"])
def test_a_story_tells_what_seats_picked_and_how_it_went(game: str) -> None:
    match = Match(game, ("greedy", "greedy"), 1)
    setup = match.setup()
    story = tell(match, 0)
    assert sum(story.won) == 1
    assert story.end
    assert story.decisions >= story.turns >= story.rounds > 0
    assert story.choices > story.decisions
    assert sorted(story.order) == [0, 1]
    assert 0 <= story.settled <= 1
    for pick, by_seat in zip(setup.game.plugin(LabPlugin).picks, story.picks, strict=True):
        for picked in by_seat:
            assert set(picked) <= set(pick.choices(setup)), pick.name
    assert any(picked for by_seat in story.picks for picked in by_seat)


def test_of_a_solo_game_only_the_players_turns_count() -> None:
    """The NPC begins turns of its own in every round: those are nobody's at the table."""
    story = tell(Match("mothership", ("greedy",), 1), 0)
    assert story.order == [0]
    assert story.rounds - 1 <= story.turns <= story.rounds


def test_the_page_tells_how_often_who_plays_alone_wins() -> None:
    [report] = balance([Trial("mothership", games=4, seats=(1,))], SerialPool())
    drawn = page(report, None, ("box", "box"))
    share = report.flows[0].wins[0].value
    assert f"Seat 1: {share:.1%}" in drawn
    assert ">fair<" not in drawn, "there is nobody to be fair to"
    assert "Turn 1 of the first round" not in drawn


def test_a_teams_win_is_a_win_of_each_partner() -> None:
    [report] = balance([Trial("mothership", games=4, seats=(4,), options=(("teams", "pairs"),))],
                       SerialPool())  # fmt: skip
    wins = [wins.value for wins in report.flows[0].wins]
    assert wins[:2] == wins[2:]
    assert sum(wins) == 2
    gates = [gate for gate in report.gates if "seat" in gate.name]
    assert [gate.value for gate in gates] == pytest.approx(wins)
    assert all((gate.low + gate.high) / 2 == pytest.approx(0.5) for gate in gates)


def test_a_story_agrees_with_the_table_at_its_end() -> None:
    """Decks and Pilots that the events told of are those that lie there."""
    match = Match("super_motherload", ("greedy",) * 3, 1)
    setup = match.setup()
    story = tell(match, 0)
    assert story.end
    names = [pick.name for pick in setup.game.plugin(LabPlugin).picks]
    bought = setup.game.layout.zone("bought")
    for seat in range(3):
        deck = list(story.picks[names.index("deck")][seat])
        assert len(deck) == 1
        start = setup.game.layout.block(seat) + bought.start
        lying = sum(story.end[start + i] for i in range(4))
        pilots = story.picks[names.index("pilot")][seat]
        assert sum(pilots.values()) == lying
        assert all(name.startswith(deck[0]) for name in pilots)


def test_the_report_has_all_that_a_designer_asks_for(karats: Report) -> None:
    told = karats.as_data()
    assert [table["seats"] for table in told["tables"]] == [2, 3, 4]
    for table in told["tables"]:
        assert sum(value for value, _, _ in table["wins_by_seat"]) == pytest.approx(1)
        for figure in ("rounds", "lead_changes", "decisions_per_turn", "settled"):
            assert sum(table[figure]["counts"].values()) == GAMES
    professions = {row["name"]: row for row in told["picks"]["profession"]}
    assert set(professions) == {"prospector", "pilot", "engineer", "capitalist", "saboteur"}
    drafted = sum(row["pick_rate"][0] for row in professions.values())
    assert drafted == pytest.approx(1)
    for row in professions.values():
        if row["lift"]:
            value, low, high = row["lift"]
            assert low <= value <= high


def test_lifts_of_what_only_one_of_all_can_have_cancel_out(karats: Report) -> None:
    rows = karats.picks["profession"]
    gained = sum(row.rate.value * row.lift.value for row in rows if row.lift)
    assert gained == pytest.approx(0, abs=1e-9)


def test_the_report_is_the_same_for_any_crew(karats: Report) -> None:
    with open_pool(2) as pool:
        [report] = balance([Trial("karats", games=GAMES)], pool)
    assert report.as_data() == karats.as_data()


@pytest.mark.parametrize(
    ("game", "seats", "named"),
    [
        ("super_motherload", 2, "wins of the starting player of 2"),
        ("super_motherload", 4, "wins of the courier deck"),
        ("mothership", 3, "3 players: seat 1 wins"),
        ("mothership", 2, "2 players: rounds, median"),
    ],
)
def test_a_table_alone_is_held_to_the_games_own_gates(game: str, seats: int, named: str) -> None:
    report = measured(game, 2, seats=(seats,))
    assert named in [gate.name for gate in report.gates]
    others = [str(count) for count in report.trial.title.seats if count != seats]
    assert not any(gate.name.startswith(f"{n} players") for gate in report.gates for n in others)


def test_alone_at_a_table_there_are_the_usual_gates() -> None:
    report = measured("mothership", 2, seats=(1,))
    assert all("picked" in gate.name for gate in report.gates)


def test_tables_are_those_that_the_options_allow() -> None:
    game = registry.find_game("karats")
    assert playable(game, {}, {}) == (2, 3, 4)
    assert playable(game, {"automaton": "easy"}, {}) == (1, 2, 3)


def test_a_lift_knows_how_sure_it_is() -> None:
    sure = lift([(1, 0.5), (1, -0.5)] * 200)
    assert sure.value == 0
    assert sure.high == pytest.approx(0.05, abs=0.002)
    assert lift([(2, 0.0)] * 100) == Measure(0.0, 0.0, 0.0)
    few = lift([(1, 0.5)] * 4)
    assert few.low == 0
    assert few.high == 1


def content(rate: float, games: float, gain: Measure | None, count: int = 1000) -> Content:
    return Content("x", share(rate * count, count), share(games * count, count), gain)


def test_what_stands_out_is_marked() -> None:
    assert content(0.0, 0.0, None).mark == "dead"
    assert content(0.0, 0.0, None, count=20).mark == "unseen"
    assert content(0.3, 0.9, Measure(0.2, 0.15, 0.25)).mark == "dominant"
    assert content(0.3, 0.9, Measure(0.2, 0.05, 0.35)).mark == ""
    assert content(0.3, 0.9, Measure(-0.2, -0.25, -0.15)).mark == "weak"
    assert content(1.0, 1.0, Measure(0.2, 0.15, 0.25)).mark == ""


def test_histograms_count_every_game() -> None:
    figure = spread([1.0, 2.0, 2.0, 40.0])
    assert figure.median == 2
    assert sum(count for _, _, count in binned(figure.counts)) == 4
    assert sum(count for _, _, count in binned(Counter({0.07: 2, 0.93: 1}))) == 3
    assert binned({}) == []


def comparison(gate: Gate, change: Change) -> str:
    nothing: Report = None  # type: ignore[assignment]
    return Comparison(nothing, nothing, {"gate x": change}).verdict(gate)


BAND = Gate("x (of something)", 0.0, 0.2, 0.3, 1000)
LEAST = Gate("x", 0.0, 0.01, 1.0, 1000)


@pytest.mark.parametrize(
    ("gate", "change", "verdict"),
    [
        (BAND, Change(0.35, 0.27, -0.11, -0.05), BETTER),
        (BAND, Change(0.27, 0.35, 0.05, 0.11), WORSE),
        (BAND, Change(0.35, 0.32, -0.08, 0.02), SAME),
        (BAND, Change(0.21, 0.29, 0.05, 0.11), CHANGED),
        (LEAST, Change(0.0, 0.05, 0.03, 0.07), BETTER),
        (LEAST, Change(0.05, 0.0, -0.07, -0.03), WORSE),
        (LEAST, Change(0.9, 0.5, -0.5, -0.3), CHANGED),
    ],
)
def test_verdicts(gate: Gate, change: Change, verdict: str) -> None:
    assert comparison(gate, change) == verdict


def test_how_far_off_a_gate_is() -> None:
    assert off(BAND, 0.25) == 0
    assert off(BAND, 0.35) == pytest.approx(0.1)
    assert off(LEAST, 0.5) == 0
    assert uncertainty([1.0]) == math.inf
    assert uncertainty([1.0] * 5) == 0


def test_a_few_games_that_differ_alike_are_no_verdict() -> None:
    """By chance seat 1 wins one game of each block more; nobody can know that it means anything."""
    before, after = (Trial("karats", games=4, seed="1", seats=(2,), edition=edition)
                     for edition in ("", packed({"dynamite": {"excavate": 7}})))  # fmt: skip
    found = compare(*balance([before, after], SerialPool()))
    assert all(found.verdict(gate) == SAME for gate in found.after.gates)
    assert uncertainty([0.5] * 4) == math.inf


def test_the_same_content_is_never_distinguishable(karats: Report) -> None:
    same = compare(karats, measured())
    assert all(same.verdict(gate) == SAME for gate in karats.gates)
    assert all(change.before == change.after for change in same.changes.values())


def test_an_edition_that_shortens_the_game_is_seen_to(karats: Report) -> None:
    short = measured(edition=packed({"gold": {"to_win": 1}}))
    found = compare(karats, short)
    for seats in (2, 3, 4):
        change = found.changes[f"rounds of {seats}"]
        assert change.distinct
        assert change.after < change.before


def test_the_page_needs_nothing_from_elsewhere(karats: Report) -> None:
    text = page(karats, compare(karats, karats), ("<before>", "after & more"))
    assert "http" not in text
    assert "<before>" not in text
    assert "&lt;before&gt;" in text
    assert "prefers-color-scheme: dark" in text
    assert text.count("<svg") == text.count("</svg>") > 40
    for gate in karats.gates:
        assert gate.name in text


@pytest.mark.parametrize("game", registry.all_games())
def test_the_page_speaks_german(game: str) -> None:
    report = measured(game, games=1)
    with speaking("de"):
        text = page(report, compare(report, report), ("zuvor", "danach"))
    assert '<html lang="de">' in text
    assert phrase("balance.gates") == "Gates", "the language is that of the page alone"
    for gate in report.gates:
        assert escape(plain(gate)) not in text, "every gate has a form in German"
    with speaking("de"):
        words = Words(report.trial.title, [], "de")
        assert all(escape(gate_name(plain(gate), words)) in text for gate in report.gates)


def test_a_gate_without_a_form_keeps_its_name() -> None:
    words = Words(registry.find_game("karats"), [], "de")
    with speaking("de"):
        assert gate_name("something new", words) == "something new"
        assert gate_name("profession picked: pilot", words) == "Beruf gewählt: Pilot"
        assert gate_name("2 players: seat 1 wins", words) == "Zu 2: Platz 1 gewinnt"
    assert gate_name("2 players: seat 1 wins", words) == "2 players: seat 1 wins"
