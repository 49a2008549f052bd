"""`motherlode verify FILE`: replays a record and checks that it was not altered."""

import argparse
import re

from motherlode.cli.arguments import Arguments, Subparsers, add_command
from motherlode.cli.console_output import report_error
from motherlode.cli.progress import with_progress
from motherlode.cli.text import phrase
from motherlode.kernel.fairness import Unfair, check_commitment, contributing_seats, proves_seed
from motherlode.kernel.play import Play
from motherlode.kernel.record import Record, ReplayMismatch, replay_entry, seed_bytes, setup_of
from motherlode.records.source import load_place, parse_place, short_text

MISMATCH = 1


def add(subparsers: Subparsers) -> None:
    parser = add_command(subparsers, "verify")
    parser.add_argument("file", metavar="FILE", type=parse_place, help=phrase("help.record"))
    parser.add_argument("--commitment", metavar="HEX", type=_digest, help=phrase("help.commitment"))
    parser.set_defaults(run=run)


def _digest(text: str) -> str:
    """An argparse type: a SHA-256 digest in hexadecimal."""
    if not re.fullmatch("[0-9a-fA-F]{64}", text):
        raise argparse.ArgumentTypeError(phrase("verify.no_digest"))
    return text


def run(arguments: Arguments) -> int:
    """Verifies a record; returns 1 if it was altered or its seed doesn't fit the commitment."""
    record = load_place(arguments.file).record
    play = Play(setup_of(record), seed_bytes(record))
    file = short_text(arguments.file)
    entries = list(zip(record.actions, record.checks, strict=True))
    try:
        fair = proves_seed(record.fairness, record.seed)
        if arguments.commitment is not None:
            check_commitment(record.fairness, arguments.commitment)
        for entry, (text, check) in enumerate(with_progress(entries, phrase("verify.working")), 1):
            replay_entry(play, entry, text, check)
    except Unfair as error:
        return report_error(f"{file}: {error}", MISMATCH)
    except ReplayMismatch as error:
        return report_error(phrase("verify.differs", file=file, what=error), MISMATCH)
    how = phrase("verify.over" if play.over() else "verify.open")
    print(phrase("verify.fine", file=file, count=len(entries), how=how))
    print(_origin(record) if fair else phrase("verify.unproven"))
    return 0


def _origin(record: Record) -> str:
    """A sentence on who made the seed: the server alone, or seats too."""
    seats = ", ".join(str(seat + 1) for seat in contributing_seats(record.fairness))
    if not seats:
        return phrase("verify.house")
    return phrase("verify.fair", seats=len(record.seats), added=seats)
