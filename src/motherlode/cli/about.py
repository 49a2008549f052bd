"""`motherlode about`: the version, and whether it runs compiled."""

import motherlode
from motherlode.cli.arguments import Arguments, Subparsers, add_command
from motherlode.cli.text import phrase
from motherlode.kernel import rules


def add(subparsers: Subparsers) -> None:
    add_command(subparsers, "about").set_defaults(run=run)


def compiled() -> bool:
    """Whether the hot rooms run as compiled code."""
    return not str(rules.__file__).endswith(".py")


def run(arguments: Arguments) -> int:
    how = phrase("about.compiled" if compiled() else "about.uncompiled")
    print(phrase("about.line", version=motherlode.__version__, how=how))
    return 0
