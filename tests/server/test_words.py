"""The texts that the server gives to pages: by language, and by game when a page needs it."""

import httpx
import pytest

from motherlode.i18n.catalogue import board_source, languages
from motherlode.i18n.messages import ids_in
from tests.server.sites import Site

SECONDS = 20.0


def texts(site: Site, path: str) -> httpx.Response:
    return httpx.get(f"{site.address()}/api/words/{path}", timeout=SECONDS)


def test_the_texts_of_pages_are_without_those_of_games(sqlite: Site) -> None:
    pages = texts(sqlite, "en").json()
    assert "lobby-create" in ids_in(pages["ui"])
    for game, source in pages["games"].items():
        assert ids_in(source) == {"title", "blurb", "length", "difficulty"}
        assert not ids_in(pages["ui"]) & ids_in(board_source(game, "en"))


def test_a_game_gives_the_texts_of_its_board_and_its_words(sqlite: Site) -> None:
    for language in languages():
        found = texts(sqlite, f"{language}/karats").json()
        board = ids_in(found["ui"])
        assert board
        assert all(id.startswith("karats-") for id in board)
        assert {"title", "names-nobody"} <= ids_in(found["words"])


@pytest.mark.parametrize(
    ("path", "code"),
    [("xx", "no_such_page"), ("xx/karats", "no_such_page"), ("en/xx", "no_such_game")],
)
def test_unknown_languages_and_games_are_refused(sqlite: Site, path: str, code: str) -> None:
    answer = texts(sqlite, path)
    assert (answer.status_code, answer.json()["code"]) == (404, code)
