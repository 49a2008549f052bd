"""Golden games print what they printed; perft counts are what they were. Both for every game."""

import json
from pathlib import Path

import pytest

from motherlode.kernel import golden
from motherlode.kernel.perft import perft
from motherlode.kernel.record import load_record, replay
from motherlode.kernel.registry import titles

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
