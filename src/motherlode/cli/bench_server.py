"""`motherlode bench server`: how fast tables are served to clients over sockets."""

import json
import tempfile
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING

from rich.table import Table as Grid

from motherlode.cli.arguments import Arguments, Subparsers, add_command, add_json, whole_number
from motherlode.cli.phrases import phrase
from motherlode.cli.screen import console

if TYPE_CHECKING:
    from motherlode.server.trial.bench import Figures


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
    parser.add_argument("--database", metavar="D", help=phrase("help.bench_database"))
    parser.add_argument("--postgres", action="store_true", help=phrase("help.bench_postgres"))
    parser.add_argument(
        "--processes",
        metavar="N",
        type=whole_number(1, 8),
        default=1,
        help=phrase("help.bench_processes"),
    )
    add_json(parser)
    parser.set_defaults(run=run)


def run(arguments: Arguments) -> int:
    """Starts servers, loads them, prints the figures."""
    from motherlode.server.trial.bench import as_data

    with console(stderr=True).status(phrase("bench.measuring", what="server")):
        figures = measured(arguments)
    if arguments.json:
        print(json.dumps(as_data(figures)))
    else:
        console().print(figures_table(figures))
    return 0


def measured(arguments: Arguments) -> "Figures":
    import uvloop

    from motherlode.server.trial.bench import measure
    from motherlode.server.trial.launch import Postgres, Server

    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        database = arguments.database or str(folder / "bench.db")
        postmaster = 0
        if arguments.postgres:
            postgres = Postgres()
            stack.callback(postgres.stop)
            database, postmaster = postgres.address, postgres.pid
        servers = [
            stack.enter_context(Server(database, folder / f"server{i}.log"))
            for i in range(arguments.processes)
        ]
        addresses, pids = [s.address for s in servers], [s.pid for s in servers]
        store = "postgresql" if database.startswith("postgres") else "sqlite"
        tables, seconds = arguments.tables, arguments.seconds
        return uvloop.run(measure(store, addresses, pids, tables, seconds, postmaster))


def figures_table(figures: "Figures") -> Grid:
    """The figures, one a line."""
    from motherlode.server.trial.bench import as_data

    grid = Grid(show_header=False)
    grid.add_column()
    grid.add_column(justify="right")
    for key, value in as_data(figures).items():
        grid.add_row(phrase(f"bench.server.{key}"), str(value))
    return grid
