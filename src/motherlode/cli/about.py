"""`motherlode about`: prints the version, and whether the package runs as compiled code."""

import motherlode
from motherlode.cli.base_argument_parser import Arguments, Subparsers, add_command
from motherlode.cli.translated_texts import phrase
from motherlode.kernel import rules


def add(subparsers: Subparsers) -> None:
    add_command(subparsers, "about").set_defaults(run=run)


def is_compiled() -> bool:
    """True if the kernel runs as compiled code."""
    return not str(rules.__file__).endswith(".py")


def run(arguments: Arguments) -> int:
    how = phrase("about.compiled" if is_compiled() else "about.uncompiled")
    print(phrase("about.line", version=motherlode.__version__, how=how))
    return 0
