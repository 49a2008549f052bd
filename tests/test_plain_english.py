"""Docstrings, comments, names, errors, help texts and pages avoid words that puzzle readers.

`python -m tests.test_plain_english` prints every finding.
"""

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import count
from pathlib import Path
from textwrap import dedent
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parents[1]

PUZZLING = {
    r"\bso (many|long)\b(?! (that|as)\b)": "name the number: `count` entries, `seconds` seconds",
    r"\b(who|whom|what|which)ever\b(?<!whatever)": "name the person or thing, or say 'any'",
    r"\banew\b": "again, new",
    r"(?<!there )\b(is|are|was|were|be) (?-i:none)\b": "is not one, there is no ...",
    r"\b(what|that|which) is (not )?so\b": "say what is true or wrong",
    r"\b(what|that|which) is no\b(?! (longer|more)\b)": "is not a ...",
    r"\bnobody's\b": "say whose it is, or that it has no owner",
    r"(?<!full )\bhouse\b(?! rules?\b)": "project, server, registry or NPC",
    r"\bow(es?|ed|ing)\b": "must",
    r"\bheard\b|\boverheard\b": "receives",
    r"\b(is|are|was|were|be|been|being|gets?) (told|said)\b": "returned, shown, listed",
    r"\btold (of|from|apart)\b": "listed, distinguished",
    r"\b(is|was|are|were) come to\b|\bcan't be had\b": "is reached, is not available",
    r"\b(there|where|here)(of|in|upon)\b": "of it, in it",
    r"\b(whence|whither|thence|hitherto|henceforth|lest)\b": "from where, until now, so that not",
}
"""Phrases, as patterns, and what to write instead. `told` and `said` are allowed for events."""

ANY_PUZZLING = re.compile("|".join(f"(?:{pattern})" for pattern in PUZZLING), re.IGNORECASE)
"""Matches where any of the phrases does; most texts have none, and this finds out in one search."""

STARTS = {r"Whether\b": "True if"}
"""Beginnings of docstrings, and what to write instead."""

WORDS_IN_NAMES = {
    "house": "project, server, registry or NPC",
    "pulse": "heartbeat",
    "lull": "downtime",
    "lulls": "downtime",
    "seatwork": "seat_commands",
    "sight": "table_summary, infoset_key; visible",
    "door": "connection_limit",
    "doc": "table_config; in full: document, docstring",
    "chore": "job",
    "chores": "jobs",
    "instinct": "heuristic",
    "chance": "rng, probability or luck",
    "chances": "win_probability",
    "cites": "rule_refs",
    "fate": "elimination",
    "reckoning": "report, computation",
    "crew": "workers",
    "tell": "emit, send, distinguish",
    "tells": "emits, sends, distinguishes",
    "telling": "summary",
    "told": "events",
    "said": "text, message",
    "heard": "received",
    "hear": "receive",
    "overheard": "received",
    "stretch": "range, interval",
    "stretches": "ranges, intervals",
    "verdict": "cost, result",
    "patience": "timeout",
    "peer": "connection, bot",
    "peers": "connections, bots",
    "chair": "seat",
    "whoever": "player, seat",
    "whatever": "name what it is",
    "anew": "again, new",
    "foresight": "plan",
    "reflexes": "reactions",
    "curtain": "name what is hidden",
}
"""Words that no name holds because they have several meanings or none here, and better ones."""

WHOLE_NAMES = {
    "mine": "own, our_...",
    "yours": "name the seat",
    "one": "name what it is",
    "thing": "name what it is",
    "things": "name what they are",
}
"""Names that may be a part of a longer name, but say nothing alone."""

FUNCTION_NAMES = (
    "found",
    "told",
    "judged",
    "seated",
    "held",
    "kept",
    "opened",
    "played",
    "measured",
)
"""Participles that alone are no name of a function: they could be a noun, a verb or a predicate."""

ALLOWED_NAMES: dict[str, set[str]] = {
    "src/motherlode/envs/openspiel.py": {"chance_outcomes"},
}
"""Names that other packages ask for, by file."""

ERROR_CALLS = {"warn", "debug", "info", "warning", "error", "exception", "critical"}
HELP_ARGUMENTS = {"help", "description", "epilog"}


class Text(NamedTuple):
    """A piece of prose and the line where it begins."""

    line: int
    prose: str
    docstring: bool = False


def python_texts(source: str) -> Iterator[Text]:
    """The docstrings, comments, test names, error, log and help texts of a Python file."""
    for node in ast.walk(parse(source)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name[:5] == "test_":
            yield Text(node.lineno, node.name.replace("_", " "))
        elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            if isinstance(node.value.value, str):
                yield Text(node.lineno, node.value.value, docstring=True)
        elif isinstance(node, ast.Raise) and node.exc is not None:
            yield from strings_in(node.exc)
        elif isinstance(node, ast.Call):
            yield from call_texts(node)
    yield from comments(source)


@lru_cache(1)
def parse(source: str) -> ast.Module:
    return ast.parse(source)


def call_texts(call: ast.Call) -> Iterator[Text]:
    """The texts of a log or warning call, and the help texts of an argument parser."""
    if isinstance(call.func, ast.Attribute) and call.func.attr in ERROR_CALLS:
        for argument in call.args:
            yield from strings_in(argument)
    for keyword in call.keywords:
        if keyword.arg in HELP_ARGUMENTS:
            yield from strings_in(keyword.value)


def strings_in(node: ast.AST) -> Iterator[Text]:
    """The strings in an expression; an f-string gives one text, with ... for its values."""
    if isinstance(node, ast.JoinedStr):
        pieces = [part.value if isinstance(part, ast.Constant) else "..." for part in node.values]
        yield Text(node.lineno, "".join(map(str, pieces)))
    elif isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield Text(node.lineno, node.value)
    else:
        for child in ast.iter_child_nodes(node):
            yield from strings_in(child)


def comments(source: str) -> Iterator[Text]:
    """The comments of a Python file; comments on lines that follow each other are one text.

    Tokens are read only if a phrase stands behind some #, because that takes longest.
    """
    marked = [line.partition("#")[2].lstrip("# ") for line in source.splitlines() if "#" in line]
    if not ANY_PUZZLING.search(" ".join(" ".join(marked).split())):
        return
    tokens = tokenize.generate_tokens(io.StringIO(source).readline)
    lines = {token.start[0]: token.string for token in tokens if token.type == tokenize.COMMENT}
    for line in lines:
        if line - 1 not in lines:
            end = next(number for number in count(line) if number not in lines)
            yield Text(line, " ".join(lines[number].lstrip("# ") for number in range(line, end)))


def page_texts(page: str) -> Iterator[Text]:
    """The paragraphs and rows of tables of a Markdown page, without its blocks of code."""
    prose = re.sub(r"^ *```.*?^ *```", blank_lines, page, flags=re.DOTALL | re.MULTILINE)
    for paragraph in re.finditer(r"^ *\|.*$|(?:^(?! *\|).*\S.*\n?)+", prose, re.MULTILINE):
        line = prose.count("\n", 0, paragraph.start()) + 1
        yield Text(line, re.sub(r"`[^`]*`", "``", paragraph[0]))


def blank_lines(match: re.Match[str]) -> str:
    return "\n" * match[0].count("\n")


def web_texts(source: str) -> Iterator[Text]:
    """The comments of a TypeScript or Svelte file; // lines that follow each other are one text."""
    lines = r"(?<!:)//[^\n]*(?:\n[ \t]*//[^\n]*)*"
    for comment in re.finditer(rf"/\*.*?\*/|<!--.*?-->|{lines}", source, re.DOTALL):
        line = source.count("\n", 0, comment.start()) + 1
        yield Text(line, re.sub(r"^[ \t]*(//|\*)", "", comment[0], flags=re.MULTILINE))


def word_texts(catalogue: str) -> Iterator[Text]:
    """The values of a catalogue of words."""
    for number, line in enumerate(catalogue.splitlines(), 1):
        if not line.startswith("#"):
            yield Text(number, line.partition(" = ")[2] or line.strip())


WEB_NAME = re.compile(
    r"\b(?:const|let|function|class|interface|type) (?P<declared>\w+)"
    r"|[(,] ?(?P<parameter>\w+)(?=(?:: [^()]*)?[,)][^;{]*?(?:=>|\{))"
    r"|\{#each [^}]* as (?P<item>\w+)"
)
"""A declaration, a parameter of a function, or the item of an {#each} block."""

READERS = {
    ".py": python_texts,
    ".md": page_texts,
    ".ftl": word_texts,
    ".ts": web_texts,
    ".svelte": web_texts,
}
MIN_FILES = {".py": 500, ".md": 35, ".ftl": 15, ".ts": 60, ".svelte": 90}
"""About three quarters of the files that there are; fewer means that a folder is not read."""


def findings(name: str, source: str) -> Iterator[str]:
    """What is puzzling in a file, as `file:line: phrase: what to write instead`."""
    suffix = Path(name).suffix
    for text in READERS[suffix](source):
        for phrase, advice in puzzling_phrases(text):
            yield f"{name}:{text.line}: {phrase!r}: {advice}"
    for line, identifier, advice in NAME_READERS.get(suffix, no_names)(name, source):
        if identifier not in ALLOWED_NAMES.get(name, ()):
            yield f"{name}:{line}: {identifier}: {advice}"


def puzzling_phrases(text: Text) -> Iterator[tuple[str, str]]:
    prose = " ".join(text.prose.split())
    for pattern, advice in STARTS.items() if text.docstring else ():
        if match := re.match(pattern, prose):
            yield match[0], advice
    for pattern, advice in PUZZLING.items() if ANY_PUZZLING.search(prose) else ():
        for match in re.finditer(pattern, prose, re.IGNORECASE):
            if not about_events(match):
                yield match[0], advice


def about_events(match: re.Match[str]) -> bool:
    """True if the phrase is `told` or `said` in a sentence about events."""
    begin = match.string.rfind(".", 0, match.start()) + 1
    end = match.string.find(".", match.end())
    sentence = match.string[begin : end if end >= 0 else None]
    return re.search("told|said", match[0]) is not None and "event" in sentence


def puzzling_names(file: str, source: str) -> Iterator[tuple[int, str, str]]:
    """The line, the name and better words for each puzzling name: the file's and those in it."""
    for word in WORDS_IN_NAMES.keys() & words_of(Path(file).stem):
        yield 1, Path(file).stem, WORDS_IN_NAMES[word]
    for node in ast.walk(parse(source)):
        for name in defined_names(node):
            for advice in advice_for(name, node):
                yield getattr(node, "lineno", 1), name, advice


def advice_for(name: str, node: ast.AST) -> Iterator[str]:
    is_function = isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    if is_function and name in FUNCTION_NAMES:
        yield "a verb for what it does, a noun for what it returns"
    if name in WHOLE_NAMES:
        yield WHOLE_NAMES[name]
    for word in WORDS_IN_NAMES.keys() & words_of(name):
        yield WORDS_IN_NAMES[word]


def puzzling_web_names(file: str, source: str) -> Iterator[tuple[int, str, str]]:
    """The line, the name and better words for each puzzling name in TypeScript or Svelte."""
    for match in WEB_NAME.finditer(source):
        name = match["declared"] or match["parameter"] or match["item"]
        line = source.count("\n", 0, match.start()) + 1
        if name in WHOLE_NAMES and name != "mine":  # the Mine is a place in two games
            yield line, name, WHOLE_NAMES[name]
        for word in WORDS_IN_NAMES.keys() & words_of(name):
            yield line, name, WORDS_IN_NAMES[word]


def no_names(file: str, source: str) -> Iterator[tuple[int, str, str]]:
    return iter(())


NAME_READERS = {".py": puzzling_names, ".ts": puzzling_web_names, ".svelte": puzzling_web_names}


def defined_names(node: ast.AST) -> Iterator[str]:
    """The name of a function, class, parameter, variable or attribute; tests are read as prose."""
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
        if not node.name.startswith("test_"):
            yield node.name
    elif isinstance(node, ast.arg):
        yield node.arg
    elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
        yield node.id
    elif isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
        yield node.attr


@cache
def words_of(name: str) -> set[str]:
    """The words of a name in lower case: it is split at underscores and capitals."""
    return {word.lower() for word in re.findall(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+", name)}


def written_files() -> list[Path]:
    """All files of the project with prose: Python, pages, English words, web sources."""
    folders = ["src", "tests", "scripts", "examples", "build_backend", "docs", "web/src"]
    files = [path for folder in folders for path in (ROOT / folder).rglob("*")]
    return sorted(path for path in [*files, *ROOT.glob("*.md")] if is_prose(path))


def is_prose(path: Path) -> bool:
    """True for files with English prose; rules pages are left out, as they follow the book."""
    if path.suffix == ".ftl":
        return path.stem == "en" or "en" in path.parts
    rules_page = re.fullmatch(r"rules(\.\w+)?\.md", path.name)
    return path.suffix in READERS and "static" not in path.parts and not rules_page


def findings_in_file(path: Path) -> list[str]:
    name = path.relative_to(ROOT).as_posix()
    return list(findings(name, path.read_text(encoding="utf-8")))


@pytest.mark.parametrize("suffix", READERS)
def test_files_have_no_puzzling_phrases_and_names(suffix: str) -> None:
    files = [path for path in written_files() if path.suffix == suffix]
    assert len(files) >= MIN_FILES[suffix]
    assert [finding for path in files for finding in findings_in_file(path)] == []


SAMPLES = {
    "wait so long": "so long",
    "the seat of whoever asks": "whoever",
    "the cells are written anew": "anew",
    "a link that is none": "is none",
    "the sum of what is so": "what is so",
    "a link that is no link": "that is no",
    "the time is nobody's": "nobody's",
    "the pulse of the house": "house",
    "a seat owes a card": "owes",
    "every seat heard it": "heard",
    "a refusal is told": "is told",
    "cards told apart": "told apart",
    "the end is come to": "is come to",
    "the sum thereof": "thereof",
    "the place whence it came": "whence",
}
"""A text for each pattern of PUZZLING, in their order, and the phrase found in it."""


def test_the_plain_english_check_finds_each_puzzling_phrase_in_each_kind_of_file() -> None:
    for pattern, (prose, phrase) in zip(PUZZLING, SAMPLES.items(), strict=True):
        broken = prose.replace(" ", "\n")
        finding = f"{phrase!r}: {PUZZLING[pattern]}"
        for name, source in sources_with(prose, broken).items():
            assert finding in "".join(findings(name, source)), (name, source)


def sources_with(prose: str, broken: str) -> dict[str, str]:
    """Files of every kind with a text, broken over lines where that is possible."""
    indented = broken.replace("\n", "\n    ")
    return {
        "docstring.py": f'def f() -> None:\n    """A sum:\n    {indented}."""',
        "comment.py": "x = 1\n# " + broken.replace("\n", "\n# "),
        "error.py": f'raise ValueError(f"{{x}} in "\n f"{prose}")',
        "help.py": f'parser.add_argument("--games", help="{prose}")',
        "log.py": f'log.warning("{prose}")',
        "page.md": f"# Page\n\n```\ncode\n```\n\nA page about {broken}.\n",
        "row.md": f"| word | meaning |\n|---|---|\n| sum | {prose} |\n",
        "en.ftl": f"key = {prose}",
        "code.ts": "const x = 1\n  // " + broken.replace("\n", "\n  // "),
        "code.svelte": f"<!-- {broken} --><p></p>",
    }


def test_a_puzzling_test_name_and_a_puzzling_start_of_a_docstring_are_found() -> None:
    (name,) = findings("a.py", "def test_a_refusal_is_told() -> None: ...")
    assert name.startswith("a.py:1: 'is told'")
    (beginning,) = findings("a.py", '\n\n"""Whether it is over."""')
    assert beginning == "a.py:3: 'Whether': True if"


@pytest.mark.parametrize(
    ("source", "name"),
    [
        ("def ring_door() -> None: ...", "ring_door"),
        ("class HouseRules: ...", "HouseRules"),
        ("class Seats:\n    pulse: int = 1", "pulse"),
        ("def play(*, chance: float) -> None: ...", "chance"),
        ("self.last_verdict = 1", "last_verdict"),
        ("for one in seats: ...", "one"),
        ("def held(card: int) -> bool: ...", "held"),
    ],
)
def test_the_plain_english_check_finds_a_puzzling_name(source: str, name: str) -> None:
    (finding,) = findings("a.py", source)
    assert f": {name}: " in finding


@pytest.mark.parametrize(
    ("source", "name"),
    [
        ("const lastChance = 1;", "lastChance"),
        ("function tell(): void {}", "tell"),
        ("seats.find((one) => one.seat === 1)", "one"),
        ("const same = (one: Order, other: Order): boolean => true", "one"),
        ("{#each seats as one (one.seat)}<b>{one.name}</b>{/each}", "one"),
    ],
)
def test_a_puzzling_name_in_the_web_client_is_found(source: str, name: str) -> None:
    (finding,) = findings("a.svelte", source)
    assert f": {name}: " in finding


@pytest.mark.parametrize("file", ALLOWED_NAMES)
def test_every_allowed_puzzling_name_is_used(file: str) -> None:
    source = (ROOT / file).read_text(encoding="utf-8")
    assert {name for _, name, _ in puzzling_names(file, source)} == ALLOWED_NAMES[file]


def test_a_puzzling_file_name_is_found() -> None:
    (finding,) = findings("src/seat_chores.py", "")
    assert finding == "src/seat_chores.py:1: seat_chores: jobs"


CLEAN = {
    "a.py": """
        class Doctor:
            \"\"\"True if there are none. Its events are told in order.

            Waits so long that nobody can miss it.
            \"\"\"

            def at_least_one(self, held: bool) -> None:
                raise ValueError(f"{self} is not a seat")
    """,
    "a.md": "# Page\n\n```\nwhoever\n```\n\nThe word `anew`.\n\nThe cards are\n\nNone of them.\n",
    "a.ftl": "whoever = a player",
    "a.ts": 'const address = "https://example.org/whoever"',
    "a.svelte": "<p>anew</p>",
}


@pytest.mark.parametrize("name", CLEAN)
def test_the_plain_english_check_finds_nothing_in_a_clean_text(name: str) -> None:
    assert list(findings(name, dedent(CLEAN[name]))) == []


if __name__ == "__main__":
    for file in written_files():
        for finding in findings_in_file(file):
            print(finding)
