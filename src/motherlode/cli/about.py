"""`motherlode about`: the version, and whether it runs compiled."""

import motherlode
from motherlode.kernel import rules


def compiled() -> bool:
    """Whether the hot rooms run as compiled code."""
    return not str(rules.__file__).endswith(".py")


def run() -> None:
    how = "compiled" if compiled() else "uncompiled (slower; a C compiler makes it fast)"
    print(f"motherlode {motherlode.__version__}, {how}")
