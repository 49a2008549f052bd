"""Golden games print what they printed; perft counts are what they were. Both for every game."""

import json
from pathlib import Path

import pytest

from motherlode.kernel import golden
from motherlode.kernel.perft import perft
from motherlode.kernel.record import load_record, replay
from motherlode.kernel.registry import titles
from motherlode.kernel.view import SPECTATOR

HERE = Path(__file__).parent
RECORDS = sorted(HERE.glob("*/*.record.json"))
PERFT = sorted(HERE.glob("*/perft.json"))


@pytest.mark.parametrize("name", list(titles()))
def test_every_game_has_golden_games_and_perft(name: str) -> None:
    assert any(path.parent.name == name for path in RECORDS)
    assert any(path.parent.name == name for path in PERFT)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.name}")
def test_golden_game(path: Path, update_golden: bool) -> None:
    text = path.with_name(path.name.replace(".record.json", ".txt"))
    printed = golden.expected(path)
    if update_golden:
        text.write_text(printed)
    assert printed == text.read_text()


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.name}")
def test_golden_record_verifies(path: Path) -> None:
    assert replay(load_record(path)).over()


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
    assert ends == {"mine", *(f"use {device}" for device in devices)} | against


def mothership_end(path: Path) -> tuple[str, str, str]:
    """How a game of Mothership ended: its mode, its teams, and what decided it."""
    record = load_record(path)
    play = replay(record)
    told = [str(play.setup.title.events.shown(event, SPECTATOR)["event"]) for event in play.events]
    solo = len(record.seats) == 1
    mode = "solo" if solo else str(record.options["mode"])
    end = cause(told, mode)
    if solo and "drawn" not in told:
        end += ", won" if any(play.position.payoffs()) else ", lost"
    return mode, str(record.options["teams"]), end


def cause(told: list[str], mode: str) -> str:
    """What the events of the last action say about the end."""
    if "drawn" in told:
        return "all out at once" if "went_out" in told else "drawn after the last round"
    if "went_out" not in told:
        return "points when the turn began" if "turn_began" in told else "points in the own turn"
    if mode == "victory_points":
        return "last one standing"
    before = told[: told.index("went_out")]
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
        *(("victory_points", "none", end) for end in (*scores, "last one standing", *undecided)),
        *(("victory_points", "pairs", end) for end in (*scores, "last one standing", *undecided)),
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
def test_sides_that_fall_at_once_are_paid_whole_and_alike() -> None:
    paths = [path for path in RECORDS if path.parent.name == "mothership"]
    ends = {path: mothership_end(path) for path in paths}
    for path in [path for path, end in ends.items() if end[1:] in IN_TEAMS]:
        play = replay(load_record(path))
        sides = play.setup.title.teams(play.setup.seats, play.setup.options)
        paid: dict[int, set[float]] = {}
        for side, payoff in zip(sides, play.position.payoffs(), strict=True):
            paid.setdefault(side, set()).add(payoff)
        assert all(len(of_side) == 1 for of_side in paid.values()), path.name
        assert len(set().union(*paid.values()) - {0.0}) == 1, path.name


@pytest.mark.parametrize("path", PERFT, ids=lambda path: str(path.parent.name))
def test_perft(path: Path, update_golden: bool) -> None:
    """Each row: how many ways from the position after `entries` of a golden game."""
    rows = json.loads(path.read_text())
    for row in rows:
        record = load_record(path.with_name(row["record"]))
        record.actions = record.actions[: row["entries"]]
        record.checks = record.checks[: row["entries"]]
        play = replay(record)
        ways = perft(play.setup.rules, play.position.state, row["depth"])
        if update_golden:
            row["ways"] = ways
        assert row["ways"] == ways, row
    if update_golden:
        path.write_text(json.dumps(rows, indent=1) + "\n")
