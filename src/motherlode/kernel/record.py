"""Records: a game as a file that replays exactly. Used for saves, bug reports, tests and data."""

from pathlib import Path
from typing import Any

import msgspec

from motherlode.kernel import registry
from motherlode.kernel.errors import BadRecord, MotherlodeError
from motherlode.kernel.fairness import proves_seed
from motherlode.kernel.game import Setup
from motherlode.kernel.play import Play
from motherlode.kernel.seeds import SEED_BYTES

FORMAT = "motherlode record 1"
LARGEST = 4_000_000
LONGEST_NAME = 40


class Seat(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Who played a seat: a name to show, and the bot's name if it was a bot."""

    name: str
    bot: str = ""


class Record(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Everything needed to replay a game. `checks` has a digest per entry, to find differences."""

    format: str
    game: str
    version: str
    content: str
    options: dict[str, str | int | bool]
    seats: list[Seat]
    seed: str
    actions: list[str]
    checks: list[str]
    edition: dict[str, Any] = {}
    fairness: dict[str, Any] = {}


def record_of(play: Play, seats: list[Seat]) -> Record:
    """The record of a game up to now."""
    setup = play.setup
    return Record(
        format=FORMAT,
        game=setup.game.name,
        version=setup.game.version,
        content=setup.content.hash,
        options=setup.options,
        seats=seats,
        seed=play.seed.hex(),
        actions=list(play.log),
        checks=list(play.checks),
        edition=setup.content.edition,
    )


def to_json(record: Record) -> bytes:
    return msgspec.json.format(msgspec.json.encode(record), indent=1) + b"\n"


def from_json(raw: bytes) -> Record:
    """Parses and checks a record; raises `BadRecord` with one line that says what is wrong."""
    if len(raw) > LARGEST:
        raise BadRecord(f"not a record: larger than {LARGEST} bytes")
    try:
        record = msgspec.json.decode(raw, type=Record)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadRecord(f"not a record: {error}") from None
    if record.format != FORMAT:
        raise BadRecord(f"not a record: unknown format {record.format!r:.40}")
    if len(record.checks) != len(record.actions):
        raise BadRecord("not a record: the numbers of actions and checks differ")
    for seat in record.seats:
        check_name(seat.name or seat.bot)
    return record


def check_name(name: str) -> str:
    """Returns a seat's name if it is short and printable; raises `BadRecord` if not."""
    if not name.strip() or len(name) > LONGEST_NAME:
        raise BadRecord(f"a seat's name has 1 to {LONGEST_NAME} letters, not {len(name)}")
    if not name.isprintable():
        raise BadRecord(f"a seat's name has characters that can't be shown: {name!r:.60}")
    return name


def load_record(path: Path) -> Record:
    try:
        with path.open("rb") as file:  # read one byte too many, to notice files that are too large
            return from_json(file.read(LARGEST + 1))
    except OSError as error:
        raise BadRecord(f"{path}: can't be read: {error.strerror}") from None
    except BadRecord as error:
        raise BadRecord(f"{path}: {error}") from None


def save_record(record: Record, path: Path) -> None:
    """Writes the file completely or not at all: it is renamed into place when complete."""
    draft = path.with_name(path.name + ".part")
    try:
        draft.write_bytes(to_json(record))
        draft.replace(path)
    except OSError:
        draft.unlink(missing_ok=True)
        raise


def setup_of(record: Record) -> Setup:
    """The setup of a record; raises `BadRecord` if its version or content is not available."""
    game = registry.find_game(record.game)
    if record.version != game.version:
        raise BadRecord(
            f"this game was played under rules version {record.version!r:.20} of {game.title}; "
            f"here is version {game.version}, which can't replay it"
        )
    setup = game.setup(len(record.seats), record.options, record.edition)
    if setup.content.hash != record.content:
        raise BadRecord(
            f"this game was played with other content of {game.title} "
            f"({record.content[:8]!r}, here is {setup.content.hash[:8]!r})"
        )
    return setup


def seed_bytes(record: Record) -> bytes:
    try:
        seed = bytes.fromhex(record.seed)
    except ValueError:
        raise BadRecord("not a record: its seed is not hexadecimal") from None
    if len(seed) != SEED_BYTES:
        raise BadRecord(f"not a record: its seed is not {SEED_BYTES} bytes")
    return seed


class ReplayMismatch(BadRecord):
    """A record's entry that is illegal, or leads to another state than the record says."""

    def __init__(self, entry: int, text: str, why: str) -> None:
        self.entry = entry
        super().__init__(f"action {entry} ({text!r:.60}): {why}")


def replay(record: Record) -> Play:
    """Replays a record and checks every entry; raises `ReplayMismatch` at the first wrong one.

    If the record has a fairness part, its seed must be proven (`Unfair`).
    """
    proves_seed(record.fairness, record.seed)
    return replay_to(record, len(record.actions))


def replay_to(record: Record, at: int) -> Play:
    """Replays and checks the first `at` entries of a record; returns the game there."""
    if not 0 <= at <= len(record.actions):
        raise BadRecord(f"the record has {len(record.actions)} entries, not {at}")
    play = Play(setup_of(record), seed_bytes(record))
    for entry in range(1, at + 1):
        replay_entry(play, entry, record.actions[entry - 1], record.checks[entry - 1])
    return play


def replay_entry(play: Play, entry: int, text: str, check: str) -> None:
    try:
        play.enter(text)
    except MotherlodeError as error:
        raise ReplayMismatch(entry, text, str(error)) from None
    if play.check != check:
        raise ReplayMismatch(entry, text, "leads to another state than the record says")
