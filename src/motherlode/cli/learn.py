"""`motherlode learn GAME [LESSON]`: plays a lesson in the terminal, then the game goes on."""

import sys

from rich.panel import Panel
from rich.text import Text

from motherlode.cli import game_loop, prompt_commands
from motherlode.cli.base_argument_parser import Arguments, Subparsers, add_command
from motherlode.cli.console_output import console
from motherlode.cli.keyboard import interactive
from motherlode.cli.local_game import LocalGame
from motherlode.cli.parse_answer import parse_answer
from motherlode.cli.parse_seats import Player, default_name
from motherlode.cli.play import add_language, check_language
from motherlode.cli.prompt_view import action_list, question
from motherlode.cli.terminal_session import Left, Session
from motherlode.cli.translated_texts import phrase
from motherlode.i18n.words import Words
from motherlode.kernel import registry
from motherlode.kernel.errors import MotherlodeError
from motherlode.lessons.lesson_catalogue import find_lesson, lessons_of
from motherlode.lessons.lesson_file import LessonFile, Step, in_language
from motherlode.lessons.lesson_run import NEXT, LessonRun, Refused

COMMANDS = ("back", "skip", "rules", "quit")
MOST_SKIPPED = 30


def add(subparsers: Subparsers) -> None:
    parser = add_command(subparsers, "learn")
    parser.add_argument("game", metavar="GAME", help=phrase("help.learn_game"))
    parser.add_argument("lesson", metavar="LESSON", nargs="?", help=phrase("help.learn_lesson"))
    add_language(parser)
    parser.set_defaults(run=run)


def run(arguments: Arguments) -> int:
    """Plays a lesson, the first one by default; then the game against bots."""
    check_language(arguments.language)
    game = registry.find_game(arguments.game)
    name = arguments.lesson or next(iter(lessons_of(game)), "")
    return Learner(find_lesson(game, name), arguments.language).learn()


class Learner:
    """A lesson in the terminal: shows its steps and takes the learner's answers."""

    def __init__(self, file: LessonFile, language: str) -> None:
        self.file, self.language = file, language
        self.run = LessonRun(file)
        self.session = Session(self._local_game(""), console())
        self.session.saved = sys.maxsize  # A lesson begins again: there is nothing to save.
        self.useless_lines = 0

    def _local_game(self, bot: str) -> LocalGame:
        """The game of the run; `bot` plays the other seats, if it is not ""."""
        lesson = self.run.lesson
        me = default_name(self.language)
        players = [
            Player(me) if seat == lesson.learner else Player(name, bot)
            for seat, name in enumerate(lesson.seats)
        ]
        local_game = LocalGame(self.run.play, players, self.language)
        local_game.event_log = self.run.event_log
        return local_game

    def learn(self) -> int:
        """Plays the lesson to its end or until the learner leaves; returns the exit code."""
        try:
            while not self.run.done:
                self._show()
                self._ask()
                if self.session.leaving:
                    return 0
        except Left as left:
            return left.code
        return self._play_on()

    def _show(self) -> None:
        """Draws the board, then the text of the step and what may be done."""
        run, session = self.run, self.session
        step, seat = run.lesson.step[run.at], run.lesson.learner
        session.show_board(seat, session.seen[seat])
        session.seen[seat] = len(run.event_log)
        place = {"number": run.at + 1, "count": len(run.lesson.step)}
        session.out.print(
            Panel(
                Text(in_language(step.text, self.language)),
                title=Text(in_language(run.lesson.title, self.language)),
                subtitle=Text(phrase("learn.step", self.language, **place)),
            )
        )
        if step.do:
            session.out.print(question(session.local_game, seat))
            session.out.print(action_list(session.local_game, session.out.width))
            session.print_phrase("learn.wanted", actions=self._lit_words())
        session.print_phrase("learn.commands_read" if not step.do else "learn.commands")

    def _lit_words(self) -> str:
        """The lit actions in words, each with its number in the list."""
        legal, actions = self.run.play.legal_texts(), self.run.play.setup.game.actions
        words = self.session.local_game.words
        lit = [
            f"{legal.index(text) + 1} ({words.action(actions.row(actions.parse(text)))})"
            for text in self.run.lit()
        ]
        return ", ".join(lit)

    def _ask(self) -> None:
        """Takes answers until one of them changes the step or the game."""
        before = (self.run.at, len(self.run.inputs))
        while (self.run.at, len(self.run.inputs)) == before and not self.session.leaving:
            words = [*self.run.play.legal_texts(), *COMMANDS]
            answer = self.session.ask(phrase("learn.prompt", self.language), words).strip()
            try:
                self._handle(answer)
                self.useless_lines = 0
            except MotherlodeError as error:
                self.session.print_error(error)
                self._count_useless()

    def _count_useless(self) -> None:
        """Ends a lesson whose piped input has no effect line after line."""
        self.useless_lines += 1
        if self.useless_lines >= game_loop.MAX_USELESS_LINES and not interactive():
            raise game_loop.UselessInput(
                phrase("play.gibberish", self.language, count=self.useless_lines)
            )

    def _handle(self, answer: str) -> None:
        """Does what an answer says; a refusal is printed."""
        step = self.run.lesson.step[self.run.at]
        command, _, argument = answer.partition(" ")
        if command == "quit":
            self.session.leaving = True
        elif command == "back":
            self._go_back()
        elif command == "skip":
            self._skip()
        elif command == "rules":
            prompt_commands.rules(self.session, argument)
        elif not answer and not step.do:
            self._take(NEXT)
        elif answer:
            self._take(self._action_text(answer))

    def _action_text(self, answer: str) -> str:
        """The text of the action that an answer names; raises an error if it is not legal."""
        local_game = self.session.local_game
        action = parse_answer(answer, local_game, []).action
        return "" if action is None else local_game.game.actions.text(action)

    def _take(self, text: str) -> None:
        refused = self.run.take(text)
        if refused is not None:
            self.session.out.print(Text(self._answer(refused), style="yellow"))
            self._count_useless()

    def _answer(self, refused: Refused) -> str:
        """What a refused answer is answered: the step's own words, or the reason."""
        words: Words = self.session.local_game.words
        text = in_language(refused.texts, self.language)
        if not text and refused.reason:
            text = phrase("learn.illegal", self.language, why=words.reason(refused.reason))
        text = text or phrase("learn.not_now", self.language)
        return f"{text} ({refused.rule})" if refused.rule else text

    def _skip(self) -> None:
        """Does what the step wants in the learner's place."""
        at = self.run.at
        for _ in range(MOST_SKIPPED):
            if self.run.at != at or self.run.done:
                return
            self._take(self.run.first_input())

    def _go_back(self) -> None:
        """Takes the last input back: the lesson begins again and repeats the others."""
        inputs = self.run.inputs[:-1]
        self.run = LessonRun(self.file)
        self.run.restore(inputs)
        seen = self.session.seen
        self.session.local_game = self._local_game("")
        self.session.seen = [min(count, len(self.run.event_log)) for count in seen]
        self._show()

    def _play_on(self) -> int:
        """Shows the end of the lesson, then plays on against the lesson's bot."""
        lesson = self.run.lesson
        end: Step | None = self.run.step
        assert end is None
        self.session.out.print(Panel(Text(in_language(lesson.end, self.language) or "✓")))
        if not lesson.bot or self.run.play.over():
            return 0
        answer = self.session.ask(phrase("learn.play_on", self.language), ["yes", "no"])
        if answer.strip().lower() not in phrase("play.yes", self.language).split():
            return 0
        local_game = self._local_game(lesson.bot)
        local_game.times = [0] * len(self.run.play.log)
        return game_loop.run(Session(local_game, self.session.out))
