"""The jobs of lessons: where a lesson stands after the learner's inputs."""

import msgspec

from motherlode.i18n.words import Words
from motherlode.kernel.entry_authors import BOT, PLAYER
from motherlode.kernel.errors import MotherlodeError
from motherlode.kernel.play import Play
from motherlode.kernel.record import to_json
from motherlode.kernel.registry import find_game
from motherlode.lessons.lesson_catalogue import find_lesson, lessons_of
from motherlode.lessons.lesson_file import LessonFile
from motherlode.lessons.lesson_run import LessonRun, Refused
from motherlode.server.api.lesson_schema import (
    LessonFrame,
    LessonInfo,
    LessonRefusal,
    LessonState,
    LessonStep,
)
from motherlode.server.tables.live_game import LiveGame
from motherlode.server.workers.jobs import time_limit

SCRIPT_AUTHOR = f"{BOT} lesson"
"""Who chooses the entries of the other seats."""
RECENT = 8
"""Entries that a client gets that shows none yet."""


def lesson_info(file: LessonFile, first: bool) -> LessonInfo:
    lesson = file.lesson
    count = len(lesson.step)
    return LessonInfo(
        lesson.game, file.name, lesson.title, lesson.about, lesson.minutes, count, first
    )


def lesson_state(
    game: str, name: str, inputs: list[str], since: int, until: str, seconds: float
) -> bytes:
    """The LessonState after `inputs`, as JSON; the last of them may be refused.

    With `until`, the steps before that one are done first.
    """
    with time_limit(seconds):
        run = LessonRun(find_lesson(find_game(game), name))
        while until and run.step is not None and run.step.name != until:
            run.take(run.first_input())
        run.restore(inputs[:-1])
        refused = None
        if inputs and len(run.inputs) == len(inputs) - 1:
            refused = _take(run, inputs[-1])
        return msgspec.json.encode(_state(run, refused, since))


def _take(run: LessonRun, text: str) -> LessonRefusal | None:
    try:
        refused = run.take(text)
    except MotherlodeError as error:
        return LessonRefusal(text, False, {}, "", str(error), "")
    return _refusal(run, refused) if refused else None


def _refusal(run: LessonRun, refused: Refused) -> LessonRefusal:
    words = Words(run.play.setup.game, run.lesson.seats)
    text = words.reason(refused.reason) if refused.reason else ""
    return LessonRefusal(
        refused.action, refused.legal, refused.texts, refused.reason, text, refused.rule
    )


def _state(run: LessonRun, refused: LessonRefusal | None, since: int) -> LessonState:
    lesson, setup = run.lesson, run.play.setup
    live_game, frames = _replayed(run, since)
    step = run.step
    shown = step and LessonStep(
        run.at,
        step.name,
        step.text,
        run.lit(),
        step.show,
        not step.do,
        0 if step.until else step.times - run.done_here,
    )
    first = next(iter(lessons_of(setup.game))) == run.file.name
    return LessonState(
        info=lesson_info(run.file, first),
        seats=lesson.seats,
        learner=lesson.learner,
        options=dict(setup.options),
        teams=setup.game.seating.teams(setup.seats, setup.options),
        accepted=len(run.inputs),
        position=live_game.positions([lesson.learner])[lesson.learner],
        frames=frames,
        bot="" if run.play.over() else lesson.bot,
        end=lesson.end,
        step=shown or None,
        refused=refused,
    )


def _replayed(run: LessonRun, since: int) -> tuple[LiveGame, list[LessonFrame]]:
    """The game of a run as tables show it, and its entries after `since`."""
    play, learner = run.play, run.lesson.learner
    live_game = LiveGame(Play(play.setup, play.seed, checking=False), None, 0)
    frames: list[LessonFrame] = []
    since = len(play.log) - RECENT if since < 0 else since
    for number, (text, seat) in enumerate(zip(play.log, play.deciders, strict=True), 1):
        author = PLAYER if seat == learner else SCRIPT_AUTHOR
        played = live_game.apply_entry(number, seat, author, text, 0)
        if number > since:
            entry = live_game.entry_for(played, learner)
            frames.append(LessonFrame(entry, live_game.play.view(learner)))
    return live_game, frames


def lesson_record(game: str, name: str, inputs: list[str], learner: str, seconds: float) -> bytes:
    """The record of a lesson's game after the learner's inputs, to play on from."""
    with time_limit(seconds):
        run = LessonRun(find_lesson(find_game(game), name))
        run.restore(inputs)
        return to_json(run.record(learner))
