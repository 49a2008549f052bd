"""What the terminal itself says, from the table `cli` of the words."""

from typing import Any

from motherlode.i18n.words import ENGLISH, catalogue


def phrase(key: str, language: str = ENGLISH, /, **holes: object) -> str:
    """The words of a dotted key, with their {holes} filled."""
    at: Any = catalogue(language)["cli"]
    for part in key.split("."):
        at = at[part]
    return str(at).format(**holes)
