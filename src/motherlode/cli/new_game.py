"""A new game by asking: which one, who sits where, and each option of its schema."""

from collections.abc import Callable
from typing import TypeVar

from rich.console import Console
from rich.text import Text

from motherlode import bots
from motherlode.cli.game_options import told, usual
from motherlode.cli.local_table import Table
from motherlode.cli.screen import error_text
from motherlode.cli.seats import Chair, read_chairs, usual_seats
from motherlode.cli.text import phrase
from motherlode.i18n.words import catalogue
from motherlode.kernel import registry
from motherlode.kernel.errors import MotherlodeError
from motherlode.kernel.game import Game
from motherlode.kernel.options import Option, Value
from motherlode.kernel.play import Play
from motherlode.kernel.seeds import new_seed

T = TypeVar("T")


def ask_game(out: Console) -> Table:
    """Asks until there is a table; Enter takes what stands in brackets."""
    games = registry.all_games()
    for name, title in games.items():
        out.print(Text(f"  {name}: {title.title}"))
    title = asked(out, phrase("new.game"), next(iter(games)), registry.find_game)
    for bot in bots.names():
        out.print(Text(f"  {bot}: {worth_of(bot, title.name)}", style="dim"))
    while True:
        chairs = asked(out, phrase("new.seats"), usual_seats(title), read_chairs)
        options = {option.name: ask_option(out, title, option) for option in title.options}
        try:
            return table_of_answers(title, chairs, options)
        except MotherlodeError as error:  # seats and options that don't go together
            out.print(error_text(str(error)))


def worth_of(bot: str, game: str) -> str:
    """What a bot is worth, in a few words; nothing for one of another package."""
    words = catalogue()["ui"]
    about = str(words["bot_about"].get(bot.rpartition(":")[2], ""))
    share = bots.share_against_yardstick(game, bot)
    if share is None or bot == bots.YARDSTICK:
        return about
    return f"{about}; {words['bot_worth']['share'].format(share=round(100 * share))}"


def table_of_answers(game: Game, chairs: list[Chair], options: dict[str, Value]) -> Table:
    return Table(Play(game.setup(len(chairs), options), new_seed()), chairs)


def ask_option(out: Console, game: Game, option: Option) -> Value:
    out.print(Text("  " + told(game, option), style="dim"))
    return asked(out, option.name.replace("_", " "), usual(option.schema()), option.read)


def asked(out: Console, label: str, usual: str, read: Callable[[str], T]) -> T:
    """What is answered, once it can be read."""
    while True:
        try:
            return read(input(f"{label} [{usual}]: ").strip() or usual)
        except EOFError:
            raise KeyboardInterrupt from None
        except MotherlodeError as error:
            out.print(error_text(str(error)))
