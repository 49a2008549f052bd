"""Docstrings, comments, test names, errors, help texts and pages avoid phrases that puzzle readers.

`python -m tests.test_plain_english` prints every finding.
"""

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path
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

STARTS = {r"Whether\b": "True if"}
"""Beginnings of docstrings, and what to write instead."""

ERROR_CALLS = {"warn", "debug", "info", "warning", "error", "exception", "critical"}
HELP_ARGUMENTS = {"help", "description", "epilog"}


class Text(NamedTuple):
    """A piece of prose and the line where it begins."""

    line: int
    prose: str
    docstring: bool = False


def python_texts(source: str) -> Iterator[Text]:
    """The docstrings, comments, test names, error, log and help texts of a Python file."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name[:5] == "test_":
            yield Text(node.lineno, node.name.replace("_", " "))
        elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            if isinstance(node.value.value, str):
                yield Text(node.lineno, node.value.value, docstring=True)
        elif isinstance(node, ast.Raise) and node.exc is not None:
            yield from strings_in(node.exc)
        elif isinstance(node, ast.Call):
            yield from call_texts(node)
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield Text(token.start[0], token.string)


def call_texts(call: ast.Call) -> Iterator[Text]:
    """The texts of a log or warning call, and the help texts of an argument parser."""
    if isinstance(call.func, ast.Attribute) and call.func.attr in ERROR_CALLS:
        for argument in call.args:
            yield from strings_in(argument)
    for keyword in call.keywords:
        if keyword.arg in HELP_ARGUMENTS:
            yield from strings_in(keyword.value)


def strings_in(node: ast.AST) -> Iterator[Text]:
    for child in ast.walk(node):
        if isinstance(child, ast.Constant) and isinstance(child.value, str):
            yield Text(child.lineno, child.value)


def page_texts(page: str) -> Iterator[Text]:
    """The paragraphs of a Markdown page, without its blocks of code."""
    in_code = False
    for number, line in enumerate(page.splitlines(), 1):
        in_code ^= line.lstrip().startswith("```")
        if not in_code:
            yield Text(number, re.sub(r"`[^`]*`", "``", line))


def web_texts(source: str) -> Iterator[Text]:
    """The comments of a TypeScript or Svelte file."""
    for comment in re.finditer(r"/\*.*?\*/|<!--.*?-->|(?<!:)//[^\n]*", source, re.DOTALL):
        yield Text(source.count("\n", 0, comment.start()) + 1, comment[0])


def word_texts(catalogue: str) -> Iterator[Text]:
    """The values of a catalogue of words."""
    for number, line in enumerate(catalogue.splitlines(), 1):
        yield Text(number, line.partition(" = ")[2])


READERS = {
    ".py": python_texts,
    ".md": page_texts,
    ".toml": word_texts,
    ".ts": web_texts,
    ".svelte": web_texts,
}


def findings(path: Path) -> Iterator[str]:
    """What is puzzling in a file, as `file:line: phrase: what to write instead`."""
    name = path.relative_to(ROOT)
    for line, prose, docstring in READERS[path.suffix](path.read_text(encoding="utf-8")):
        for pattern, advice in STARTS.items() if docstring else ():
            if match := re.match(pattern, prose):
                yield f"{name}:{line}: {match[0]!r}: write {advice!r}"
        for pattern, advice in PUZZLING.items():
            for match in re.finditer(pattern, " ".join(prose.split()), re.IGNORECASE):
                if not about_events(match):
                    yield f"{name}:{line}: {match[0]!r}: {advice}"


def about_events(match: re.Match[str]) -> bool:
    """True if the phrase is `told` or `said` in a sentence about events."""
    begin = match.string.rfind(".", 0, match.start()) + 1
    end = match.string.find(".", match.end())
    sentence = match.string[begin : end if end >= 0 else None]
    return re.search("told|said", match[0]) is not None and "event" in sentence


def written_files() -> list[Path]:
    """All files of the project with prose: Python, pages, English words, web sources."""
    folders = ["src", "tests", "scripts", "examples", "build_backend", "docs", "web/src"]
    files = [path for folder in folders for path in (ROOT / folder).rglob("*")]
    return sorted(path for path in [*files, *ROOT.glob("*.md")] if is_prose(path))


def is_prose(path: Path) -> bool:
    """True for files with English prose; rules pages are left out, as they follow the book."""
    if path.suffix == ".toml":
        return path.parent.name == "i18n" and path.name == "en.toml"
    rules_page = re.fullmatch(r"rules(\.\w+)?\.md", path.name)
    return path.suffix in READERS and "static" not in path.parts and not rules_page


@pytest.mark.parametrize("suffix", READERS)
def test_prose_has_no_puzzling_phrases(suffix: str) -> None:
    files = [path for path in written_files() if path.suffix == suffix]
    assert [finding for path in files for finding in findings(path)] == []


@pytest.mark.parametrize(
    ("source", "line"),
    [
        ('"""Whether it is over."""', 1),
        ("x = 1  # an index, a link that is none", 1),
        ("def test_a_refusal_is_told() -> None:\n    pass", 1),
        ('def f() -> None:\n    raise ValueError(f"{x} is played by whoever sits there")', 2),
        ('parser.add_argument("--games", help="play so many games")', 1),
        ('"""A state.\n\nIts cells are written anew."""', 1),
    ],
)
def test_a_puzzling_phrase_is_found(source: str, line: int) -> None:
    (text,) = [text for text in python_texts(source) if puzzling(text)]
    assert text.line == line


def puzzling(text: Text) -> bool:
    begins = text.docstring and any(re.match(pattern, text.prose) for pattern in STARTS)
    return begins or any(re.search(pattern, text.prose, re.I) for pattern in PUZZLING)


if __name__ == "__main__":
    for file in written_files():
        for finding in findings(file):
            print(finding)
