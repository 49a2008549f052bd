"""The page about the tests names every folder, and scripts/durations.py fills its table."""

import re
import runpy
import shutil
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SCRIPT = ROOT / "scripts" / "durations.py"
DURATIONS = runpy.run_path(str(SCRIPT))
BEGIN, END = str(DURATIONS["BEGIN"]), str(DURATIONS["END"])
PAGE = (ROOT / "docs" / "tests.md").read_text(encoding="utf-8")

PARTS = re.findall(r"^step (.*)$", (ROOT / "scripts" / "test").read_text(encoding="utf-8"), re.M)
FOLDERS = {path.parent.name for path in ROOT.glob("tests/*/test_*.py")}

RUN = """<testsuite>
<testcase classname="tests.kernel.test_play" time="1.5"/>
<testcase classname="tests.games.karats.test_gold" time="2"/>
<testcase classname="tests.games.karats.test_mining.TestSteam" time="3"/>
<testcase classname="tests.test_import_order" time="4"/>
</testsuite>"""
"""The results of a small run, as pytest writes them."""


def test_the_page_names_every_folder_and_every_test_outside_of_them() -> None:
    folders = {f"tests/{path.parent.name}/" for path in ROOT.glob("tests/*/__init__.py")}
    files = {f"tests/{path.name}" for path in ROOT.glob("tests/test_*.py")}
    assert {name for name in folders | files if name not in PAGE} == set()


def test_the_durations_of_tests_are_added_up_by_folder(tmp_path: Path) -> None:
    (tmp_path / "tests.xml").write_text(RUN)
    tests, seconds = Counter[str](), Counter[str]()
    DURATIONS["add_run"](tmp_path / "tests.xml", tests, seconds)
    assert tests == {"kernel": 1, "games/karats": 2, "top level": 1}
    assert seconds == {"kernel": 1.5, "games/karats": 5.0, "top level": 4.0}


def run_script(root: Path) -> "subprocess.CompletedProcess[str]":
    """Runs a copy of the script, with `--write`, on the recorded run and the page in a folder."""
    for folder in ("scripts", "docs", "build"):
        (root / folder).mkdir(exist_ok=True)
    shutil.copy(SCRIPT, root / "scripts")
    (root / "docs" / "tests.md").write_text(PAGE, encoding="utf-8")
    command = [sys.executable, str(root / "scripts" / SCRIPT.name), "--write"]
    return subprocess.run(command, capture_output=True, text=True)


def test_the_durations_script_writes_the_table_of_a_recorded_run_into_the_page(
    tmp_path: Path,
) -> None:
    (tmp_path / "build").mkdir()
    parts = "".join(f"{part}\t{number}\n" for number, part in enumerate(PARTS, 10))
    (tmp_path / "build" / "test-parts.tsv").write_text(parts)
    for run in DURATIONS["RUNS"]:
        (tmp_path / "build" / f"tests-{run}.xml").write_text(RUN)
    done = run_script(tmp_path)
    assert done.stderr == ""
    written = (tmp_path / "docs" / "tests.md").read_text(encoding="utf-8")
    assert (before(written), after(written)) == (before(PAGE), after(PAGE))
    rows = rows_of(written)
    assert [row for row in rows if row[0] in PARTS] == [
        [part, str(number)] for number, part in enumerate(PARTS, 10)
    ]
    assert ["games/karats", "2", "5", "2", "5"] in rows
    assert done.stdout.strip() == table_of(written).strip()


def test_the_durations_script_without_a_recorded_run_says_what_to_do(tmp_path: Path) -> None:
    done = run_script(tmp_path)
    assert done.returncode == 1
    assert done.stderr == "nothing is measured yet: run `make test` first\n"
    assert (tmp_path / "docs" / "tests.md").read_text(encoding="utf-8") == PAGE


def test_the_page_has_the_duration_of_each_part_and_each_folder() -> None:
    if "Not measured yet" in table_of(PAGE):
        pytest.skip("no run of `make test` is written to the page yet")
    rows = rows_of(PAGE)
    assert [row[0] for row in rows if len(row) == 2][1:] == PARTS
    assert FOLDERS - {row[0].split("/")[0] for row in rows} == set()


def before(page: str) -> str:
    return page.split(BEGIN)[0]


def table_of(page: str) -> str:
    return page.split(BEGIN)[1].split(END)[0]


def after(page: str) -> str:
    return page.split(END)[1]


def rows_of(page: str) -> list[list[str]]:
    """The cells of every row of the tables of durations, heads included."""
    rows = re.findall(r"^\| (.*) \|$", table_of(page), re.MULTILINE)
    return [row.split(" | ") for row in rows]
