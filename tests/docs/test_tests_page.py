"""The page about the tests names every folder, and its table of durations can be made again."""

import runpy
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "tests.md").read_text(encoding="utf-8")
DURATIONS = runpy.run_path(str(ROOT / "scripts" / "durations.py"))


def test_the_page_names_every_folder_and_every_test_outside_of_them() -> None:
    folders = {f"tests/{path.parent.name}/" for path in ROOT.glob("tests/*/__init__.py")}
    files = {f"tests/{path.name}" for path in ROOT.glob("tests/test_*.py")}
    assert {name for name in folders | files if name not in PAGE} == set()


def test_the_durations_of_tests_are_added_up_by_folder(tmp_path: Path) -> None:
    file = tmp_path / "tests.xml"
    file.write_text(
        '<testsuite><testcase classname="tests.kernel.test_play" time="1.5"/>'
        '<testcase classname="tests.games.karats.test_gold" time="2"/>'
        '<testcase classname="tests.games.karats.test_mining.TestSteam" time="3"/>'
        '<testcase classname="tests.test_import_order" time="4"/></testsuite>'
    )
    tests, seconds = Counter[str](), Counter[str]()
    DURATIONS["add_run"](file, tests, seconds)
    assert tests == {"kernel": 1, "games/karats": 2, "top level": 1}
    assert seconds == {"kernel": 1.5, "games/karats": 5.0, "top level": 4.0}


def test_the_page_has_a_place_for_the_table() -> None:
    assert PAGE.index(DURATIONS["BEGIN"]) < PAGE.index(DURATIONS["END"])
