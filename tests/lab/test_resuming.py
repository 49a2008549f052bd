"""Reports, sweeps and ladders that were cut off go on, and end as if nothing had been."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from motherlode.cli.main import main
from motherlode.lab.measures.balance import Trial, balance
from motherlode.lab.runs.journal import BadJournal
from motherlode.lab.runs.ladder import Ladder, standings
from motherlode.lab.runs.match import Match, packed
from motherlode.lab.runs.run import play_run
from motherlode.lab.runs.sweep import read_sweep, run_sweep
from motherlode.lab.runs.workers import SerialPool, WorkerPool, open_pool

Played = Callable[[WorkerPool, Callable[[int], None], Path | None], Any]
"""What is measured by a crew, with a journal or without."""


def report(pool: WorkerPool, progress: Callable[[int], None], kept: Path | None) -> Any:
    edition = packed({"gold": {"to_win": 2}})
    trials = [
        Trial("karats", games=8, seats=(2, 3)),
        Trial("karats", games=8, seats=(2, 3), edition=edition),
    ]
    return [found.as_data() for found in balance(trials, pool, progress, kept)]


def swept(pool: WorkerPool, progress: Callable[[int], None], kept: Path | None) -> Any:
    sweep = read_sweep(Match("karats", ("greedy", "greedy"), 8), ["gold.to_win=1..3"])
    return run_sweep(sweep, pool, progress, kept).as_data()


def climbed(pool: WorkerPool, progress: Callable[[int], None], kept: Path | None) -> Any:
    ladder = Ladder("karats", ("random", "greedy", "search:4"), 8)
    out = None if kept is None else kept.with_suffix("")
    return standings(ladder, play_run(ladder.run(0.0, out), pool, progress)).as_data()


ALL = pytest.mark.parametrize("play", [report, swept, climbed])


def silent(games: int) -> None:
    pass


class Cut(Exception):
    """The power went off."""


@ALL
def test_cut_off_anywhere_it_goes_on_and_ends_the_same(play: Played, tmp_path: Path) -> None:
    straight = play(SerialPool(), silent, None)
    kept = tmp_path / "games.csv.journal"

    def until(number: int) -> Callable[[int], None]:
        def heard(games: int) -> None:
            if games == number:
                raise Cut

        return heard

    with pytest.raises(Cut):
        play(SerialPool(), until(5), kept)
    kept.write_bytes(kept.read_bytes()[:-9])
    with open_pool(2) as pool:
        with pytest.raises(Cut):
            play(pool, until(14), kept)
        assert play(pool, silent, kept) == straight
    whole = kept.read_bytes()
    assert play(SerialPool(), silent, kept) == straight
    assert kept.read_bytes() == whole


@ALL
def test_a_game_that_is_missing_is_played_again(play: Played, tmp_path: Path) -> None:
    kept = tmp_path / "games.csv.journal"
    straight = play(SerialPool(), silent, kept)
    whole = kept.read_bytes()
    lines = whole.splitlines(keepends=True)
    kept.write_bytes(b"".join(lines[:3] + lines[4:]))
    assert play(SerialPool(), silent, kept) == straight
    assert kept.read_bytes() == whole


def test_the_journal_of_another_version_is_told_from_no_journal(tmp_path: Path) -> None:
    kept = tmp_path / "games.csv.journal"
    kept.write_text('{"format": "motherlode journal 1"}\n')
    with pytest.raises(BadJournal, match="the journal of another version"):
        report(SerialPool(), silent, kept)


def test_the_journal_of_another_report_is_refused(tmp_path: Path) -> None:
    kept = tmp_path / "games.csv.journal"
    swept(SerialPool(), silent, kept)
    with pytest.raises(BadJournal, match="other bots, content, what"):
        report(SerialPool(), silent, kept)


@pytest.mark.parametrize(
    "line",
    [
        "balance karats --tables 2 --games 6 --workers 1 --json --journal kept",
        "sweep karats --set gold.to_win=1..2 --games 4 --workers 1 --json --journal kept",
        "ladder karats --bots random,greedy --games 4 --workers 1 --json --out games.csv",
    ],
)
def test_commands(
    line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    first = main(line.split()), capsys.readouterr().out
    files = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    assert files
    assert (main(line.split()), capsys.readouterr().out) == first
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == files


def test_the_page_of_a_ladder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    line = "ladder karats --bots random,greedy --games 4 --workers 1 --html page.html"
    assert main([*line.split(), "--language", "de"]) == 0
    page = (tmp_path / "page.html").read_text()
    assert "greedy gegen random (4 Spiele)" in page
    assert page.count("<svg") == 3
