"""Starts a new game by asking questions: which game, which players, which options."""

from collections.abc import Callable
from typing import TypeVar

from rich.console import Console
from rich.text import Text

from motherlode import bots
from motherlode.cli.console_output import error_text
from motherlode.cli.game_options import default_text, option_help
from motherlode.cli.local_game import LocalGame
from motherlode.cli.parse_seats import Player, default_seats, read_players
from motherlode.cli.translated_texts import phrase
from motherlode.i18n.catalogue import message_id, platform_messages
from motherlode.kernel import registry
from motherlode.kernel.errors import MotherlodeError
from motherlode.kernel.game import Game
from motherlode.kernel.options import Option, Value
from motherlode.kernel.play import Play
from motherlode.kernel.seeds import new_seed

T = TypeVar("T")


def ask_game(out: Console) -> LocalGame:
    """Asks for everything a new game needs; Enter takes the default, shown in brackets."""
    games = registry.all_games()
    for name, known in games.items():
        out.print(Text(f"  {name}: {known.title}"))
    game = ask(out, phrase("new.game"), next(iter(games)), registry.find_game)
    for bot in bots.names():
        out.print(Text(f"  {bot}: {describe_bot(bot, game.name)}", style="dim"))
    while True:
        players = ask(out, phrase("new.seats"), default_seats(game), read_players)
        options = {option.name: ask_option(out, game, option) for option in game.options}
        try:
            return game_from_answers(game, players, options)
        except MotherlodeError as error:  # these seats and options don't fit together
            out.print(error_text(str(error)))


def describe_bot(bot: str, game: str) -> str:
    """A few words on a bot, and its win share against greedy; empty if neither is known."""
    messages, id = platform_messages("ui"), message_id("bot_about", bot.rpartition(":")[2])
    about = messages.text(id, {}) if id in messages else ""
    share = bots.share_against_yardstick(game, bot)
    if share is None or bot == bots.YARDSTICK:
        return about
    return f"{about}; {messages.text('bot_worth-share', {'share': round(100 * share)})}"


def game_from_answers(game: Game, players: list[Player], options: dict[str, Value]) -> LocalGame:
    return LocalGame(Play(game.setup(len(players), options), new_seed()), players)


def ask_option(out: Console, game: Game, option: Option) -> Value:
    """Asks for the value of an option."""
    out.print(Text("  " + option_help(game, option), style="dim"))
    return ask(out, option.name.replace("_", " "), default_text(option.schema()), option.read)


def ask(out: Console, label: str, default: str, read: Callable[[str], T]) -> T:
    """Asks a question until `read` accepts the answer; an empty answer is the default."""
    while True:
        try:
            return read(input(f"{label} [{default}]: ").strip() or default)
        except EOFError:
            raise KeyboardInterrupt from None
        except MotherlodeError as error:
            out.print(error_text(str(error)))
