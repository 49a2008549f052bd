"""Generates the golden games: `python -m motherlode.testing.golden FOLDER` writes all files.

For every case in FOLDER/GAME/cases.toml, bots play one seed after another until a game ends as the
case wants. `NAME.record.json` is that game, `perft.json` has perft counts of some positions, and
one game per GAME is printed in full as `NAME.txt`. Nothing is written unless every case is met.
"""

import argparse
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from motherlode import bots
from motherlode.kernel.dealer import Dealer
from motherlode.kernel.errors import MotherlodeError
from motherlode.kernel.game import Setup
from motherlode.kernel.play import Play
from motherlode.kernel.record import Record, Seat, record_of, replay_to
from motherlode.kernel.registry import all_games, find_game
from motherlode.kernel.seeds import seed_from_text
from motherlode.testing.golden_cases import Case, Cases, PerftRow, load_cases, meets
from motherlode.testing.perft import perft
from motherlode.testing.playthrough import playthrough

MOST_GAMES = 1000
MOST_ENTRIES = 3000
"""Longer games are abandoned: random play may never finish."""
PROCESSES = 2
RECORD = ".record.json"
PERFT = "perft.json"

Job = tuple[str, Case, dict[str, Any], int]
"""A game's name, one of its cases with its edition, and the most seeds to try."""


class CaseNotMet(MotherlodeError):
    """No game of a case ended as the case wants."""


class GoldenGame(NamedTuple):
    """A game that ends as its case wants, and the number of its seed."""

    case: str
    number: int
    record: Record


def find(game: str, case: Case, edition: dict[str, Any], most: int = MOST_GAMES) -> GoldenGame:
    """The first game that ends as the case wants; tries at most `most` seeds."""
    setup = find_game(game).setup(case.seats, case.options, edition)
    for number in case.numbers(most):
        play = play_case(setup, case, number)
        if play.over() and meets(play, case.ending):
            return GoldenGame(case.name, number, record_with_digests(play, case))
    raise CaseNotMet(f"{game}: none of {most} games ends as case {case.name!r} wants")


def play_case(setup: Setup, case: Case, number: int) -> Play:
    """Plays a case with one seed number, to the end or for `MOST_ENTRIES` entries."""
    play = Play(setup, seed_from_text(f"{case.seed}{number}"), checking=False)
    seat_bots = [bots.make(name, seat) for seat, name in enumerate(case.bot_names(), 1)]
    sampling, pick = Dealer(1), Dealer(number + 1)
    while (seat := play.deciding_seat()) is not None and len(play.log) < MOST_ENTRIES:
        action = preferred_action(play, case.preferred(seat), pick)
        play.play(seat_bots[seat].choose(play.outlook(sampling)) if action is None else action)
    return play


def preferred_action(play: Play, preferred: list[str], pick: Dealer) -> int | None:
    """A random legal action that begins with the first of `preferred` that fits any; else None."""
    if not preferred:
        return None
    legal = list(zip(play.legal_texts(), play.legal(), strict=True))
    for start in preferred:
        actions = [action for text, action in legal if text.startswith(start)]
        if actions:
            return actions[pick.below(len(actions))]
    return None


def record_with_digests(play: Play, case: Case) -> Record:
    """Replays a game that was played without digests; returns its record, digests included."""
    again = Play(play.setup, play.seed)
    for text in play.log:
        again.enter(text)
    seats = [Seat(f"{bot} {n}", bot) for n, bot in enumerate(case.bot_names(), 1)]
    # Golden games are made again when the content changes: they need not carry it.
    return msgspec.structs.replace(record_of(again, seats), tables={})


def record_file(record: Record) -> bytes:
    """The record as JSON with one line per field, so that the file is short."""
    fields = msgspec.to_builtins(record)
    lines = [f" {_json(name)}: {_json(value)}" for name, value in fields.items()]
    return ("{\n" + ",\n".join(lines) + "\n}\n").encode()


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def perft_file(rows: list[PerftRow], records: dict[str, Record]) -> bytes:
    """The perft rows with their counts, as JSON with one line per row."""
    lines = [_json({**msgspec.structs.asdict(row), "ways": ways(row, records)}) for row in rows]
    return ("[\n " + ",\n ".join(lines) + "\n]\n").encode()


def ways(row: PerftRow, records: dict[str, Record]) -> int:
    """The perft count of `row`: the number of action sequences from its position."""
    play = replay_to(records[row.case], row.entries)
    return int(perft(play.setup.rules, play.position.state, row.depth))


def make(folder: Path, games: list[str], most: int = MOST_GAMES) -> None:
    """Generates the golden files of some games; writes nothing unless every case is met."""
    cases = {game: load_cases(folder / game) for game in games}
    jobs = [
        (game, case, cases[game].edition_of(case), most)
        for game in games
        for case in cases[game].case
    ]
    records: dict[str, dict[str, Record]] = {game: {} for game in games}
    for game, made in zip((job[0] for job in jobs), find_all(jobs), strict=True):
        print(f"{game}: {made.case}: {made.number}, {len(made.record.actions)} actions", flush=True)
        records[game][made.case] = made.record
    files = {game: files_of(cases[game], records[game]) for game in games}
    for game in games:
        write(folder / game, files[game])


def find_all(jobs: list[Job]) -> Iterator[GoldenGame]:
    """Finds the golden games of all `jobs` in parallel; yields them in the order of `jobs`."""
    with ProcessPoolExecutor(PROCESSES) as pool:
        try:
            yield from pool.map(_find, jobs)
        except MotherlodeError:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def _find(job: Job) -> GoldenGame:
    return find(*job)


def files_of(cases: Cases, records: dict[str, Record]) -> dict[str, bytes]:
    """The golden files of a game, by file name."""
    files = {f"{name}{RECORD}": record_file(record) for name, record in records.items()}
    files[PERFT] = perft_file(cases.perft, records)
    files[f"{cases.printed}.txt"] = playthrough(records[cases.printed]).encode()
    return files


def write(folder: Path, files: dict[str, bytes]) -> None:
    """Writes the files, and deletes golden files of cases that no longer exist."""
    for path in [*folder.glob(f"*{RECORD}"), *folder.glob("*.txt")]:
        if path.name not in files:
            path.unlink()
    for name, content in files.items():
        (folder / name).write_bytes(content)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=Path, help="the folder with one folder per game")
    parser.add_argument("games", nargs="*", help="names of games (default: all registered games)")
    given = parser.parse_args()
    try:
        make(given.folder, given.games or list(all_games()))
    except MotherlodeError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
