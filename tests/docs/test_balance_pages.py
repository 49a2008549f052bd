"""The published balance pages: every gate that must be kept is kept by enough games (K46, M61)."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from motherlode.games.karats.game import KARATS
from motherlode.games.mothership.game import MOTHERSHIP
from motherlode.games.mothership.layout_choice import LAYOUTS
from motherlode.lab.measures.gates import KEPT, MISSED

DOCS = Path(__file__).parents[2] / "docs"
RESULTS = sorted((DOCS / "balance").glob("*.json"))
LEAST_GAMES = {"greedy": 2000, "search:25": 200}
"""The fewest games of a bot that a gate may be decided by."""

OPEN = {("crown", "standard"): ["5 players: seat 3 wins"]}
"""Gates of greedy bots that are not known yet, by layout and mode; the page names them."""

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
    """Solo games have no gates but those of their levels."""
    for run in json.loads(file.read_text())["runs"]:
        if "level" in run["options"]:
            continue
        assert run["outcome"] != MISSED
        assert all(gate["outcome"] != MISSED for gate in run["gates"])


@pytest.mark.rule("M61")
@pytest.mark.parametrize("mode", ["standard", "victory_points"])
@pytest.mark.parametrize("layout", [name for name, seats in LAYOUTS.items() if seats > 1])
def test_greedy_bots_keep_every_gate_of_every_layout(layout: str, mode: str) -> None:
    wanted = {"layout": layout, "mode": mode}
    found = [run for run in runs("mothership-*.json") if run["options"] == wanted]
    (greedy,) = [run for run in found if run["bot"] == "greedy"]
    assert all(gate["games"] >= LEAST_GAMES["greedy"] for gate in greedy["gates"][:2])
    unknown = [gate["gate"] for gate in greedy["gates"] if gate["outcome"] != KEPT]
    assert unknown == OPEN.get((layout, mode), [])


@pytest.mark.rule("M61")
def test_the_boards_that_changed_last_are_measured_with_this_content() -> None:
    (crown, crown_too) = [
        run for run in runs("mothership-*.json") if run["options"].get("layout") == "crown"
    ]
    assert crown["content"] == crown_too["content"] == MOTHERSHIP.content().hash


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
