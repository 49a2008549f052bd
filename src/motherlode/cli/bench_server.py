"""`motherlode bench server`: measures how fast a server answers clients over sockets."""

import json
import tempfile
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


def add(subparsers: Subparsers) -> None:
    parser = add_command(subparsers, "bench server")
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
    parser.add_argument("--disturbed", action="store_true", help=phrase("help.bench_disturbed"))
    parser.add_argument("--long", action="store_true", help=phrase("help.bench_long"))
    add_json(parser)
    parser.set_defaults(run=run)


def run(arguments: Arguments) -> int:
    """Runs the chosen benchmark and prints its figures."""
    with console(stderr=True).status(phrase("bench.measuring", what="server")):
        if arguments.disturbed:
            measured = measure_disturbances(arguments.seconds)
        elif arguments.long:
            measured = measure_long_games()
        else:
            measured = [measure_throughput(arguments)]
    if arguments.json:
        data = [asdict(figures) for figures in measured]
        print(json.dumps(data[0] if len(data) == 1 else data))
    else:
        for figures in measured:
            console().print(figures_grid(figures))
    return 0


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


def measure_throughput(arguments: Arguments) -> Any:
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
            stack.enter_context(launch.Server(database, folder / f"server{i}.log"))
            for i in range(arguments.processes)
        ]
        addresses, pids = [s.address for s in servers], [s.pid for s in servers]
        store = "postgresql" if database.startswith("postgres") else "sqlite"
        load = throughput.Load(arguments.tables, arguments.seconds, arguments.rate)
        return uvloop.run(throughput.measure(store, addresses, pids, load, postmaster))


def figures_grid(figures: Any) -> Grid:
    """A grid with one figure in each row."""
    grid = Grid(show_header=False)
    grid.add_column()
    grid.add_column(justify="right")
    for key, value in asdict(figures).items():
        grid.add_row(phrase(f"bench.server.{key}"), str(value))
    return grid
