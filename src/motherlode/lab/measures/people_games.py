"""Games of people, read from a file of records and measured as bots' games are."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from motherlode.kernel.entry_authors import ORDER, PLAYER, parse_author
from motherlode.kernel.errors import MotherlodeError
from motherlode.kernel.game import Setup
from motherlode.kernel.play import Play, is_undo
from motherlode.kernel.record import (
    Record,
    check_draws,
    first_play,
    prove_seeds,
    replay_entry,
)
from motherlode.lab.measures.balance import BalanceConfig, Report, Summaries, make_report
from motherlode.lab.measures.game_summary import GameSummary, SummaryBuilder
from motherlode.records.game_files import read_rows, record_in, row_error

PEOPLE = "people"
"""What stands in a report where a bot's name does."""
CHOSEN_BY_PEOPLE = (PLAYER, ORDER)
OTHER_GAME, BOTS, UNFINISHED, CONTINUED, OTHER_SETUP, NO_AUTHORS = (
    "other_game",
    "bots",
    "unfinished",
    "continued",
    "other_setup",
    "no_authors",
)
"""Why a game of a file is not measured."""


class NoGames(MotherlodeError):
    """A file without a game that can be measured."""


@dataclass
class PeopleGames:
    """The measured games of a file, by the number of seats; how many were left out, by reason.

    `with_stand_ins` counts measured games in which others than people chose `stand_in_entries`
    entries: stand-ins, and what happens when a seat's time is over.
    """

    summaries: Summaries = field(default_factory=dict)
    left_out: Counter[str] = field(default_factory=Counter)
    with_stand_ins: int = 0
    stand_in_entries: int = 0

    @property
    def count(self) -> int:
        return sum(len(games) for games in self.summaries.values())

    def report(self, config: BalanceConfig) -> Report:
        """The report on these games, as on games that bots played."""
        seats = tuple(sorted(self.summaries))
        measured = replace(config, bot=PEOPLE, games=self.count, seed="", seats=seats)
        return make_report(measured, {count: self.summaries[count] for count in seats})

    def as_data(self) -> dict[str, Any]:
        return {
            "games": self.count,
            "left_out": dict(sorted(self.left_out.items())),
            "games_with_stand_ins": self.with_stand_ins,
            "stand_in_entries": self.stand_in_entries,
        }


def read_people_games(
    config: BalanceConfig, path: Path, progress: Callable[[int], None] = lambda rows: None
) -> PeopleGames:
    """Verifies and measures the games of a file that have the config's game, options and content.

    Raises BadRecord at the first such game that doesn't replay as recorded, NoGames if no game
    can be measured.
    """
    setups = {seats: match.setup() for seats, match in config.matches().items()}
    games = PeopleGames()
    for row in read_rows(path):
        record = record_in(path, row)
        if reason := why_left_out(record, config, setups):
            games.left_out[reason] += 1
        else:
            try:
                summary, others = summarise_record(record)
            except MotherlodeError as error:
                raise row_error(path, row.number, error) from None
            games.summaries.setdefault(len(record.seats), []).append(summary)
            games.with_stand_ins += others > 0
            games.stand_in_entries += others
        progress(row.number)
    if not games.count:
        raise NoGames(f"{path} has no game of people with this game, options and content")
    return games


def why_left_out(record: Record, config: BalanceConfig, setups: dict[int, Setup]) -> str:
    """Why a game is not measured; empty if it is."""
    if record.game != config.game_name:
        return OTHER_GAME
    if any(seat.bot for seat in record.seats):
        return BOTS
    if record.ending:
        return UNFINISHED
    if record.continues:
        return CONTINUED
    if not record.authors:
        return NO_AUTHORS
    setup = setups.get(len(record.seats))
    if setup is None or record.version != setup.game.version:
        return OTHER_SETUP
    if record.content != setup.content.hash:
        return OTHER_SETUP
    return "" if record.options == dict(setup.options) else OTHER_SETUP


def summarise_record(record: Record) -> tuple[GameSummary, int]:
    """Replays and verifies a game; its summary, and how many entries others than people chose.

    What was undone counts as nothing. An entry that no person chose counts as no decision, pick
    or figure, but it is part of the game's turns, length and result.
    """
    prove_seeds(record)
    play = first_play(record)
    check_draws(play, record, 0)
    builder = SummaryBuilder(play.setup, play.position)
    builder.read_events(play.events)
    lasting, others = lasting_entries(record.actions), 0
    for entry in range(1, len(record.actions) + 1):
        if entry not in lasting:
            replay_entry(play, record, entry)
            continue
        by_person = parse_author(record.authors[entry - 1]).kind in CHOSEN_BY_PEOPLE
        others += not by_person
        _read_entry(builder, play, record, entry, by_person)
    if not play.over():
        raise MotherlodeError("the game isn't finished")
    builder.follow(play.position)
    return builder.finish(), others


def _read_entry(
    builder: SummaryBuilder, play: Play, record: Record, entry: int, by_person: bool
) -> None:
    if by_person and not play.over():
        builder.summary.decisions += 1
        builder.summary.choices += len(play.legal())
    replay_entry(play, record, entry)
    builder.follow(play.position)
    builder.read_events(play.events, by_person)


def lasting_entries(actions: list[str]) -> set[int]:
    """The numbers of the entries that are actions and were not undone."""
    lasting: list[int] = []
    for number, text in enumerate(actions, 1):
        if is_undo(text):
            count = text.partition(" ")[2]
            del lasting[len(lasting) - (int(count) if count.isdecimal() else 0) :]
        else:
            lasting.append(number)
    return set(lasting)
