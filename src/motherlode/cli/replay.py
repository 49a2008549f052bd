"""`motherlode replay FILE [--step]`: a record told from its beginning, or walked through."""

from rich.console import Console
from rich.text import Text

from motherlode.cli.arguments import Arguments, BadUsage, Subparsers, add_command, whole_number
from motherlode.cli.local_table import Table, follow
from motherlode.cli.picture import picture
from motherlode.cli.play import add_language, check_language
from motherlode.cli.prompt_view import ending
from motherlode.cli.screen import console, one_line, wipe
from motherlode.cli.seats import Chair
from motherlode.cli.text import phrase
from motherlode.i18n.words import seat_name
from motherlode.kernel.play import UNDO, Play
from motherlode.kernel.record import Record, seed_bytes, setup_of
from motherlode.kernel.view import SPECTATOR
from motherlode.records.source import load_place, parse_place


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
        raise BadUsage(phrase("errors.no_seat", count=len(record.seats)))
    if arguments.step:
        Walk(record, seat, arguments.language, console()).run()
    else:
        tell(record, seat, arguments.language, console())
    return 0


def opening(record: Record, language: str) -> Table:
    """The table of a record before its first entry; its bots only have names here."""
    seats = enumerate(record.seats)
    chairs = [Chair(seat_name(one.name, one.bot, seat, language)) for seat, one in seats]
    return Table(Play(setup_of(record), seed_bytes(record)), chairs, language)


def entry_line(table: Table, record: Record, entry: int) -> Text:
    """An entry as a line: its number, who did it, and what, in words."""
    text = record.actions[entry - 1]
    actions = table.title.actions
    asked = table.play.deciding_seat()
    known = text.partition(" ")[0] != UNDO and asked is not None
    said = table.words.action(actions.rows[actions.parse(text)]) if known else text
    who = table.words.seat(asked) if known and asked is not None else ""
    return Text.assemble(
        (f"{entry:>4} ", "dim"), (f"{who}: " if who else "", "bold cyan"), one_line(said)
    )


def tell(record: Record, seat: int, language: str, out: Console) -> None:
    """The whole game in words, and the table at its end."""
    table = opening(record, language)
    for sentence in table.told(seat):
        out.print(Text(f"       {sentence}"))
    for entry in range(1, len(record.actions) + 1):
        out.print(step_forward(table, record, entry))
        if record.actions[entry - 1].partition(" ")[0] != UNDO:
            for sentence in table.told(seat, len(table.story) - 1):
                out.print(Text(f"       {sentence}"))
    out.print(picture(table, seat))
    if table.play.over():
        out.print(ending(table))


def step_forward(table: Table, record: Record, entry: int) -> Text:
    """Does an entry, checked; gives its line. A tampered record is refused right there."""
    try:
        line = entry_line(table, record, entry)
    finally:
        follow(table, record, entry)
    return line


class Walk:
    """A record entry by entry: Enter goes on, `b` back, a number there, `q` leaves."""

    def __init__(self, record: Record, seat: int, language: str, out: Console) -> None:
        self.record = record
        self.seat = seat
        self.language = language
        self.out = out
        self._rewind()

    def _rewind(self) -> None:
        self.table = opening(self.record, self.language)
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
            self.go(self.meant(answer.strip().lower()))

    def meant(self, answer: str) -> int:
        """The entry that an answer asks for."""
        if answer.isdecimal() and len(answer) < 7:
            return min(int(answer), len(self.record.actions))
        back = answer in ("b", "back")
        return max(0, self.at - 1) if back else min(self.at + 1, len(self.record.actions))

    def go(self, entry: int) -> None:
        if entry < self.at:
            self._rewind()
        while self.at < entry:
            self.at += 1
            self.line = step_forward(self.table, self.record, self.at)

    def show(self) -> None:
        wipe(self.out)
        self.out.print(picture(self.table, self.seat))
        self.out.print(self.line)
        for sentence in self.table.told(self.seat, len(self.table.story) - 1):
            self.out.print(Text(f"       {sentence}"))
        if self.table.play.over():
            self.out.print(ending(self.table))
