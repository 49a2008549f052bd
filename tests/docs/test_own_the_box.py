"""The page for owners of the box works as it is written."""

import re
import shlex
from pathlib import Path

import pytest

from motherlode.cli.main import main

PAGE = Path(__file__).parents[2] / "docs" / "own-the-box.md"


def commands() -> list[list[str]]:
    blocks = re.findall(r"```sh\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    return [shlex.split(line)[1:] for block in blocks for line in block.splitlines()]


def test_the_commands_of_the_page_own_the_box_write_check_and_compare_an_edition(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    template, check, play, balance = commands()
    assert template[-2:] == [">", "mine.toml"]
    assert main(template[:-2]) == 0
    Path("mine.toml").write_text(capsys.readouterr().out, encoding="utf-8")
    assert main(check) == 0
    assert "fine" in capsys.readouterr().out
    assert play[:2] == ["play", "karats"]
    assert main([*balance, "--games", "1", "--players", "2", "--workers", "1"]) in (0, 1)


@pytest.mark.parametrize(("line", "right"), [
    ("stack = 8 ", 'stack = "eight" '),
    ("excavate = 6", "excvate = 6"),
])  # fmt: skip
def test_a_fault_in_an_edition_is_reported_with_its_line_as_the_page_shows(
    line: str, right: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    main(["content", "template", "karats"])
    text = capsys.readouterr().out
    assert line in text
    file = tmp_path / "mine.toml"
    file.write_text(text.replace(line, right, 1), encoding="utf-8")
    assert main(["content", "check", str(file), "--game", "karats"]) == 2
    shown = capsys.readouterr().err
    number = text[: text.index(line)].count("\n") + 1
    assert f"mine.toml:{number}: " in shown
    fault = shown.strip().partition(f":{number}: ")[2]
    assert fault in PAGE.read_text(encoding="utf-8")
    assert [path.name for path in tmp_path.iterdir()] == ["mine.toml"]


def test_an_edition_with_a_warning_can_still_be_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("mine.toml").write_text("[drill]\nstack = 9\n")
    assert main(["content", "check", "mine.toml", "--game", "karats"]) == 0
    shown = capsys.readouterr().out
    warning = shown.splitlines()[0].replace("mine.toml:2", "mine.toml:5")
    assert warning in PAGE.read_text(encoding="utf-8")
    match = ["match", "karats", "--bots", "greedy,random", "--edition", "mine.toml"]
    assert main([*match, "--games", "2", "--workers", "1"]) == 0
