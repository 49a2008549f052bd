"""Pages that commands write: where, and what is wrong where they can't be written."""

from pathlib import Path

from motherlode.cli.arguments import Parser
from motherlode.cli.text import phrase
from motherlode.i18n.words import ENGLISH
from motherlode.kernel.errors import MotherlodeError
from motherlode.lab.runs.results import refuse_over


class CantWrite(MotherlodeError):
    """A page that can't be written where it was asked for."""


def add_html(parser: Parser) -> None:
    parser.add_argument("--html", metavar="FILE", type=Path, help=phrase("help.html"))
    parser.add_argument(
        "--language", metavar="L", default=ENGLISH, help=phrase("help.page_language")
    )


def refuse_unwritable(path: Path | None, *inputs: Path | str | None) -> None:
    """Says so before anything is played; what a command reads is not written over either."""
    if path is None:
        return
    refuse_over(path, *inputs)
    if path.is_dir():
        raise CantWrite(f"{path}: this is a folder")
    if not path.parent.is_dir():
        raise CantWrite(f"{path}: there is no folder {path.parent}")


def write_page(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise CantWrite(f"{path}: {error.strerror}") from None
