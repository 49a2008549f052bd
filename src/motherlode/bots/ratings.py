"""What bots are worth: the ratings that `motherlode ladder` found, for people who choose one."""

import tomllib
from functools import cache
from importlib.resources import files

FILE = "worth.toml"
YARDSTICK = "greedy"
"""The bot that others are compared with: it is quick, and plays a real game."""


@cache
def ratings() -> dict[str, dict[str, float]]:
    """By game and bot: points on Elo's scale."""
    found: dict[str, dict[str, float]] = tomllib.loads(
        files("motherlode.bots").joinpath(FILE).read_text("utf-8")
    )
    return found


def share_against_yardstick(game: str, bot: str) -> float | None:
    """The share of two-player games that a bot is expected to win; none where nobody knows."""
    rated = ratings().get(game, {})
    if bot not in rated or YARDSTICK not in rated:
        return None
    return float(1 / (1 + 10 ** ((rated[YARDSTICK] - rated[bot]) / 400)))
