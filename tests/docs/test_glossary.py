"""The glossary is sorted, and explains each word once."""

import re
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs" / "glossary.md"


def test_the_glossary_is_sorted_and_has_each_word_once() -> None:
    rows = re.findall(r"^\| ([a-z][^|]*) \|", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    words = [word for word in rows if word != "word"]
    assert len(words) > 20
    assert words == sorted(set(words))
