"""Running the command in this process: its exit code, what it printed, what it complained of."""

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
"""You draft first, of all five Professions."""


@dataclass(frozen=True)
class Said:
    """What came of a command line."""

    code: int
    out: str
    err: str


Shell = Callable[..., Said]


def make_shell(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Shell:
    """A function that runs `motherlode` with arguments and lines of input."""

    def run(*arguments: str, lines: str = "") -> Said:
        monkeypatch.setattr("sys.stdin", io.StringIO(lines))
        capsys.readouterr()
        try:
            code = main(list(arguments))
        except SystemExit as left:  # argparse after --help
            code = int(left.code or 0)
        captured = capsys.readouterr()
        return Said(code, captured.out, captured.err)

    return run


def played(seats: tuple[str, ...] = ("greedy", "greedy"), most: int = 10_000) -> Record:
    """A record of bots at play, from a fixed seed."""
    game = registry.find_game("karats")
    play = Play(game.setup(len(seats)), seed_from_text("a game for tests"))
    seated = [bots.make(name, seat) for seat, name in enumerate(seats)]
    eyes = Dealer(1)
    while not play.over() and len(play.log) < most:
        play.play(seated[play.position.seat()].choose(play.outlook(eyes)))
    return record_of(play, [Seat(name, name) for name in seats])


def saved(folder: Path, record: Record, name: str = "game.json") -> Path:
    path = folder / name
    save_record(record, path)
    return path


def refused(said: Said, *causes: str) -> None:
    """One line on standard error with every cause in it, nothing on standard output."""
    assert said.code == 2
    assert said.out == ""
    assert said.err.startswith("motherlode: ")
    assert said.err.count("\n") == 1
    assert said.err[:-1].isprintable()
    assert len(said.err) < 500
    for cause in causes:
        assert cause in said.err
