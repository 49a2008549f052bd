"""The page that shows how to add a game shows a game that works, registered from outside."""

import importlib.util
import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from motherlode.kernel.game import Game
from motherlode.testing import conformance

PAGE = Path(__file__).parents[2] / "docs" / "add-a-game.md"


def block_of_page(language: str) -> str:
    """The page's first block of code in a language."""
    found = re.search(rf"```{language}\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert found is not None
    return found.group(1)


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A folder with the game as an installed package: the module and its metadata."""
    (tmp_path / "pebbles.py").write_text(block_of_page("python"))
    (tmp_path / "pebbles_words").mkdir()
    (tmp_path / "pebbles_words" / "en.ftl").write_text(block_of_page("ftl"))
    metadata = tmp_path / "pebbles-1.0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: pebbles\nVersion: 1.0\n")
    (metadata / "entry_points.txt").write_text("[motherlode.games]\npebbles = pebbles:PEBBLES\n")
    return tmp_path


def with_package(package: Path) -> dict[str, str]:
    """The environment of a process that finds the package, and this project as we do."""
    paths = [str(package), *filter(None, [os.environ.get("PYTHONPATH")])]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}


def load_game(folder: Path) -> Game:
    spec = importlib.util.spec_from_file_location("pebbles_of_the_page", folder / "pebbles.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    game = module.PEBBLES
    assert isinstance(game, Game)
    return game


def test_the_game_of_the_page_on_adding_games_passes_the_conformance_suite(package: Path) -> None:
    game = load_game(package)
    conformance.check_declarations(game)
    for setup in conformance.setups(game):
        conformance.check_random_game(setup, 5)
        conformance.check_secrecy(setup, 5)


def test_the_match_command_and_conformance_accept_the_game_of_the_page(package: Path) -> None:
    environment = with_package(package)
    command = [sys.executable, "-m", "motherlode.cli.main"]
    options = ["--bots", "greedy,random", "--games", "20", "--workers", "2", "--json"]
    match = subprocess.run(
        [*command, "match", "pebbles", "--faces", "12", *options],
        env=environment,
        capture_output=True,
        text=True,
    )
    assert match.returncode == 0, match.stderr
    assert '"game": "pebbles"' in match.stdout
    code = (
        "from motherlode.kernel import registry; from motherlode.testing import conformance; "
        "conformance.check(registry.find_game('pebbles'))"
    )
    subprocess.run([sys.executable, "-c", code], env=environment, check=True)


def test_the_game_of_the_page_on_adding_games_is_played_in_the_terminal(package: Path) -> None:
    played = subprocess.run(
        [sys.executable, "-m", "motherlode.cli.main", "play", "pebbles", "--seats", "you,random"],
        env=with_package(package),
        input="1\n" * 20 + "quit\n",
        capture_output=True,
        text=True,
    )
    assert played.returncode == 0, played.stderr
    assert "Traceback" not in played.stderr + played.stdout
    assert "Take one to three pebbles" in played.stdout


@pytest.mark.parametrize(
    ("words", "shown"),
    [
        ("steps-taking = Take { one\n", "pebbles_words/en.ftl:2: "),
        ("steps-taking = Take\n\nevents took = x\n", "pebbles_words/en.ftl:3: "),
    ],
)
def test_a_mistake_in_the_words_of_a_game_is_shown_with_file_and_line(
    package: Path, words: str, shown: str
) -> None:
    (package / "pebbles_words" / "en.ftl").write_text(words)
    played = subprocess.run(
        [sys.executable, "-m", "motherlode.cli.main", "play", "pebbles", "--seats", "you,random"],
        env=with_package(package),
        input="1\n",
        capture_output=True,
        text=True,
    )
    assert played.returncode != 0
    assert shown in played.stderr
    assert "Traceback" not in played.stderr


def test_words_in_the_old_form_are_refused_with_the_new_one(package: Path) -> None:
    code = block_of_page("python").replace(
        'words=Path(__file__).parent / "pebbles_words"', 'words={"steps": {"taking": "take"}}'
    )
    (package / "pebbles.py").write_text(code)
    with pytest.raises(TypeError, match=r"a folder of Fluent files such as words/en\.ftl"):
        load_game(package)


@pytest.mark.parametrize("named", ["nowhere:PEBBLES", "json:dumps"])
def test_a_broken_game_package_gives_a_warning_and_other_games_still_work(
    package: Path, named: str
) -> None:
    (package / "pebbles-1.0.dist-info" / "entry_points.txt").write_text(
        f"[motherlode.games]\npebbles = {named}\n"
    )
    shown = subprocess.run(
        [sys.executable, "-m", "motherlode.cli.main", "rules", "show", "K1"],
        env=with_package(package),
        capture_output=True,
        text=True,
    )
    assert shown.returncode == 0, shown.stderr
    assert "pebbles" in shown.stderr


def test_the_balance_command_accepts_the_game_of_the_page_on_adding_games(package: Path) -> None:
    report = subprocess.run(
        [sys.executable, "-m", "motherlode.cli.main", "balance", "pebbles", "--games", "10",
         "--workers", "1", "--html", str(package / "pebbles.html"), "--json"],
        env=with_package(package),
        capture_output=True,
        text=True,
    )  # fmt: skip
    assert report.returncode in (0, 1), report.stderr
    data = json.loads(report.stdout)
    assert [table["seats"] for table in data["by_seat_count"]] == [2, 3, 4]
    assert data["picks"] == {}
    assert "Pebbles" in (package / "pebbles.html").read_text()
