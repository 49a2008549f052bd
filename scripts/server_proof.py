"""Runs the long tests of the server with their full counts, one after the other.

Each part's result is kept in docs/server-proof.json with date and commit, so a run that was broken
off goes on where it stopped: what passed is not run again. A part with several shares is run share
by share, the first of each part before the second of any.

    scripts/server_proof.py               run what has not passed yet
    scripts/server_proof.py --list        show the parts and their results, run nothing
    scripts/server_proof.py --only 2,24   run only the parts of these numbers, even if they passed
    scripts/server_proof.py --again       forget all results and run everything
    scripts/server_proof.py --write       also put the results into docs/server.md, as a table
"""

import argparse
import fcntl
import json
import os
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from pathlib import Path

ROOT = Path(__file__).parents[1]
RESULTS = ROOT / "docs" / "server-proof.json"
LOCK = ROOT / "build" / "server-proof.lock"
PAGE = ROOT / "docs" / "server.md"
BEGIN, END = "<!-- begin: scripts/server_proof.py -->\n\n", "\n<!-- end -->\n"
PYTHON = ROOT / ".venv" / "bin" / "python"
CRASH = "motherlode crash-test --kills 100 --tables 50 --json"
AFTER_KILL = "0 lost (asserted); slowest start 2 s"
EVERY = {"karats": 16, "super_motherload": 16, "mothership": 40}
"""Of each game every n-th entry is compared with other worlds, and all of its first."""
GAMES_IN_SHARE, SHARES = 1000, 10
MOST_LETTERS = 4000
SUMMARY = re.compile(r"\d+ (passed|failed|error).* in [\d.]+s")
FIGURES = re.compile(r"\{|\d[\d,.]* [a-z]")
"""A line that a test prints: a report as data, or a number and what it counts."""
HOURS = re.compile(r" \(\d+:\d\d:\d\d\)")
"""The same time again as hours, minutes and seconds, which pytest adds if it was long."""
NUMBER = re.compile(r"\d[\d,]*(?:\.\d+)?")


@dataclass(frozen=True)
class Part:
    """A number of the list of claims, what it claims, and the command that proves it.

    Several shares run the same command; MOTHERLODE_FIRST_GAME gives each its own games.
    """

    number: int
    claim: str
    command: str
    shares: int = 1
    target: str = ""
    """What the figures should be on a quiet machine; what doesn't depend on it is asserted."""

    def command_of(self, share: int) -> str:
        if self.shares == 1:
            return self.command
        return f"MOTHERLODE_FIRST_GAME={share * GAMES_IN_SHARE} {self.command}"

    def name_of(self, share: int) -> str:
        return f"{self.number}: {self.command_of(share)}"

    def results(self, kept: dict[str, "Result"]) -> list["Result"]:
        """The results of the shares that were run."""
        names = [self.name_of(share) for share in range(self.shares)]
        return [kept[name] for name in names if name in kept]


@dataclass
class Result:
    """What a part gave: its figures, when it was run, on which commit, and for how long.

    `sources` are git's names of the folders src and tests: commits that were joined into one have
    other names, but the same files keep theirs.
    """

    passed: bool
    figures: str
    date: str
    commit: str
    seconds: int
    sources: str = ""


def secrecy(game: str) -> Part:
    claim = f"10,000 whole games of {game}: no byte depends on what its reader can't know"
    command = (
        f"MOTHERLODE_GAMES={GAMES_IN_SHARE} MOTHERLODE_EVERY={EVERY[game]}"
        " pytest tests/server/test_secrecy.py"
        f" -k 'cannot_know and {game}'"
    )
    return Part(4, claim, command, SHARES)


PARTS = (
    Part(1, "100 times `kill -9` under load, SQLite", CRASH, target=AFTER_KILL),
    Part(1, "the same, two servers on PostgreSQL", f"{CRASH} --postgres", target=AFTER_KILL),
    Part(
        2,
        "50 power cuts",
        "MOTHERLODE_CUTS=50 pytest tests/server/test_power_cuts.py",
        target="0 lost",
    ),
    Part(
        3,
        "disk full, read-only, I/O error, PostgreSQL gone, 30 s each under load",
        "MOTHERLODE_FAULT_SECONDS=30 pytest tests/server/test_storage_faults.py"
        " tests/server/test_readiness.py tests/server/test_silent_database.py"
        " tests/server/test_full_disk_of_postgresql.py",
        target="nothing unstored acknowledged, play resumes",
    ),
    *(secrecy(game) for game in EVERY),
    Part(
        4,
        "games that differ only in secrets send the same bytes",
        "MOTHERLODE_PROOF=1 pytest tests/server/test_secrecy.py -k only_in_secrets",
    ),
    Part(5, "every request with every wrong token", "pytest tests/server/test_authorisation.py"),
    Part(
        6,
        "100,000 mutated frames",
        "MOTHERLODE_FRAMES=100000 pytest tests/server/test_limits.py -k 'mutated or malformed'",
    ),
    Part(6, "fuzzed requests", "MOTHERLODE_PROOF=1 pytest tests/server/test_schema.py"),
    Part(
        6,
        "misbehaving clients beside players",
        "motherlode bench server --disturbed --json",
        target="each at most 2 (asserted: the median of the turns)",
    ),
    Part(
        7,
        "a rule that raises an error shuts its table and no other",
        "pytest tests/server/test_failing_rules.py",
    ),
    Part(
        8,
        "1,000 races of 8 clients for one number, 4 processes",
        "MOTHERLODE_ROUNDS=1000 pytest tests/server/test_protocol.py -k concurrent_moves",
        target="one accepted each; losers answered in 200 ms",
    ),
    Part(
        9,
        "1,000 moves whose first answer is lost",
        "MOTHERLODE_ROUNDS=1000 pytest tests/server/test_protocol.py tests/server/test_play.py"
        " -k 'first_answer or retried_move'",
    ),
    Part(
        10,
        "100 rounds of 16 claims for one seat, and of 4 for 4",
        "MOTHERLODE_ROUNDS=100 pytest tests/server/test_seats.py -k 'sixteen or four_concurrent'",
    ),
    Part(
        11,
        "50 tables in a bad network, 10 minutes, each database",
        "MOTHERLODE_TABLES=50 MOTHERLODE_SECONDS=600 pytest tests/server/test_chaos.py",
        target="synchronised in 2 s",
    ),
    Part(
        12,
        "the prefix checker (it also runs within 1, 2, 3, 8, 11 and 24); 250 random histories",
        "MOTHERLODE_EXAMPLES=250 pytest tests/server/test_history_checker.py"
        " tests/server/test_protocol.py -k 'random_client or fit_the_log or beginning'",
    ),
    Part(
        13,
        "a spectator who stops reading",
        "pytest tests/server/test_limits.py -k stops_reading",
    ),
    Part(
        14,
        "a burst of invalid moves",
        "pytest tests/server/test_limits.py -k 'invalid_moves or throttled'",
    ),
    Part(
        15,
        "1,000 oversized frames; large bodies, logs and floods",
        "MOTHERLODE_ROUNDS=1000 pytest tests/server/test_limits.py tests/server/test_floods.py"
        " tests/server/test_large_inputs.py -k 'oversized or flood or body or log'",
    ),
    Part(
        16,
        "foreign origins and hosts",
        "pytest tests/server/test_limits.py tests/server/test_accepted_host_names.py"
        " -k 'foreign or host'",
    ),
    Part(
        17,
        "10,000 random table ids; quotas",
        "MOTHERLODE_ROUNDS=1000 pytest tests/server/test_authorisation.py"
        " tests/server/test_limits.py -k 'random_table_ids or new_tables or number_of_seats'",
    ),
    Part(
        18,
        "tokens, and links that were replaced",
        "pytest tests/server/test_authorisation.py tests/server/test_seats.py"
        " tests/server/test_dead_links.py tests/server/test_limits.py"
        " -k 'token or link or kick or dead'",
    ),
    Part(
        21,
        "1,000 whole games verified, 1,000 altered draws located",
        "MOTHERLODE_GAMES=1000 pytest tests/kernel/test_provably_fair.py"
        " tests/kernel/test_seeds.py",
        target="1,000 of 1,000 (asserted)",
    ),
    Part(
        24,
        "20 rolling restarts under load, each database",
        "MOTHERLODE_RESTARTS=20 pytest tests/server/test_rolling_restarts.py",
        target="0 lost; slowest return 5 s",
    ),
    Part(
        24,
        "an upgrade to the next release behind nginx and Caddy: clients are back within 5 s",
        "MOTHERLODE_WITHIN=5 pytest tests/operation/test_rolling_upgrade.py -k behind_a_proxy",
    ),
    Part(24, "no clock is charged for downtime", "pytest tests/server/test_downtime.py"),
)


def load_results() -> dict[str, Result]:
    if not RESULTS.exists():
        return {}
    stored = json.loads(RESULTS.read_text(encoding="utf-8"))
    return {name: Result(**result) for name, result in stored.items()}


def keep_result(name: str, result: Result) -> None:
    """Adds a result to the file, which another run may have changed meanwhile.

    The file is replaced as a whole: a run that is broken off leaves the old or the new one.
    """
    with locked_results():
        stored = {kept: asdict(each) for kept, each in (load_results() | {name: result}).items()}
        beside = LOCK.with_suffix(".new")
        beside.write_text(json.dumps(stored, indent=2) + "\n", encoding="utf-8")
        beside.replace(RESULTS)


@contextmanager
def locked_results() -> Iterator[None]:
    LOCK.parent.mkdir(exist_ok=True)
    with LOCK.open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def commit() -> str:
    """The commit of this checkout, with a plus sign if files other than the results differ."""
    found = git("rev-parse", "--short=10", "HEAD")
    others = ["--", ".", *(f":!{path.relative_to(ROOT)}" for path in (RESULTS, PAGE))]
    changed = git("status", "--porcelain", "--untracked-files=no", *others)
    return found + ("+" if changed else "")


def sources() -> str:
    """The names that git gives to the folders src and tests of this commit."""
    names = (git("rev-parse", "--short=10", f"HEAD:{folder}") for folder in ("src", "tests"))
    return " ".join(names)


def git(*words: str) -> str:
    done = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=False)
    return done.stdout.strip()


def split_command(command: str) -> tuple[dict[str, str], list[str]]:
    """The environment variables of a command, and its program with arguments."""
    words = shell_words(command)
    settings = [word for word in words if word.split("=")[0].startswith("MOTHERLODE_")]
    program, *arguments = words[len(settings) :]
    called = [str(PYTHON), "-m", "pytest", "-rP"]
    if program == "motherlode":
        called = [str(PYTHON), "-m", "motherlode.cli.main"]
    return dict(word.split("=", 1) for word in settings), [*called, *arguments]


def shell_words(command: str) -> list[str]:
    """The words of a command; quotation marks keep some together."""
    parts = command.split("'")
    words: list[str] = []
    for i, part in enumerate(parts):
        words += [part] if i % 2 else part.split()
    return words


def run(command: str) -> Result:
    """Runs a command; its output is shown and its figures are kept."""
    settings, words = split_command(command)
    began, lines = time.monotonic(), list[str]()
    environment = {**os.environ, **settings}
    with subprocess.Popen(
        words,
        cwd=ROOT,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    ) as running:
        assert running.stdout is not None
        for line in running.stdout:
            print(line, end="", flush=True)
            lines.append(line.strip())
    passed, date = running.returncode == 0, datetime.now(UTC).strftime("%Y-%m-%d")
    seconds = round(time.monotonic() - began)
    return Result(passed, figures_of(lines), date, commit(), seconds, sources())


def figures_of(lines: list[str]) -> str:
    """The figures that tests printed, and their last line; the report of a command without tests,
    or all its lines if it broke off."""
    last = [line.strip("= ") for line in lines if SUMMARY.search(line)][-1:]
    if not last:
        reports = [line for line in lines if line.startswith(("{", "["))]
        return "; ".join(reports or filter(None, lines))[-MOST_LETTERS:]
    kept: list[str] = []
    printing = False
    for line in lines:
        if line.startswith(("---", "___", "===")):
            printing = "Captured stdout call" in line
        elif printing and FIGURES.match(line) and not SUMMARY.search(line):
            kept.append(line)
    return "; ".join([*kept, *last])[-MOST_LETTERS:]


def readable(report: str) -> str:
    """A report; a list of ratios as words."""
    try:
        rows = json.loads(report)
    except json.JSONDecodeError:
        return report
    if not isinstance(rows, list) or not all("ratio" in row for row in rows):
        return report
    ranges = [f" ({row['lowest']}-{row['highest']})" if "lowest" in row else "" for row in rows]
    shown = [f"{row['mischief']} {row['ratio']}{each}" for row, each in zip(rows, ranges)]
    return "p99 of others, divided by the quiet one: " + ", ".join(shown)


def table(results: dict[str, Result]) -> str:
    """The results as Markdown."""
    lines = ["| test | claim | target | command | result | date | commit | src, tests | seconds |"]
    lines.append("|---|---|---|---|---|---|---|---|---|")
    lines += [table_row(part, part.results(results)) for part in PARTS]
    return "\n".join(lines) + "\n"


def table_row(part: Part, found: list[Result]) -> str:
    """A part as a row; what its shares gave is joined."""
    start = f"| {part.number} | {part.claim} | {part.target} | `{part.command}` "
    if not found:
        return f"{start}| not run | | | | |"
    passed = all(result.passed for result in found)
    outcome = "passed" if passed else "**failed**"
    if part.shares > 1:
        games = sum(result.passed for result in found) * GAMES_IN_SHARE
        outcome += f" ({games:,} of {part.shares * GAMES_IN_SHARE:,} games)"
    figures = readable(joined_figures([result.figures for result in found])).replace("|", "/")
    names = ("date", "commit", "sources")
    ends = [", ".join(sorted({getattr(result, name) for result in found})) for name in names]
    seconds = sum(result.seconds for result in found)
    return f"{start}| {outcome}: {figures} | {' | '.join(ends)} | {seconds} |"


def joined_figures(figures: list[str]) -> str:
    """The figures of a part; the numbers of its shares are added up."""
    if len(figures) > 1:
        figures = [HOURS.sub("", each) for each in figures]
    if len({NUMBER.sub("", each) for each in figures}) > 1 or len(figures) == 1:
        return "; ".join(figures)
    columns = zip(*([float(n.replace(",", "")) for n in NUMBER.findall(each)] for each in figures))
    sums = iter(f"{sum(column):,.10g}" for column in columns)
    return NUMBER.sub(lambda _: next(sums), figures[0])


def write_page(text: str) -> None:
    before, rest = PAGE.read_text(encoding="utf-8").split(BEGIN)
    after = rest.split(END, 1)[1]
    PAGE.write_text(before + BEGIN + text + END + after, encoding="utf-8")


def parsed_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Runs the server's long tests, resumably.")
    parser.add_argument("--list", action="store_true", help="show the parts, run nothing")
    parser.add_argument("--only", default="", help="numbers of the parts to run, such as 2,24")
    parser.add_argument("--again", action="store_true", help="forget all results first")
    parser.add_argument("--write", action="store_true", help="put the table into docs/server.md")
    return parser.parse_args()


def in_order(only: set[int]) -> Iterator[tuple[Part, int]]:
    """All parts with the numbers of `only`, or all; the first share of each, then the second."""
    chosen = [part for part in PARTS if not only or part.number in only]
    most = max((part.shares for part in chosen), default=0)
    yield from ((part, share) for share in range(most) for part in chosen if share < part.shares)


def has_passed(part: Part, results: dict[str, Result]) -> bool:
    found = part.results(results)
    return len(found) == part.shares and all(result.passed for result in found)


def run_missing(only: set[int]) -> None:
    """Runs what has not passed yet; parts without shares that are named run again."""
    for part, share in in_order(only):
        name, command = part.name_of(share), part.command_of(share)
        kept = load_results().get(name)
        if kept and kept.passed and not (only and part.shares == 1):
            continue
        print(f"\n== test {part.number}: {part.claim}\n   {command}", flush=True)
        keep_result(name, run(command))


def main() -> int:
    given = parsed_arguments()
    if given.again:
        RESULTS.unlink(missing_ok=True)
    if not given.list:
        run_missing({int(number) for number in given.only.split(",") if number})
    results = load_results()
    if given.list:
        print(table(results))
    if given.write:
        write_page(table(results))
    missing = [part for part in PARTS if not has_passed(part, results)]
    print(f"{len(PARTS) - len(missing)} of {len(PARTS)} parts have passed")
    for part in missing:
        print(f"not passed: {part.number}: {part.command}")
    return 1 if missing and not given.list else 0


if __name__ == "__main__":
    sys.exit(main())
