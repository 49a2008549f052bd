"""Finds a seed with which a lesson can be played: for writers, who know what shall be drawn."""

from collections.abc import Iterator

from motherlode.kernel.game import Game
from motherlode.lessons.lesson_check import check_lesson
from motherlode.lessons.lesson_file import BadLesson, LessonFile


def try_seeds(file: LessonFile, game: Game, most: int) -> Iterator[tuple[str, list[str]]]:
    """Tries the seeds 1 to `most`; yields each with the lesson's faults, until one has none."""
    for number in range(1, most + 1):
        file.lesson.seed = str(number)
        try:
            found = check_lesson(file, game)
        except BadLesson as error:
            found = [str(error)]
        yield file.lesson.seed, found
        if not found:
            return
