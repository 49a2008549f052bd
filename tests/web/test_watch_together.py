"""A replay that several watch together: who leads, what they point at, and their comments."""

import pytest
from playwright.sync_api import Page, expect

from tests.web.accessibility import serious_violations
from tests.web.finished_tables import short_table
from tests.web.server_process import Server
from tests.web.viewport import PHONE, fits_width
from tests.web.visits import Visit

ROOM = "[data-together]"


@pytest.fixture(scope="module")
def table(server: Server) -> str:
    return short_table(server)


def come_in(page: Page, name: str) -> None:
    """Chooses a name in the room."""
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Use this name").click()
    expect(page.locator(f'[data-watcher="{name}"]')).to_contain_text("(you)")


def test_a_phone_follows_a_desktop_and_sees_its_pointer_and_comments(
    visit: Visit, table: str
) -> None:
    desktop = visit(f"/replay/{table}?at=5")
    desktop.locator("[data-watch-together]").click()
    come_in(desktop, "Ann")
    phone = visit(f"/replay/{table}?together", **PHONE)
    come_in(phone, "Ben")
    expect(phone.locator('[data-watcher="Ann"]')).to_contain_text("move 5")
    follow = phone.get_by_role("button", name="Follow Ann")
    follow.tap()
    expect(follow).to_have_attribute("aria-pressed", "true")
    expect(phone.locator(".board")).to_have_attribute("data-number", "5")
    expect(desktop.locator('[data-watcher="Ann"]')).to_contain_text("1 follows you")
    expect(desktop.get_by_role("button", name="Follow Ben")).to_be_disabled()
    desktop.get_by_role("button", name="One step on").click()
    expect(phone.locator(".board")).to_have_attribute("data-number", "6")
    # By mouse the desktop points at a thing of the board, which the phone shows where it has it.
    desktop.get_by_role("button", name="Point at the board").click()
    desktop.locator('.board [data-anchor="tray"], .board [data-anchor]').first.hover(force=True)
    expect(phone.locator('[data-pointer="Ann"]')).to_have_count(1)
    desktop.get_by_role("button", name="Point at the board").click()
    expect(phone.locator('[data-pointer="Ann"]')).to_have_count(0)
    field = phone.get_by_label("Comment on move 6")
    field.fill("Here it turned.")
    phone.get_by_role("button", name="Comment", exact=True).tap()
    comments = desktop.get_by_role("list", name="Comments").get_by_role("listitem")
    expect(comments).to_contain_text(["Ben: Here it turned."])
    assert fits_width(phone)
    assert serious_violations(phone, ROOM) == []
    assert serious_violations(desktop, ROOM) == []
    phone.close()
    expect(desktop.locator('[data-watcher="Ben"]')).to_have_count(0)
    # Who comes later reads the comments, and goes to its entry.
    late = visit(f"/replay/{table}?together")
    late.get_by_role("list", name="Comments").get_by_role("button", name="move 6").first.click()
    expect(late.locator(".board")).to_have_attribute("data-number", "6")


def test_the_room_is_used_by_keyboard_alone(visit: Visit, table: str) -> None:
    ann, ben = visit(f"/replay/{table}?at=3&together"), visit(f"/replay/{table}?together")
    come_in(ann, "Ann")
    come_in(ben, "Ben")
    follow = ben.get_by_role("button", name="Follow Ann")
    follow.focus()
    ben.keyboard.press("Enter")
    expect(ben.locator(".board")).to_have_attribute("data-number", "3")
    ann.get_by_role("button", name="Leave").focus()
    ann.keyboard.press("ArrowRight")
    expect(ben.locator(".board")).to_have_attribute("data-number", "4")
    select = ann.get_by_role("combobox", name="Point at")
    select.focus()
    ann.keyboard.press("ArrowDown")
    expect(ben.locator('[data-watcher="Ann"]')).to_contain_text("points at")
    ann.get_by_label("Comment on move 4").focus()
    ann.keyboard.type("Why this?")
    ann.keyboard.press("Enter")
    expect(ben.get_by_role("list", name="Comments")).to_contain_text("Ann: Why this?")
    follow.focus()
    ben.keyboard.press("Enter")
    expect(follow).to_have_attribute("aria-pressed", "false")
    ann.get_by_role("button", name="Leave").focus()
    ann.keyboard.press("Enter")
    expect(ben.locator('[data-watcher="Ann"]')).to_have_count(0)
    expect(ann.locator("[data-watch-together]")).to_be_visible()
