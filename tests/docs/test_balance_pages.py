"""The published balance pages: every gate that must be kept is kept by enough games (K46, M61)."""

import json
import re
import subprocess
import tomllib
from pathlib import Path
from typing import Any

import pytest

from motherlode.games.karats.game import KARATS
from motherlode.games.mothership.layout_choice import LAYOUTS
from motherlode.kernel.content import Tables, content_hash, merge_tables
from motherlode.kernel.game import Game
from motherlode.kernel.registry import find_game
from motherlode.lab.measures.gates import KEPT, MISSED
from motherlode.lab.runs.report_file import read_report_file, runs_of

DOCS = Path(__file__).parents[2] / "docs"
RESULTS = sorted((DOCS / "balance").glob("*.json"))
LEAST_GAMES = {"greedy": 2000, "search:25": 200}
"""The fewest games of a bot that a gate may be decided by."""

OPEN: dict[tuple[str, str], list[str]] = {}
"""Gates of greedy bots that are not known yet, by layout and mode; the page names them."""
SEARCHED = "search:25"
NOT_MEASURED = [
    ("triad", "victory_points"),
    ("pinwheel", "standard"),
    ("pinwheel", "victory_points"),
    ("wide_triad", "standard"),
    ("wide_triad", "victory_points"),
    ("crossroads", "standard"),
    ("crossroads", "victory_points"),
    ("four_gates", "standard"),
    ("four_gates", "victory_points"),
    ("wide_crossroads", "standard"),
    ("wide_crossroads", "victory_points"),
    ("pentacle", "standard"),
    ("pentacle", "victory_points"),
    ("crown", "standard"),
    ("crown", "victory_points"),
    ("six_suns", "standard"),
    ("six_suns", "victory_points"),
    ("carousel", "standard"),
    ("carousel", "victory_points"),
]
"""Layouts and modes without games of searching bots; the page has the same list. Their report files
are there; a result that is added comes off both lists."""
REBASED = {"4a08d722f6de": "3ac4ee1d6834", "13a9126935d8": "1fa74425c849"}
"""Commits of measurements that were rebased before they were published, each with the commit of the
history that has the same rules and content; the page says so."""
SHARED = {name: seats for name, seats in LAYOUTS.items() if seats > 1}
MODES = ("standard", "victory_points")

Run = dict[str, Any]


def runs(pattern: str) -> list[Run]:
    """The runs in the result files of a pattern."""
    files = sorted((DOCS / "balance").glob(pattern))
    return [run for file in files for run in json.loads(file.read_text())["runs"]]


@pytest.mark.parametrize("file", RESULTS, ids=lambda file: file.stem)
def test_published_results_name_their_report_file_date_commit_and_content(file: Path) -> None:
    made = json.loads(file.read_text())["made"]
    report = file.with_suffix(".toml")
    assert report.exists()
    assert f"motherlode lab report docs/balance/{report.name}" in made
    assert re.search(r"on \d{4}-\d\d-\d\d(:| at) commit [0-9a-f]{12}", made)
    page = re.search(r'page = "\.\./(.+)"', report.read_text())
    assert page
    assert made in (DOCS / page[1]).read_text()


@pytest.mark.parametrize("file", RESULTS, ids=lambda file: file.stem)
def test_no_published_gate_is_missed(file: Path) -> None:
    """Runs of editions, such as an Engineer who pays more, may show why they are not the box."""
    planned_runs = runs_of(read_report_file(file.with_suffix(".toml")))
    editions = {planned.edition for planned in planned_runs}
    for run in json.loads(file.read_text())["runs"] if editions == {""} else ():
        assert run["outcome"] != MISSED
        assert all(gate["outcome"] != MISSED for gate in run["gates"])


@pytest.mark.rule("M61")
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("layout", SHARED)
def test_greedy_bots_keep_every_gate_of_every_layout(layout: str, mode: str) -> None:
    wanted = {"layout": layout, "mode": mode}
    found = [run for run in runs("mothership-*.json") if run["options"] == wanted]
    (greedy,) = [run for run in found if run["bot"] == "greedy"]
    assert all(gate["games"] >= LEAST_GAMES["greedy"] for gate in greedy["gates"][:2])
    unknown = [gate["gate"] for gate in greedy["gates"] if gate["outcome"] != KEPT]
    assert unknown == OPEN.get((layout, mode), [])


@pytest.mark.rule("M61")
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("layout", SHARED)
def test_searching_bots_miss_no_gate_or_the_page_says_that_they_have_not_played(
    layout: str, mode: str
) -> None:
    wanted = {"layout": layout, "mode": mode}
    found = [run for run in runs("mothership-search-*.json") if run["options"] == wanted]
    assert planned(SHARED[layout], wanted)
    if (layout, mode) in NOT_MEASURED:
        assert not found
        return
    (searched,) = found
    assert searched["bot"] == SEARCHED
    assert searched["games"] >= LEAST_GAMES[SEARCHED]
    assert all(gate["outcome"] != MISSED for gate in searched["gates"])


def planned(seats: int, options: dict[str, Any]) -> bool:
    """True if the report file of searching bots for a number of players has a run."""
    file = read_report_file(DOCS / "balance" / f"mothership-search-{seats}.toml")
    return any(run.options == options and run.bot == SEARCHED for run in runs_of(file))


@pytest.mark.rule("M61")
def test_the_page_lists_what_searching_bots_have_not_played() -> None:
    page = (DOCS / "games" / "mothership-balance.md").read_text(encoding="utf-8")
    listed = re.findall(
        r"^\| ([a-z_]+) \| (standard|victory_points) \| not measured \|", page, re.M
    )
    assert sorted(listed) == sorted(NOT_MEASURED)


@pytest.mark.parametrize("file", RESULTS, ids=lambda file: file.stem)
def test_published_results_are_of_a_commit_there_is_and_of_the_present_content(
    file: Path, tmp_path: Path
) -> None:
    """What was measured has the content of today, or differs from it in other layouts alone."""
    results = json.loads(file.read_text())
    (cited,) = re.findall(r"commit ([0-9a-f]{12})", results["made"])
    commit = REBASED.get(cited, cited)
    if not git("rev-parse", "--verify", "--quiet", "HEAD^{commit}"):
        pytest.skip("no history of the repository is here")
    assert git("cat-file", "-t", commit) == "commit"
    planned_runs = runs_of(read_report_file(file.with_suffix(".toml")))
    for run in results["runs"]:
        game = find_game(run["game"])
        alike = [planned for planned in planned_runs if planned.options == run["options"]]
        editions = [file.parent / like.edition if like.edition else None for like in alike]
        if run["content"] in [game.content(edition).hash for edition in editions]:
            continue
        then, now = content_at(commit, game), game.content().base
        layout = run["options"]["layout"]
        assert content_hash(then) == run["content"]
        assert played_with(then, layout) == played_with(now, layout)


def played_with(content: Tables, layout: str) -> Tables:
    """What a game on one layout can depend on: all tables, and of the layouts that one."""
    return content | {"layouts": {layout: content["layouts"][layout]}}


def content_at(commit: str, game: Game) -> Tables:
    """The content of a game as it was at a commit."""
    folder = game.content_files.folder
    assert folder is not None
    within = folder.relative_to(DOCS.parent)
    names = git("ls-tree", "--name-only", f"{commit}:{within}").split()
    texts = [git("show", f"{commit}:{within}/{name}") for name in sorted(names)]
    tables: Tables = {}
    for text in texts:
        tables = merge_tables(tables, tomllib.loads(text))
    return tables


def git(*arguments: str) -> str:
    """What a git command prints, or nothing without git or outside of a repository."""
    try:
        done = subprocess.run(
            ["git", "-C", str(DOCS.parent), *arguments], capture_output=True, text=True, check=True
        )
    except (OSError, subprocess.CalledProcessError):
        return ""
    return done.stdout.strip()


@pytest.mark.rule("M54", "M61")
def test_the_win_share_of_the_solo_challenge_falls_from_level_to_level() -> None:
    page = (DOCS / "games" / "mothership-balance.md").read_text()
    for bot in LEAST_GAMES:
        for layout in ("siege", "long_way_home"):
            falls = f"{bot}, layout {layout}: the win share falls from level to level, kept."
            assert falls in page


@pytest.mark.parametrize("bot", list(LEAST_GAMES))
def test_karats_is_measured_by_turn_order_and_profession(bot: str) -> None:
    """K46 is not a rule of play, so it is not in the rules that tests are marked with."""
    wanted = {"professions": "random"}
    found = [run for run in runs("karats.json") if run["bot"] == bot and run["options"] == wanted]
    (run,) = found
    assert run["content"] == KARATS.content().hash
    assert run["games"] >= LEAST_GAMES[bot]
    page = (DOCS / "games" / "karats-balance.md").read_text()
    section = page.split(f"### {bot}, professions random: ")[1].split("\n### ")[0]
    for seats in (2, 3, 4):
        assert re.search(rf"^\| {seats} \| {re.escape(bot)} \| professions random \|", page, re.M)
        for profession in ("prospector", "pilot", "engineer", "capitalist", "saboteur"):
            assert re.search(rf"^\| {seats} \| {profession} \| \S+ \(", section, re.M)
