"""The texts of the command line, from the catalogue's part `cli`."""

from motherlode.i18n.catalogue import ENGLISH, platform_text


def phrase(key: str, language: str = ENGLISH, /, **values: object) -> str:
    """The text of a dotted key in a language, with its variables filled in."""
    return platform_text("cli", key, language, **values)
