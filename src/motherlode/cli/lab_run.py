"""`motherlode lab run FILE`: plays the matches of a run file, or resumes them. See `lab_report`."""

import json
from pathlib import Path

from motherlode.cli import lab_report
from motherlode.cli.base_argument_parser import Arguments, Subparsers, add_command, add_json
from motherlode.cli.console_output import console
from motherlode.cli.match import play_with_progress, standings_grid
from motherlode.cli.shared_lab_arguments import add_worker_options
from motherlode.cli.translated_texts import phrase
from motherlode.kernel import registry
from motherlode.lab.runs.resumable_run import Run
from motherlode.lab.runs.run_file import read_run


def add(subparsers: Subparsers) -> None:
    parser = add_command(subparsers, "lab")
    commands = parser.add_subparsers(metavar="COMMAND", required=True)
    lab_report.add(commands)
    command = add_command(commands, "lab run")
    command.add_argument("file", metavar="FILE", type=Path, help=phrase("help.run_file"))
    add_worker_options(command)
    add_json(command)
    command.set_defaults(run=run)


def run(arguments: Arguments) -> int:
    """Plays the games of a run file, or resumes them; prints the standings of every pairing."""
    wanted = read_run(arguments.file)
    results = play_with_progress(wanted, arguments)
    if arguments.json:
        matches = [result.as_data() for result in results]
        print(json.dumps({"matches": matches, "out": _output_name(wanted)}))
        return 0
    game = registry.find_game(wanted.matches[0].game)
    for result in results:
        console().print(standings_grid(game, result))
    if wanted.out is not None:
        console().print(phrase("lab.written", file=_output_name(wanted)), soft_wrap=True)
    return 0


def _output_name(run: Run) -> str | None:
    return None if run.out is None else str(run.out)
