"""Prints how long each part of `make test` took, as Markdown, from what the last run left behind.

`python scripts/durations.py --write` also puts it into docs/tests.md.
"""

import sys
from collections import Counter, defaultdict
from pathlib import Path
from xml.etree import ElementTree

ROOT = Path(__file__).parents[1]
PARTS = ROOT / "build" / "test-parts.tsv"
"""A line for each part: its name and how many seconds it took."""
PAGE = ROOT / "docs" / "tests.md"
BEGIN, END = "<!-- begin: scripts/durations.py -->\n\n", "\n<!-- end -->\n"
RUNS = ("compiled", "interpreted")


def folder_of(module: str) -> str:
    """The folder of tests that a module is in; each game has one of its own."""
    folders = module.split(".")[1:]
    depth = 2 if folders[0] == "games" else 1
    return "/".join(folders[:depth]) if len(folders) > depth else "top level"


def add_run(file: Path, tests: Counter[str], seconds: dict[str, float]) -> None:
    """Adds the tests of a JUnit file to the counts of their folders."""
    for case in ElementTree.parse(file).iter("testcase"):
        folder = folder_of(case.get("classname", ""))
        tests[folder] += 1
        seconds[folder] += float(case.get("time", 0))


def parts_table() -> str:
    """The parts of the run with the time by the clock."""
    rows = [line.split("\t") for line in PARTS.read_text(encoding="utf-8").splitlines()]
    lines = [f"| {name} | {seconds} |" for name, seconds in rows]
    return "\n".join(["| part | seconds by the clock |", "|---|---|", *lines]) + "\n"


def folders_table(files: dict[str, Path]) -> str:
    """The folders with their tests, and the seconds of all their tests together."""
    tests = {run: Counter[str]() for run in files}
    seconds = {run: defaultdict[str, float](float) for run in files}
    for run, file in files.items():
        add_run(file, tests[run], seconds[run])
    head = "| folder |" + "".join(f" tests, {run} | seconds |" for run in files)
    lines = [head, "|---|" + "---|---|" * len(files)]
    for folder in sorted(set().union(*tests.values())):
        cells = [f" {tests[run][folder]} | {seconds[run][folder]:.0f} |" for run in files]
        lines.append(f"| {folder} |" + "".join(cells))
    return "\n".join(lines) + "\n"


def report() -> str:
    found = {run: ROOT / "build" / f"tests-{run}.xml" for run in RUNS}
    files = {run: file for run, file in found.items() if file.exists()}
    return parts_table() + "\n" + folders_table(files)


def main() -> None:
    if not PARTS.exists():
        sys.exit("nothing is measured yet: run `make test` first")
    text = report()
    print(text)
    if "--write" in sys.argv:
        before, rest = PAGE.read_text(encoding="utf-8").split(BEGIN)
        after = rest.split(END)[1]
        PAGE.write_text(before + BEGIN + text + END + after, encoding="utf-8")


if __name__ == "__main__":
    main()
