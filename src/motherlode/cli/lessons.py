"""`motherlode lessons`: lists lessons, checks them, and finds a seed for one."""

from pathlib import Path

from rich.table import Table as Grid
from rich.text import Text

from motherlode.cli.base_argument_parser import (
    Arguments,
    BadUsage,
    Subparsers,
    add_command,
    add_game,
    whole_number,
)
from motherlode.cli.console_output import console
from motherlode.cli.play import add_language, check_language
from motherlode.cli.translated_texts import phrase
from motherlode.kernel import registry
from motherlode.kernel.content import read_source
from motherlode.kernel.game import Game
from motherlode.lessons.how_to_play import topic_faults
from motherlode.lessons.lesson_catalogue import lessons_of
from motherlode.lessons.lesson_check import check_lesson, check_lessons
from motherlode.lessons.lesson_file import BadLesson, in_language, read_lesson
from motherlode.lessons.seed_search import try_seeds
from motherlode.plugin_types import LessonsPlugin

CHECK_FAILED = 1
MOST_SEEDS = 100_000


def add(subparsers: Subparsers) -> None:
    parser = add_command(subparsers, "lessons")
    add_game(parser)
    add_language(parser)
    parser.set_defaults(run=show_lessons)
    commands = parser.add_subparsers(metavar="COMMAND")
    check = add_command(commands, "lessons check")
    check.add_argument("files", metavar="FILE", nargs="*", type=Path, help=phrase("help.lesson"))
    check.set_defaults(run=check_files)
    seed = add_command(commands, "lessons seed")
    seed.add_argument("file", metavar="FILE", type=Path, help=phrase("help.lesson"))
    seed.add_argument(
        "--most",
        metavar="N",
        type=whole_number(1, MOST_SEEDS),
        default=500,
        help=phrase("help.most_seeds"),
    )
    seed.set_defaults(run=find_seed)


def show_lessons(arguments: Arguments) -> int:
    """Prints every lesson: how to start it, how long it takes, its title."""
    check_language(arguments.language)
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for game in _games(arguments.game):
        for file in lessons_of(game).values():
            lesson = file.lesson
            minutes = phrase("lessons.minutes", arguments.language, count=lesson.minutes)
            title = in_language(lesson.title, arguments.language)
            command = Text(f"motherlode learn {game.name} {file.name}", style="cyan")
            grid.add_row(command, Text(minutes), Text(title))
    console().print(grid)
    return 0


def _games(name: str | None) -> list[Game]:
    return [registry.find_game(name)] if name else list(registry.all_games().values())


def check_files(arguments: Arguments) -> int:
    """Plays lessons through: the files given, or those of all games; returns 1 on faults."""
    if arguments.files:
        found = [(str(path), _faults_of(path)) for path in arguments.files]
    else:
        games = _games(arguments.game)
        found = [row for game in games for row in (*check_lessons(game), *_check_topics(game))]
    out = console()
    for name, faults in found:
        mark = Text("✗ ", style="bold red") if faults else Text("✓ ", style="green")
        out.print(mark + Text(name))
        for fault in faults:
            out.print(Text(f"  {fault}"))
    return CHECK_FAILED if any(faults for _, faults in found) else 0


def _check_topics(game: Game) -> list[tuple[str, list[str]]]:
    """The file of "How to play" with its faults; nothing if the game has none."""
    path = game.plugin(LessonsPlugin).topics
    if path is None:
        return []
    try:
        return [(path.name, list(topic_faults(path, game)))]
    except BadLesson as error:
        return [(path.name, [str(error)])]


def _faults_of(path: Path) -> list[str]:
    try:
        game = game_of(path)
        return check_lesson(read_lesson(path, game), game)
    except BadLesson as error:
        return [str(error)]


def game_of(path: Path) -> Game:
    """The game that a lesson file names; raises UnknownGame."""
    return registry.find_game(str(read_source(path).tables.get("game", "")))


def find_seed(arguments: Arguments) -> int:
    """Prints the first seed with which a lesson can be played; raises BadUsage if none can."""
    game = game_of(arguments.file)
    file = read_lesson(arguments.file, game)
    faults: list[str] = []
    for seed, faults in try_seeds(file, game, arguments.most):
        if not faults:
            print(f'seed = "{seed}"')
            return 0
    raise BadUsage(phrase("lessons.no_seed", count=arguments.most, fault=faults[0]))
