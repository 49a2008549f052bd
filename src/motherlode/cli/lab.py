"""`motherlode lab run FILE`: matches as a file describes them, resumable, with results to keep."""

import json
from pathlib import Path

from motherlode.cli.arguments import Arguments, Subparsers, add_command, add_json
from motherlode.cli.bot_args import add_crew
from motherlode.cli.match import played, standings
from motherlode.cli.screen import console
from motherlode.cli.text import phrase
from motherlode.kernel import registry
from motherlode.lab.runs.run import Run
from motherlode.lab.runs.run_file import read_run


def add(subparsers: Subparsers) -> None:
    parser = add_command(subparsers, "lab")
    command = add_command(parser.add_subparsers(metavar="COMMAND", required=True), "lab run")
    command.add_argument("file", metavar="FILE", type=Path, help=phrase("help.run_file"))
    add_crew(command)
    add_json(command)
    command.set_defaults(run=run)


def run(arguments: Arguments) -> int:
    """Plays what the file says, or goes on with it; prints the standings of every pairing."""
    wanted = read_run(arguments.file)
    found = played(wanted, arguments)
    if arguments.json:
        matches = [result.as_data() for result in found]
        print(json.dumps({"matches": matches, "out": _name(wanted)}))
        return 0
    game = registry.find_game(wanted.matches[0].game)
    for result in found:
        console().print(standings(game, result))
    if wanted.out is not None:
        console().print(phrase("lab.written", file=_name(wanted)), soft_wrap=True)
    return 0


def _name(run: Run) -> str | None:
    return None if run.out is None else str(run.out)
