"""Run files: what the lab shall play, as TOML, checked with errors that name file and line."""

from itertools import combinations
from math import comb
from pathlib import Path
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from motherlode.kernel import registry
from motherlode.kernel.content import check_content, read_source
from motherlode.kernel.errors import BadOptions, MotherlodeError
from motherlode.lab.runs.match import Match, from_position, packed
from motherlode.lab.runs.results import refuse_over
from motherlode.lab.runs.run import Run
from motherlode.lab.runs.seats import known, unknown_bot
from motherlode.records.source import Place, is_link, load_place

MOST_GAMES = 100_000_000
MOST_PAIRINGS = 1000


class RunFile(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A run as it is written down.

    Either `pairings` lists who meets whom, or all `bots` meet each other, `seats` at a table. Where
    there is a `record`, a file or a link, all games go on from its entry `at`; if that is not said,
    from the link's own or the file's last.
    """

    game: str
    games: Annotated[int, Meta(ge=1, le=MOST_GAMES)] = 1000
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
    """What types can't say: (key, what is wrong)."""
    found = []
    if given.game not in registry.all_games():
        found.append(
            ("game", f"there is no {given.game!r:.40}, but {_listed(registry.all_games())}")
        )
    if bool(given.pairings) == bool(given.bots):
        found.append(("pairings bots", "give either pairings or bots that all meet each other"))
    if given.bots and len(given.bots) < given.seats:
        found.append(("seats bots", f"{len(given.bots)} bots don't fill {given.seats} seats"))
    if max(len(given.pairings), comb(len(given.bots), given.seats)) > MOST_PAIRINGS:
        found.append(("pairings bots", f"more than {MOST_PAIRINGS} pairings"))
    if given.record and (given.edition or given.options):
        found.append(
            ("edition options", "a record has its own edition and options: leave them out")
        )
    if given.at is not None and not given.record:
        found.append(("at", "this is an entry of a record, and there is none"))
    for pairing in [given.bots, *given.pairings]:
        unknown = [name for name in pairing if not known(name)]
        found += [("bots pairings", unknown_bot(name)) for name in unknown]
    return found


def _listed(names: Any) -> str:
    return ", ".join(names)


def pairings_of(given: RunFile) -> list[tuple[str, ...]]:
    if given.pairings:
        return [tuple(pairing) for pairing in given.pairings]
    return list(combinations(given.bots, given.seats))


def read_run(path: Path) -> Run:
    """The run of a file; what it names lies beside it."""
    given = check_content([read_source(path)], None, RunFile, faults).value
    matches = _going_on(given, path) if given.record else _new_games(given, path)
    out = path.parent / given.out if given.out else None
    named = [_beside(path, name) for name in (given.record, given.edition) if name]
    refuse_over(out, path, *named)
    return Run(tuple(matches), given.stop_width, out)


def _beside(path: Path, name: str) -> Place:
    return name if is_link(name) else path.parent / name


def _new_games(given: RunFile, path: Path) -> list[Match]:
    edition = ""
    if given.edition:
        content = registry.find_game(given.game).content(path.parent / given.edition)
        edition = packed(content.edition)
    options = tuple(given.options.items())
    return [
        Match(given.game, pairing, given.games, str(given.seed), options, edition)
        for pairing in pairings_of(given)
    ]


def _going_on(given: RunFile, path: Path) -> list[Match]:
    begun = load_place(_beside(path, given.record))
    record = begun.record
    if record.game != given.game:
        raise BadOptions(f"{path}: record: it is of {record.game}, not of {given.game}")
    entry = begun.at if given.at is None else given.at
    try:
        return [
            from_position(record, entry, pairing, given.games, str(given.seed))
            for pairing in pairings_of(given)
        ]
    except MotherlodeError as error:
        raise BadOptions(f"{path}: record: {error}") from None
