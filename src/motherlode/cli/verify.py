"""`motherlode verify FILE`: replays a record and checks that it was not altered."""

import argparse
import re

from motherlode.cli.base_argument_parser import Arguments, Subparsers, add_command
from motherlode.cli.console_output import report_error
from motherlode.cli.progress_bar import with_progress
from motherlode.cli.translated_texts import phrase
from motherlode.kernel.provably_fair import Unfair, check_commitment, contributing_seats
from motherlode.kernel.record import (
    Record,
    ReplayMismatch,
    check_draws,
    fairness_of,
    first_play,
    prove_seeds,
    replay_entry,
)
from motherlode.records.file_or_link import load_place, parse_place, short_text

MISMATCH = 1


def add(subparsers: Subparsers) -> None:
    parser = add_command(subparsers, "verify")
    parser.add_argument("file", metavar="FILE", type=parse_place, help=phrase("help.record"))
    parser.add_argument("--commitment", metavar="HEX", type=_digest, help=phrase("help.commitment"))
    parser.set_defaults(run=run)


def _digest(text: str) -> str:
    """Checks that a text is a SHA-256 digest in hexadecimal, for argparse."""
    if not re.fullmatch("[0-9a-fA-F]{64}", text):
        raise argparse.ArgumentTypeError(phrase("verify.no_digest", text=repr(text[:40])))
    return text


def run(arguments: Arguments) -> int:
    """Verifies a record; returns 1 if it was altered or its seed doesn't fit the commitment."""
    record = load_place(arguments.file).record
    play = first_play(record)
    file = short_text(arguments.file)
    entries = range(1, len(record.actions) + 1)
    try:
        fair = prove_seeds(record)
        if arguments.commitment is not None:
            check_commitment(fairness_of(record), arguments.commitment)
        check_draws(play, record, 0)
        for entry in with_progress(entries, phrase("verify.working")):
            replay_entry(play, record, entry)
    except Unfair as error:
        return report_error(f"{file}: {error}", MISMATCH)
    except ReplayMismatch as error:
        return report_error(phrase("verify.differs", file=file, what=error), MISMATCH)
    how = phrase("verify.over" if play.over() else "verify.open")
    print(phrase("verify.fine", file=file, count=len(entries), how=how))
    print(_origin(record) if fair else phrase("verify.unproven"))
    return 0


def _origin(record: Record) -> str:
    """A sentence that lists the seats whose random bytes are in the seed, or says that none are."""
    seats = ", ".join(str(seat + 1) for seat in contributing_seats(fairness_of(record)))
    if not seats:
        return phrase("verify.server_alone")
    return phrase("verify.fair", seats=len(record.seats), added=seats)
