"""Action tables: dense ids, canonical texts, near misses, and texts that mean harm."""

import pytest
from hypothesis import given, strategies as st

from motherlode.kernel.actions import LONGEST_TEXT, ActionTable
from motherlode.kernel.errors import UnreadableAction


def made() -> ActionTable:
    table = ActionTable()
    assert table.verb("done") == 0
    assert table.verb("build", ["drill", "steambot"]) == 1
    assert table.verb("keep", ["iron"]) == 2
    return table


def test_ids_are_dense_and_texts_canonical() -> None:
    table = made()
    assert len(table) == 4
    assert [row.id for row in table.rows] == [0, 1, 2, 3]
    texts = ["done", "build drill", "build steambot", "keep iron"]
    assert [row.text for row in table.rows] == texts
    assert [table.parse(text) for text in texts] == [0, 1, 2, 3]
    assert table.text(2) == "build steambot"


def test_rules_know_an_action_by_its_verb_and_the_place_of_its_argument() -> None:
    table = made()
    known = [(row.verb_id, row.argument_id) for row in table.rows]
    assert known == [(0, 0), (1, 0), (1, 1), (2, 0)]
    assert [table.id(verb, argument) for verb, argument in known] == [0, 1, 2, 3]


def test_two_actions_can_not_share_a_text() -> None:
    table = made()
    with pytest.raises(ValueError, match="two actions are called 'build drill'"):
        table.verb("build", ["drill"])
    with pytest.raises(ValueError, match="'keep iron'"):
        table.verb("keep iron")


@pytest.mark.parametrize("text", ["BUILD Drill", "  build\t drill \n", "build  drill"])
def test_case_and_spaces_do_not_matter(text: str) -> None:
    assert made().parse(text) == 1


def test_near_misses_are_offered() -> None:
    with pytest.raises(UnreadableAction) as refused:
        made().parse("bild dril")
    assert refused.value.near == ["build drill"]
    assert str(refused.value) == "no action is called 'bild dril'; did you mean 'build drill'?"


def test_near_misses_come_from_the_given_actions_alone() -> None:
    with pytest.raises(UnreadableAction) as refused:
        made().parse("build dril", among=[2, 3])
    assert refused.value.near == ["build steambot"]


def test_nothing_near_is_said_plainly() -> None:
    with pytest.raises(UnreadableAction) as refused:
        made().parse("xyzzy")
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
        made().parse(text)
    message = str(refused.value)
    assert len(message) < 500
    assert message.isprintable()


@pytest.mark.slow
@given(st.text(max_size=200))
def test_any_text_is_an_action_or_unreadable(text: str) -> None:
    table = made()
    asked = " ".join(text.lower().split())
    if asked in [row.text for row in table.rows] and len(text) <= LONGEST_TEXT:
        assert table.text(table.parse(text)) == asked
    else:
        with pytest.raises(UnreadableAction) as refused:
            table.parse(text)
        assert str(refused.value).isprintable()
