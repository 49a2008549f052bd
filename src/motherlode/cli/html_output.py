"""HTML pages that commands write: their options, checks and output."""

from pathlib import Path

from motherlode.cli.base_argument_parser import Parser
from motherlode.cli.translated_texts import phrase
from motherlode.i18n.catalogue import ENGLISH
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
    """Raises CantWrite if `path` is in no folder, is a folder, or is one of the input files."""
    if path is None:
        return
    refuse_overwrite(path, *inputs)
    if path.is_dir():
        raise CantWrite(f"{path} is a folder, so a page can't be written there")
    if not path.parent.is_dir():
        raise CantWrite(f"{path} can't be written: there is no folder {path.parent}")


def write_page(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise CantWrite(f"{path} can't be written: {error.strerror}") from None
