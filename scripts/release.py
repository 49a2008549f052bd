"""Cuts a release: `make release VERSION=1.0.0`, and later `make develop VERSION=1.1.0`.

A release keeps its rules: an archive of its kernel, games and bots, the content of each game, and a
record of each game that later versions must replay. Nothing is committed, and nothing is written if
something is missing or is not committed yet.
"""

import argparse
import datetime
import hashlib
import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec

from motherlode import bots
from motherlode.kernel import release
from motherlode.kernel.content import ordered_text
from motherlode.kernel.dealer import Dealer
from motherlode.kernel.game import Game
from motherlode.kernel.play import Play
from motherlode.kernel.record import Record, Seat, record_of
from motherlode.kernel.registry import all_games
from motherlode.kernel.release_archive import (
    FOLDER,
    INDEX,
    ROOMS,
    ArchivedGame,
    ArchiveEntry,
    Index,
    make_archive,
    read_index,
    version_key,
)
from motherlode.kernel.seeds import entry_seed, seed_from_text

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "motherlode"
KINDS = {".py", ".toml", ".md", ".ftl"}
"""The kinds of files that an archive contains."""
MOST_SEATS = 4
"""The most seats of an example: kept rules are slow, and the examples are replayed often."""
UNRELEASED = "## Unreleased\n"
VERSION_LINE = re.compile(r'^__version__ = "(.+)"$', re.MULTILINE)


class NotReady(Exception):
    """Why no release can be cut."""


def archived_sources(package: Path) -> dict[str, bytes]:
    """The files of a package that its archive contains, by their names in it."""
    return {
        file.relative_to(package).as_posix(): file.read_bytes()
        for room in ROOMS
        for file in sorted((package / room).rglob("*"))
        if file.suffix in KINDS and FOLDER.name not in file.relative_to(package).parts
    }


def our_games() -> dict[str, Game]:
    """The games of this package, without those of other packages."""
    return {name: game for name, game in all_games().items() if release.is_released(game)}


def place_of(game: Game) -> str:
    """Where a game's description is: its module within the package, and its name there."""
    module = f"games.{game.name}.game"
    found = vars(sys.modules[f"motherlode.{module}"]).items()
    return f"{module}:{next(name for name, value in found if value is game)}"


def archive_entry(raw: bytes) -> ArchiveEntry:
    games = {name: ArchivedGame(game.version, place_of(game)) for name, game in our_games().items()}
    return ArchiveEntry(hashlib.sha256(raw).hexdigest(), games)


def superseded(index: Index) -> list[str]:
    """The archives all of whose rules a later archive has too."""
    rules = {
        version: {(name, game.version) for name, game in entry.games.items()}
        for version, entry in index.items()
    }
    return [
        version
        for version, own in rules.items()
        if any(own <= rules[other] for other in rules if version_key(other) > version_key(version))
    ]


def write_archive(folder: Path, version: str, package: Path = PACKAGE) -> None:
    """Writes the archive of a release, its contents and the index into a folder."""
    (folder / release.CONTENTS).mkdir(parents=True, exist_ok=True)
    raw = make_archive(archived_sources(package))
    (folder / f"{version}.zip").write_bytes(raw)
    index = {**read_index(folder), version: archive_entry(raw)}
    for old in superseded(index):
        del index[old]
        (folder / f"{old}.zip").unlink()
    (folder / INDEX).write_bytes(msgspec.json.format(msgspec.json.encode(index), indent=1) + b"\n")
    for name, game in our_games().items():
        content = game.content()
        file = folder / release.CONTENTS / f"{name}-{content.base_hash[:16]}.json"
        file.write_text(ordered_text(content.base) + "\n", encoding="utf-8")


def example_games() -> Iterator[tuple[str, Record]]:
    """For each of our games and numbers of seats, a finished game of greedy bots."""
    for name, game in our_games().items():
        for seats in range(game.seats[0], MOST_SEATS + 1):
            yield f"{name}-{seats}", example_game(game, seats)


def example_game(game: Game, seats: int) -> Record:
    seed = seed_from_text(f"release {game.name} {seats}")
    play = Play(game.setup(seats), seed)
    players = [bots.make(bots.DEFAULT_BOT, entry_seed(seed, seat)) for seat in range(seats)]
    while not play.over():
        outlook = play.outlook(Dealer(len(play.log)))
        play.play(players[play.position.seat()].choose(outlook))
    record = record_of(play, [Seat("", bots.DEFAULT_BOT)] * seats)
    return msgspec.structs.replace(record, tables={})


def with_version(source: str, version: str) -> str:
    """`__init__.py` with another version."""
    changed, count = VERSION_LINE.subn(f'__version__ = "{version}"', source)
    if count != 1:
        raise NotReady("src/motherlode/__init__.py has no line with __version__")
    return changed


def with_entry(changelog: str, version: str, date: str) -> str:
    """The changelog with what is unreleased as the entry of a release."""
    before, mark, after = changelog.partition(UNRELEASED)
    news = after.partition("\n## ")[0].strip()
    if not mark or not news:
        raise NotReady("CHANGELOG.md has nothing under '## Unreleased': say what is new")
    if f"\n## {version}" in changelog:
        raise NotReady(f"CHANGELOG.md has an entry for {version} already")
    return f"{before}## {version} ({date})\n{after}"


def check_versions(version: str, index: Index) -> None:
    """Raises NotReady unless the version is a new one, and each game has rules of a release."""
    if not version_key(version):
        raise NotReady(f"a release has a version such as 1.0.0, not {version!r:.40}")
    if any(version_key(old) >= version_key(version) for old in index):
        raise NotReady(f"there is a release {max(index, key=version_key)} already")
    for name, game in our_games().items():
        if game.version not in (version, *release.kept_versions(name)):
            raise NotReady(
                f"{name} has rules version {game.version!r}: if its rules changed since the last "
                f"release it must be {version!r}, otherwise that of the last release"
            )


def check_committed(root: Path) -> None:
    """Raises NotReady if a file is not committed: an archive has all that lie in its folders."""
    command = ["git", "-C", str(root), "status", "--porcelain"]
    status = subprocess.run(command, capture_output=True, text=True)
    if status.returncode:
        raise NotReady("this is not a git checkout, or git is missing")
    changed = status.stdout.splitlines()
    if changed:
        more = f" and {len(changed) - 1} more" if len(changed) > 1 else ""
        raise NotReady(f"commit or remove first: {changed[0][3:]}{more}")


def cut(version: str, date: str) -> None:
    """Writes everything that makes this checkout a release."""
    folder, source, changelog = FOLDER, PACKAGE / "__init__.py", ROOT / "CHANGELOG.md"
    check_versions(version, read_index(folder))
    check_committed(ROOT)
    entry = with_entry(changelog.read_text(encoding="utf-8"), version, date)
    named = with_version(source.read_text(encoding="utf-8"), version)
    records = dict(example_games())
    write_archive(folder, version)
    examples = ROOT / "tests" / "releases" / version
    examples.mkdir(parents=True, exist_ok=True)
    for name, record in records.items():
        (examples / f"{name}.record.json").write_text(one_line_a_field(record), encoding="utf-8")
    source.write_text(named, encoding="utf-8")
    changelog.write_text(entry, encoding="utf-8")
    print(f"{version}: commit, run `make test`, then tag v{version}; see CONTRIBUTING.md")


def one_line_a_field(record: Record) -> str:
    fields = msgspec.to_builtins(record)
    lines = [f"{json.dumps(name)}: {json.dumps(value)}" for name, value in fields.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def develop(version: str) -> None:
    """Begins the work on the next release."""
    source, changelog = PACKAGE / "__init__.py", ROOT / "CHANGELOG.md"
    if not version_key(version):
        raise NotReady(f"a release has a version such as 1.1.0, not {version!r:.40}")
    text = changelog.read_text(encoding="utf-8")
    if UNRELEASED not in text:
        changelog.write_text(text.replace("\n## ", f"\n{UNRELEASED}\n## ", 1), encoding="utf-8")
    named = with_version(source.read_text(encoding="utf-8"), f"{version}.dev0")
    source.write_text(named, encoding="utf-8")


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("command", choices=("cut", "develop"))
    parser.add_argument("version")
    today = datetime.date.today().isoformat()
    parser.add_argument("--date", default=today, help="the date of the entry in CHANGELOG.md")
    given = parser.parse_args(arguments)
    try:
        if given.command == "cut":
            cut(given.version, given.date)
        else:
            develop(given.version)
    except NotReady as error:
        print(f"release: {error}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
