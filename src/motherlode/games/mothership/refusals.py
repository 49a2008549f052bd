"""Why an action is refused."""

from mypy_extensions import i64

from motherlode.games.mothership.numbers import Numbers
from motherlode.kernel.state import State


def why_not(n: Numbers, s: State, action: i64) -> tuple[str, str]:
    return "not_now", ""
