"""A session: a table in the terminal, how far each seat has read, and the questions to people."""

from rich.console import Console
from rich.text import Text

from motherlode.cli.keyboard import Keyboard, interactive
from motherlode.cli.local_table import Table
from motherlode.cli.picture import picture
from motherlode.cli.prompt_view import action_list, events_box, question
from motherlode.cli.screen import complain, error_text, one_line, wipe
from motherlode.cli.text import phrase

INTERRUPTED = 130
LEAST_NEWS = 3
MOST_NEWS = 12
LINES_BESIDES_NEWS = 22


class Left(Exception):
    """A person leaves the table without a command: end of input, or Ctrl-C twice."""

    def __init__(self, code: int) -> None:
        self.code = code


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

    def print_error(self, error: Exception) -> None:
        """Prints what is wrong with an answer."""
        text = one_line(str(error))
        if isinstance(error, OSError):
            why = error.strerror or error
            text = self.phrase("play.file", file=error.filename or "", why=why)
        self.out.print(error_text(text))

    def unsaved(self) -> bool:
        """True if leaving now would lose something that a person did."""
        return any(
            done.entry > self.saved and self.table.chairs[done.seat].human
            for done in self.table.play.applied
        )

    def undo(self, count: int) -> None:
        self.table.undo(count)
        self.seen = [min(seen, len(self.table.story) - 1) for seen in self.seen]

    def ask(self, prompt: str, words: list[str]) -> str:
        """The line that is typed; Tab completes to `words`.

        The first Ctrl-C or Ctrl-D only warns where a game would be lost.
        """
        warned = False
        while True:
            try:
                self.out.file.flush()
                return self.keyboard.read(prompt, words)
            except (EOFError, KeyboardInterrupt) as error:
                self.out.print()
                interrupted = isinstance(error, KeyboardInterrupt)
                if warned or not interactive() or not self.unsaved():
                    self.warn_unsaved()
                    raise Left(INTERRUPTED if interrupted else 0) from None
                self.say("play.leave_again" if interrupted else "play.leave_end")
                warned = True

    def warn_unsaved(self) -> None:
        """Says that the game is lost, if it is."""
        if self.unsaved():
            complain(self.phrase("play.left_unsaved"), 0)

    def show(self, seat: int) -> None:
        """Draws the table as `seat` sees it, what is new, and what may be chosen."""
        table = self.table
        self.show_table(seat, self.seen[seat])
        self.out.print(question(table, seat))
        self.out.print(action_list(table, self.out.width))
        self.out.print(Text(self.phrase("play.commands"), style="dim"))

    def show_table(self, seat: int, since: int) -> None:
        """Draws the table as `seat` sees it, and what happened from part `since` of the story."""
        wipe(self.out)
        self.out.print(picture(self.table, seat))
        self.out.print(events_box(self.table, seat, since, self.most_news()))

    def most_news(self) -> int:
        """How many lines of news leave room for the rest on this screen."""
        if not self.out.is_terminal:
            return MOST_NEWS
        return min(MOST_NEWS, max(LEAST_NEWS, self.out.height - LINES_BESIDES_NEWS))
