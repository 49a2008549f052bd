"""HTML pages that commands write: their options, checks and output."""

from pathlib import Path

from motherlode.cli.base_argument_parser import Parser
from motherlode.cli.translated_texts import phrase
from motherlode.i18n.words import ENGLISH
from motherlode.kernel.errors import MotherlodeError
from motherlode.lab.runs.csv_and_parquet import refuse_overwrite


class CantWrite(MotherlodeError):
    """A page can't be written to the path that was given."""


def add_html(parser: Parser) -> None:
    parser.add_argument("--html", metavar="FILE", type=Path, help=phrase("help.html"))
    parser.add_argument(
        "--language", metavar="L", default=ENGLISH, help=phrase("help.page_language")
    )


def refuse_unwritable(path: Path | None, *inputs: Path | str | None) -> None:
    """Raises CantWrite if a page can't be written to `path`, or would overwrite an input."""
    if path is None:
        return
    refuse_overwrite(path, *inputs)
    if path.is_dir():
        raise CantWrite(f"{path}: this is a folder")
    if not path.parent.is_dir():
        raise CantWrite(f"{path}: there is no folder {path.parent}")


def write_page(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise CantWrite(f"{path}: {error.strerror}") from None
