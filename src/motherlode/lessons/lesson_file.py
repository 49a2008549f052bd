"""Lesson files: their form, and reading them with errors that name file, line and step."""

from collections.abc import Iterator
from dataclasses import dataclass
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any

import msgspec

from motherlode.i18n.catalogue import ENGLISH
from motherlode.i18n.rules_parser import rules_of
from motherlode.kernel.content import Source, read_source
from motherlode.kernel.errors import BadContent
from motherlode.kernel.game import Game

Texts = dict[str, str]
"""A text by language."""
REQUIRED_LANGUAGES = (ENGLISH, "de")
"""The languages that the lessons of this project have; a reader of another one gets English."""
LONGEST_TEXT = 420
"""Letters of a step's text: more is not read beside a board."""


class Answer(msgspec.Struct, forbid_unknown_fields=True):
    """What a legal action is answered that the step doesn't want: `action` is a pattern."""

    action: str
    text: Texts
    rule: str = ""


class Step(msgspec.Struct, forbid_unknown_fields=True):
    """One text of a lesson, and what the learner does before the next one.

    Actions are patterns of their texts, in which `*` stands for anything. Without `do` the step is
    only read. With `until` it ends after an action that matches that, else after `times` actions.
    `then` are entries that follow, by the seat that is asked. `light` are the actions to highlight
    (default: those of `do`), `show` the places of the board that the text is about. `after` are
    events that its text relies on: they have happened since the step before.
    """

    name: str
    text: Texts
    do: list[str] = []
    until: list[str] = []
    times: int = 1
    light: list[str] = []
    show: list[str] = []
    then: list[str] = []
    after: list[str] = []
    otherwise: list[Answer] = []
    rule: str = ""
    free: bool = False
    """True if every legal action may be done here."""


class Lesson(msgspec.Struct, forbid_unknown_fields=True):
    """A lesson: its position (a seed and the entries before its first step), steps and texts.

    `seats` are the players' names; the learner has the seat `learner`. `others` are patterns of
    what the other seats answer, the first that is legal. `own` are patterns of what is done for the
    learner without a question. `bot` plays on against the learner after the last step, unless it
    is "".
    """

    game: str
    title: Texts
    about: Texts
    minutes: int
    seed: str
    step: list[Step]
    seats: list[str] = msgspec.field(default_factory=lambda: ["you", "Rivet"])
    learner: int = 0
    order: int = 50
    options: dict[str, str | int | bool] = {}
    setup: list[str] = []
    others: list[str] = []
    own: list[str] = []
    bot: str = "search:novice"
    end: Texts = {}


@dataclass(frozen=True, eq=False)
class LessonFile:
    """A lesson with its name (the file's name without numbers), its file and the lines of it."""

    name: str
    lesson: Lesson
    source: Source

    def place(self, step: int) -> str:
        """The file, line and name of a step, for errors."""
        line = self.source.lines.get(f"step[{step}]", 1)
        return f"{self.source.name}:{line}: step {self.lesson.step[step].name!r}"


class BadLesson(BadContent):
    """A lesson file that can't be read or played."""


def matches(text: str, patterns: list[str]) -> bool:
    """True if the text of an action matches one of the patterns."""
    return any(fnmatchcase(text, pattern) for pattern in patterns)


def read_lesson(path: Path, game: Game) -> LessonFile:
    """Reads a lesson file; raises BadLesson with the first fault."""
    try:
        source = read_source(path)
    except BadContent as error:
        raise BadLesson(str(error)) from None
    lesson = _decoded(source)
    file = LessonFile(path.stem.replace("_", "-"), lesson, source)
    for fault in faults(file, game):
        raise BadLesson(fault)
    return file


def _decoded(source: Source) -> Lesson:
    """The lesson of a source; a wrong value is reported with the line of its step."""
    tables: dict[str, Any] = source.tables
    steps = tables.get("step", [])
    for number, table in enumerate(steps if isinstance(steps, list) else []):
        try:
            msgspec.convert(table, Step)
        except msgspec.ValidationError as error:
            name = table.get("name", number + 1) if isinstance(table, dict) else number + 1
            line = _line(source, f"step[{number}]", str(error))
            raise BadLesson(f"{source.name}:{line}: step {name!r}: {error}") from None
    try:
        return msgspec.convert(tables, Lesson)
    except msgspec.ValidationError as error:
        raise BadLesson(f"{source.name}:{_line(source, '', str(error))}: {error}") from None


def _line(source: Source, table: str, error: str) -> int:
    """The line of the key that a validation error names, or of its table."""
    key = error.rpartition("`$")[2].strip("`. ") if "`$" in error else ""
    if not key and "unknown field" in error:
        key = error.rpartition("`")[0].rpartition("`")[2]
    path = f"{table}.{key}".strip(".")
    while path and path not in source.lines:
        path = path[: max(path.rfind("."), path.rfind("["), 0)]
    return source.lines.get(path, 1)


def faults(file: LessonFile, game: Game) -> Iterator[str]:
    """What is wrong in a lesson's file, without playing it."""
    lesson, name = file.lesson, file.source.name
    if lesson.game != game.name:
        yield f"{name}:{file.source.lines.get('game', 1)}: the game is {game.name!r}"
    if not lesson.step:
        yield f"{name}:1: a lesson has steps: [[step]]"
    if lesson.learner not in range(len(lesson.seats)):
        yield f"{name}:{file.source.lines.get('learner', 1)}: no seat {lesson.learner}"
    if not 1 <= lesson.minutes <= 60:
        yield f"{name}:{file.source.lines.get('minutes', 1)}: 1 to 60 minutes"
    for key, texts in (("title", lesson.title), ("about", lesson.about), ("end", lesson.end)):
        if key != "end" or lesson.end:
            for fault in text_faults(texts):
                yield f"{name}:{file.source.lines.get(key, 1)}: {key}: {fault}"
    yield from _step_faults(file, game)


def _step_faults(file: LessonFile, game: Game) -> Iterator[str]:
    names: set[str] = set()
    rules = rules_of(game)
    for number, step in enumerate(file.lesson.step):
        place = file.place(number)
        if step.name in names:
            yield f"{place}: another step has this name"
        names.add(step.name)
        for texts in (step.text, *(answer.text for answer in step.otherwise)):
            for fault in text_faults(texts):
                yield f"{place}: {fault}"
        if step.until and not step.do:
            yield f"{place}: `until` needs `do`"
        if not 1 <= step.times <= 50:
            yield f"{place}: `times` is 1 to 50"
        for rule in filter(None, (step.rule, *(answer.rule for answer in step.otherwise))):
            if rule not in rules:
                yield f"{place}: {game.title} has no rule {rule!r}"


def text_faults(texts: Texts, longest: int = LONGEST_TEXT) -> Iterator[str]:
    """Languages that a text lacks, and texts that are empty or too long."""
    for language in REQUIRED_LANGUAGES:
        if not texts.get(language, "").strip():
            yield f"no text in {language!r}"
    for language, text in texts.items():
        if len(text) > longest:
            yield f"the text in {language!r} has {len(text)} letters: at most {longest}"


def in_language(texts: Texts, language: str) -> str:
    """A text in a language, or in English if it isn't translated."""
    return texts.get(language) or texts.get(ENGLISH, "")
