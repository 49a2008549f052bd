"""The page about lessons shows a lesson that can be played."""

import re
from pathlib import Path

from motherlode.kernel.registry import find_game
from motherlode.lessons.lesson_check import check_lesson
from motherlode.lessons.lesson_file import read_lesson

PAGE = Path(__file__).parents[2] / "docs" / "write-a-lesson.md"


def test_the_lesson_of_the_page_is_played_through(tmp_path: Path) -> None:
    found = re.search(r"```toml\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert found
    path = tmp_path / "one_cube.toml"
    path.write_text(found.group(1), encoding="utf-8")
    karats = find_game("karats")
    assert check_lesson(read_lesson(path, karats), karats) == []
