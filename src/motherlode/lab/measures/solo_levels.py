"""Solo games by level: a harder level must not be won more often than the one before it."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

from motherlode.lab.measures.game_summary import GameSummary
from motherlode.lab.measures.gates import KEPT, MISSED, UNKNOWN
from motherlode.lab.measures.summary_statistics import Estimate, share
from motherlode.plugin_types import Gate

MOST_LOST_EARLY = 0.02
"""The largest share of games that may be lost before the player's second turn."""


@dataclass(frozen=True)
class LevelResult:
    """The solo games of one level: the share that was won, and the share that was lost early."""

    level: int
    wins: Estimate
    lost_early: Gate


@dataclass(frozen=True)
class Comparison:
    """A statement about two levels of solo games, and whether the games support it."""

    statement: str
    outcome: str


def level_result(level: int, games: list[GameSummary]) -> LevelResult:
    """The share of solo games of one level that was won, and the share that was lost early."""
    won = sum(game.won[0] for game in games)
    early = sum(is_lost_early(game) for game in games)
    name = "lost before the second turn"
    gate = Gate(name, early / len(games), 0.0, MOST_LOST_EARLY, len(games))
    return LevelResult(level, share(won, len(games)), gate)


def is_lost_early(game: GameSummary) -> bool:
    """True if a solo game was lost before the player's second turn."""
    return game.won[0] == 0 and game.turns < 2


def comparisons(levels: list[LevelResult]) -> Iterator[Comparison]:
    """Each level against the one before, then the first, the middle and the last level.

    No level's interval may lie wholly above that of the level before. The intervals of the first,
    the middle and the last level must not overlap.
    """
    ranked = sorted(levels, key=lambda result: result.level)
    for before, after in pairwise(ranked):
        easier = after.wins.low > before.wins.high
        statement = f"level {after.level} is not easier than level {before.level}"
        yield Comparison(statement, MISSED if easier else KEPT)
    if len(ranked) > 2:
        for before, after in pairwise((ranked[0], ranked[len(ranked) // 2], ranked[-1])):
            statement = f"level {after.level} is harder than level {before.level} beyond error"
            yield Comparison(statement, _is_harder(before, after))


def _is_harder(before: LevelResult, after: LevelResult) -> str:
    if after.wins.high < before.wins.low:
        return KEPT
    return MISSED if after.wins.low > before.wins.high else UNKNOWN
