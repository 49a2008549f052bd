"""How to play: short illustrated topics of a game, each drawn from a step of one of its lessons."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import msgspec

from motherlode.i18n.rules_parser import rules_of
from motherlode.kernel.content import read_source
from motherlode.kernel.errors import BadContent
from motherlode.kernel.game import Game
from motherlode.lessons.lesson_catalogue import lessons_of
from motherlode.lessons.lesson_check import GENERAL_PLACES
from motherlode.lessons.lesson_file import BadLesson, Texts, matches, text_faults
from motherlode.plugin_types import LessonsPlugin


class Topic(msgspec.Struct, forbid_unknown_fields=True):
    """A page: its text, and its picture: the board at a step of a lesson, around `show`.

    `places` are patterns of the places of the board that the page explains: a piece there leads to
    it. `rules` are the numbered rules behind it.
    """

    name: str
    title: Texts
    text: Texts
    lesson: str
    step: str
    show: list[str]
    places: list[str] = []
    rules: list[str] = []


class HowToPlay(msgspec.Struct, forbid_unknown_fields=True):
    """The topics of a game, in the order in which they are read."""

    topic: list[Topic]


@cache
def topics_of(game: Game) -> list[Topic]:
    """The topics of a game; empty if it has none. Raises BadLesson with file, line and topic."""
    path = game.plugin(LessonsPlugin).topics
    if path is None:
        return []
    for fault in topic_faults(path, game):
        raise BadLesson(fault)
    return read_topics(path)


def read_topics(path: Path) -> list[Topic]:
    try:
        tables = read_source(path).tables
        return msgspec.convert(tables, HowToPlay).topic
    except BadContent as error:
        raise BadLesson(str(error)) from None
    except msgspec.ValidationError as error:
        raise BadLesson(f"{path}: {error}") from None


def topic_faults(path: Path, game: Game) -> Iterator[str]:
    """What is wrong in a file of topics, each fault with its line and topic."""
    lines = read_source(path).lines
    rules, lessons = rules_of(game), lessons_of(game)
    known = [*GENERAL_PLACES, *game.plugin(LessonsPlugin).places]
    for number, topic in enumerate(read_topics(path)):
        place = f"{path}:{lines.get(f'topic[{number}]', 1)}: topic {topic.name!r}"
        for texts in (topic.title, topic.text):
            for fault in text_faults(texts, longest=LONGEST_TEXT):
                yield f"{place}: {fault}"
        for rule in topic.rules:
            if rule not in rules:
                yield f"{place}: {game.title} has no rule {rule!r}"
        if topic.lesson not in lessons:
            yield f"{place}: {game.title} has no lesson {topic.lesson!r}"
        elif topic.step not in [step.name for step in lessons[topic.lesson].lesson.step]:
            yield f"{place}: the lesson {topic.lesson!r} has no step {topic.step!r}"
        for shown in topic.show:
            if not any(re.fullmatch(pattern, shown) for pattern in known):
                yield f"{place}: the board has no place {shown!r}"


def topic_for(place: str, topics: list[Topic]) -> Topic | None:
    """The topic that explains a place of the board; None if none does."""
    return next((topic for topic in topics if matches(place, topic.places)), None)


LONGEST_TEXT = 700
"""Letters of a topic's text: it shares one screen with its picture."""
