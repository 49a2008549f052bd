"""The admin page in a browser: by the keyboard alone, on a phone, in two languages and colours."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.load.client import Api
from tests.load.launch import UNLIMITED, Server
from tests.server.sites import run_aside
from tests.web.accessibility import serious_violations

TOKEN = "a-token-of-the-tests"
PHONE, DESKTOP = {"width": 390, "height": 844}, {"width": 1280, "height": 900}
SMALL_TARGETS = """
() => [...document.querySelectorAll('a, button, input:not([type=hidden]), select')]
  .filter((each) => each.getBoundingClientRect().height < 44 && !each.closest('td, .skip'))
  .map((each) => each.outerHTML)
"""


@pytest.fixture(scope="module")
def operated(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("operated")
    server = Server(str(folder / "tables.db"), folder / "log", UNLIMITED)
    server.environment = {"MOTHERLODE_SERVER_ADMIN_TOKEN": TOKEN}
    with server:
        yield server


async def new_table(address: str) -> str:
    """A table of two people, one of whom wrote something."""
    api = Api(address)
    created = await api.table()
    path, token = f"/tables/{created['table']}/messages", created["seats"][0]["token"]
    await api.post(path, token, {"type": "chat", "id": "1", "text": "hello"})
    await api.close()
    return str(created["table"])


def press_until_focused(page: Page, name: str) -> None:
    """Moves the focus forward by Tab until it is on the link or button of that name."""
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.innerText") == name:
            return
    raise AssertionError(f"Tab doesn't reach {name!r}")


def press_enter(page: Page, heading: str) -> None:
    """Follows the link that has the focus, and waits for the page with that heading."""
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=1)).to_have_text(heading)


def require_readable(page: Page) -> None:
    assert serious_violations(page) == []
    width = page.viewport_size["width"] if page.viewport_size else 0
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert page.evaluate(SMALL_TARGETS) == []


def test_a_table_is_closed_and_deleted_by_the_keyboard_alone(
    operated: Server, browser: Browser
) -> None:
    table = run_aside(new_table(operated.address))
    page = browser.new_page(viewport=DESKTOP, locale="en-GB")  # type: ignore[arg-type]
    page.goto(f"{operated.address}/admin")
    page.keyboard.press("Tab")
    page.keyboard.type(TOKEN)
    press_enter(page, "Overview")
    assert TOKEN not in page.url
    press_until_focused(page, "Tables")
    press_enter(page, "Tables")
    press_until_focused(page, table)
    press_enter(page, f"Table {table}")
    for action, done in (("Close", "closed"), ("Delete", "deleted")):
        press_until_focused(page, f"{action} the table")
        press_enter(page, f"{action} table {table}?")
        press_until_focused(page, f"{action} the table")
        page.keyboard.press("Enter")
        expect(page.get_by_role("status")).to_contain_text(f"Table {table} is {done}.")
    page.close()


@pytest.mark.parametrize(
    ("viewport", "locale", "colours"),
    [(DESKTOP, "en-GB", "light"), (PHONE, "de-DE", "dark")],
)
def test_every_page_can_be_read_and_used(
    operated: Server, browser: Browser, viewport: dict[str, int], locale: str, colours: str
) -> None:
    table = run_aside(new_table(operated.address))
    page = browser.new_page(viewport=viewport, locale=locale, color_scheme=colours)  # type: ignore[arg-type]
    refused: list[str] = []
    page.on("console", lambda line: refused.append(line.text) if "policy" in line.text else None)
    page.goto(f"{operated.address}/admin")
    require_readable(page)
    page.locator("#token").fill(TOKEN)
    page.keyboard.press("Enter")
    expect(page.locator("nav")).to_be_visible()
    for path in ("", "tables", f"tables/{table}", f"tables/{table}/delete_chat?number=1",
                 "addresses", "actions", "tables/unknown"):  # fmt: skip
        page.goto(f"{operated.address}/admin/{path}".rstrip("/"))
        require_readable(page)
    assert refused == []
    page.close()
