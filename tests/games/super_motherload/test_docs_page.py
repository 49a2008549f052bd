"""The table on the game's page has the numbers of the game."""

import re
from pathlib import Path

from motherlode.games.super_motherload import actions as act, kinds, state_cells as cell
from motherlode.games.super_motherload.game import SUPER_MOTHERLOAD
from motherlode.kernel.state import FRAME

PAGE = Path(__file__).parents[3] / "docs" / "games" / "super_motherload.md"


def test_the_table_on_the_super_motherload_page_shows_the_right_numbers() -> None:
    table = dict(re.findall(r"^\| (\w[\w ]*) \| (.+) \|$", PAGE.read_text(), re.MULTILINE))
    assert table["name"] == f"`{SUPER_MOTHERLOAD.name}`"
    assert table["rules version"] == SUPER_MOTHERLOAD.version
    assert table["actions"] == actions_row()
    assert table["observation"] == observation_row()


def actions_row() -> str:
    claimed, claimed_or_swapped, used = 1, 2, 1
    others = len(act.ACTIONS) - claimed * len(kinds.MAJORS)
    others -= claimed_or_swapped * len(kinds.MINORS) + used * len(kinds.USABLE_ARTIFACTS)
    return (
        f"{others}, and {claimed} for each Major, {claimed_or_swapped} for each Minor, "
        f"{used} for each Artifact that is used in a turn"
    )


def observation_row() -> str:
    seats = SUPER_MOTHERLOAD.seats[-1]
    major = len(("row",)) + seats
    minor = len(("row", "deck", "under the deck", "missed")) + seats
    artifact = len(("supply", "used")) + seats
    frames = cell.LAYOUT.deepest * FRAME
    others = cell.LAYOUT.size - frames - major * len(kinds.MAJORS)
    others -= minor * len(kinds.MINORS) + artifact * len(kinds.ARTIFACTS)
    return (
        f"{others} cells of the table, {major} for each Major, {minor} for each Minor, "
        f"{artifact} for each kind of Artifact, {frames} of pending work"
    )
