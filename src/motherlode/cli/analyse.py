"""`motherlode analyse FILE`: writes a page on a game's win probabilities, costs, luck and skill."""

from pathlib import Path

from motherlode.cli.base_argument_parser import Arguments, Subparsers, add_command, whole_number
from motherlode.cli.console_output import console
from motherlode.cli.html_output import refuse_unwritable, write_page
from motherlode.cli.play import add_language, check_language
from motherlode.cli.progress_bar import progress_bar
from motherlode.cli.translated_texts import phrase
from motherlode.lab.measures.record_analysis import analyse
from motherlode.lab.pages.analysis_page import AnalysisPage
from motherlode.records.file_or_link import Place, file_stem, load_place, parse_place

MAX_ITERATIONS = 1_000_000


def add(subparsers: Subparsers) -> None:
    parser = add_command(subparsers, "analyse")
    parser.add_argument("file", metavar="FILE", type=parse_place, help=phrase("help.record"))
    parser.add_argument("--out", metavar="PAGE", type=Path, help=phrase("help.analysis_out"))
    count = whole_number(1, MAX_ITERATIONS)
    parser.add_argument(
        "--iterations", metavar="N", type=count, default=400, help=phrase("help.iterations")
    )
    add_language(parser)
    parser.set_defaults(run=run)


def run(arguments: Arguments) -> int:
    """Analyses every decision, showing progress; writes the page and prints its path."""
    check_language(arguments.language)
    record = load_place(arguments.file).record
    out = arguments.out or default_page_path(arguments.file)
    refuse_unwritable(out, arguments.file)
    with progress_bar(phrase("analyse.looking"), len(record.actions)) as progress:
        analysis = analyse(record, arguments.iterations, progress)
    write_page(out, AnalysisPage(analysis, arguments.language).page())
    console().print(phrase("analyse.written", file=out), markup=False, soft_wrap=True)
    return 0


def default_page_path(record: Place) -> Path:
    """The page's default path: beside the record file; for a link, in the current folder."""
    folder = record.parent if isinstance(record, Path) else Path()
    return folder / f"{file_stem(record)}.html"
