"""Tests of action tables: ids, texts, parsing, suggestions and hostile texts."""

import pytest
from hypothesis import given, strategies as st

from motherlode.kernel.action_table import LONGEST_TEXT, ActionTable
from motherlode.kernel.errors import UnreadableAction


def make_table() -> ActionTable:
    table = ActionTable()
    assert table.verb("done") == 0
    assert table.verb("build", ["drill", "steambot"]) == 1
    assert table.verb("keep", ["iron"]) == 3
    return table


def test_ids_count_up_and_texts_are_verb_and_argument() -> None:
    table = make_table()
    assert len(table) == 4
    assert [row.id for row in table.rows] == [0, 1, 2, 3]
    texts = ["done", "build drill", "build steambot", "keep iron"]
    assert [row.text for row in table.rows] == texts
    assert [table.parse(text) for text in texts] == [0, 1, 2, 3]
    assert table.text(2) == "build steambot"


def test_an_action_has_a_verb_id_and_an_argument_id() -> None:
    table = make_table()
    known = [(row.verb_id, row.argument_id) for row in table.rows]
    assert known == [(0, 0), (1, 0), (1, 1), (3, 0)]
    assert [table.id(verb, argument) for verb, argument in known] == [0, 1, 2, 3]


def test_two_actions_with_the_same_text_are_an_error() -> None:
    table = make_table()
    with pytest.raises(ValueError, match="two actions are called 'build drill'"):
        table.verb("build", ["drill"])
    with pytest.raises(ValueError, match="'keep iron'"):
        table.verb("keep iron")


@pytest.mark.parametrize("text", ["BUILD Drill", "  build\t drill \n", "build  drill"])
def test_parsing_ignores_case_and_extra_spaces(text: str) -> None:
    assert make_table().parse(text) == 1


def test_a_misspelt_action_gets_suggestions() -> None:
    with pytest.raises(UnreadableAction) as refused:
        make_table().parse("bild dril", among=range(4))
    assert refused.value.near == ["build drill"]
    assert str(refused.value) == "no action is called 'bild dril'; did you mean 'build drill'?"


def test_parse_suggests_only_actions_from_the_list_it_is_given() -> None:
    with pytest.raises(UnreadableAction) as refused:
        make_table().parse("build dril", among=[2, 3])
    assert refused.value.near == ["build steambot"]


def test_parse_suggests_nothing_without_a_list_of_actions() -> None:
    with pytest.raises(UnreadableAction) as refused:
        make_table().parse("build dril")
    assert refused.value.near == []


def test_parsing_a_text_unlike_any_action_suggests_no_action() -> None:
    with pytest.raises(UnreadableAction) as refused:
        make_table().parse("xyzzy", among=range(4))
    assert (refused.value.near, str(refused.value)) == ([], "no action is called 'xyzzy'")


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "\0",
        "\x1b[31mbuild drill",
        "build drill" + " " * 100 + "x",
        "build drill " * 1_000_000,
        "\N{RIGHT-TO-LEFT OVERRIDE}done",
        "bui\N{LATIN SMALL LETTER DOTLESS I}d drill",
        "done; done",
        "undo 1",
        "-1",
    ],
)
def test_hostile_texts_get_a_short_error_without_control_characters(text: str) -> None:
    with pytest.raises(UnreadableAction) as refused:
        make_table().parse(text)
    message = str(refused.value)
    assert len(message) < 500
    assert message.isprintable()


@pytest.mark.slow
@given(st.text(max_size=200))
def test_any_text_parses_or_raises_unreadable_action(text: str) -> None:
    table = make_table()
    normalised = " ".join(text.lower().split())
    if normalised in [row.text for row in table.rows] and len(text) <= LONGEST_TEXT:
        assert table.text(table.parse(text)) == normalised
    else:
        with pytest.raises(UnreadableAction) as refused:
            table.parse(text)
        assert str(refused.value).isprintable()
