"""A session: one local game in the terminal, what each seat has seen of it, and the prompts."""

from rich.console import Console
from rich.text import Text

from motherlode.cli.board_picture import board_preview, is_generated, picture
from motherlode.cli.console_output import clear_screen, error_text, one_line, report_error
from motherlode.cli.keyboard import Keyboard, interactive
from motherlode.cli.local_game import LocalGame
from motherlode.cli.prompt_view import action_list, events_box, question
from motherlode.cli.translated_texts import phrase

INTERRUPTED = 130
MIN_EVENT_LINES = 3
MAX_EVENT_LINES = 12
OTHER_LINES = 22
"""Lines of a screen that are not for events."""


class Left(Exception):
    """A person left without a command: by end of input, or Ctrl-C twice."""

    def __init__(self, code: int) -> None:
        self.code = code


class Session:
    """A local game in the terminal.

    `seen[seat]` is the length of the event log when the seat last acted, `saved` the length of the
    action log when the game was last saved.
    """

    def __init__(self, local_game: LocalGame, out: Console, file: str = "") -> None:
        self.local_game = local_game
        self.out = out
        self.file = file
        self.saved = len(local_game.play.log)
        self.keyboard = Keyboard()
        self.leaving = False
        self.seen = [0] * len(local_game.players)
        self.last_seat: int | None = None
        self.useless_lines = 0

    def print_phrase(self, key: str, **holes: object) -> None:
        """Prints the text of a key in the language of the game."""
        self.out.print(Text(self.phrase(key, **holes)))

    def phrase(self, key: str, **holes: object) -> str:
        """The text of a key in the language of the game."""
        return phrase(key, self.local_game.language, **holes)

    def print_error(self, error: Exception) -> None:
        """Prints an error that an answer caused, as one line."""
        text = one_line(str(error))
        if isinstance(error, OSError):
            why = error.strerror or error
            text = self.phrase("play.file", file=error.filename or "", why=why)
        self.out.print(error_text(text))

    def unsaved(self) -> bool:
        """True if a person has acted since the game was last saved."""
        return any(
            done.entry > self.saved and self.local_game.players[done.seat].human
            for done in self.local_game.play.applied
        )

    def undo(self, count: int) -> None:
        self.local_game.undo(count)
        self.seen = [min(seen, len(self.local_game.event_log) - 1) for seen in self.seen]

    def ask(self, prompt: str, words: list[str]) -> str:
        """Reads a line; Tab completes to `words`. Ctrl-C or Ctrl-D raises Left.

        If the game is not saved, the first Ctrl-C or Ctrl-D only warns.
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
                self.print_phrase("play.leave_again" if interrupted else "play.leave_end")
                warned = True

    def warn_unsaved(self) -> None:
        """Prints a warning if the game is not saved."""
        if self.unsaved():
            report_error(self.phrase("play.left_unsaved"), 0)

    def show_generated_board(self) -> None:
        """Before the first move, shows a generated board and how alike its seats are; a person at
        a terminal then presses Enter."""
        setup = self.local_game.play.setup
        if self.local_game.play.log or not is_generated(setup):
            return
        self.out.print(board_preview(setup, self.local_game.words))
        if interactive() and any(player.human for player in self.local_game.players):
            self.ask(self.phrase("play.press_enter"), [])

    def show(self, seat: int) -> None:
        """Draws the board as `seat` sees it, the events since it last acted, and its choices."""
        local_game = self.local_game
        self.show_board(seat, self.seen[seat])
        self.out.print(question(local_game, seat))
        self.out.print(action_list(local_game, self.out.width))
        self.out.print(Text(self.phrase("play.commands"), style="dim"))

    def show_board(self, seat: int, since: int) -> None:
        """Draws the board as `seat` sees it, and the events from `event_log[since]` on."""
        clear_screen(self.out)
        self.out.print(picture(self.local_game, seat))
        self.out.print(events_box(self.local_game, seat, since, self.max_event_lines()))

    def max_event_lines(self) -> int:
        """The number of events that can be shown while the rest still fits on the screen."""
        if not self.out.is_terminal:
            return MAX_EVENT_LINES
        return min(MAX_EVENT_LINES, max(MIN_EVENT_LINES, self.out.height - OTHER_LINES))
