"""Why an action is not legal now: a reason for people, and the rule behind it."""

from mypy_extensions import i64

from motherlode.games.super_motherload.numbers import Numbers
from motherlode.kernel.state import State


def why_not(n: Numbers, s: State, action: i64) -> tuple[str, str]:
    return "not_now", ""
