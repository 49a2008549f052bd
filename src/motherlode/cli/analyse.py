"""`motherlode analyse FILE`: a game's chances, costly decisions, luck and skill, as a page."""

from pathlib import Path

from motherlode.cli.arguments import Arguments, Subparsers, add_command, whole_number
from motherlode.cli.pages import refuse_unwritable, write_page
from motherlode.cli.play import add_language, check_language
from motherlode.cli.progress import bar
from motherlode.cli.screen import console
from motherlode.cli.text import phrase
from motherlode.lab.measures.analysis import analyse
from motherlode.lab.pages.analysis_page import AnalysisPage
from motherlode.records.source import Place, file_stem, load_place, parse_place

MOST_ITERATIONS = 1_000_000


def add(subparsers: Subparsers) -> None:
    parser = add_command(subparsers, "analyse")
    parser.add_argument("file", metavar="FILE", type=parse_place, help=phrase("help.record"))
    parser.add_argument("--out", metavar="PAGE", type=Path, help=phrase("help.analysis_out"))
    count = whole_number(1, MOST_ITERATIONS)
    parser.add_argument(
        "--iterations", metavar="N", type=count, default=400, help=phrase("help.iterations")
    )
    add_language(parser)
    parser.set_defaults(run=run)


def run(arguments: Arguments) -> int:
    """Looks at every decision under a bar; writes the page and says where."""
    check_language(arguments.language)
    record = load_place(arguments.file).record
    out = arguments.out or page_of(arguments.file)
    refuse_unwritable(out, arguments.file)
    with bar(phrase("analyse.looking"), len(record.actions)) as done:
        looked = analyse(record, arguments.iterations, done)
    write_page(out, AnalysisPage(looked, arguments.language).page())
    console().print(phrase("analyse.written", file=out), markup=False, soft_wrap=True)
    return 0


def page_of(record: Place) -> Path:
    """Where the page goes: beside a file, here for a link."""
    folder = record.parent if isinstance(record, Path) else Path()
    return folder / f"{file_stem(record)}.html"
