"""Run files: TOML that says what the lab plays; errors name file and line."""

from itertools import combinations
from math import comb
from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta

from motherlode.kernel import registry
from motherlode.kernel.content import check_content, read_source
from motherlode.kernel.errors import BadOptions, MotherlodeError
from motherlode.lab.runs.bot_factory import is_known_bot, unknown_bot_message
from motherlode.lab.runs.csv_and_parquet import refuse_overwrite
from motherlode.lab.runs.match import Match, edition_to_json, match_from_record
from motherlode.lab.runs.resumable_run import Run
from motherlode.records.file_or_link import Place, is_link, load_place

MAX_GAMES = 100_000_000
MAX_PAIRINGS = 1000


class RunFile(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """The content of a run file.

    Either `pairings` lists which bots play each other, or all `bots` play each other, `seats` in a
    game. With a `record`, a file or a link, all games continue from its entry `at`; without `at`,
    from the entry that the link names or from the file's last.
    """

    game: str
    games: Annotated[int, Meta(ge=1, le=MAX_GAMES)] = 1000
    pairings: list[list[str]] = []
    bots: list[str] = []
    seats: Annotated[int, Meta(ge=1)] = 2
    options: dict[str, str | int | bool] = {}
    edition: str = ""
    seed: str | int = "1"
    record: str = ""
    at: Annotated[int, Meta(ge=0)] | None = None
    stop_width: Annotated[float, Meta(ge=0, le=1)] = 0.0
    out: str = ""


def faults(given: RunFile) -> list[tuple[str, str]]:
    """The faults of a run file beyond wrong types, each as (keys, message)."""
    faults = []
    if given.game not in registry.all_games():
        games = ", ".join(registry.all_games())
        faults.append(("game", f"there is no game {given.game!r:.40}; there are {games}"))
    if bool(given.pairings) == bool(given.bots):
        faults.append(("pairings bots", "give either pairings, or bots that all play each other"))
    if given.bots and len(given.bots) < given.seats:
        faults.append(("seats bots", f"{len(given.bots)} bots don't fill {given.seats} seats"))
    if max(len(given.pairings), comb(len(given.bots), given.seats)) > MAX_PAIRINGS:
        faults.append(("pairings bots", f"more than {MAX_PAIRINGS} pairings"))
    if given.record and (given.edition or given.options):
        faults.append(
            ("edition options", "a record has its own edition and options: leave them out")
        )
    if given.at is not None and not given.record:
        faults.append(("at", "this is an entry of a record, but the file names no record"))
    for pairing in [given.bots, *given.pairings]:
        unknown = [name for name in pairing if not is_known_bot(name)]
        faults += [("bots pairings", unknown_bot_message(name)) for name in unknown]
    return faults


def pairings_of(given: RunFile) -> list[tuple[str, ...]]:
    """The pairings of a run file: as listed, or all combinations of its bots."""
    if given.pairings:
        return [tuple(pairing) for pairing in given.pairings]
    return list(combinations(given.bots, given.seats))


def read_run(path: Path) -> Run:
    """Reads a run from a file; paths in the file are relative to its folder."""
    given = check_content([read_source(path)], None, RunFile, faults).value
    matches = _matches_from_record(given, path) if given.record else _new_matches(given, path)
    out = path.parent / given.out if given.out else None
    inputs = [_relative_to(path, name) for name in (given.record, given.edition) if name]
    refuse_overwrite(out, path, *inputs)
    return Run(tuple(matches), given.stop_width, out)


def _relative_to(path: Path, name: str) -> Place:
    return name if is_link(name) else path.parent / name


def _new_matches(given: RunFile, path: Path) -> list[Match]:
    edition = ""
    if given.edition:
        content = registry.find_game(given.game).content(path.parent / given.edition)
        edition = edition_to_json(content.edition)
    options = tuple(given.options.items())
    return [
        Match(given.game, pairing, given.games, str(given.seed), options, edition)
        for pairing in pairings_of(given)
    ]


def _matches_from_record(given: RunFile, path: Path) -> list[Match]:
    source = load_place(_relative_to(path, given.record))
    record = source.record
    if record.game != given.game:
        raise BadOptions(f"{path}: record: it is a game of {record.game}, not of {given.game}")
    entry = source.at if given.at is None else given.at
    try:
        return [
            match_from_record(record, entry, pairing, given.games, str(given.seed))
            for pairing in pairings_of(given)
        ]
    except MotherlodeError as error:
        raise BadOptions(f"{path}: record: {error}") from None
