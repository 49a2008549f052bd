"""What a change of content or rules does to stored games: replays them with the change."""

from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import NamedTuple

from motherlode.kernel.content import merge_tables, read_source
from motherlode.kernel.errors import BadOptions, MotherlodeError
from motherlode.kernel.game import Game, Setup
from motherlode.kernel.play import Play
from motherlode.kernel.registry import find_game
from motherlode.kernel.release import find_rules, kept_versions
from motherlode.kernel.release_archive import version_key
from motherlode.server.operation.upgrade_check import StoredLog, first_play
from motherlode.server.tables.table_config import TableConfig, decode_config

SAME, OTHER_STATE, OTHER_RESULT, ILLEGAL = "same", "other_state", "other_result", "illegal"
"""What a change does to a game: nothing; all entries stay legal, but they lead to another state or
to another result; or an entry is not legal any more."""


class Change(NamedTuple):
    """A change of a game: an edition, or a version of its rules."""

    game: str
    edition: Path | None = None
    version: str = ""


class ChangedGame(NamedTuple):
    """What a change does to a stored game, from which entry on, and why an entry is illegal."""

    table: str
    effect: str
    entry: int = 0
    why: str = ""


@dataclass
class ChangeReport:
    """What a change does to all stored games of its game; `left_out` counts those not replayed."""

    games: list[ChangedGame] = field(default_factory=list)
    left_out: int = 0

    def counts(self) -> Counter[str]:
        return Counter(game.effect for game in self.games)

    def median_entry(self) -> int:
        """The entry in the middle, of those where games become illegal; 0 without such a game."""
        entries = [game.entry for game in self.games if game.effect == ILLEGAL]
        return int(median(entries)) if entries else 0


def require_change(change: Change) -> Game:
    """The game of a change; raises an error if its edition has faults or its rules are unknown."""
    game = find_game(change.game)
    if change.edition is not None:
        game.content(change.edition)
        return game
    if change.version not in (game.version, *kept_versions(game.name)):
        known = ", ".join(sorted({*kept_versions(game.name), game.version}, key=version_key))
        raise BadOptions(f"{game.name} has no rules version {change.version!r:.40}; here: {known}")
    return find_rules(change.game, change.version)


def changed_setup(change: Change, config: TableConfig, stored: Setup) -> Setup:
    """The setup of a stored game with the change."""
    seats, options, base = len(config.seats), dict(config.options), stored.content.base
    if change.edition is None:
        game = find_rules(change.game, change.version)
        return game.restore(seats, options, config.edition, game.content().base)
    edition = merge_tables(config.edition, read_source(change.edition).tables)
    return stored.game.restore(seats, options, edition, base)


def add_game(report: ChangeReport, change: Change, stored: StoredLog) -> None:
    """Replays a stored game with the change and adds what becomes of it."""
    if stored.game != change.game:
        return
    try:
        config = decode_config(stored.config)
        setup = config.setup(stored.content)
        if not config.begun:
            return
        before = first_play(config, stored.id, setup)
        after = first_play(config, stored.id, changed_setup(change, config, setup))
        for text in stored.log:
            before.enter(text)
    except MotherlodeError:
        report.left_out += 1
        return
    report.games.append(compare(stored, before, after))


def compare(stored: StoredLog, before: Play, after: Play) -> ChangedGame:
    """Plays the entries of a game that was replayed as it is under the change too."""
    for entry, text in enumerate(stored.log, 1):
        try:
            after.enter(text)
        except MotherlodeError as error:
            return ChangedGame(stored.id, ILLEGAL, entry, str(error))
    if after.over() != before.over() or after.position.payoffs() != before.position.payoffs():
        return ChangedGame(stored.id, OTHER_RESULT)
    same = after.views([-1, *range(after.setup.seats)]) == before.views(
        [-1, *range(before.setup.seats)]
    )
    return ChangedGame(stored.id, SAME if same else OTHER_STATE)
