"""`motherlode play GAME`: plays a game in the terminal, against bots or friends at one keyboard."""

from pathlib import Path

from motherlode.cli import game_loop
from motherlode.cli.base_argument_parser import Arguments, BadUsage, Parser, Subparsers, add_command
from motherlode.cli.console_output import console
from motherlode.cli.game_options import add_options, options_given
from motherlode.cli.keyboard import interactive
from motherlode.cli.local_game import LocalGame, resume_game
from motherlode.cli.new_game_questions import ask_game
from motherlode.cli.parse_seats import default_seats, player_of, read_players
from motherlode.cli.terminal_session import Session
from motherlode.cli.translated_texts import phrase
from motherlode.i18n.catalogue import ENGLISH, languages
from motherlode.kernel import registry
from motherlode.kernel.game import Game
from motherlode.kernel.play import Play
from motherlode.kernel.seeds import new_seed, seed_from_text
from motherlode.records.file_or_link import load_place, parse_place


def add(subparsers: Subparsers) -> None:
    parser = add_command(subparsers, "play")
    parser.set_defaults(run=run_without_game)
    games = parser.add_subparsers(metavar="GAME")
    for game in registry.all_games().values():
        add_game_command(games, game)


def add_game_command(games: Subparsers, game: Game) -> None:
    """Adds a game's subcommand: the options of all games, then the game's own."""
    text = phrase("help.play_game", title=game.title, low=game.seats[0], high=game.seats[-1])
    parser = games.add_parser(game.name, help=game.title, description=text)
    parser.add_argument("--seats", metavar="LIST", help=phrase("help.seats"))
    parser.add_argument("--seed", metavar="S", help=phrase("help.seed"))
    parser.add_argument("--edition", metavar="FILE", type=Path, help=phrase("help.edition"))
    parser.add_argument("--load", metavar="FILE", type=parse_place, help=phrase("help.load"))
    add_language(parser)
    add_options(parser, game)
    parser.set_defaults(run=run, game=game)


def add_language(parser: Parser) -> None:
    parser.add_argument("--language", metavar="L", default=ENGLISH, help=phrase("help.language"))


def run(arguments: Arguments) -> int:
    """Starts a new game, or resumes a saved one, and plays it."""
    check_language(arguments.language)
    local_game = load_game(arguments) if arguments.load else start_game(arguments)
    file = str(arguments.load) if arguments.load else ""
    return game_loop.run(Session(local_game, console(), file))


def check_language(language: str) -> None:
    """Raises BadUsage if there is no translation to a language."""
    if language not in languages():
        known = ", ".join(languages())
        raise BadUsage(phrase("errors.language", language=repr(language)[:40], known=known))


def start_game(arguments: Arguments) -> LocalGame:
    """A new game as the command line describes it."""
    game: Game = arguments.game
    seats = arguments.seats if arguments.seats is not None else default_seats(game)
    players = read_players(seats, arguments.language)
    setup = game.setup(len(players), options_given(arguments, arguments.game), arguments.edition)
    seed = seed_from_text(arguments.seed) if arguments.seed is not None else new_seed()
    return LocalGame(Play(setup, seed), players, arguments.language)


def load_game(arguments: Arguments) -> LocalGame:
    """The saved game of `--load`, with the players of `--seats` if they are given.

    Raises BadUsage if a seed, an edition or options are given too: the record has its own.
    """
    fixed = [arguments.seed, arguments.edition, *options_given(arguments, arguments.game).values()]
    if any(value is not None for value in fixed):
        raise BadUsage(phrase("errors.fixed"))
    record = load_place(arguments.load).cut()
    if record.game != arguments.game.name:
        names = {"game": repr(record.game)[:40], "wanted": arguments.game.name}
        raise BadUsage(phrase("errors.other_game", file=arguments.load, **names))
    players = [player_of(seat, i, arguments.language) for i, seat in enumerate(record.seats)]
    if arguments.seats is not None:
        players = read_players(arguments.seats, arguments.language)
        if len(players) != len(record.seats):
            counts = {"given": len(players), "count": len(record.seats)}
            raise BadUsage(phrase("errors.other_seats", **counts))
    return resume_game(record, players, arguments.language)


def run_without_game(arguments: Arguments) -> int:
    """Runs `motherlode play` without a game: asks for the game, the seats and its options."""
    if not interactive():
        raise BadUsage(phrase("errors.which_game", games=", ".join(registry.all_games())))
    return game_loop.run(Session(ask_game(console()), console()))
