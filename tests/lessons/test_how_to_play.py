"""The pages of "How to play" name lessons, rules and places that exist; a wrong one is reported."""

from pathlib import Path

import pytest

from motherlode.kernel import registry
from motherlode.lessons.how_to_play import topic_faults, topic_for, topics_of
from motherlode.lessons.lesson_file import BadLesson

KARATS = registry.find_game("karats")
TOPIC = """
[[topic]]
name = "turn"
title = { en = "T", de = "T" }
lesson = "first-shift"
step = "turn"
show = ["mine"]
places = ["asked"]
rules = ["K17"]
text = { en = "A", de = "A" }
"""


@pytest.mark.parametrize("game", list(registry.all_games()))
def test_each_game_has_pages_and_one_for_its_goal_and_turn(game: str) -> None:
    found = topics_of(registry.find_game(game))
    assert [topic.name for topic in found[:2]] == ["goal", "turn"]
    assert topic_for("asked", found) is found[1]


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ('"K17"', '"K99"', "has no rule 'K99'"),
        ('"first-shift"', '"last-shift"', "has no lesson 'last-shift'"),
        ('step = "turn"', 'step = "turns"', "has no step 'turns'"),
        ('"mine"', '"sky"', "the board has no place 'sky'"),
        ('de = "A"', 'de = ""', "no text in 'de'"),
    ],
)
def test_a_wrong_page_is_reported_with_its_place(
    old: str, new: str, fault: str, tmp_path: Path
) -> None:
    path = tmp_path / "how_to_play.toml"
    path.write_text(TOPIC.replace(old, new), encoding="utf-8")
    found = list(topic_faults(path, KARATS))
    assert len(found) == 1
    assert fault in found[0]
    assert "how_to_play.toml:2: topic 'turn'" in found[0]


def test_a_file_without_a_list_of_pages_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "how_to_play.toml"
    path.write_text("topic = 5", encoding="utf-8")
    with pytest.raises(BadLesson, match=r"how_to_play.toml: Expected `array`"):
        list(topic_faults(path, KARATS))
