"""Editions with errors are refused, and the error names file and line."""

from pathlib import Path

import pytest

from motherlode.games.super_motherload.game import HERE, SUPER_MOTHERLOAD
from motherlode.kernel.content import check_content, read_folder
from motherlode.kernel.errors import BadContent
from tests.games.super_motherload.arranged_table import board_map


def error_of(folder: Path, text: str) -> str:
    """The error that an edition with this text raises."""
    edition = folder / "edition.toml"
    edition.write_text(text)
    with pytest.raises(BadContent) as raised:
        SUPER_MOTHERLOAD.content(edition)
    return str(raised.value)


def map_edition(text: str) -> str:
    return f"[boards]\ndepth_2_a = '''\n{text}'''\n"


@pytest.mark.rule("S6")
def test_a_board_with_a_missing_row_is_refused(tmp_path: Path) -> None:
    rows = board_map().splitlines()
    error = error_of(tmp_path, map_edition("\n".join(rows[1:]) + "\n"))
    assert "edition.toml:2: boards.depth_2_a: a board has 8 rows, this one 7" in error


@pytest.mark.rule("S6")
@pytest.mark.parametrize("row", [1, 4, 8])
def test_an_unknown_symbol_is_named_with_its_row(tmp_path: Path, row: int) -> None:
    error = error_of(tmp_path, map_edition(board_map({f"c{row}": ".q"})))
    assert f"edition.toml:{row + 2}:" in error
    assert "space 3 is '.q'" in error


@pytest.mark.rule("S6")
def test_a_row_that_is_too_long_is_refused(tmp_path: Path) -> None:
    rows = board_map().splitlines()
    rows[4] += " .."
    error = error_of(tmp_path, map_edition("\n".join(rows) + "\n"))
    assert "edition.toml:7:" in error
    assert "a row has 12 spaces, this one 13" in error


@pytest.mark.rule("S6")
def test_a_board_with_too_many_artifacts_is_refused(tmp_path: Path) -> None:
    marks = {f"{column}7": ".?" for column in "abcde"}
    assert "3 or 4 Artifact spaces, this one 5" in error_of(tmp_path, map_edition(board_map(marks)))


@pytest.mark.rule("S6")
def test_a_board_without_artifacts_in_the_lower_half_is_refused(tmp_path: Path) -> None:
    marks = {f"{column}4": ".?" for column in "abc"}
    assert "lower half" in error_of(tmp_path, map_edition(board_map(marks)))


@pytest.mark.rule("S6")
def test_a_wall_of_rock_without_a_way_through_is_refused(tmp_path: Path) -> None:
    wall = {f"{column}5": "##" for column in "abcdefghijkl"}
    marks = {**wall, "a3": ".?", "b3": ".?", "c8": ".?"}
    error = error_of(tmp_path, map_edition(board_map(marks)))
    assert "edition.toml:10:" in error
    assert "can't be reached without a bomb" in error
    assert SUPER_MOTHERLOAD.content(
        _write_edition(tmp_path, map_edition(board_map({**marks, "e5": "Y."})))
    )


def _write_edition(folder: Path, text: str) -> Path:
    path = folder / "sound.toml"
    path.write_text(text.replace("Y.", "YY"))
    return path


@pytest.mark.rule("S4")
def test_a_deck_with_a_missing_card_is_refused(tmp_path: Path) -> None:
    """An edition can't remove keys, so the test uses a copy of the content without one card."""
    for file in (HERE / "content").glob("*.toml"):
        lines = file.read_text().splitlines()
        if file.name == "decks.toml":
            at = next(i for i, line in enumerate(lines) if line.startswith("red_4"))
            del lines[at]
        (tmp_path / file.name).write_text("\n".join(lines) + "\n")
    with pytest.raises(BadContent) as raised:
        check_content(
            read_folder(tmp_path), None, SUPER_MOTHERLOAD.content_schema, SUPER_MOTHERLOAD.faults
        )
    assert "decks.toml:" in str(raised.value)
    assert "decks.demolition: 'red_4' is missing" in str(raised.value)


@pytest.mark.rule("S4")
def test_a_deck_with_an_unknown_card_is_refused(tmp_path: Path) -> None:
    error = error_of(tmp_path, "[decks.survey]\nred_5 = { icons = 1, cost = 30, pattern = 'xx' }\n")
    assert "edition.toml:2: " in error
    assert "decks.survey.red_5: unknown; did you mean" in error


@pytest.mark.rule("S5")
@pytest.mark.parametrize(
    ("pattern", "why"),
    [("x.x", "not connected"), ("x./.x", "not connected"), ("x", "2 to 6"), ("xo", "drawn with")],
)
def test_a_bad_bomb_pattern_is_refused(tmp_path: Path, pattern: str, why: str) -> None:
    error = error_of(tmp_path, f"[decks.survey]\n\nred_2 = {{ pattern = '{pattern}' }}\n")
    assert "edition.toml:3: decks.survey.red_2" in error
    assert why in error


@pytest.mark.rule("S5")
@pytest.mark.parametrize(
    ("card", "why"),
    [
        ("blue_2 = { pattern = 'xx' }", "only red"),
        ("red_0 = { cost = 5 }", "no cost"),
        ("red_3 = { cost = 12 }", "no dearer than the card above"),
        ("red_3 = { cost = 15 }", "no dearer than the card above"),
        ("red_3 = { icons = 4 }", "<= 3"),
        ("red_3 = { drill = ['fly'] }", "fly"),
        ("red_3 = { buy = 'fly' }", "fly"),
    ],
)
def test_a_card_with_a_bad_value_is_refused(tmp_path: Path, card: str, why: str) -> None:
    error = error_of(tmp_path, f"[decks.survey]\n{card}\n")
    assert "edition.toml:2: " in error
    assert why in error


@pytest.mark.rule("S1")
@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("[artifacts]\ntrophy = 3", "16 Artifact Tiles, not 17"),
        ("[starters]\nred = 3", "7 starting Pilots, not 8"),
        ("[minors]\nfame = { goal = 'hold_iron', count = 1, points = 1 }", "minors.fame: unknown"),
        ("[minors]\njackpot = { goal = 'fame' }", "no goal is called 'fame'"),
        ("[majors]\nfull_house = { red = 0, blue = 0, yellow = 0, wild = 0 }", "at least one"),
        ("[majors]\nfull_house = { red = 5 }", "<= 4"),
        ("[mines]\ndeep = 1", "nothing called 'mines'"),
    ],
)
def test_bad_counts_and_unknown_names_are_refused(tmp_path: Path, text: str, why: str) -> None:
    error = error_of(tmp_path, text + "\n")
    assert "edition.toml:" in error
    assert why in error


def test_all_rebuilt_values_are_marked() -> None:
    marked = set(SUPER_MOTHERLOAD.content().value.rebuilt)
    assert marked == {"minerals", "starters", "boards", "decks", "artifacts", "majors", "minors"}
