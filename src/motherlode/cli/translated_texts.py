"""The texts of the command line, from the catalogue's table `cli`."""

from typing import Any

from motherlode.i18n.words import ENGLISH, catalogue


def phrase(key: str, language: str = ENGLISH, /, **holes: object) -> str:
    """The text of a dotted key in a language, with its {holes} filled."""
    at: Any = catalogue(language)["cli"]
    for part in key.split("."):
        at = at[part]
    return str(at).format(**holes)
