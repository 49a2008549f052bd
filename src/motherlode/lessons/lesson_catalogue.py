"""The lessons of a game, from the folder that its plug-in names."""

from functools import cache
from pathlib import Path

from motherlode.kernel.errors import MotherlodeError
from motherlode.kernel.game import Game
from motherlode.lessons.lesson_file import LessonFile, read_lesson
from motherlode.plugin_types import LessonsPlugin


class UnknownLesson(MotherlodeError):
    """No lesson of the game has this name."""


def lesson_paths(game: Game) -> list[Path]:
    """The lesson files of a game."""
    folder = game.plugin(LessonsPlugin).folder
    return sorted(folder.glob("*.toml")) if folder else []


@cache
def lessons_of(game: Game) -> dict[str, LessonFile]:
    """The lessons of a game by name, in the order in which they are offered."""
    files = [read_lesson(path, game) for path in lesson_paths(game)]
    files.sort(key=lambda file: (file.lesson.order, file.name))
    return {file.name: file for file in files}


def find_lesson(game: Game, name: str) -> LessonFile:
    """The lesson of a game with this name; raises UnknownLesson."""
    known = lessons_of(game)
    if name not in known:
        names = ", ".join(known) or "no lessons"
        raise UnknownLesson(f"{game.title} has no lesson {name!r:.40}; there are {names}")
    return known[name]
