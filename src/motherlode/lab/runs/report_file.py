"""Report files: TOML that says which games a published balance page is measured on."""

from itertools import product
from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta

from motherlode.kernel import registry
from motherlode.kernel.content import check_content, read_source
from motherlode.kernel.errors import MotherlodeError
from motherlode.lab.measures.balance import BalanceConfig
from motherlode.lab.runs.bot_factory import is_known_bot, unknown_bot_message
from motherlode.lab.runs.match import edition_to_json
from motherlode.lab.runs.run_file import MAX_GAMES
from motherlode.plugin_types import LabPlugin

Value = str | int | bool
"""The value of an option."""


class ReportRun(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """One run of a report file: equal bots on every seat, with the same options.

    `seats` are the numbers of players; without it all that the options allow. An option with a list
    of values stands for one run with each of them. `picks` are the kinds of content whose win
    shares the page lists; `gates` says whether it lists all gates, or only those of the turn order.
    """

    bot: str
    games: Annotated[int, Meta(ge=1, le=MAX_GAMES)]
    seats: list[Annotated[int, Meta(ge=1)]] = []
    seed: str | int = "1"
    options: dict[str, Value | list[Value]] = {}
    edition: str = ""
    picks: list[str] = []
    gates: bool = True


class ReportFile(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A report file: a game, the page to write the tables into, and the runs."""

    game: str
    page: str
    runs: list[ReportRun]


def faults(given: ReportFile) -> list[tuple[str, str]]:
    """The faults of a report file beyond wrong types, each as (keys, message)."""
    if given.game not in registry.all_games():
        games = ", ".join(registry.all_games())
        return [("game", f"there is no game {given.game!r:.40}; there are {games}")]
    found = [] if given.runs else [("runs", "there is no run")]
    kinds = [pick.name for pick in registry.find_game(given.game).plugin(LabPlugin).picks]
    for at, run in enumerate(given.runs):
        if not is_known_bot(run.bot):
            found.append((f"runs[{at}].bot", unknown_bot_message(run.bot)))
        for kind in set(run.picks) - set(kinds):
            known = ", ".join(kinds)
            found.append((f"runs[{at}].picks", f"nothing called {kind!r:.40}; there are {known}"))
        for option, value in run.options.items():
            if value == []:
                found.append((f"runs[{at}].options.{option}", "the list has no value"))
    return found


def read_report_file(path: Path) -> ReportFile:
    """Reads a report file; raises `BadContent` with the file and line of every fault."""
    return check_content([read_source(path)], None, ReportFile, faults).value


def single_runs(run: ReportRun) -> list[ReportRun]:
    """One run for each combination of the values that a run's options list."""
    values = [value if isinstance(value, list) else [value] for value in run.options.values()]
    return [
        msgspec.structs.replace(run, options=dict(zip(run.options, chosen, strict=True)))
        for chosen in product(*values)
    ]


def runs_of(given: ReportFile) -> list[ReportRun]:
    """All runs of a report file, each with one value for every option."""
    return [single for run in given.runs for single in single_runs(run)]


def configs(path: Path, given: ReportFile) -> list[BalanceConfig]:
    """What each run of `runs_of` measures; editions are relative to the file's folder."""
    return [
        _config(path, given.game, at, single)
        for at, run in enumerate(given.runs)
        for single in single_runs(run)
    ]


def _config(path: Path, game: str, at: int, run: ReportRun) -> BalanceConfig:
    edition = ""
    if run.edition:
        content = registry.find_game(game).content(path.parent / run.edition)
        edition = edition_to_json(content.edition)
    options, seats = tuple(run.options.items()), tuple(run.seats)
    config = BalanceConfig(game, run.bot, run.games, str(run.seed), options, edition, seats)
    try:
        for match in config.matches().values():
            match.setup()
    except MotherlodeError as error:
        raise type(error)(f"{path}: runs[{at}]: {error}") from None
    return config
