"""The page about the Python API shows what the API does, and names everything that it offers."""

import doctest
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import motherlode
from motherlode import public_api

OFFERED = ["__version__", *public_api.__all__]
ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "api.md"


def test_every_example_of_the_api_page_gives_what_it_shows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    blocks = re.findall(r"```pycon\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    examples = doctest.DocTestParser().get_doctest("\n".join(blocks), {}, "api.md", None, 0)
    report: list[str] = []
    results = doctest.DocTestRunner().run(examples, out=report.append)
    assert results.attempted > 20
    assert results.failed == 0, "".join(report)


def test_the_page_names_everything_that_is_offered() -> None:
    text = PAGE.read_text(encoding="utf-8")
    assert {name for name in OFFERED if not re.search(rf"\b{name}\b", text)} == set()


def test_pages_and_examples_that_import_other_modules_say_so() -> None:
    files = [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("examples/*.py")]
    texts = {file.name: file.read_text(encoding="utf-8") for file in files}
    importing = {
        name: text
        for name, text in texts.items()
        if re.search(r"^(from|import) motherlode\.", text, re.MULTILINE)
    }
    assert {"add-an-option.md", "train.py"} < importing.keys()
    says_so = r"\[the public API\]\(api.md\)|the public `motherlode`"
    assert [name for name, text in importing.items() if not re.search(says_so, text)] == []


def test_every_offered_name_is_there() -> None:
    for name in OFFERED:
        assert getattr(motherlode, name) is not None
    assert set(OFFERED) <= set(dir(motherlode))
    with pytest.raises(AttributeError, match="'motherlode' has no attribute 'nothing'"):
        _ = motherlode.nothing  # type: ignore[attr-defined]


def test_importing_everything_gives_exactly_the_offered_names() -> None:
    names: dict[str, object] = {}
    exec("from motherlode import *", names)
    assert set(names) - {"__builtins__"} == set(OFFERED)


def test_importing_loads_no_game_and_using_it_loads_no_server() -> None:
    code = """
import sys, motherlode
from motherlode import i18n
assert "motherlode.kernel" not in sys.modules
motherlode.new_game("karats")
print(*{name.split(".")[0] for name in sys.modules})
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.stderr == ""
    assert {"litestar", "sqlalchemy", "numpy", "pyarrow"} & set(done.stdout.split()) == set()


def test_a_seed_may_be_a_text_or_a_whole_number_and_nothing_else() -> None:
    number = motherlode.new_game("super_motherload", seats=2, seed=5)
    assert number.record() == motherlode.new_game("super_motherload", seats=2, seed="5").record()
    bots = ["random", "random"]
    played = motherlode.play_match("karats", bots, games=1, seed=5)
    assert played == motherlode.play_match("karats", bots, games=1, seed="5")
    wrong: Any = b"5"
    with pytest.raises(motherlode.BadOptions, match="a seed is a text or a whole number"):
        motherlode.new_game("super_motherload", seed=wrong)


def test_a_view_of_a_seat_that_is_not_there_is_refused() -> None:
    game = motherlode.new_game("karats", seats=2)
    for seat in (-1, 2):
        with pytest.raises(motherlode.BadSeat, match="0 to 1"):
            game.view(seat)


def test_an_action_for_a_seat_that_the_game_does_not_have_is_refused_as_a_bad_seat() -> None:
    game = motherlode.new_game("karats", seats=2)
    for seat in (-1, 7):
        with pytest.raises(motherlode.BadSeat, match=f"the seats are 0 to 1, not {seat}"):
            game.play("draft pilot", seat=seat)
    with pytest.raises(motherlode.NotYourDecision):
        game.play("draft pilot", seat=1 - (game.seat or 0))
    assert game.actions == []
