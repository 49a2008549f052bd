"""What the lab's pages say, from the table `lab` of the words."""

from typing import Any

from motherlode.kernel.words import catalogue


def phrase(key: str, /, **holes: object) -> str:
    """The words of a dotted key, with their {holes} filled."""
    at: Any = catalogue()["lab"]
    for part in key.split("."):
        at = at[part]
    return str(at).format(**holes)
