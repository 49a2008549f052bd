"""Checks lessons: plays each through, and tries what the learner might do instead."""

import re
from collections.abc import Iterator

from motherlode.kernel.game import Game
from motherlode.lessons.lesson_catalogue import lesson_paths
from motherlode.lessons.lesson_file import BadLesson, LessonFile, Step, read_lesson
from motherlode.lessons.lesson_run import LessonRun
from motherlode.plugin_types import LessonsPlugin

MOST_ALTERNATIVES = 40
"""The most accepted actions of one step that are tried besides the first."""


def check_lessons(game: Game) -> Iterator[tuple[str, list[str]]]:
    """The file name of each lesson of a game, with its faults."""
    for path in lesson_paths(game):
        try:
            found = check_lesson(read_lesson(path, game), game)
        except BadLesson as error:
            found = [str(error)]
        yield path.name, found


def check_lesson(file: LessonFile, game: Game) -> list[str]:
    """Plays a lesson through; returns what is wrong with it."""
    run, faults = LessonRun(file), list(_place_faults(file, game))
    while not run.done:
        step, place = run.lesson.step[run.at], run.file.place(run.at)
        faults += [f"{place}: {fault}" for fault in _faults_here(run, step)]
        if faults:
            return faults
        _try_alternatives(file, run)
        refused = run.take(run.first_input())
        if refused is not None:  # pragma: no cover - `first_input` chooses accepted inputs
            return [*faults, f"{place}: {refused.action!r} is not accepted"]
    if run.play.over() and file.lesson.bot:
        faults.append(f'{file.source.name}:1: the game is over at the end: set bot = ""')
    return faults


def _faults_here(run: LessonRun, step: Step) -> Iterator[str]:
    """What is wrong with the current step, at the position where it begins."""
    if missing := sorted(set(step.after) - run.happened()):
        yield f"these events have not happened: {', '.join(missing)}"
    if not step.do:
        return
    if not run.is_asked():
        yield f"the learner is not asked here, but seat {run.play.deciding_seat()}"
        return
    legal, wanted = run.play.legal_texts(), run.wanted()
    if not wanted:
        yield f"no legal action matches `do`; legal are {', '.join(legal[:12])}"
    if step.light and not run.lit():
        yield f"no legal action matches `light`; legal are {', '.join(legal[:12])}"
    if wanted and len(wanted) == len(legal) > 1 and not step.free:
        yield "every legal action is accepted: name those wanted, or set free = true"
    unwanted = next((text for text in legal if text not in wanted), None)
    if unwanted is not None and run.take(unwanted) is None:
        yield f"{unwanted!r} is accepted, which `do` doesn't name"
    rows = run.play.setup.game.actions.rows
    illegal = next((row.text for row in rows if row.text not in legal), None)
    if illegal is not None and run.take(illegal) is None:
        yield f"{illegal!r} is accepted, which is illegal"


def _try_alternatives(file: LessonFile, run: LessonRun) -> None:
    """Plays the rest of the lesson after each other action that the step accepts.

    Raises BadLesson if the lesson can't be finished then.
    """
    step_name = run.lesson.step[run.at].name
    for text in run.wanted()[: MOST_ALTERNATIVES + 1]:
        other = LessonRun(file)
        other.restore([*run.inputs, text])
        tries = 0
        while not other.done:
            tries += 1
            step = other.lesson.step[other.at]
            unmet = set(step.after) - other.happened()
            if unmet or (step.do and not other.wanted()) or tries > MOST_ALTERNATIVES * 3:
                place = other.file.place(other.at)
                raise BadLesson(f"{place}: can't be done after {text!r} in step {step_name!r}")
            other.take(other.first_input())


def _place_faults(file: LessonFile, game: Game) -> Iterator[str]:
    """Places of the board that a step shows and the game doesn't name."""
    known = [*GENERAL_PLACES, *game.plugin(LessonsPlugin).places]
    for number, step in enumerate(file.lesson.step):
        for place in step.show:
            if not any(re.fullmatch(pattern, place) for pattern in known):
                yield f"{file.place(number)}: the board has no place {place!r}"


GENERAL_PLACES = ("asked", "log", "players", "hint", "rules")
"""Places that every table has."""
