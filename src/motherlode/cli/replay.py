"""`motherlode replay FILE [--step]`: prints a recorded game, or steps through it."""

from datetime import UTC, datetime

from rich.console import Console
from rich.text import Text

from motherlode.cli.base_argument_parser import (
    Arguments,
    BadUsage,
    Subparsers,
    add_command,
    whole_number,
)
from motherlode.cli.board_picture import picture
from motherlode.cli.console_output import clear_screen, console, one_line
from motherlode.cli.local_game import LocalGame, replay_next
from motherlode.cli.parse_seats import Player
from motherlode.cli.play import add_language, check_language
from motherlode.cli.prompt_view import ending
from motherlode.cli.translated_texts import phrase
from motherlode.i18n.words import seat_name
from motherlode.kernel.entry_authors import CLOCK, STAND_IN, WITHOUT_ASKING, parse_author
from motherlode.kernel.play import UNDO
from motherlode.kernel.record import Record, first_play
from motherlode.kernel.view import SPECTATOR
from motherlode.records.file_or_link import load_place, parse_place

EXPLAINED = (STAND_IN, *WITHOUT_ASKING, CLOCK)
"""The authors that are shown: all others are the player or bot that has the seat."""


def add(subparsers: Subparsers) -> None:
    parser = add_command(subparsers, "replay")
    parser.add_argument("file", metavar="FILE", type=parse_place, help=phrase("help.record"))
    parser.add_argument("--step", action="store_true", help=phrase("help.step"))
    seat = whole_number(1, 99)
    parser.add_argument("--seat", metavar="N", type=seat, help=phrase("help.seat"))
    add_language(parser)
    parser.set_defaults(run=run)


def run(arguments: Arguments) -> int:
    check_language(arguments.language)
    record = load_place(arguments.file).record
    seat = SPECTATOR if arguments.seat is None else arguments.seat - 1
    if seat >= len(record.seats):
        raise BadUsage(phrase("errors.no_seat", seat=seat + 1, count=len(record.seats)))
    if arguments.step:
        StepReplay(record, seat, arguments.language, console()).run()
    else:
        print_game(record, seat, arguments.language, console())
    return 0


def first_position(record: Record, language: str) -> LocalGame:
    """The game of a record before its first entry; no bot acts, as the record has all actions."""
    seats = enumerate(record.seats)
    players = [Player(seat_name(seat.name, seat.bot, number, language)) for number, seat in seats]
    return LocalGame(first_play(record), players, language, watched=True)


def entry_line(local_game: LocalGame, record: Record, entry: int) -> Text:
    """A line for an entry: its number, its player, and the action in words."""
    text = record.actions[entry - 1]
    actions = local_game.game.actions
    asked = local_game.play.deciding_seat()
    known = text.partition(" ")[0] != UNDO and asked is not None
    action = local_game.words.action(actions.row(actions.parse(text))) if known else text
    who = local_game.words.seat(asked) if known and asked is not None else ""
    return Text.assemble(
        (f"{entry:>4} ", "dim"),
        (f"{who}: " if who else "", "bold cyan"),
        one_line(action),
        (authorship(record, entry, local_game.language), "dim"),
    )


def authorship(record: Record, entry: int, language: str) -> str:
    """A note on who chose an entry, if not the seat's own player, and when; empty if unknown."""
    notes: list[str] = []
    if record.authors:
        author = parse_author(record.authors[entry - 1])
        if author.kind in EXPLAINED:
            key = f"replay.by_{author.kind.replace('-', '_')}"
            notes.append(one_line(phrase(key, language, bot=author.bot)))
    if record.times and record.times[entry - 1]:
        at = datetime.fromtimestamp(record.times[entry - 1] / 1000, UTC)
        notes.append(f"{at:%Y-%m-%d %H:%M:%S} UTC")
    return f"  [{', '.join(notes)}]" if notes else ""


def notes_after(local_game: LocalGame, record: Record, entry: int) -> list[Text]:
    """Lines on events of the table after an entry: a seat's takeover, a new deal, a continuation.

    What happened before the deal is shown with entry 0.
    """
    language, lines = local_game.language, list[str]()
    for change in record.takeovers:
        if max(change.entry, 0) == entry:
            holes = {"before": change.before, "after": change.after, "way": change.by}
            seat = local_game.words.seat(change.seat)
            lines.append(phrase("replay.takeover", language, seat=seat, **holes))
    for part in record.continues:
        if part.cut == entry:
            lines.append(phrase("replay.redealt" if part.seed else "replay.continues", language))
    return [Text(f"       * {one_line(line)}", "magenta") for line in lines]


def print_game(record: Record, seat: int, language: str, out: Console) -> None:
    """Prints the whole game in words, then the board at its end."""
    local_game = first_position(record, language)
    for sentence in local_game.sentences(seat):
        out.print(Text(f"       {sentence}"))
    for line in notes_after(local_game, record, 0):
        out.print(line)
    for entry in range(1, len(record.actions) + 1):
        out.print(step_forward(local_game, record, entry))
        if record.actions[entry - 1].partition(" ")[0] != UNDO:
            for sentence in local_game.sentences(seat, len(local_game.event_log) - 1):
                out.print(Text(f"       {sentence}"))
        for line in notes_after(local_game, record, entry):
            out.print(line)
    out.print(picture(local_game, seat))
    if local_game.play.over():
        out.print(ending(local_game))


def step_forward(local_game: LocalGame, record: Record, entry: int) -> Text:
    """Replays an entry and returns its line; raises ReplayMismatch if the record was altered."""
    try:
        line = entry_line(local_game, record, entry)
    finally:
        replay_next(local_game, record, entry)
    return line


class StepReplay:
    """Steps through a record: Enter goes forward, `b` back, a number to that entry, `q` quits."""

    def __init__(self, record: Record, seat: int, language: str, out: Console) -> None:
        self.record = record
        self.seat = seat
        self.language = language
        self.out = out
        self._rewind()

    def _rewind(self) -> None:
        self.local_game = first_position(self.record, self.language)
        self.at = 0
        self.line = Text("")

    def run(self) -> None:
        last = len(self.record.actions)
        while True:
            self.show()
            try:
                answer = input(phrase("replay.prompt", self.language, at=self.at, last=last))
            except EOFError:
                return
            if answer.strip().lower() in ("q", "quit"):
                return
            if self.at == last and not answer.strip():
                return
            self.go_to(self.target_entry(answer.strip().lower()))

    def target_entry(self, answer: str) -> int:
        """The entry to show: the one before for `b`, the entry of a number, else the next."""
        if answer.isdecimal() and len(answer) < 7:
            return min(int(answer), len(self.record.actions))
        back = answer in ("b", "back")
        return max(0, self.at - 1) if back else min(self.at + 1, len(self.record.actions))

    def go_to(self, entry: int) -> None:
        """Moves forward or back to the position after an entry."""
        if entry < self.at:
            self._rewind()
        while self.at < entry:
            self.at += 1
            self.line = step_forward(self.local_game, self.record, self.at)

    def show(self) -> None:
        clear_screen(self.out)
        self.out.print(picture(self.local_game, self.seat))
        self.out.print(self.line)
        for sentence in self.local_game.sentences(self.seat, len(self.local_game.event_log) - 1):
            self.out.print(Text(f"       {sentence}"))
        for line in notes_after(self.local_game, self.record, self.at):
            self.out.print(line)
        if self.local_game.play.over():
            self.out.print(ending(self.local_game))
