"""`motherlode play GAME`: a game in the terminal, against bots or with friends at one keyboard."""

from pathlib import Path

from motherlode.cli import game_loop
from motherlode.cli.arguments import Arguments, BadUsage, Parser, Subparsers, add_command
from motherlode.cli.game_options import add_options, options_given
from motherlode.cli.keyboard import interactive
from motherlode.cli.local_table import Table, table_of
from motherlode.cli.new_game import ask_game
from motherlode.cli.screen import console
from motherlode.cli.seats import chair_of, read_chairs, usual_seats
from motherlode.cli.session import Session
from motherlode.cli.text import phrase
from motherlode.i18n.words import ENGLISH, languages
from motherlode.kernel import registry
from motherlode.kernel.game import Game
from motherlode.kernel.play import Play
from motherlode.kernel.seeds import new_seed, seed_from_text
from motherlode.records.source import load_place, parse_place


def add(subparsers: Subparsers) -> None:
    parser = add_command(subparsers, "play")
    parser.set_defaults(run=run_without_game)
    games = parser.add_subparsers(metavar="GAME")
    for game in registry.all_games().values():
        add_title(games, game)


def add_title(games: Subparsers, game: Game) -> None:
    """A game's own parser: the options of every game, then those of its schema."""
    said = phrase("help.play_game", title=game.title, low=game.seats[0], high=game.seats[-1])
    parser = games.add_parser(game.name, help=game.title, description=said)
    parser.add_argument("--seats", metavar="LIST", help=phrase("help.seats"))
    parser.add_argument("--seed", metavar="S", help=phrase("help.seed"))
    parser.add_argument("--edition", metavar="FILE", type=Path, help=phrase("help.edition"))
    parser.add_argument("--load", metavar="FILE", type=parse_place, help=phrase("help.load"))
    add_language(parser)
    add_options(parser, game)
    parser.set_defaults(run=run, title=game)


def add_language(parser: Parser) -> None:
    parser.add_argument("--language", metavar="L", default=ENGLISH, help=phrase("help.language"))


def run(arguments: Arguments) -> int:
    """Sets the table up, or takes up a saved game, and plays."""
    check_language(arguments.language)
    table = loaded(arguments) if arguments.load else opened(arguments)
    file = str(arguments.load) if arguments.load else ""
    return game_loop.run(Session(table, console(), file))


def check_language(language: str) -> None:
    if language not in languages():
        known = ", ".join(languages())
        raise BadUsage(phrase("errors.language", language=repr(language)[:40], known=known))


def opened(arguments: Arguments) -> Table:
    """A new table from the command line."""
    game: Game = arguments.title
    seats = arguments.seats if arguments.seats is not None else usual_seats(game)
    chairs = read_chairs(seats, arguments.language)
    setup = game.setup(len(chairs), options_given(arguments, arguments.title), arguments.edition)
    seed = seed_from_text(arguments.seed) if arguments.seed is not None else new_seed()
    return Table(Play(setup, seed), chairs, arguments.language)


def loaded(arguments: Arguments) -> Table:
    """A table as a record left it; what the record fixes can't be given again."""
    fixed = [arguments.seed, arguments.edition, *options_given(arguments, arguments.title).values()]
    if any(value is not None for value in fixed):
        raise BadUsage(phrase("errors.fixed"))
    record = load_place(arguments.load).cut()
    if record.game != arguments.title.name:
        game = repr(record.game)[:40]
        raise BadUsage(phrase("errors.other_game", file=arguments.load, game=game))
    chairs = [chair_of(seat, i, arguments.language) for i, seat in enumerate(record.seats)]
    if arguments.seats is not None:
        chairs = read_chairs(arguments.seats, arguments.language)
        if len(chairs) != len(record.seats):
            raise BadUsage(phrase("errors.other_seats", count=len(record.seats)))
    return table_of(record, chairs, arguments.language)


def run_without_game(arguments: Arguments) -> int:
    """`motherlode play` alone asks for everything, where somebody is there to answer."""
    if not interactive():
        raise BadUsage(phrase("errors.which_game", games=", ".join(registry.all_games())))
    return game_loop.run(Session(ask_game(console()), console()))
