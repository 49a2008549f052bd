"""A game at the keyboard: bots act, people are shown the table and asked, until it is over."""

import sys

from rich.console import Console
from rich.text import Text

from motherlode.cli import commands
from motherlode.cli.answers import Answer, understand
from motherlode.cli.keyboard import Keyboard, Left
from motherlode.cli.phrases import phrase
from motherlode.cli.picture import picture
from motherlode.cli.rescue import rescue
from motherlode.cli.screen import complain, error_text, one_line, wipe
from motherlode.cli.sheet import action_list, ending, events_box, question
from motherlode.cli.table import Table
from motherlode.kernel.errors import MotherlodeError
from motherlode.kernel.view import SPECTATOR

MOST_MISSES = 20
"""After so many lines in a row that did nothing, whatever feeds us is no player."""
LEAST_NEWS = 3
MOST_NEWS = 12
LINES_BESIDES_NEWS = 22


class Gibberish(MotherlodeError):
    """Input from a pipe or a file that makes no sense at the table."""


class Session:
    """One sitting. `seen[seat]` is how far into the story a seat had been when it last acted."""

    def __init__(self, table: Table, out: Console, file: str = "") -> None:
        self.table = table
        self.out = out
        self.file = file
        self.saved = len(table.play.log)
        self.keyboard = Keyboard()
        self.leaving = False
        self.seen = [0] * len(table.chairs)
        self.last_seat: int | None = None
        self.misses = 0

    def say(self, key: str, **holes: object) -> None:
        self.out.print(Text(self.phrase(key, **holes)))

    def phrase(self, key: str, **holes: object) -> str:
        return phrase(key, self.table.language, **holes)

    def unsaved(self) -> bool:
        """Whether leaving now would lose something that a person did."""
        return any(
            done.entry > self.saved and self.table.chairs[done.seat].human
            for done in self.table.play.done
        )

    def completions(self) -> list[str]:
        """What Tab may complete to."""
        return [*self.table.play.legal_texts(), *commands.COMMANDS]

    def run(self) -> int:
        """Plays on until the game is over or somebody leaves; gives the exit code."""
        try:
            while not self.leaving:
                self._next()
        except Left as left:
            return left.code
        except (BrokenPipeError, MotherlodeError):
            raise
        except Exception as error:
            raise rescue(self.table, error) from error
        return 0

    def _next(self) -> None:
        if self.table.bot_asked():
            self._bots_act()
        elif self.table.play.over():
            self._after_the_end()
        else:
            self._ask(self.table.play.position.seat())

    def _bots_act(self) -> None:
        """Lets bots act until a person is asked or the game ends."""
        try:
            with self.out.status(self.phrase("play.thinking")):
                while self.table.bot_asked():
                    self.table.let_bot_act()
        except KeyboardInterrupt:
            commands.leave(self, "")

    def _ask(self, seat: int) -> None:
        """Shows a person the table and takes what they say until the game moves."""
        self._curtain(seat)
        self.show(seat)
        moves = len(self.table.play.log)
        while len(self.table.play.log) == moves and not self.leaving:
            self._take(self.keyboard.ask(self, f"{self.table.words.seat(seat)}> "), seat)

    def _curtain(self, seat: int) -> None:
        """Hides the screen when the keyboard changes hands in a game of secrets."""
        passed = self.last_seat is not None and self.last_seat != seat
        if passed and self.table.secretive():
            wipe(self.out, forget=True)
            self.say("play.pass", name=self.table.words.seat(seat))
            self.keyboard.ask(self, self.phrase("play.press_enter"))
        self.last_seat = seat

    def most_news(self) -> int:
        """How many lines of news leave room for the rest on this screen."""
        if not self.out.is_terminal:
            return MOST_NEWS
        return min(MOST_NEWS, max(LEAST_NEWS, self.out.height - LINES_BESIDES_NEWS))

    def show(self, seat: int) -> None:
        """Draws the table as `seat` sees it, what is new, and what may be chosen."""
        table = self.table
        wipe(self.out)
        self.out.print(picture(table, seat))
        self.out.print(events_box(table, seat, self.seen[seat], self.most_news()))
        self.out.print(question(table, seat))
        self.out.print(action_list(table, self.out.width))
        self.out.print(Text(self.phrase("play.commands"), style="dim"))

    def _take(self, text: str, seat: int) -> None:
        """Does what an answer says: an action, a command, or a word on why not."""
        try:
            answer = understand(text, self.table, list(commands.COMMANDS))
            if answer.action is not None:
                self.seen[seat] = len(self.table.story)
                self.table.act(answer.action)
            elif answer.command:
                commands.COMMANDS[answer.command](self, answer.argument)
            done = answer != Answer()
        except (MotherlodeError, OSError, ValueError) as error:
            self.out.print(error_text(self.explain(error)))
            done = False
        self._count(done)

    def _count(self, done: bool) -> None:
        """Ends it where line after line does nothing and nobody sits there to read why."""
        self.misses = 0 if done else self.misses + 1
        if self.misses >= MOST_MISSES and not interactive():
            if self.unsaved():
                complain(self.phrase("play.left_unsaved"), 0)
            raise Gibberish(self.phrase("play.gibberish", count=self.misses))

    def explain(self, error: Exception) -> str:
        if isinstance(error, OSError):
            return self.phrase("play.file", file=error.filename or "", why=error.strerror or error)
        return one_line(str(error))

    def undo(self, count: int) -> None:
        self.table.undo(count)
        self.seen = [min(seen, len(self.table.story) - 1) for seen in self.seen]

    def _after_the_end(self) -> None:
        """Shows how it ended; the record may be saved and the log read before leaving."""
        humans = [seat for seat, chair in enumerate(self.table.chairs) if chair.human]
        seat = humans[0] if len(humans) == 1 else SPECTATOR
        wipe(self.out)
        self.out.print(picture(self.table, seat))
        since = self.seen[seat] if seat >= 0 else max(0, len(self.table.story) - 1)
        self.out.print(events_box(self.table, seat, since, self.most_news()))
        self.out.print(ending(self.table))
        self.leaving = not humans
        while not self.leaving:
            self._take_last(self.keyboard.ask(self, self.phrase("play.at_the_end")))

    def _take_last(self, text: str) -> None:
        word, _, argument = text.strip().partition(" ")
        if not word:
            self.leaving = True
            return
        done = word in commands.AFTER_THE_END
        if not done:
            self.say("play.only_after", known=", ".join(commands.AFTER_THE_END))
        else:
            try:
                commands.COMMANDS[word](self, argument.strip())
            except (MotherlodeError, OSError, ValueError) as error:
                self.out.print(error_text(self.explain(error)))
                done = False
        self._count(done)


def interactive() -> bool:
    """Whether a person sits at the keyboard."""
    return sys.stdin.isatty()
