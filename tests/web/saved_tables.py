"""Tables as a browser saves them, put into the storage of a page."""

from typing import Any

from playwright.sync_api import Page

from tests.web.seated_tables import Table


def save_tables(page: Page, tables: list[dict[str, Any]]) -> None:
    page.evaluate("(all) => localStorage.setItem('motherlode.tables', JSON.stringify(all))", tables)


def saved_table(playing: Table | str, over: bool = False) -> dict[str, Any]:
    """A table as a browser saves it that plays its first seat."""
    table = {"game": "karats", "host": "", "invites": [], "at": 0, "over": over}
    if isinstance(playing, str):
        return {**table, "table": playing, "seats": []}
    held = {"seat": 0, "token": playing.tokens[0], "entropy": ""}
    return {**table, "table": playing.id, "seats": [held]}
