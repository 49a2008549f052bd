"""`motherlode preview GAME`: shows the board of a table and how alike its seats are."""

from pathlib import Path

from motherlode.cli.base_argument_parser import Arguments, Subparsers, add_command, whole_number
from motherlode.cli.board_picture import board_preview
from motherlode.cli.console_output import console
from motherlode.cli.game_options import add_options, options_given
from motherlode.cli.play import add_language, check_language
from motherlode.cli.translated_texts import phrase
from motherlode.i18n.words import Words
from motherlode.kernel import registry
from motherlode.kernel.game import Game
from motherlode.plugin_types import TerminalPlugin

USUAL_PLAYERS = 2


def add(subparsers: Subparsers) -> None:
    parser = add_command(subparsers, "preview")
    games = parser.add_subparsers(metavar="GAME", required=True)
    for game in registry.all_games().values():
        if game.plugin(TerminalPlugin).preview:
            add_game_command(games, game)


def add_game_command(games: Subparsers, game: Game) -> None:
    """Adds the subcommand of a game whose boards differ: the players, then the game's options."""
    text = phrase("help.preview_game", title=game.title)
    parser = games.add_parser(game.name, help=game.title, description=text)
    parser.add_argument(
        "--players",
        metavar="N",
        type=whole_number(game.seats[0], game.seats[-1]),
        default=USUAL_PLAYERS,
        help=phrase("help.preview_players", default=USUAL_PLAYERS),
    )
    parser.add_argument("--edition", metavar="FILE", type=Path, help=phrase("help.edition"))
    add_language(parser)
    add_options(parser, game)
    parser.set_defaults(run=run, game=game)


def run(arguments: Arguments) -> int:
    """Prints the board that a table with these players and options would have."""
    check_language(arguments.language)
    game: Game = arguments.game
    setup = game.setup(arguments.players, options_given(arguments, game), arguments.edition)
    words = Words(game, [], arguments.language, setup.content.edition)
    console().print(board_preview(setup, words))
    return 0
