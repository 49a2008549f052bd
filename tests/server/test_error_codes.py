"""Every error code has a text in every language."""

import re
import tomllib
from pathlib import Path

import motherlode
from motherlode.server.api.errors import CODES, STATUS

HERE = Path(motherlode.__file__).parent


def test_every_error_code_has_words_in_every_language() -> None:
    sources = "".join(source.read_text() for source in (HERE / "server").rglob("*.py"))
    codes = {*STATUS, *CODES.values(), *re.findall(r'(?:Refusal|Problem)\("(\w+)"', sources)}
    assert {"bad_request", "seat_taken", "throttled", "fault"} <= codes
    for file in (HERE / "i18n").glob("*.toml"):
        words = tomllib.loads(file.read_text())["ui"]["problems"]
        assert codes <= set(words), file.name
        if file.stem != "en":  # the server's own sentences are English
            assert not [code for code, text in words.items() if "{text}" in text], file.name
