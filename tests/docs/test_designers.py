"""The designers' walk-through works as it is written, in fewer games; its pictures are there."""

import re
from pathlib import Path

import pytest

from motherlode.cli.main import main
from motherlode.kernel import registry
from motherlode.plugin_types import LabPlugin
from tests.docs.designers_walkthrough import PAGE, commands, write_files

LARGEST = 150_000


def in_few_games(command: list[str], games: int = 2) -> list[str]:
    """The arguments of a command, changed so that it runs quickly: few games, one worker."""
    given = list(command)
    if "--games" in given:
        given[given.index("--games") + 1] = str(games)
    return given if "content" in given else [*given, "--workers", "1"]


def test_every_command_of_the_page_runs_and_writes_its_files(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert write_files(tmp_path) == ["cheaper.toml", "players.toml"]
    run = Path("players.toml")
    text = run.read_text().replace("games = 2000", "games = 2").replace("search:100", "search:3")
    run.write_text(text)
    done = [main(in_few_games(command)) for command in commands()]
    assert capsys.readouterr().err == ""
    assert len(done) == 6
    assert set(done) <= {0, 1}
    for page in ("box.html", "verdict.html", "sweep.html"):
        assert Path(page).read_text().startswith("<!doctype html>")
    for results in ("players.csv", "match.csv"):
        assert Path(results).read_text().startswith("pairing,game,seat,bot")


def test_the_pictures_of_the_designers_page_exist_and_are_small() -> None:
    shown = re.findall(r"!\[[^\]]+\]\((.+?)\)", PAGE.read_text())
    assert len(shown) >= 5
    for name in shown:
        assert (PAGE.parent / name).stat().st_size <= LARGEST, name


def test_the_page_shows_the_picks_that_karats_declares() -> None:
    text = PAGE.read_text()
    for pick in registry.find_game("karats").plugin(LabPlugin).picks:
        assert f'Pick("{pick.name}", {_tuple(pick.events)}, {_tuple(pick.arguments)})' in text


def _tuple(names: tuple[str, ...]) -> str:
    listed = ", ".join(f'"{name}"' for name in names)
    return f"({listed},)" if len(names) == 1 else f"({listed})"
