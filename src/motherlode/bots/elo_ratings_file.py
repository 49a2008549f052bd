"""The Elo ratings of bots, measured by `motherlode ladder`, to help people choose an opponent."""

import tomllib
from functools import cache
from importlib.resources import files

FILE = "elo_ratings.toml"
YARDSTICK = "greedy"
"""The bot that others are compared with: it is fast and plays sensibly."""


@cache
def ratings() -> dict[str, dict[str, float]]:
    """The Elo ratings of `elo_ratings.toml`: by game, then by bot."""
    by_game: dict[str, dict[str, float]] = tomllib.loads(
        files("motherlode.bots").joinpath(FILE).read_text("utf-8")
    )
    return by_game


def share_against_yardstick(game: str, bot: str) -> float | None:
    """The share of two-player games that `bot` should win against greedy; None if not rated."""
    rated = ratings().get(game, {})
    if bot not in rated or YARDSTICK not in rated:
        return None
    return float(1 / (1 + 10 ** ((rated[YARDSTICK] - rated[bot]) / 400)))
