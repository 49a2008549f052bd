"""Records: a game as a file that replays exactly. Used for saves, bug reports, tests and data."""

from pathlib import Path
from typing import Any

import msgspec

from motherlode.kernel.content import Tables, ordered_text
from motherlode.kernel.entry_authors import BOT, PLAYER, Author, parse_author
from motherlode.kernel.errors import BadRecord, MotherlodeError
from motherlode.kernel.game import Setup
from motherlode.kernel.play import Play, is_undo
from motherlode.kernel.provably_fair import proves_seed
from motherlode.kernel.release import (
    StoredGame,
    find_rules,
    release_of,
    released_content,
)
from motherlode.kernel.seeds import SEED_BYTES

FORMAT = "motherlode record 3"
OLD_FORMATS = ("motherlode record 1", "motherlode record 2")
"""Records without authors, times, takeovers and continuations; and those whose content is known by
its hash alone. They are still read."""
LARGEST = 4_000_000
LONGEST_NAME = 40
LONGEST_HOLDER = 60
"""Letters of a takeover's `before` and `after`: a kind and a name."""


class Seat(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Who played a seat: a name to show, and the bot's name if it was a bot."""

    name: str
    bot: str = ""


class Takeover(msgspec.Struct, forbid_unknown_fields=True):
    """A change of who plays a seat, after entry `entry` (-1: before the deal).

    `at` is its time in milliseconds since 1970.

    `before` and `after` say who had the seat: `player NAME`, `stand-in BOT`, `bot BOT` or `open`.
    `by` says what allowed it: one of `WAYS`.
    """

    seat: int
    entry: int
    at: int
    before: str
    after: str
    by: str


OWN_LINK, CLOCK_RAN_OUT, VOTE, KICK, HOST = "own link", "clock", "vote", "kick", "host"
RESIGNATION = "resignation"
AGREED, RESIGNED = "agreed", "resigned"
ENDINGS = ("", AGREED, RESIGNED)
WAYS = (OWN_LINK, CLOCK_RAN_OUT, VOTE, KICK, HOST, RESIGNATION)


class Continuation(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Says that a game continues another record, the parent, after its first `cut` entries.

    `parent` is the SHA-256 digest of that record. If there is a `seed`, everything hidden was
    redealt at the cut, and later entries draw from this seed; `fairness` says how it was made.
    Without a seed it is a practice game, which goes on with the parent's seed.
    """

    parent: str
    cut: int
    seed: str = ""
    fairness: dict[str, Any] = {}
    draws: str = ""


class Record(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Everything needed to replay a game. `checks` has a digest per entry, to find differences.

    `authors` says who chose each entry and `times` when, in milliseconds since 1970; both are empty
    where that is unknown. `draws` lists the random numbers of the deal and of every entry, each
    with its bound (`6:3 52:17`), so that a program without the rules can compute them again.
    `content` is the hash of the whole content, `base` that of the content without the edition;
    `tables` is the latter content itself, unless a release has it.
    `ending` is one of ENDINGS if the players and not the rules ended the game.
    """

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
    authors: list[str] = []
    times: list[int] = []
    takeovers: list[Takeover] = []
    continues: list[Continuation] = []
    draws: list[str] = []
    ending: str = ""
    base: str = ""
    tables: dict[str, Any] = {}


RECORD = msgspec.json.Decoder(Record)


def record_of(play: Play, seats: list[Seat]) -> Record:
    """The record of a game up to now, each seat played by the one named in `seats`."""
    setup = play.setup
    authors = [
        Author(seat, BOT if seats[seat].bot else PLAYER, seats[seat].bot) for seat in play.deciders
    ]
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
        authors=[str(author) for author in authors],
        continues=[
            Continuation("", cut, seed.hex(), draws=play.redeal_draws.get(cut, ""))
            for cut, seed in play.redeals.items()
        ],
        draws=list(play.draws),
        base=setup.content.base_hash,
        tables=unreleased_tables(setup),
    )


def unreleased_tables(setup: Setup) -> Tables:
    """The content without the edition, which a record carries; empty if a release has it."""
    content = setup.content
    return {} if released_content(setup.game.name, content.base_hash) else content.base


def to_json(record: Record) -> bytes:
    return msgspec.json.format(msgspec.json.encode(record), indent=1) + b"\n"


def from_json(raw: bytes) -> Record:
    """Parses and checks a record; raises `BadRecord` with one line that says what is wrong."""
    if len(raw) > LARGEST:
        raise BadRecord(f"not a record: larger than {LARGEST} bytes")
    try:
        record = RECORD.decode(raw)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadRecord(f"not a record: {error}") from None
    if record.format not in (FORMAT, *OLD_FORMATS):
        raise BadRecord(f"not a record: unknown format {record.format!r:.40}")
    if len(record.checks) != len(record.actions):
        raise BadRecord(
            f"not a record: {len(record.actions)} actions, but {len(record.checks)} checks"
        )
    for seat in record.seats:
        check_name(seat.name or seat.bot)
    _check_authors(record)
    _check_takeovers(record)
    if record.ending not in ENDINGS:
        raise BadRecord(f"not a record: unknown ending {record.ending!r:.40}")
    _check_continuations(record)
    return record


def _check_authors(record: Record) -> None:
    for name, field in (("authors", record.authors), ("times", record.times)):
        if field and len(field) != len(record.actions):
            raise BadRecord(f"not a record: {len(record.actions)} actions, but {len(field)} {name}")
    if record.draws and len(record.draws) != len(record.actions) + 1:
        raise BadRecord(
            f"not a record: {len(record.draws)} draws, not {len(record.actions) + 1}: one text for "
            "the deal and one for each entry"
        )
    for text in record.authors:
        if parse_author(text).seat >= len(record.seats):
            raise BadRecord(f"not a record: the author {text!r} has a seat that the game lacks")


def _check_takeovers(record: Record) -> None:
    for takeover in record.takeovers:
        if takeover.by not in WAYS:
            raise BadRecord(f"not a record: a takeover by {takeover.by!r:.40}, an unknown way")
        if takeover.seat not in range(len(record.seats)):
            raise BadRecord(f"not a record: a takeover of seat {takeover.seat}, which is missing")
        for text in (takeover.before, takeover.after):
            _check_holder(text)
        if not -1 <= takeover.entry <= len(record.actions):
            raise BadRecord(f"not a record: a takeover after the missing entry {takeover.entry}")


def _check_holder(text: str) -> None:
    """Raises `BadRecord` if `text`, who has a seat at a takeover, is too long or unprintable."""
    if len(text) > LONGEST_HOLDER:
        raise BadRecord(f"not a record: {text!r:.60}... is too long for a takeover")
    if not text.isprintable():
        raise BadRecord(f"not a record: a takeover has unprintable characters: {text!r:.60}")


def _check_continuations(record: Record) -> None:
    cuts = [continuation.cut for continuation in record.continues]
    if cuts != sorted(cuts) or any(not 0 <= cut <= len(record.actions) for cut in cuts):
        raise BadRecord(
            f"not a record: it continues other records after the entries {cuts!s:.60}, which must "
            f"rise and be at most {len(record.actions)}"
        )


def check_name(name: str) -> str:
    """Returns a seat's name if it is short and printable; raises `BadRecord` if not."""
    if not name.strip() or len(name) > LONGEST_NAME:
        raise BadRecord(f"a seat's name has 1 to {LONGEST_NAME} letters, not {name!r:.60}")
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
    """Writes a record to a file; if that fails, an older file at `path` stays as it was."""
    draft = path.with_name(path.name + ".part")
    try:
        draft.write_bytes(to_json(record))
        draft.replace(path)
    except OSError:
        draft.unlink(missing_ok=True)
        raise


def setup_of(record: Record) -> Setup:
    """The setup of a record, under its own rules and with its own content.

    Raises `BadRecord` if its rules or its content are not here.
    """
    return game_of(record).setup()


def game_of(record: Record) -> StoredGame:
    """The game of a record, as it is stored. Old records name the content that a game has here."""
    base = record.base or find_rules(record.game, record.version).content().base_hash
    return StoredGame(
        record.game,
        record.version,
        len(record.seats),
        msgspec.json.encode(record.options),
        msgspec.json.encode(record.edition),
        record.content,
        base,
        ordered_text(record.tables) if record.tables else "",
    )


def seed_bytes(record: Record) -> bytes:
    return _seed(record.seed)


def _seed(text: str) -> bytes:
    try:
        seed = bytes.fromhex(text)
    except ValueError:
        raise BadRecord(f"not a record: its seed {text!r:.80} is not hexadecimal") from None
    if len(seed) != SEED_BYTES:
        raise BadRecord(f"not a record: its seed has {len(seed)} bytes, not {SEED_BYTES}")
    return seed


def redeal_seeds(continues: list[Continuation]) -> dict[int, bytes]:
    """The seed of each redeal, by the number of the entry after which it happened."""
    return {part.cut: _seed(part.seed) for part in continues if part.seed}


def last_seed(record: Record) -> str:
    """The seed of the last redeal, or of the deal: entries added to the record draw from it."""
    seeds = [part.seed for part in record.continues if part.seed]
    return seeds[-1] if seeds else record.seed


def first_play(record: Record, checking: bool = True) -> Play:
    """The game of a record before its first entry."""
    setup, seed = setup_of(record), seed_bytes(record)
    return release_of(setup).play(setup, seed, checking, redeal_seeds(record.continues))


def prove_seeds(record: Record) -> bool:
    """True if the record proves the seed of its last deal or redeal; raises `Unfair`."""
    proven = proves_seed(record.fairness, record.seed)
    for part in record.continues:
        proven = proves_seed(part.fairness, part.seed)
    return proven


def fairness_of(record: Record) -> dict[str, Any]:
    """The fairness part of the last deal or redeal; empty if the record has none."""
    return record.continues[-1].fairness if record.continues else record.fairness


def cut_record(record: Record, at: int) -> Record:
    """The record without the entries after `at`."""
    return msgspec.structs.replace(
        record,
        actions=record.actions[:at],
        checks=record.checks[:at],
        authors=record.authors[:at],
        times=record.times[:at],
        takeovers=[takeover for takeover in record.takeovers if takeover.entry <= at],
        ending="",
        continues=[part for part in record.continues if part.cut <= at],
        draws=record.draws[: at + 1],
    )


class ReplayMismatch(BadRecord):
    """Replaying an entry (0: the deal) fails, or gives another result than the record says."""

    def __init__(self, entry: int, text: str, why: str) -> None:
        self.entry = entry
        place = f"action {entry} ({text!r:.60})" if entry else text
        super().__init__(f"{place}: {why}")


def replay(record: Record) -> Play:
    """Replays a record and checks every entry; raises `ReplayMismatch` at the first wrong one.

    If the record says how its seeds were made, raises `Unfair` if that is wrong.
    """
    prove_seeds(record)
    return replay_to(record, len(record.actions))


def replay_to(record: Record, at: int) -> Play:
    """Replays and checks the first `at` entries of a record; returns the game after them."""
    if not 0 <= at <= len(record.actions):
        raise BadRecord(f"the record has {len(record.actions)} entries, so there is no entry {at}")
    play = first_play(record)
    check_draws(play, record, 0)
    for entry in range(1, at + 1):
        replay_entry(play, record, entry)
    return play


def check_draws(play: Play, record: Record, entry: int) -> None:
    """Raises `ReplayMismatch` if an entry, or a redeal after it, drew other numbers than listed."""
    text = record.actions[entry - 1] if entry else "the deal"
    if record.draws and record.draws[entry] != play.draws[entry]:
        raise ReplayMismatch(entry, text, "drew other random numbers than the record lists")
    for part in record.continues:
        if part.cut == entry and part.draws and part.draws != play.redeal_draws[entry]:
            raise ReplayMismatch(
                entry, text, "the redeal after it drew other random numbers than the record lists"
            )


def replay_entry(play: Play, record: Record, entry: int) -> None:
    """Replays the next entry of the game; checks its state, author and draws."""
    text, check = record.actions[entry - 1], record.checks[entry - 1]
    decider = play.deciding_seat()
    try:
        play.enter(text)
    except MotherlodeError as error:
        raise ReplayMismatch(entry, text, str(error)) from None
    if play.check != check:
        raise ReplayMismatch(entry, text, "leads to another state than the record says")
    if record.authors and not is_undo(text) and _author_seat(record, entry) != decider:
        raise ReplayMismatch(entry, text, "belongs to another seat than the record says")
    check_draws(play, record, entry)


def _author_seat(record: Record, entry: int) -> int:
    return parse_author(record.authors[entry - 1]).seat
