"""`lab report`: tables of balance pages from report files, their origin, and bad input."""

import json
from pathlib import Path

import pytest

from motherlode.kernel import registry
from motherlode.lab.pages.balance_markdown import write_into
from motherlode.lab.runs.report_file import configs, read_report_file, runs_of
from tests.cli.run_command import Shell, check_refused

REPORT = """
game = "karats"
page = "page.md"

[[runs]]
bot = "greedy"
games = 2
seats = [2, 3]
options = { professions = "random" }
picks = ["profession"]

[[runs]]
bot = "random"
games = 3
seats = [2]
edition = "rich.toml"
gates = false
"""
PAGE = """\
# How it plays

Before.

<!-- measured by report.toml: begin -->
old tables
<!-- measured by report.toml: end -->

After.
"""
BALANCE = Path(__file__).parents[2] / "docs" / "balance"
PUBLISHED = sorted(file for file in BALANCE.glob("*.toml") if "[[runs]]" in file.read_text())


def write_files(report: str = REPORT, page: str = PAGE) -> str:
    Path("report.toml").write_text(report)
    Path("page.md").write_text(page)
    Path("rich.toml").write_text("[gold]\nto_win = 1\n")
    return "report.toml"


def test_a_report_writes_its_tables_into_the_page(shell: Shell) -> None:
    result = shell("lab", "report", write_files(), "--workers", "1")
    assert result.code in (0, 1)
    page = Path("page.md").read_text()
    assert page.startswith("# How it plays\n\nBefore.\n")
    assert page.endswith("\nAfter.\n")
    assert "old tables" not in page
    assert f"content `{registry.find_game('karats').content().hash}`" in page
    assert page.index("### Turn order") < page.index("### Trades per turn")
    assert page.index("### Trades per turn") < page.index("| 2 | prospector |")
    assert page.count("\n| 2 | random | edition rich.toml | 3 |") == 2
    assert page.count("| gate |") == 1


def test_a_report_writes_all_measured_numbers_and_how_they_were_made_to_a_json_file(
    shell: Shell,
) -> None:
    shell("lab", "report", write_files(), "--workers", "1")
    kept = json.loads(Path("report.json").read_text())
    assert [run["bot"] for run in kept["runs"]] == ["greedy", "random"]
    assert kept["runs"][0]["by_seat_count"][1]["seats"] == 3
    assert kept["made"] in Path("page.md").read_text()
    assert "motherlode lab report report.toml" in kept["made"]
    assert not Path("report.journal").exists(), "the journal of a finished report"


SOLO = """
game = "mothership"
page = "page.md"

[[runs]]
bot = "random"
games = 2
seats = [1]
options = { layout = ["siege", "long_way_home"], level = [1, 9] }
gates = false
"""


def test_an_option_with_several_values_is_played_with_each_and_solo_runs_have_their_own_table(
    shell: Shell,
) -> None:
    assert shell("lab", "report", write_files(SOLO), "--workers", "1").code in (0, 1)
    page = Path("page.md").read_text()
    for row in ("layout siege | 1 | 2 |", "layout siege | 9 |", "layout long_way_home | 1 |"):
        assert f"\n| random | {row}" in page
    assert "### Turn order" not in page
    assert "\nrandom, layout siege: " in page
    levels = [
        run["options"]["level"] for run in json.loads(Path("report.json").read_text())["runs"]
    ]
    assert levels == [1, 9, 1, 9]


@pytest.mark.parametrize(
    ("old", "new", "cause"),
    [
        ('game = "karats"', 'game = "chess"', "report.toml:2: game: there is no game 'chess'"),
        ('bot = "random"', 'bot = "stockfish"', "report.toml:13: runs[1].bot"),
        ('["profession"]', '["machines"]', "there are profession, machine"),
        ("games = 3", "games = 0", "it should be a whole number from 1 to"),
        ("seats = [2]", "seats = [9]", "runs[1]: "),
        ('professions = "random"', 'professions = "sold"', "runs[0]: "),
        ('professions = "random"', "professions = []", "options.professions: the list has no"),
        ('professions = "random"', 'professions = ["random", "sold"]', "runs[0]: "),
        ("rich.toml", "poor.toml", "poor.toml"),
        ("gates = false", "gate = false", "did you mean 'gates'?"),
    ],
)
def test_bad_report_files_are_refused_before_a_game_is_played(
    shell: Shell, old: str, new: str, cause: str
) -> None:
    check_refused(shell("lab", "report", write_files(REPORT.replace(old, new))), cause)
    assert Path("page.md").read_text() == PAGE
    assert not Path("report.journal").exists()


def test_a_page_without_marks_for_its_tables_is_refused_before_a_game_is_played(
    shell: Shell,
) -> None:
    check_refused(shell("lab", "report", write_files(page="Nothing\n")), "page.md: the page needs")
    Path("page.md").unlink()
    check_refused(shell("lab", "report", "report.toml"), "page.md")


@pytest.mark.parametrize("file", PUBLISHED, ids=lambda file: file.stem)
def test_published_report_files_are_valid_and_their_pages_have_marks(file: Path) -> None:
    given = read_report_file(file)
    assert len(configs(file, given)) == len(runs_of(given))
    page = (file.parent / given.page).read_text(encoding="utf-8")
    assert "tables" in write_into(page, file.name, "tables")
