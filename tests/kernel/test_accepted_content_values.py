"""Faults in content say what would be right."""

from typing import Annotated, Literal

import msgspec
import pytest
from msgspec import Meta

from motherlode.kernel.accepted_content_values import expected
from motherlode.kernel.content import type_faults

Few = Annotated[int, Meta(ge=0, le=20)]


class Card(msgspec.Struct):
    price: int


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        (int, "a whole number"),
        (Few, "a whole number from 0 to 20"),
        (Annotated[int, Meta(ge=1)], "a whole number, at least 1"),
        (Annotated[float, Meta(le=1)], "a number, at most 1"),
        (str, "a text"),
        (bool, "true or false"),
        (Card, "a table"),
        (dict[str, int], "a table"),
        (list[Few], "a list, each a whole number from 0 to 20"),
        (Literal["red", "blue"], "one of red, blue"),
        (int | str, ""),
    ],
)
def test_expected_says_in_words_what_a_value_of_a_type_should_be(kind: object, text: str) -> None:
    assert expected(kind) == text


def test_for_a_misspelt_name_a_similar_accepted_name_is_suggested() -> None:
    assert expected(Literal["draw_1", "bomb"], "draw1").endswith("did you mean 'draw_1'?")
    assert "did you mean" not in expected(Literal["draw_1", "bomb"], 7)


def test_a_fault_says_what_is_wrong_and_what_would_be_right() -> None:
    [(key, fault)] = type_faults({"price": "x"}, Card)
    assert key == "price"
    assert fault == "Expected `int`, got `str`; it should be a whole number"
