"""Tests of content: TOML files, editions, and errors that name file and line."""

from pathlib import Path

import msgspec
import pytest

from motherlode.kernel.content import (
    LARGEST_FILE,
    Content,
    Source,
    check_content,
    content_hash,
    from_tables,
    key_lines,
    merge_tables,
    read_folder,
    read_source,
)
from motherlode.kernel.errors import BadContent


class Card(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    price: int


class Box(msgspec.Struct, forbid_unknown_fields=True):
    rebuilt: list[str]
    coins: dict[str, int]
    card: list[Card]


TEXT = """rebuilt = ["coins.gold"]

[coins]
gold = 5
silver = 9

[[card]]
name = "first"
price = 3

[[card]]
name = "second"
price = 4
"""


def faults(box: Box) -> list[tuple[str, str]]:
    wrong = box.coins["gold"] > box.coins["silver"]
    return [("coins.gold coins.silver", "more gold than silver")] if wrong else []


def source(folder: Path, text: str, name: str = "box.toml") -> Source:
    path = folder / name
    path.write_text(text)
    return read_source(path)


def check(folder: Path, edition: str | None = None, base: str = TEXT) -> Content[Box]:
    over = source(folder, edition, "edition.toml") if edition is not None else None
    return check_content([source(folder, base)], over, Box, faults)


def error_text(folder: Path, edition: str | None = None, base: str = TEXT) -> str:
    """The error text, without the folder's path."""
    with pytest.raises(BadContent) as refused:
        check(folder, edition, base)
    message = str(refused.value)
    assert message.startswith(f"{folder}/")
    assert "\n" not in message
    return message.removeprefix(f"{folder}/")


def test_content_is_converted_to_its_schema(tmp_path: Path) -> None:
    box = check(tmp_path).value
    assert (box.coins, box.card[1]) == ({"gold": 5, "silver": 9}, Card("second", 4))


def test_an_edition_overrides_single_keys(tmp_path: Path) -> None:
    content = check(tmp_path, "[coins]\ngold = 6\n")
    assert content.value.coins == {"gold": 6, "silver": 9}
    assert content.edition == {"coins": {"gold": 6}}
    assert content.hash != check(tmp_path).hash


def test_an_edition_replaces_whole_lists(tmp_path: Path) -> None:
    content = check(tmp_path, '[[card]]\nname = "only"\nprice = 1\n')
    assert content.value.card == [Card("only", 1)]


def test_merging_does_not_change_the_merged_tables() -> None:
    base, over = {"a": {"b": 1, "c": 2}, "d": 3}, {"a": {"b": 9}, "d": {"e": 4}}
    assert merge_tables(base, over) == {"a": {"b": 9, "c": 2}, "d": {"e": 4}}
    assert (base, over) == ({"a": {"b": 1, "c": 2}, "d": 3}, {"a": {"b": 9}, "d": {"e": 4}})


def test_the_hash_of_content_does_not_depend_on_the_order_of_keys() -> None:
    assert content_hash({"a": 1, "b": {"c": 2, "d": 3}}) == content_hash(
        {"b": {"d": 3, "c": 2}, "a": 1}
    )
    assert content_hash({"a": 1}) != content_hash({"a": 2})
    assert content_hash({}) == "44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a"


def test_the_line_number_of_every_toml_key_is_known() -> None:
    lines = key_lines(TEXT + '[deep.er]\ntext = """\nfake = 1\n"""\nreal = 2\n')
    assert lines["coins.silver"] == 5
    assert (lines["card[0].price"], lines["card[1]"], lines["card[1].price"]) == (9, 11, 13)
    assert (lines["deep.er.text"], lines["deep.er.real"]) == (15, 18)
    assert "deep.er.fake" not in lines


@pytest.mark.parametrize(
    ("edition", "place", "why"),
    [
        ('\n[coins]\ngold = "x"\n', "edition.toml:3: ", "coins.gold: Expected `int`, got `str`"),
        ("[gems]\nred = 1\n", "edition.toml:1: ", "nothing called 'gems' to override"),
        ("coins = 5\n", "edition.toml:1: ", "coins: Expected `object`, got `int`"),
        ('[[card]]\nname = "x"\nprice = "y"\n', "edition.toml:3: ", "got `str`"),
        ('[[card]]\nname = "x"\n', "edition.toml:1: ", "card[0]: 'price' is missing"),
        ('[[card]]\nname = "x"\nprice = 1\nart = 2\n', "edition.toml:4: ", "card[0].art: unknown"),
        ("[coins]\nsilver = 2\n", "edition.toml:2: ", "coins.silver against coins.gold: more gold"),
        ("[coins]\ngold = 10\n", "edition.toml:2: ", "coins.gold: more gold than silver"),
        ('rebuilt = ["coins.tin"]\n', "edition.toml:1: ", "'coins.tin', which doesn't exist"),
        ('rebuilt = ["coins.*.tin"]\n', "edition.toml:1: ", "'coins.*.tin', which doesn't exist"),
        ("[coins]\ngold = \n", "edition.toml:2: ", "not TOML"),
        ("x", "edition.toml:1: ", "not TOML"),
    ],
)
def test_errors_of_an_edition_name_its_line(
    tmp_path: Path, edition: str, place: str, why: str
) -> None:
    message = error_text(tmp_path, edition)
    assert message.startswith(place), message
    assert why in message


def test_errors_of_the_content_itself_name_its_line(tmp_path: Path) -> None:
    assert error_text(tmp_path, None, TEXT.replace("silver = 9", "silver = 1")).startswith(
        "box.toml:4: coins.gold: more gold"
    )
    assert error_text(tmp_path, None, TEXT.replace("price = 4", "price = []")).startswith(
        "box.toml:13: card[1].price: Expected `int`"
    )


def test_unreadable_content_files_are_refused_with_the_cause(tmp_path: Path) -> None:
    missing, binary, huge = tmp_path / "a", tmp_path / "b", tmp_path / "c"
    binary.write_bytes(b"gold = 1\n\xff\xfe")
    huge.write_bytes(b"#" * (LARGEST_FILE + 1))
    for path, why in (
        (missing, "can't be read: No such file"),
        (tmp_path, "can't be read: Is a directory"),
        (binary, ":2: not UTF-8 text"),
        (huge, "larger than 1000000 bytes"),
    ):
        with pytest.raises(BadContent, match=why) as refused:
            read_source(path)
        assert str(refused.value).startswith(str(path))


def test_deeply_nested_toml_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "deep.toml"
    path.write_text("a = " + "[" * 100_000)
    with pytest.raises(BadContent, match=r"deep.toml"):
        read_source(path)


def test_toml_files_of_a_content_folder_are_read_in_alphabetical_order(tmp_path: Path) -> None:
    source(tmp_path, "[b]\nx = 1\n", "2.toml")
    source(tmp_path, "[a]\nx = 1\n", "1.toml")
    (tmp_path / "notes.txt").write_text("not content")
    assert [list(found.tables) for found in read_folder(tmp_path)] == [["a"], ["b"]]


def test_errors_of_an_edition_in_a_record_name_line_1(tmp_path: Path) -> None:
    with pytest.raises(BadContent, match=r"^edition:1: .*'gems'"):
        check_content([source(tmp_path, TEXT)], from_tables("edition", {"gems": 1}), Box, faults)


def test_the_line_number_of_a_quoted_toml_key_is_known() -> None:
    lines = key_lines('[cubes]\niron = 5\n\n["gold"]\n"to_win" = -1\n')
    assert lines["gold.to_win"] == 5
    assert lines["cubes.iron"] == 2


def test_all_errors_are_listed_in_the_order_of_their_lines(tmp_path: Path) -> None:
    edition = '[gems]\n[coins]\nsilver = "x"\ngold = []\n[[card]]\nprice = -1.5\nart = 1\n'
    with pytest.raises(BadContent) as refused:
        check(tmp_path, edition)
    lines = [line.removeprefix(f"{tmp_path}/") for line in str(refused.value).splitlines()]
    starts = ["1: gems: ", "3: coins.silver: ", "4: coins.gold: ", "5: card[0]: 'name' is missing"]
    starts += ["6: card[0].price: ", "7: card[0].art: unknown; known here: name, price"]
    assert [
        line[: len(f"edition.toml:{start}")] for line, start in zip(lines, starts, strict=True)
    ] == [f"edition.toml:{start}" for start in starts]


def test_an_error_reported_twice_is_listed_once(tmp_path: Path) -> None:
    base = source(tmp_path, TEXT)
    with pytest.raises(BadContent) as refused:
        check_content([base], None, Box, lambda box: [("coins.gold", "too few")] * 3)
    assert str(refused.value) == f"{base.name}:4: coins.gold: too few"


def test_all_errors_are_listed_at_once(tmp_path: Path) -> None:
    edition = "".join(f"[gems_{number}]\n" for number in range(25))
    with pytest.raises(BadContent) as refused:
        check(tmp_path, edition)
    assert len(str(refused.value).splitlines()) == 25


def test_a_misspelt_key_of_an_edition_gets_a_suggestion(tmp_path: Path) -> None:
    assert "did you mean 'coins'?" in error_text(tmp_path, "[coinz]\ngold = 1\n")


def test_an_error_in_a_row_of_a_text_names_the_line_of_the_file_that_sets_it(
    tmp_path: Path,
) -> None:
    """The error names the edition's line, not one of the base file."""

    class Maps(msgspec.Struct):
        map: str

    base = source(tmp_path, "map = '''\nxx\nxx\n'''\n")
    over = source(tmp_path, '# ours\nmap = "xx\\nyy"\n', "edition.toml")
    with pytest.raises(BadContent, match=r"edition.toml:2: map\[1\]: bad row"):
        check_content([base], over, Maps, lambda box: [("map[1]", "bad row")])
    with pytest.raises(BadContent, match=r"box.toml:3: map\[1\]: bad row"):
        check_content([base], None, Maps, lambda box: [("map[1]", "bad row")])
