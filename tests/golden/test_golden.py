"""Golden games replay, cover every way a game can end, and keep their perft counts."""

import json
from pathlib import Path

import pytest

from motherlode.kernel.record import load_record, replay
from motherlode.kernel.registry import all_games
from motherlode.kernel.view import SPECTATOR
from motherlode.testing import golden
from motherlode.testing.golden_cases import PerftRow, load_cases, meets
from motherlode.testing.playthrough import playthrough

HERE = Path(__file__).parent
RECORDS = sorted(HERE.glob("*/*.record.json"))
CASES = {name: load_cases(HERE / name) for name in all_games()}
"""The cases of every registered game; one without cases fails here."""


@pytest.mark.parametrize("name", list(CASES))
def test_every_golden_file_belongs_to_a_case(name: str) -> None:
    wanted = {f"{case.name}{golden.RECORD}" for case in CASES[name].case}
    wanted |= {"cases.toml", golden.PERFT, f"{CASES[name].printed}.txt"}
    assert {path.name for path in (HERE / name).iterdir()} == wanted


@pytest.mark.parametrize("name", list(CASES))
def test_the_golden_record_still_prints_the_stored_playthrough(name: str) -> None:
    printed = HERE / name / f"{CASES[name].printed}.txt"
    record = load_record(printed.with_suffix(golden.RECORD))
    assert playthrough(record) == printed.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("game", "name"), [(game, case.name) for game, cases in CASES.items() for case in cases.case]
)
def test_a_golden_record_replays_and_ends_as_its_case_wants(game: str, name: str) -> None:
    play = replay(load_record(HERE / game / f"{name}{golden.RECORD}"))
    (case,) = [case for case in CASES[game].case if case.name == name]
    assert play.over()
    assert meets(play, case.ending)


def ending(path: Path) -> str:
    """How a game of Karats ended: the Device or the mining that won it, and against whom."""
    record = load_record(path)
    play = replay(record)
    if not any(play.position.payoffs()):
        return "the Automaton won"
    last = " ".join(record.actions[-1].split()[:2])
    return last if record.options["automaton"] == "off" else "won against the Automaton"


def test_karats_has_a_golden_game_for_every_way_to_end() -> None:
    ends = {ending(path) for path in RECORDS if path.parent.name == "karats"}
    devices = ("drill", "steambot", "dynamite", "megalodrill")
    against = {"the Automaton won", "won against the Automaton"}
    assert ends == {"mine", "skip mining", *(f"use {device}" for device in devices)} | against


def mothership_end(path: Path) -> tuple[str, str, str]:
    """How a game of Mothership ended: its mode, its teams, and what decided it."""
    record = load_record(path)
    play = replay(record)
    events = [
        str(play.setup.game.events.redact(event, SPECTATOR)["event"]) for event in play.events
    ]
    solo = len(record.seats) == 1
    mode = "solo" if solo else str(record.options["mode"])
    end = cause(events)
    if solo and "drawn" not in events:
        end += ", won" if any(play.position.payoffs()) else ", lost"
    return mode, str(record.options["teams"]), end


def cause(events: list[str]) -> str:
    """What the events of the last action say about the end."""
    if "drawn" in events:
        return "all out at once" if "went_out" in events else "drawn after the last round"
    if "went_out" not in events:
        return "points when the turn began" if "turn_began" in events else "points in the own turn"
    before = events[: events.index("went_out")]
    return "station destroyed" if "station_exploded" in before else "fleet wiped out"


@pytest.mark.rule("M47", "M48", "M49", "M52", "M56")
def test_mothership_has_a_golden_game_for_every_way_to_end() -> None:
    ends = {mothership_end(path) for path in RECORDS if path.parent.name == "mothership"}
    fates = ("station destroyed", "fleet wiped out")
    undecided = ("all out at once", "drawn after the last round")
    scores = ("points in the own turn", "points when the turn began")
    assert ends == {
        *(("standard", "none", end) for end in (*fates, *undecided)),
        *(("standard", "pairs", end) for end in (*fates, *undecided)),
        *(("standard", "threes", end) for end in (*fates, *undecided)),
        *(("victory_points", "none", end) for end in (*scores, undecided[1])),
        *(("victory_points", "pairs", end) for end in (*scores, undecided[1])),
        ("victory_points", "threes", "points in the own turn"),
        *(("solo", "none", f"{end}, lost") for end in fates),
        ("solo", "none", "fleet wiped out, won"),
        *(("solo", "none", end) for end in undecided),
    }


@pytest.mark.rule("M47", "M52")
def test_mothership_has_golden_games_of_three_by_fleets_and_by_points() -> None:
    paths = [path for path in RECORDS if path.parent.name == "mothership"]
    of_three = [path for path in paths if len(load_record(path).seats) == 3]
    assert {mothership_end(path) for path in of_three} == {
        ("standard", "none", "fleet wiped out"),
        ("victory_points", "none", "points in the own turn"),
    }


IN_TEAMS = [(teams, "all out at once") for teams in ("pairs", "threes")]


@pytest.mark.rule("M48", "M49")
def test_in_golden_team_games_partners_and_winning_sides_are_paid_equally() -> None:
    paths = [path for path in RECORDS if path.parent.name == "mothership"]
    ends = {path: mothership_end(path) for path in paths}
    for path in [path for path, end in ends.items() if end[1:] in IN_TEAMS]:
        play = replay(load_record(path))
        sides = play.setup.game.seating.teams(play.setup.seats, play.setup.options)
        paid: dict[int, set[float]] = {}
        for side, payoff in zip(sides, play.position.payoffs(), strict=True):
            paid.setdefault(side, set()).add(payoff)
        assert all(len(of_side) == 1 for of_side in paid.values()), path.name
        assert len(set().union(*paid.values()) - {0.0}) == 1, path.name


@pytest.mark.parametrize("name", list(CASES))
def test_perft_counts_equal_the_stored_counts(name: str) -> None:
    """Each row has the perft count of the position after `entries` of a golden game."""
    rows = json.loads((HERE / name / golden.PERFT).read_text(encoding="utf-8"))
    counted = [PerftRow(row["case"], row["entries"], row["depth"]) for row in rows]
    assert counted == CASES[name].perft
    for row, position in zip(rows, counted, strict=True):
        records = {row["case"]: load_record(HERE / name / f"{row['case']}{golden.RECORD}")}
        assert golden.ways(position, records) == row["ways"], row
