"""The tables that wait for this browser: in the lobby, in the header, in the title and the icon."""

import re

from playwright.sync_api import Page, expect

from tests.web.saved_tables import save_tables, saved_table
from tests.web.seated_tables import Table
from tests.web.server_process import Server
from tests.web.viewport import fits_width
from tests.web.visits import Visit

PHONE = {"width": 390, "height": 844}


def bring_to_seat(table: Table, seat: int) -> None:
    """Plays until a seat is asked."""
    while table.asked_seat() != seat:
        table.take_first_action()


def rows(page: Page) -> list[str]:
    """The awaited answers of the tables in the list, in its order; '' where nothing is awaited."""
    marks = page.locator("[data-awaits], .mine:not([data-awaits])")
    return [str(row.get_attribute("data-awaits") or "") for row in marks.all()]


def test_tables_that_wait_are_first_and_a_move_elsewhere_changes_the_list_at_once(
    visit: Visit, server: Server
) -> None:
    own, other = Table.of(server, "karats"), Table.of(server, "super_motherload")
    bring_to_seat(own, 0)
    bring_to_seat(other, 1)
    page = visit()
    save_tables(page, [saved_table(other), {**saved_table(own), "game": "karats"}])
    page.goto("/")
    expect(page.locator("[data-awaits]")).to_have_count(1)
    assert rows(page) == ["move", ""]
    expect(page).to_have_title(re.compile(r"^\(1\) "))
    assert "data:image/svg" in str(page.locator("link[rel=icon]").get_attribute("href"))

    bring_to_seat(other, 0)
    expect(page.locator("[data-awaits]")).to_have_count(2)
    expect(page).to_have_title(re.compile(r"^\(2\) "))

    bring_to_seat(own, 1)
    bring_to_seat(other, 1)
    expect(page.locator("[data-awaits]")).to_have_count(0)
    expect(page).to_have_title(re.compile(r"^[^(]"))
    expect(page.locator("link[rel=icon]")).to_have_attribute("href", "/icon.svg")


def test_one_key_leads_from_a_table_to_the_next_one_that_waits(
    visit: Visit, server: Server
) -> None:
    tables = [Table.of(server, "karats") for _ in range(2)]
    for table in tables:
        bring_to_seat(table, 0)
    page = visit(viewport=PHONE)
    save_tables(page, [saved_table(table) for table in tables])
    page.goto(f"/t/{tables[0].id}")
    link = page.locator("header [data-awaiting]")
    expect(link).to_have_attribute("data-awaiting", "1")
    assert fits_width(page)
    link.focus()
    page.keyboard.press("Enter")
    page.wait_for_url(f"**/t/{tables[1].id}")
    expect(link).to_have_attribute("href", f"/t/{tables[0].id}")


def test_the_lobby_shows_since_when_a_table_waits_and_the_time_left(
    visit: Visit, server: Server
) -> None:
    table = Table.of(server, "karats", clock={"per_move": 86_400, "bank": 0, "expiry": "bot"})
    bring_to_seat(table, 0)
    page = visit(viewport=PHONE)
    save_tables(page, [saved_table(table)])
    page.clock.install()
    page.goto("/")
    row = page.locator("[data-awaits=move]")
    expect(row).to_contain_text(re.compile(r"23:5\d:\d\d|24:00:00|1 day"))
    before = row.inner_text()
    page.clock.fast_forward("03:00:00")
    expect(row).to_contain_text("3 hours")
    expect(row).to_contain_text(re.compile(r"20:5\d:\d\d|21 hours|20 hours"))
    assert row.inner_text() != before
    assert fits_width(page)


def test_a_seat_that_is_played_elsewhere_now_is_named_and_can_be_forgotten(
    visit: Visit, server: Server
) -> None:
    table = Table.of(server, "karats")
    page = visit()
    save_tables(page, [saved_table(table)])
    table.ask("seats/0/link", table.tokens[0])
    page.goto("/")
    listed = page.get_by_role("region", name="My tables")
    expect(listed).to_contain_text("played elsewhere")
    listed.get_by_role("button", name="Forget").click()
    expect(listed).to_contain_text("no tables in this browser yet")
