"""The game's page shows the figures of the game."""

import re
from pathlib import Path

from motherlode.games.super_motherload import actions as act, cells as cell
from motherlode.games.super_motherload.game import SUPER_MOTHERLOAD
from motherlode.kernel.state import FRAME

PAGE = Path(__file__).parents[3] / "docs" / "games" / "super_motherload.md"


def test_the_table_of_the_games_page_is_true() -> None:
    table = dict(re.findall(r"^\| (\w[\w ]*) \| (.+) \|$", PAGE.read_text(), re.MULTILINE))
    size, frames = cell.LAYOUT.size, cell.LAYOUT.deepest * FRAME
    assert table["name"] == f"`{SUPER_MOTHERLOAD.name}`"
    assert table["actions"] == str(len(act.ACTIONS))
    cells = f"{size} cells: {size - frames} of the table, {frames} of pending work"
    assert table["observation"] == cells
    assert table["rules version"] == SUPER_MOTHERLOAD.version
