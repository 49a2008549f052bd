"""The lobby's list of saved tables, and buttons that ask before what can't be undone."""

import re

from playwright.sync_api import expect

from tests.web.page_actions import GO_ON
from tests.web.saved_tables import save_tables, saved_table
from tests.web.seated_tables import Table
from tests.web.server_process import Server
from tests.web.viewport import fits_width
from tests.web.visits import Visit

GIVE_UP = "Give this table up"
"""The link to a table in play: whether somebody here is to move depends on the deal."""
REMOVE = "Remove from the table"


def test_saved_tables_in_play_are_listed_before_those_that_are_over(
    visit: Visit, server: Server
) -> None:
    playing = [Table.of(server, "karats") for game in range(2)]
    closed = Table.of(server, "karats")
    closed.end()
    page = visit()
    gone = [saved_table(f"gone{number}", over=True) for number in range(15)]
    save_tables(page, [saved_table(closed), *gone, *map(saved_table, playing)])
    page.goto("/")
    rows = page.get_by_role("region", name="My tables").get_by_role("listitem")
    expect(rows.get_by_role("link", name=GO_ON)).to_have_count(2)
    links = [rows.nth(row).get_by_role("link", name=GO_ON) for row in range(2)]
    found = {link.get_attribute("href") for link in links}
    assert found == {f"/t/{table.id}" for table in playing}
    # One that turns out to be over goes to the others of its kind; of these the latest are shown.
    expect(rows.nth(2).get_by_role("link", name="Look")).to_be_visible()
    expect(rows).to_have_count(2 + 12)


def test_forgetting_a_saved_table_that_is_in_play_asks_for_confirmation(
    visit: Visit, server: Server
) -> None:
    playing = Table.of(server, "karats")
    page = visit("/", viewport={"width": 390, "height": 844})
    save_tables(page, [saved_table(playing), saved_table("gone", over=True)])
    page.goto("/")
    rows = page.get_by_role("region", name="My tables").get_by_role("listitem")
    expect(rows).to_have_count(2)
    rows.last.get_by_role("button", name="Forget").click()
    expect(rows).to_have_count(1)

    rows.get_by_role("button", name="Forget").click()
    expect(rows).to_contain_text("stored only in this browser")
    assert fits_width(page)
    rows.get_by_role("button", name="No").click()
    expect(rows.get_by_role("button", name="Forget")).to_be_focused()
    assert playing.tokens[0] in page.evaluate("localStorage.getItem('motherlode.tables')")
    rows.get_by_role("button", name="Forget").click()
    rows.get_by_role("button", name="Forget").click()
    expect(page.get_by_role("link", name=GO_ON)).to_have_count(0)
    assert page.evaluate("localStorage.getItem('motherlode.tables')") == "[]"


def test_giving_up_a_table_asks_for_confirmation_and_escape_cancels(
    visit: Visit, server: Server
) -> None:
    playing = Table.of(server, "karats", 1)
    page = visit(f"/t/{playing.id}#{playing.host}")
    page.get_by_role("tab", name="Players").click()
    page.get_by_role("button", name=GIVE_UP).focus()
    page.keyboard.press("Enter")
    refuse = page.get_by_role("button", name="No", exact=True)
    expect(refuse).to_be_focused()
    expect(refuse).to_have_accessible_description(re.compile("^End this game for everybody"))
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name=GIVE_UP)).to_be_focused()
    page.keyboard.press("Enter")
    expect(refuse).to_be_focused()
    page.keyboard.press("Enter")  # A second press doesn't confirm.
    expect(refuse).to_have_count(0)
    assert playing.asked_seat() >= 0

    page.get_by_role("button", name=GIVE_UP).click()
    page.get_by_role("button", name=GIVE_UP).click()
    expect(page.locator("#ending")).to_contain_text("ended early")


def test_removing_a_player_from_the_table_asks_for_confirmation(
    visit: Visit, server: Server
) -> None:
    playing = Table.waiting(server, "karats")
    page = visit(f"/t/{playing.id}#{playing.host}")
    page.get_by_role("tab", name="Players").click()
    page.get_by_label("More about Blue").click()
    page.get_by_role("button", name=REMOVE).click()
    question = page.get_by_role("group", name="Remove Blue from the table?")
    expect(question).to_be_visible()
    question.get_by_role("button", name="No").click()
    playing.ask("sit", playing.tokens[1], {"name": "Blau"})  # The link still works.
    page.get_by_role("button", name=REMOVE).click()
    page.get_by_role("button", name=REMOVE).click()
    expect(page.get_by_role("tabpanel")).to_contain_text("free for anybody")


def test_the_form_of_a_new_table_explains_what_happens_when_time_runs_out(visit: Visit) -> None:
    page = visit(viewport={"width": 390, "height": 844})
    page.get_by_role("button", name="Set up a table").first.click()
    page.get_by_label("Pace").select_option("day")
    note = page.get_by_text("brings the end of the game nearer")
    expect(note).to_be_hidden()
    page.get_by_label("When time is up").select_option("pass")
    expect(note).to_be_visible()
    assert fits_width(page)
