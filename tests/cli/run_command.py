"""Runs the `motherlode` command in this process, with its exit code and output captured."""

import io
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from motherlode import bots
from motherlode.cli.main import main
from motherlode.kernel import registry
from motherlode.kernel.dealer import Dealer
from motherlode.kernel.play import Play
from motherlode.kernel.record import Record, Seat, record_of, save_record
from motherlode.kernel.seeds import seed_from_text

GAME = ("play", "karats", "--seed", "1", "--seats", "you,greedy")
"""A game in which you draft first and can choose among all five Professions."""


@dataclass(frozen=True)
class Result:
    """The exit code and the output of a command line."""

    code: int
    out: str
    err: str


Shell = Callable[..., Result]


def make_shell(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Shell:
    """A function that runs `motherlode` with arguments and lines of input."""

    def run(*arguments: str, lines: str = "") -> Result:
        monkeypatch.setattr("sys.stdin", io.StringIO(lines))
        capsys.readouterr()
        try:
            code = main(list(arguments))
        except SystemExit as left:  # argparse after --help
            code = int(left.code or 0)
        captured = capsys.readouterr()
        return Result(code, captured.out, captured.err)

    return run


def bots_record(seats: tuple[str, ...] = ("greedy", "greedy"), most: int = 10_000) -> Record:
    """The record of a game between bots, from a fixed seed; cut after `most` actions."""
    game = registry.find_game("karats")
    play = Play(game.setup(len(seats)), seed_from_text("a game for tests"))
    players = [bots.make(name, seat) for seat, name in enumerate(seats)]
    dealer = Dealer(1)
    while not play.over() and len(play.log) < most:
        play.play(players[play.position.seat()].choose(play.outlook(dealer)))
    return record_of(play, [Seat(name, name) for name in seats])


def save(folder: Path, record: Record, name: str = "game.json") -> Path:
    """Saves a record in a folder and returns its path."""
    path = folder / name
    save_record(record, path)
    return path


def check_refused(result: Result, *causes: str) -> None:
    """Checks for exit code 2, one error line that contains every cause, and no other output."""
    assert result.code == 2
    assert result.out == ""
    assert result.err.startswith("motherlode: ")
    assert result.err.count("\n") == 1
    assert result.err[:-1].isprintable()
    assert len(result.err) < 500
    for cause in causes:
        assert cause in result.err
