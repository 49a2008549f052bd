"""Every error code has a text in every language."""

import re
from pathlib import Path

import motherlode
from motherlode.i18n.catalogue import ENGLISH, languages
from motherlode.server.api.errors import CODES, STATUS
from tests.texts import files, patterns, variables

HERE = Path(motherlode.__file__).parent


def test_every_error_code_has_words_in_every_language() -> None:
    sources = "".join(source.read_text() for source in (HERE / "server").rglob("*.py"))
    codes = {*STATUS, *CODES.values(), *re.findall(r'(?:Refusal|Problem)\("(\w+)"', sources)}
    assert {"bad_request", "seat_taken", "throttled", "fault"} <= codes
    for language in languages():
        words = patterns(files(language)["ui/problems"])
        assert {f"problems-{code}" for code in codes} <= set(words), language
        if language != ENGLISH:  # the server's own sentences are English
            assert not [id for id, text in words.items() if "text" in variables(text)], language
