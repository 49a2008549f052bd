"""Names with numbers: declared in code, or the rows of a content file."""

from pathlib import Path

import pytest

from motherlode.kernel.numbered_names import (
    Names,
    checksum,
    require_same_rows,
    rows_of_content,
)


def test_names_are_numbered_in_the_order_of_their_declaration() -> None:
    names = Names(first=3)
    assert [names.add("iron"), names.add("gold")] == [3, 4]
    assert names.names == ["iron", "gold"]


def test_rows_of_a_content_table_are_named_in_the_order_of_its_toml_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    content = tmp_path / "some_game" / "content"
    content.mkdir(parents=True)
    (content.parent / "__init__.py").touch()
    (content / "cards.toml").write_text("[cards.prod]\ncount = 2\n[cards.afterburner]\ncount = 1\n")
    monkeypatch.syspath_prepend(tmp_path)
    assert rows_of_content("some_game", "cards.toml", "cards") == ("prod", "afterburner")


def test_content_with_other_rows_than_the_compiled_ones_is_refused() -> None:
    compiled = checksum(("prod", "afterburner"))
    require_same_rows("cards.toml", checksum(("prod", "afterburner")), compiled)
    for rows in [("afterburner", "prod"), ("prod",)]:
        with pytest.raises(ImportError, match=r"the rows of cards\.toml .* make install"):
            require_same_rows("cards.toml", checksum(rows), compiled)
