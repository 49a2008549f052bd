"""Editions with errors are refused, and the error names file and line."""

from pathlib import Path

import pytest

from motherlode.games.super_motherload import kinds
from motherlode.games.super_motherload.content_schema import CARD_KEYS
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
def test_sides_of_different_widths_are_refused(tmp_path: Path) -> None:
    rows = [row.rsplit(" ", 1)[0] for row in board_map({"a2": ".?"}).splitlines()]
    error = error_of(tmp_path, map_edition("\n".join(rows) + "\n"))
    assert "edition.toml:2: boards.depth_2_a against boards.depth_1_a: all eight sides" in error
    assert "depth_2_a: 11" in error


@pytest.mark.rule("S6")
def test_different_widths_are_one_error_that_names_all_sides(tmp_path: Path) -> None:
    error = error_of(tmp_path, "[boards]\ndepth_1_a = '''\n.? ..\n'''\n")
    others = " ".join(f"depth_{depth}_{side}" for depth in (1, 2, 3, 4) for side in "ab")
    others = others.removeprefix("depth_1_a ")
    assert error.endswith(f"these differ: depth_1_a: 2; {others}: 12")
    assert len(error.splitlines()) == 1


@pytest.mark.rule("S6")
def test_a_board_that_is_too_large_is_refused(tmp_path: Path) -> None:
    tall = map_edition((" ".join([".?"] * 12) + "\n") * 21)
    assert "boards.depth_2_a: a board has at most 20 rows, this one 21" in error_of(tmp_path, tall)
    wide = map_edition(" ".join([".?"] * 21) + "\n")
    assert "edition.toml:3: " in error_of(tmp_path, wide)
    assert "a row has 1 to 20 spaces, this one 21" in error_of(tmp_path, wide)


@pytest.mark.rule("S6")
@pytest.mark.parametrize("row", [1, 4, 8])
def test_an_unknown_symbol_is_named_with_its_row(tmp_path: Path, row: int) -> None:
    error = error_of(tmp_path, map_edition(board_map({f"c{row}": ".q"})))
    assert f"edition.toml:{row + 2}:" in error
    assert "space 3 is '.q'" in error


@pytest.mark.rule("S6")
def test_a_super_motherload_board_row_longer_than_the_first_is_refused(tmp_path: Path) -> None:
    rows = board_map().splitlines()
    rows[4] += " .."
    error = error_of(tmp_path, map_edition("\n".join(rows) + "\n"))
    assert "edition.toml:7:" in error
    assert "the first row has 12 spaces, this one 13" in error


@pytest.mark.rule("S6")
def test_a_board_without_an_artifact_is_refused(tmp_path: Path) -> None:
    bare = map_edition((" ".join([".."] * 12) + "\n") * 8)
    assert "boards.depth_2_a: a board has at least 1 Artifact space" in error_of(tmp_path, bare)


@pytest.mark.rule("S6")
def test_an_artifact_that_nothing_can_cover_is_refused(tmp_path: Path) -> None:
    around = {"d5": "RR", "c6": "BB", "e6": "YY", "d7": "RR"}
    fine = map_edition(board_map({**around, "d6": "#?"}))  # a rock drill of red comes through d5
    assert SUPER_MOTHERLOAD.content(_write_edition(tmp_path, fine))
    no_red = "".join(
        f"[decks.{deck}]\n"
        + "".join(
            f"{card} = {{ drill = [] }}\n" for card in CARD_KEYS if not card.startswith("starter")
        )
        for deck in kinds.DECKS
    )
    error = error_of(tmp_path, fine + no_red)  # without a rock drill no card covers it
    assert "edition.toml:8: boards.depth_2_a[5]: no Drill and no Bomb of the four decks" in error
    assert "the Artifact in space 4" in error


@pytest.mark.rule("S6")
@pytest.mark.parametrize(
    ("marks", "warning"),
    [
        ({"a1": "#?"}, "lies on Rock"),
        ({"a1": ".?"}, "every Artifact can be reached without covering Rock"),
        ({"a1": ".?"}, "at least 2 Bomb symbols (*), this one 0"),
        ({"a1": ".?"}, "at least 1 Draw symbol"),
        ({f"{column}4": ".?" for column in "abc"}, "lower half"),
        ({f"{column}5": "##" for column in "abcdefghijkl"}, "no path without Rock"),
        ({f"{column}7": ".?" for column in "abcde"}, "17 Artifact spaces, but there are 16"),
    ],
)
def test_a_board_that_breaks_a_design_rule_gets_a_warning_and_no_error(
    tmp_path: Path, marks: dict[str, str], warning: str
) -> None:
    path = _write_edition(tmp_path, map_edition(board_map(marks)))
    edition = SUPER_MOTHERLOAD.content(path).edition
    assert any(warning in text for _, text in SUPER_MOTHERLOAD.edition_warnings(edition))


@pytest.mark.rule("S4", "S5")
@pytest.mark.parametrize(
    ("card", "warning"),
    [
        ("red_2 = { pattern = 'x.x' }", "in several pieces"),
        ("red_1 = { points = 0 }", "at least 1 VP, not 0"),
        ("blue_1 = { drill = ['draw_1'], buy = 'action' }", "Drill Bonuses or a Buy Bonus"),
        ("starter_3 = { icons = 2 }", "1 Drill Icon, to drill a single space, not 2"),
        ("starter_1 = { pattern = 'xxx' }", "Bomb Pattern of 2 spaces"),
        ("blue_1 = { cost = 9 }", "costs $10, not $9"),
        ("blue_4 = { cost = 26 }", "costs $25, not $26"),
    ],
)
def test_a_card_unlike_the_cards_of_the_box_gets_a_warning_and_no_error(
    tmp_path: Path, card: str, warning: str
) -> None:
    path = _write_edition(tmp_path, f"[decks.survey]\n{card}\n")
    edition = SUPER_MOTHERLOAD.content(path).edition
    found = SUPER_MOTHERLOAD.edition_warnings(edition)
    assert any(warning in text for _, text in found)
    assert all(key.startswith("decks.survey.") for key, _ in found)


def _write_edition(folder: Path, text: str) -> Path:
    path = folder / "sound.toml"
    path.write_text(text)
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
            read_folder(tmp_path),
            None,
            SUPER_MOTHERLOAD.content_files.schema,
            SUPER_MOTHERLOAD.content_files.faults,
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
    [
        ("...", "at least one space"),
        ("xo", "drawn with"),
        ("x" * 7, "at most 6 spaces long"),
        ("/".join("x" * 7), "at most 6 spaces long"),
    ],
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
        ("starter_1 = { cost = 5 }", "no cost"),
        ("red_3 = { cost = 12 }", "no dearer than the card above"),
        ("red_3 = { cost = 15 }", "no dearer than the card above"),
        ("red_3 = { icons = 11 }", "<= 10"),
        ("red_3 = { colour = 'blue' }", "a Pilot of the red stack is red, not blue"),
        ("starter_2 = { colour = '' }", "a starting Pilot has a colour: red, blue"),
        ("starter_2 = { colour = 'blue' }", "only red"),
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
        ("[minors]\nfame = { what = 'iron', within = 'held', count = 1 }", "minors.fame: unknown"),
        ("[minors]\njackpot = { what = 'fame' }", "'fame' is counted with within = 'action'"),
        ("[minors]\njackpot = { what = 'stacks' }", "these are: iron, gold"),
        ("[minors]\njackpot = { within = 'week' }", "week"),
        ("[majors]\nfull_house = { red = 0, blue = 0, yellow = 0, wild = 0 }", "at least one"),
        ("[majors]\nfull_house = { red = 5 }", "<= 4"),
        ("[mines]\ndeep = 1", "nothing called 'mines'"),
    ],
)
def test_an_edition_with_bad_counts_or_unknown_names_is_refused(
    tmp_path: Path, text: str, why: str
) -> None:
    error = error_of(tmp_path, text + "\n")
    assert "edition.toml:" in error
    assert why in error


def test_the_content_marks_every_rebuilt_value() -> None:
    marked = set(SUPER_MOTHERLOAD.content().value.rebuilt)
    assert marked == {"minerals", "boards", "decks", "artifacts", "majors", "minors"}
