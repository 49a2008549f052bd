"""`lab report`: tables of balance pages from report files, their origin, and bad input."""

import json
from pathlib import Path

import pytest

from motherlode.kernel import registry
from motherlode.lab.pages.balance_markdown import write_into
from motherlode.lab.runs.report_file import configs, read_report_file
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
PUBLISHED = sorted((Path(__file__).parents[2] / "docs" / "balance").glob("karats*.toml"))


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


@pytest.mark.parametrize(
    ("old", "new", "cause"),
    [
        ('game = "karats"', 'game = "chess"', "report.toml:2: game: there is no game 'chess'"),
        ('bot = "random"', 'bot = "stockfish"', "report.toml:13: runs[1].bot"),
        ('["profession"]', '["machines"]', "there are profession, machine"),
        ("games = 3", "games = 0", "it should be a whole number from 1 to"),
        ("seats = [2]", "seats = [9]", "runs[1]: "),
        ('professions = "random"', 'professions = "sold"', "runs[0]: "),
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
    check_refused(shell("lab", "report", write_files(page="# Nothing\n")), "page.md: the page has")
    Path("page.md").unlink()
    check_refused(shell("lab", "report", "report.toml"), "page.md")


@pytest.mark.parametrize("file", PUBLISHED, ids=lambda file: file.stem)
def test_published_report_files_are_valid_and_their_pages_have_marks(file: Path) -> None:
    given = read_report_file(file)
    assert len(configs(file, given)) == len(given.runs)
    page = (file.parent / given.page).read_text(encoding="utf-8")
    assert "tables" in write_into(page, file.name, "tables")
