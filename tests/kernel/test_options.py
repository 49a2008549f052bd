"""Tests of options: types, defaults, errors and the JSON schema."""

import re
from dataclasses import dataclass
from typing import Any

import pytest

from motherlode.kernel.errors import BadOptions
from motherlode.kernel.options import (
    Choice,
    Flag,
    Number,
    check_content_names,
    options_schema,
    read_options,
)

KNOWN = (
    Choice("level", ("off", "easy"), "off"),
    Number("length", 5, 20, 10),
    Flag("open", False),
)


def test_a_choice_with_on_and_off_reads_true_and_false() -> None:
    symmetric = (Choice("symmetric", ("auto", "on", "off"), "auto"),)
    read = [read_options(symmetric, {"symmetric": value})["symmetric"] for value in (True, False)]
    assert read == ["on", "off"]
    with pytest.raises(BadOptions, match="level is one of off, easy, not False"):
        read_options(KNOWN, {"level": False})


def test_missing_options_get_their_defaults() -> None:
    assert read_options(KNOWN, {}) == {"level": "off", "length": 10, "open": False}
    assert read_options(KNOWN, {"length": 20}) == {"level": "off", "length": 20, "open": False}


@pytest.mark.parametrize(
    ("given", "read"),
    [
        ({"level": "easy"}, "easy"),
        ({"length": 5}, 5),
        ({"length": "7"}, 7),
        ({"open": True}, True),
        ({"open": "on"}, True),
        ({"open": "NO"}, False),
        ({"open": "true"}, True),
    ],
)
def test_values_of_options_may_be_given_as_text(given: dict[str, Any], read: object) -> None:
    name = next(iter(given))
    assert read_options(KNOWN, given)[name] == read


@pytest.mark.parametrize(
    ("given", "why"),
    [
        ({"level": "EASY"}, "level is one of off, easy, not 'EASY'"),
        ({"level": ["easy"]}, "level is one of"),
        ({"level": None}, "level is one of"),
        ({"level": True}, "level is one of"),
        ({"length": 4}, "length is a whole number from 5 to 20, not 4"),
        ({"length": 21}, "length is a whole number from 5 to 20, not 21"),
        ({"length": "-7"}, "length is a whole number from 5 to 20, not -7"),
        ({"length": True}, "length is a whole number from 5 to 20, not True"),
        ({"length": 7.0}, "length is a whole number from 5 to 20, not 7.0"),
        ({"length": "--7"}, "length is a whole number"),
        ({"length": "7e1"}, "length is a whole number"),
        ({"length": "9" * 5000}, "length is a whole number"),
        ({"length": "\N{ARABIC-INDIC DIGIT SEVEN}"}, "length is a whole number"),
        ({"length": ""}, "length is a whole number"),
        ({"open": 1}, "open is on or off, not 1"),
        ({"open": "maybe"}, "open is on or off, not 'maybe'"),
        ({"colour": "red"}, "no option 'colour'; the options are: level, length, open"),
        ({"x" * 10_000: 1}, "there is no option"),
    ],
)
def test_a_wrong_option_gets_a_one_line_error(given: dict[str, Any], why: str) -> None:
    with pytest.raises(BadOptions) as refused:
        read_options(KNOWN, given)
    assert why in str(refused.value)
    assert len(str(refused.value)) < 200
    assert str(refused.value).isprintable()


@dataclass
class Maps:
    """Content with a table of maps."""

    maps: dict[str, str]


def test_an_option_takes_names_of_a_content_table_and_no_others() -> None:
    known = (Choice("map", ("usual", "small"), "usual", content_table="maps"),)
    content = Maps({"small": "..", "mine": "..."})
    for name in ("usual", "small", "mine"):
        read = read_options(known, {"map": name})
        check_content_names(known, read, content)
        assert read == {"map": name}
    with pytest.raises(BadOptions, match="map is one of usual, small, mine, not 'yours'"):
        check_content_names(known, read_options(known, {"map": "yours"}), content)
    for unreadable in ("two words", "", "x" * 41, 7, None, ["mine"]):
        with pytest.raises(BadOptions, match="map is one of usual, small, not "):
            read_options(known, {"map": unreadable})


def test_the_json_schema_of_an_option_with_names_of_a_content_table_has_examples() -> None:
    schema = Choice("map", ("usual",), "usual", content_table="maps").schema()
    assert schema["examples"] == ["usual"]
    assert schema["content_table"] == "maps"
    assert re.fullmatch(schema["pattern"], "mine")
    assert "enum" not in schema


def test_an_option_for_a_game_without_options_is_an_error() -> None:
    with pytest.raises(BadOptions, match="the options are: none"):
        read_options((), {"level": "easy"})


def test_the_json_schema_of_options_has_types_choices_ranges_and_defaults() -> None:
    help_texts = {"level": "How strong.", "length": "How long.", "open": "For all."}
    assert options_schema(KNOWN, help_texts.__getitem__) == {
        "type": "object",
        "properties": {
            "level": {
                "type": "string",
                "enum": ["off", "easy"],
                "default": "off",
                "description": "How strong.",
            },
            "length": {
                "type": "integer",
                "default": 10,
                "minimum": 5,
                "maximum": 20,
                "description": "How long.",
            },
            "open": {"type": "boolean", "default": False, "description": "For all."},
        },
        "additionalProperties": False,
    }
