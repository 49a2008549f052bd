"""Seats carried to a second device and back, in two browsers; and what a lost device leaves."""

import json

from playwright.sync_api import Page, expect

from tests.web.saved_tables import save_tables, saved_table
from tests.web.seated_tables import Table
from tests.web.server_process import ELSEWHERE, Server
from tests.web.viewport import fits_width
from tests.web.visits import Visit

PHONE = {"width": 390, "height": 844}
DONE = "Tables that are here now: "


def holding(visit: Visit, table: Table, path: str = "/carry") -> Page:
    """A page whose browser has a table's first seat."""
    page = visit()
    save_tables(page, [saved_table(table)])
    page.goto(path)
    return page


def tokens(page: Page) -> list[str]:
    saved = json.loads(page.evaluate("localStorage.getItem('motherlode.tables')") or "[]")
    return [seat["token"] for table in saved for seat in table["seats"]]


def take(page: Page, code: str = "", end: bool = False) -> None:
    if code:
        page.get_by_label("Code", exact=True).fill(code)
    if end:
        page.get_by_label("Stop the other device").check()
    page.get_by_role("button", name="Take the seats here").click()


def test_a_seat_goes_to_a_phone_and_back_and_the_left_device_is_shut_out(
    visit: Visit, server: Server
) -> None:
    table = Table.of(server, "karats")
    desk = holding(visit, table)
    desk.get_by_role("button", name="Make a code").click()
    link = str(desk.locator("[data-qr]").get_attribute("data-qr"))
    desk.goto(f"/t/{table.id}")
    expect(desk.locator(".connection.online")).to_be_visible()

    # As from a phone in the same network, which gets no crypto.subtle over plain http.
    phone = visit(link.replace("127.0.0.1", ELSEWHERE), viewport=PHONE)
    expect(phone.get_by_label("Code", exact=True)).not_to_have_value("")
    assert "#" not in phone.url, "the secret stays out of sight"
    assert fits_width(phone)
    take(phone, end=True)
    expect(phone.get_by_text(DONE)).to_be_visible()
    assert tokens(phone) != tokens(desk)
    expect(desk.get_by_text("This link")).to_be_visible()
    phone.goto(f"http://{ELSEWHERE}:{server.port}/t/{table.id}")
    expect(phone.locator(".connection.online")).to_be_visible()
    assert phone.locator(".badge", has_text="watching").count() == 0

    # A used code opens nothing.
    thief = visit(link)
    take(thief)
    expect(thief.get_by_text("wrong, used up or too old")).to_be_visible()
    assert tokens(thief) == []

    phone.goto(f"http://{ELSEWHERE}:{server.port}/carry")
    phone.get_by_role("button", name="Make a code").click()
    code = phone.locator(".code").inner_text()
    desk.goto("/carry")
    desk.evaluate("localStorage.removeItem('motherlode.tables')")
    desk.reload()
    take(desk, code)
    expect(desk.get_by_text(DONE)).to_be_visible()
    # The other device was not given up: both play.
    assert tokens(desk) == tokens(phone)
    desk.goto(f"/t/{table.id}")
    expect(desk.locator(".connection.online")).to_be_visible()


def test_a_recovery_code_brings_back_seats_that_were_won_after_it_was_made(
    visit: Visit, server: Server
) -> None:
    first, later = Table.of(server, "karats"), Table.of(server, "super_motherload")
    lost = holding(visit, first)
    lost.get_by_role("button", name="Make a recovery code").click()
    code = lost.locator("[data-recovery]").inner_text()
    with lost.expect_response("**/carried-seats/replace"):
        lost.goto(f"/t/{later.id}#{later.tokens[0]}")
        expect(lost.locator(".connection.online")).to_be_visible()

    found = visit("/carry")
    take(found, code.upper(), end=True)
    expect(found.get_by_text(f"{DONE}2")).to_be_visible()
    fresh = found.locator("[data-recovery]").inner_text()
    assert fresh != code
    assert not set(tokens(found)) & set(tokens(lost))

    # Who found the lost device can't take the seats back with the code that it knows.
    thief = visit("/carry")
    take(thief, code)
    expect(thief.get_by_text("wrong, used up or too old")).to_be_visible()
    take(thief, fresh)
    expect(thief.get_by_text(DONE)).to_be_visible()


def test_a_lost_answer_while_another_device_is_shut_out_loses_no_seat(
    visit: Visit, server: Server
) -> None:
    table = Table.of(server, "karats")
    desk = holding(visit, table)
    desk.get_by_role("button", name="Make a code").click()
    link = str(desk.locator("[data-qr]").get_attribute("data-qr"))
    phone = visit(link)
    # The server does it, but its answer gets lost.
    phone.route("**/sit", lambda route: (route.fetch(), route.abort())[0])
    take(phone, end=True)
    expect(phone.get_by_text("can't be reached")).to_be_visible()
    phone.unroute("**/sit")
    before = tokens(phone)
    with phone.expect_response("**/sit"):
        phone.goto(f"/t/{table.id}")
    expect(phone.locator(".connection.online")).to_be_visible()
    assert tokens(phone) != before


def test_notes_stay_in_the_browser_and_come_along_with_the_seat(
    visit: Visit, server: Server
) -> None:
    table = Table.of(server, "karats")
    desk = holding(visit, table, f"/t/{table.id}")
    sent: list[str] = []

    def note(frame: str | bytes) -> None:
        sent.append(str(frame))

    desk.on("request", lambda request: note(request.post_data or ""))
    desk.on("websocket", lambda socket: socket.on("framesent", note))
    desk.reload()
    desk.get_by_role("tab", name="Notes").click()
    desk.get_by_label("My notes on this table").fill("Blue hoards coal")
    desk.reload()
    desk.get_by_role("tab", name="Notes").click()
    expect(desk.get_by_label("My notes on this table")).to_have_value("Blue hoards coal")
    assert fits_width(desk)

    desk.goto("/carry")
    desk.get_by_role("button", name="Make a code").click()
    link = str(desk.locator("[data-qr]").get_attribute("data-qr"))
    phone = visit(link, viewport=PHONE)
    take(phone)
    expect(phone.get_by_text(DONE)).to_be_visible()
    phone.goto(f"/t/{table.id}")
    phone.get_by_role("tab", name="Notes").click()
    expect(phone.get_by_label("My notes on this table")).to_have_value("Blue hoards coal")
    assert fits_width(phone)
    assert "hoards" not in "".join(sent)


def test_wishes_for_notices_come_along_and_the_page_says_where_to_turn_them_on(
    visit: Visit, server: Server
) -> None:
    table = Table.of(server, "karats")
    desk = holding(visit, table, "/notices")
    row = desk.get_by_role("group").get_by_label("on my devices")
    with desk.expect_response("**/notices/seats"):
        row.check()
    desk.goto("/carry")
    desk.get_by_role("button", name="Make a code").press("Enter")
    link = str(desk.locator("[data-qr]").get_attribute("data-qr"))
    phone = visit(link, viewport=PHONE)
    phone.get_by_label("Code", exact=True).press("Enter")
    expect(phone.get_by_text(DONE)).to_be_visible()
    phone.get_by_role("link", name="Turn on notices here").press("Enter")
    expect(phone.get_by_role("group").get_by_label("on my devices")).to_be_checked()
    persons = [page.evaluate("localStorage.getItem('motherlode.person')") for page in (desk, phone)]
    assert persons[0] != persons[1], "each device has wishes of its own"
