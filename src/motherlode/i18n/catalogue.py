"""The catalogue: which languages there are, and the Fluent files with their texts.

Texts of the platform are in `i18n/<language>/`, in the parts `ui` (the web client), `cli` (the
terminal), `lab` (reports), `notices` (mails and other notices of turns) and `admin` (the admin
page). Texts of a game are in its own folder of words, one file a language. A file is read only when
a text of it is needed.
"""

from functools import cache
from pathlib import Path

from motherlode.i18n.messages import Messages, selected_messages, with_missing_messages
from motherlode.kernel.game import Game
from motherlode.kernel.registry import all_games

FOLDER = Path(__file__).parent
ENGLISH = "en"
LANGUAGES = ("de", "en", "es", "fr")
DRAFTS: tuple[str, ...] = ("es", "fr")
"""Languages that wait for corrections by native readers."""

DESCRIPTION = ("title", "blurb", "length", "difficulty")
"""The texts of a game that the lobby shows before the game is chosen."""

PARTS = ("ui", "cli", "lab", "notices", "admin")


def languages() -> list[str]:
    return list(LANGUAGES)


@cache
def platform_source(part: str, language: str) -> str:
    """The Fluent source of a part of the platform's texts; English where it isn't translated."""
    own = _part_source(part, language)
    if language == ENGLISH:
        return own
    return with_missing_messages(own, _part_source(part, ENGLISH))


def _part_source(part: str, language: str) -> str:
    """The source of a part's file, or of all files in its folder."""
    file = FOLDER / language / f"{part}.ftl"
    files = [file] if file.exists() else sorted((FOLDER / language / part).glob("*.ftl"))
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


@cache
def pages_source(language: str) -> str:
    """The Fluent source of the web client's texts, without those of the games' boards."""
    parts = sorted(file.stem for file in (FOLDER / ENGLISH / "ui").glob("*.ftl"))
    games = set(all_games())
    return "\n".join(platform_source(f"ui/{part}", language) for part in parts if part not in games)


@cache
def board_source(game: str, language: str) -> str:
    """The Fluent source of the texts that a game's board in the web client has; '' if it has none.

    The terminal shows some of them too.
    """
    return platform_source(f"ui/{game}", language) if game in all_games() else ""


@cache
def description_source(folder: Path, language: str) -> str:
    """The Fluent source of the texts with which the lobby lists a game, such as its title."""
    return selected_messages(words_source(folder, language), DESCRIPTION)


@cache
def words_source(folder: Path, language: str) -> str:
    """The Fluent source of a game's folder of words; English where it isn't translated."""
    own, english = folder / f"{language}.ftl", folder / f"{ENGLISH}.ftl"
    source = english.read_text(encoding="utf-8")
    if language == ENGLISH or not own.is_file():
        return source
    return with_missing_messages(own.read_text(encoding="utf-8"), source)


@cache
def platform_messages(part: str, language: str = ENGLISH) -> Messages:
    """The texts of a part of the platform; English for a language that isn't known."""
    language = language if language in LANGUAGES else ENGLISH
    return Messages(language, platform_source(part, language), f"{language}/{part}")


@cache
def words_messages(folder: Path | None, language: str = ENGLISH) -> Messages:
    """The texts in a game's folder of words; English for a language that isn't known."""
    language = language if language in LANGUAGES else ENGLISH
    if folder is None:
        return Messages(language, "")
    return Messages(language, words_source(folder, language), str(folder / f"{language}.ftl"))


def message_id(*keys: str) -> str:
    """The id of a text: `lobby.create` is `lobby-create`, `names` and `drill 0` `names-drill-0`.

    Fluent's ids have no dots and no spaces.
    """
    return "-".join(keys).replace(".", "-").replace(" ", "-")


def platform_text(part: str, key: str, language: str = ENGLISH, /, **values: object) -> str:
    """The text of a dotted key, with its variables filled in; raises `KeyError` for others."""
    return platform_messages(part, language).text(message_id(key), values)


def game_title(game: Game, language: str = ENGLISH) -> str:
    """The title of a game in a language; the one of its description if there is no text."""
    messages = words_messages(game.words, language)
    return messages.text("title", {}) if "title" in messages else game.title
