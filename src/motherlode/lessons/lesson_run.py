"""A run of a lesson: plays its position, the learner's inputs, and what follows each of them.

The same inputs give the same game: a run is restored from them alone.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from motherlode.kernel import registry
from motherlode.kernel.errors import IllegalAction, MotherlodeError
from motherlode.kernel.play import Play
from motherlode.kernel.record import Record, Seat, record_of
from motherlode.kernel.seeds import seed_from_text
from motherlode.lessons.lesson_file import BadLesson, LessonFile, Step, Texts, matches

NEXT = ""
"""The input that leaves a step that is only read."""
MOST_INPUTS = 300
MOST_FOLLOWING = 200
"""The most entries that may follow one input of the learner."""


@dataclass(frozen=True)
class Refused:
    """Why an input is not what the step wants: an own text, or the reason why it is illegal."""

    action: str
    legal: bool
    texts: Texts
    reason: str = ""
    rule: str = ""


class LessonRun:
    """A lesson being played: `play` is its game, `at` the number of the current step.

    `inputs` are those that were accepted: texts of actions, and NEXT.
    """

    def __init__(self, file: LessonFile) -> None:
        self.file, self.lesson = file, file.lesson
        self.at = 0
        self.done_here = 0
        """How many actions of the current step are done."""
        self.inputs: list[str] = []
        game = registry.find_game(self.lesson.game)
        try:
            setup = game.setup(len(self.lesson.seats), dict(self.lesson.options))
        except MotherlodeError as error:
            raise BadLesson(f"{file.source.name}:1: {error}") from None
        self.play = Play(setup, seed_from_text(self.lesson.seed))
        self.event_log = [list(self.play.events)]
        """The events of the deal, then those of each entry."""
        for number, text in enumerate(self.lesson.setup):
            self._enter_setup(number, text)
        self._let_others_answer("the setup")
        self._opened = [len(self.event_log)]

    def _enter_setup(self, number: int, text: str) -> None:
        try:
            self._play(text)
        except MotherlodeError as error:
            line = self.file.source.lines.get("setup", 1)
            where = f"{self.file.source.name}:{line}: setup, entry {number + 1}"
            raise BadLesson(f"{where}: {error}") from None

    def _play(self, text: str) -> None:
        self.play.play_text(text)
        self.event_log.append(list(self.play.events))

    @property
    def done(self) -> bool:
        """True after the last step."""
        return self.at >= len(self.lesson.step)

    @property
    def step(self) -> Step | None:
        """The current step; None after the last one."""
        return None if self.done else self.lesson.step[self.at]

    def restore(self, inputs: Sequence[str]) -> None:
        """Takes inputs that were accepted before; stops at the first that isn't accepted now."""
        for text in inputs[:MOST_INPUTS]:
            if self.take(text) is not None:
                return

    def take(self, text: str) -> Refused | None:
        """Takes an input of the learner; returns why not, and changes nothing, if it isn't wanted.

        Raises UnreadableAction if there is no such action.
        """
        step = self.step
        if step is None or len(self.inputs) >= MOST_INPUTS:
            return Refused(text, False, {})
        if not step.do:
            if text != NEXT:
                return self._refusal(step, text)
            self._finish_step(step)
        else:
            if text == NEXT or not self._wants(step, text):
                return self._refusal(step, text)
            self._play(text)
            self.done_here += 1
            ended = matches(text, step.until) if step.until else self.done_here >= step.times
            if ended or self.play.over():
                self._finish_step(step)
            else:
                self._let_others_answer(self.file.place(self.at))
        self.inputs.append(text)
        return None

    def _wants(self, step: Step, text: str) -> bool:
        """True if an action is legal and one that the step wants."""
        return self.is_asked() and text in self.play.legal_texts() and matches(text, step.do)

    def is_asked(self) -> bool:
        """True if the learner decides now."""
        return self.play.deciding_seat() == self.lesson.learner

    def _refusal(self, step: Step, text: str) -> Refused:
        """Why an input isn't wanted; the rules say so first, if they forbid it."""
        if text == NEXT:
            return Refused(text, False, {})
        action = self.play.parse(text)
        try:
            self.play.refuse_illegal(action)
        except IllegalAction as error:
            return Refused(text, False, {}, error.reason, error.rule)
        except MotherlodeError as error:
            return Refused(text, False, {}, str(error), getattr(error, "rule", ""))
        for answer in step.otherwise:
            if matches(text, [answer.action]):
                return Refused(text, True, answer.text, rule=answer.rule)
        return Refused(text, True, {}, rule=step.rule)

    def _finish_step(self, step: Step) -> None:
        place = self.file.place(self.at)
        for pattern in step.then:
            self._follow(pattern, place)
        self._let_others_answer(place)
        self.at, self.done_here = self.at + 1, 0
        self._opened.append(len(self.event_log))

    def happened(self) -> set[str]:
        """The events since the previous step was opened, as `captured` and `captured 0` (seat)."""
        first = self._opened[-2] if len(self._opened) > 1 else 0
        kinds = self.play.setup.game.events.kinds
        events = [event for part in self.event_log[first:] for event in part]
        names = {kinds[event.kind].name for event in events}
        return names | {f"{kinds[event.kind].name} {event.seat}" for event in events}

    def _follow(self, pattern: str, place: str) -> None:
        """Plays the first legal action that matches `pattern`, by the seat that is asked."""
        found = self._first_legal([pattern])
        if found is None:
            legal = ", ".join(self.play.legal_texts()[:8])
            raise BadLesson(f"{place}: `then` can't play {pattern!r}; legal are {legal}")
        self._play(found)

    def _let_others_answer(self, place: str) -> None:
        """Plays for the other seats, and what is done for the learner without a question."""
        for _ in range(MOST_FOLLOWING):
            if self.play.over():
                return
            own = self.is_asked()
            patterns = self.lesson.own if own else self.lesson.others
            found = self._first_legal(patterns)
            if found is None and own:
                return
            if found is None:
                legal = ", ".join(self.play.legal_texts()[:8])
                raise BadLesson(
                    f"{place}: another seat is asked, and `others` has no answer: {legal}"
                )
            self._play(found)
        raise BadLesson(f"{place}: more than {MOST_FOLLOWING} entries follow one action")

    def _first_legal(self, patterns: list[str]) -> str | None:
        """The first legal action of the first pattern that one matches, or None."""
        legal = [] if self.play.over() else self.play.legal_texts()
        for pattern in patterns:
            for text in legal:
                if matches(text, [pattern]):
                    return text
        return None

    def first_input(self) -> str:
        """The input that does what the step wants: of several actions a lit one, or NEXT."""
        step = self.step
        if step is None or not step.do:
            return NEXT
        wanted = self.wanted()
        ending = [text for text in wanted if matches(text, step.until)]
        lit = [text for text in self.lit() if text in wanted]
        return (ending or lit or wanted or [NEXT])[0]

    def wanted(self) -> list[str]:
        """The legal actions that the current step accepts."""
        step = self.step
        if step is None or not step.do or not self.is_asked():
            return []
        return [text for text in self.play.legal_texts() if matches(text, step.do)]

    def lit(self) -> list[str]:
        """The legal actions to highlight."""
        step = self.step
        if step is None or not self.is_asked():
            return []
        if not step.light:
            return self.wanted()
        return [text for text in self.play.legal_texts() if matches(text, step.light)]

    def record(self, learner: str) -> Record:
        """The game so far as a record, the learner's seat under the name `learner`."""
        names = [
            learner if seat == self.lesson.learner else name
            for seat, name in enumerate(self.lesson.seats)
        ]
        return record_of(self.play, [Seat(name) for name in names])
