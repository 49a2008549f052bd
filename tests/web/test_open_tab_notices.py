"""Notices of an open tab, clicks on pushed notices, and the notice of a newer page."""

import json
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from motherlode.server.api.web_client_and_api_docs import STATIC
from tests.load.launch import UNLIMITED, Server as OwnServer
from tests.web.saved_tables import save_tables, saved_table
from tests.web.seated_tables import Table
from tests.web.server_process import Server
from tests.web.visits import Visit

RECORDED = """
window.sounds = 0;
window.shown = [];
window.badges = [];
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (...given) {
  if (this.frequency.value === 660) window.sounds += 1;
  return start.apply(this, given);
};
window.Notification = class {
  static permission = 'granted';
  static requestPermission = async () => 'granted';
  constructor(title, options) { window.shown.push(Object.assign(this, { title, options })); }
};
navigator.setAppBadge = async (count) => void window.badges.push(count);
"""
"""Keeps what the page asks of the browser: sounds, notifications and badges."""


def bring_to_seat(table: Table, seat: int) -> None:
    while table.asked_seat() != seat:
        table.take_first_action()


def listening(visit: Visit, table: Table, settings: str) -> Page:
    """The lobby of a browser that plays a table's first seat, while the second one is asked."""
    bring_to_seat(table, 1)
    page = visit(settings=settings)
    page.add_init_script(RECORDED)
    save_tables(page, [saved_table(table)])
    with page.expect_response("**/my-tables"):
        page.goto("/")
    expect(page.locator(".mine")).to_be_visible()
    return page


def test_an_open_tab_sounds_shows_a_notification_and_counts_on_the_apps_icon(
    visit: Visit, server: Server
) -> None:
    table = Table.of(server, "karats")
    page = listening(visit, table, '{"speed":"instant","turnSound":true,"turnPopup":true}')
    assert page.evaluate("[sounds, shown.length]") == [0, 0]
    bring_to_seat(table, 0)
    page.wait_for_function("() => shown.length === 1")
    assert page.evaluate("sounds") == 1
    title, tag = page.evaluate("[shown[0].title, shown[0].options.tag]")
    assert title == "Your move: 20,000 Karats Under the Earth"
    assert tag == table.id
    page.wait_for_function("() => badges.at(-1) === 1")
    page.evaluate("shown[0].onclick()")
    page.wait_for_url(f"**/t/{table.id}")
    bring_to_seat(table, 1)
    page.wait_for_function("() => badges.at(-1) === 0")
    # The page of the table is looked at: nothing sounds there.
    bring_to_seat(table, 0)
    page.wait_for_function("() => badges.at(-1) === 1")
    assert page.evaluate("[sounds, shown.length]") == [1, 1]


def test_who_wants_neither_sound_nor_notification_gets_none(visit: Visit, server: Server) -> None:
    table = Table.of(server, "karats")
    page = listening(visit, table, '{"speed":"instant"}')
    bring_to_seat(table, 0)
    page.wait_for_function("() => badges.at(-1) === 1")
    assert page.evaluate("[sounds, shown.length]") == [0, 0]


@pytest.mark.parametrize("elsewhere", ["/rules/karats", "table"])
def test_a_click_on_a_pushed_notice_leads_an_open_page_to_its_table(
    visit: Visit, server: Server, elsewhere: str
) -> None:
    table = Table.of(server, "karats")
    page = visit("/")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    page.goto(f"/t/{table.id}" if elsewhere == "table" else elsewhere)
    (worker,) = page.context.service_workers
    # Outside a real click no window may come to the front.
    worker.evaluate("WindowClient.prototype.focus = async function () { return this; }")
    worker.evaluate(
        """(table) => {
          const close = () => (self.closed = true);
          const event = new ExtendableEvent('notificationclick');
          event.notification = { data: { table }, close };
          dispatchEvent(event);
        }""",
        table.id,
    )
    page.wait_for_url(f"**/t/{table.id}")
    assert worker.evaluate("self.closed")
    assert len(page.context.pages) == 1


@pytest.fixture
def upgradable(tmp_path: Path) -> Iterator[tuple[OwnServer, Path]]:
    """A server whose page is a copy in a folder, and that folder."""
    page = tmp_path / "static"
    shutil.copytree(STATIC, page)
    (tmp_path / "sitecustomize.py").write_text(
        "from pathlib import Path\n"
        "from motherlode.server.api import web_client_and_api_docs\n"
        f"web_client_and_api_docs.STATIC = Path({json.dumps(str(page))})\n"
    )
    server = OwnServer(str(tmp_path / "tables.db"), tmp_path / "log", UNLIMITED)
    server.environment = {"PYTHONPATH": str(tmp_path)}
    with server:
        yield server, page


def test_a_page_that_stays_open_reports_a_newer_version_when_it_is_looked_at(
    visit: Visit, upgradable: tuple[OwnServer, Path]
) -> None:
    server, static = upgradable
    page = visit("/", base_url=server.address)
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    toast = page.get_by_role("button", name="Reload")
    expect(page.get_by_role("button", name="Play now").first).to_be_visible()
    assert toast.count() == 0
    worker = static / "sw.js"
    worker.write_text(worker.read_text().replace("const BUILD = '", "const BUILD = 'newer-"))
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(toast).to_be_visible()
    toast.click()
    expect(page.get_by_role("button", name="Play now").first).to_be_visible()
    expect(toast).to_have_count(0)
