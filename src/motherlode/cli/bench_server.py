"""`motherlode bench server`: measures how fast a server answers clients over sockets."""

import json
import sys
import tempfile
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import asdict
from pathlib import Path
from typing import Any

from rich.table import Table as Grid

from motherlode.cli.base_argument_parser import (
    Arguments,
    Subparsers,
    add_command,
    add_json,
    whole_number,
)
from motherlode.cli.console_output import console
from motherlode.cli.import_load_tests import load_module
from motherlode.cli.translated_texts import phrase
from motherlode.kernel import registry

ROUNDS = 3
MOST_RATIO = 2
"""How much longer others may wait (99 %) beside a misbehaving client: the median of the turns."""
MOST_SEATS = 8


def add(subparsers: Subparsers) -> None:
    parser = add_command(subparsers, "bench server")
    parser.add_argument(
        "--game", metavar="G", nargs="+", default=["karats"], help=phrase("help.bench_games")
    )
    parser.add_argument(
        "--seats",
        metavar="N",
        type=whole_number(2, MOST_SEATS),
        nargs="+",
        default=[2],
        help=phrase("help.bench_seats"),
    )
    parser.add_argument(
        "--tables",
        metavar="N",
        type=whole_number(1, 5000),
        default=200,
        help=phrase("help.bench_tables"),
    )
    parser.add_argument(
        "--seconds",
        metavar="N",
        type=whole_number(1, 600),
        default=10,
        help=phrase("help.seconds"),
    )
    parser.add_argument(
        "--rate",
        metavar="N",
        type=whole_number(0, 100_000),
        default=0,
        help=phrase("help.bench_rate"),
    )
    parser.add_argument("--database", metavar="D", help=phrase("help.bench_database"))
    parser.add_argument("--postgres", action="store_true", help=phrase("help.bench_postgres"))
    parser.add_argument(
        "--processes",
        metavar="N",
        type=whole_number(1, 8),
        default=1,
        help=phrase("help.bench_processes"),
    )
    parser.add_argument("--against", metavar="FOLDER", type=Path, help=phrase("help.bench_against"))
    parser.add_argument(
        "--boardgame-io", action="store_true", help=phrase("help.bench_boardgame_io")
    )
    parser.add_argument(
        "--rounds",
        metavar="N",
        type=whole_number(1, 100),
        default=ROUNDS,
        help=phrase("help.bench_rounds"),
    )
    parser.add_argument("--disturbed", action="store_true", help=phrase("help.bench_disturbed"))
    parser.add_argument("--long", action="store_true", help=phrase("help.bench_long"))
    add_json(parser)
    parser.set_defaults(run=run)


def run(arguments: Arguments) -> int:
    """Runs the chosen benchmark and prints its figures."""
    if arguments.against is not None or arguments.boardgame_io:
        return print_comparison(arguments)
    with console(stderr=True).status(phrase("bench.measuring", what="server")):
        if arguments.disturbed:
            measured = measure_disturbances(arguments.seconds)
        elif arguments.long:
            measured = measure_long_games()
        else:
            measured = [measure_throughput(arguments, load) for load in loads(arguments)]
    if arguments.json:
        print_json(measured)
    else:
        for figures in measured:
            console().print(figures_grid(figures))
    return disturbance_code(measured) if arguments.disturbed else 0


def disturbance_code(measured: list[Any]) -> int:
    """1 if others wait more than twice as long beside a misbehaving client, and 0 otherwise."""
    late = [figures.mischief for figures in measured if figures.ratio > MOST_RATIO]
    if not late:
        return 0
    print(phrase("bench.too_disturbed", kinds=", ".join(late), most=MOST_RATIO), file=sys.stderr)
    return 1


def print_json(measured: list[Any]) -> None:
    data = [asdict(figures) for figures in measured]
    print(json.dumps(data[0] if len(data) == 1 else data))


def loads(arguments: Arguments) -> list[Any]:
    """A `throughput.Load` for each game and number of seats; raises an error if a game doesn't
    have that number of seats."""
    load_class = load_module("throughput").Load
    games = [registry.find_game(name).name for name in arguments.game]
    for game in games:
        for seats in arguments.seats:
            registry.find_game(game).setup(seats)
    shape = arguments.tables, arguments.seconds, arguments.rate
    return [load_class(*shape, game, seats) for seats in arguments.seats for game in games]


def print_comparison(arguments: Arguments) -> int:
    """Compares this build with another checkout, with boardgame.io or with both."""
    with console(stderr=True).status(phrase("bench.measuring", what="server")) as status:
        measured = measure_comparison(
            arguments, lambda what: status.update(phrase("bench.measuring", what=what))
        )
    if arguments.json:
        print_json(measured)
    else:
        console().print(comparison_grid(measured))
    return 0


def measure_comparison(arguments: Arguments, progress: Callable[[str], object]) -> list[Any]:
    """Measures all servers in one run; returns a `comparison.Compared` for each and each load.

    Without Node a line says so, and boardgame.io is left out.
    """
    import uvloop

    comparison, other = load_module("comparison"), load_module("boardgame_io")
    compared_loads = loads(arguments)
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        contenders = []
        for name, checkout in (("here", None), ("against", arguments.against)):
            if name == "here" or checkout is not None:
                server = stack.enter_context(comparison.server_of(checkout, folder, name))
                contenders.append(comparison.Build(name, server))
        if arguments.boardgame_io:
            try:
                boardgame_io = other.BoardgameIoServer(folder / "boardgame_io.log")
                stack.callback(boardgame_io.stop)
                contenders.append(comparison.OtherSoftware(boardgame_io, compared_loads[0].game))
            except other.NoNode as error:
                print(error, file=sys.stderr)
        work = comparison.compare(contenders, compared_loads, arguments.rounds, progress)
        return list(uvloop.run(work))


def measure_disturbances(seconds: int) -> list[Any]:
    """Measures how misbehaving clients slow other players, on a server with default limits."""
    import uvloop

    server_class = load_module("launch").Server
    misbehaving_clients = load_module("misbehaving_clients")
    given = ["--tables", "0"]  # The players' games end, and new ones begin.
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        with server_class(str(folder / "bench.db"), folder / "log", given) as server:
            return list(
                uvloop.run(misbehaving_clients.measure_disturbances(server.address, seconds))
            )


def measure_long_games() -> list[Any]:
    """Measures the cost of moves late in a long game, for every game."""
    from motherlode.kernel.registry import all_games

    measure_long_game = load_module("long_games").measure_long_game
    return [measure_long_game(game) for game in all_games()]


def measure_throughput(arguments: Arguments, load: Any) -> Any:
    """Starts servers, has many tables play on them, and returns the `throughput.Figures`."""
    import uvloop

    launch, throughput = load_module("launch"), load_module("throughput")
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        database = arguments.database or str(folder / "bench.db")
        postmaster = 0
        if arguments.postgres:
            postgres = launch.Postgres()
            stack.callback(postgres.stop)
            database, postmaster = postgres.address, postgres.pid
        servers = [
            stack.enter_context(
                launch.Server(database, folder / f"server{i}.log", throughput.SERVER_OPTIONS)
            )
            for i in range(arguments.processes)
        ]
        addresses, pids = [s.address for s in servers], [s.pid for s in servers]
        store = "postgresql" if database.startswith("postgres") else "sqlite"
        return uvloop.run(throughput.measure(store, addresses, pids, load, postmaster))


def figures_grid(figures: Any) -> Grid:
    """A grid with one figure in each row."""
    grid = Grid(show_header=False)
    grid.add_column()
    grid.add_column(justify="right")
    for key, value in asdict(figures).items():
        grid.add_row(phrase(f"bench.server.{key}"), str(value))
    return grid


def comparison_grid(measured: list[Any]) -> Grid:
    """A grid with a row for each server and load."""
    grid = Grid()
    for column in asdict(measured[0]):
        grid.add_column(phrase(f"bench.compared.{column}"), justify="right")
    for row in measured:
        grid.add_row(*(str(value) for value in asdict(row).values()))
    return grid
