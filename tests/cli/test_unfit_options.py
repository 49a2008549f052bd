"""The terminal and the lab refuse options that don't fit a table and say what would fit."""

from typing import Any

from tests.cli.run_command import Shell
from tests.unfit_options import cases


def flags(options: dict[str, Any]) -> list[str]:
    """Options as the command line takes them."""
    return [f"--{name.replace('_', '-')}={value}" for name, value in options.items()]


@cases
def test_the_terminal_refuses_unfit_options(
    shell: Shell, game: str, seats: int, options: dict[str, Any], fits: str
) -> None:
    players = ",".join(["you", *["random"] * (seats - 1)])
    result = shell("play", game, "--seats", players, *flags(options))
    assert (result.code, result.out) == (2, "")
    assert fits in " ".join(result.err.split())


@cases
def test_the_lab_refuses_unfit_options(
    shell: Shell, game: str, seats: int, options: dict[str, Any], fits: str
) -> None:
    bots = ",".join(["random"] * seats)
    result = shell("match", game, "--bots", bots, "--games", "1", *flags(options))
    assert (result.code, result.out) == (2, "")
    assert fits in " ".join(result.err.split())
