"""Names of players: set by the host or by themselves, before and after the deal, in a rematch."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.counts import proof_case
from tests.web.page_actions import card_of
from tests.web.seated_tables import Table
from tests.web.server_process import Server
from tests.web.viewport import PHONE, fits_width
from tests.web.visits import Visit

BOB = '{"speed":"instant","name":"Bob"}'


def open_table(page: Page, seats: list[tuple[str, str]]) -> None:
    """Opens a table of Karats with the form; seats are (kind, name)."""
    card_of(page, "karats").get_by_role("button", name="Set up a table").click()
    page.locator(".count select").select_option(str(len(seats)))
    for number, (who, name) in enumerate(seats, 1):
        page.get_by_label(f"Who sits at seat {number}").select_option(who)
        page.get_by_label(f"Name at seat {number}").fill(name)
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/*")


def link_for(page: Page, name: str) -> str:
    return page.get_by_role("textbox", name=f"Link for {name}").input_value()


def give_up(page: Page) -> None:
    page.get_by_role("tab", name="Players").click()
    page.get_by_role("button", name="Give this table up").click()
    page.get_by_role("button", name="Give this table up").click()
    expect(page.locator("#ending")).to_be_visible()


def end_game(page: Page, other: Page) -> None:
    """One player proposes to end the game, and the other agrees."""
    page.get_by_role("tab", name="Players").click()
    page.get_by_role("button", name="Propose to end the game").click()
    page.get_by_role("button", name="Propose to end the game").click()
    other.get_by_role("button", name=re.compile("Agree|agrees")).click()
    expect(page.locator("#ending")).to_be_visible()


def names_at_table(page: Page) -> list[str]:
    """The names in the list of players, in the order of the seats."""
    expect(page.locator(".karats")).to_be_visible()
    page.locator("#tab-players").click()
    names = page.get_by_role("tabpanel").locator("li strong")
    expect(names.first).to_be_visible()
    return names.all_inner_texts()


def test_players_at_one_browser_keep_their_names_in_a_rematch(visit: Visit) -> None:
    page = visit()
    open_table(page, [("here", "Red"), ("here", "Blue")])
    page.get_by_role("button", name="I am").click()
    end_game(page, page)
    before = page.url
    page.get_by_role("button", name="Rematch").click()
    page.get_by_role("button", name="I am").click()  # It has been dealt already.
    assert page.url != before
    assert names_at_table(page) == ["Red", "Blue"]


def test_a_friend_keeps_the_name_from_the_form_and_a_rematch_is_one_click(visit: Visit) -> None:
    host = visit()
    open_table(host, [("here", "Red"), ("friend", "Blue")])
    guest = visit(link_for(host, "Blue"))
    expect(guest.get_by_label("Name")).to_have_value("")
    guest.get_by_role("button", name="Sit down").click()
    assert names_at_table(guest) == names_at_table(host) == ["Red", "Blue"]

    end_game(host, guest)
    host.get_by_role("button", name="Rematch").click()
    expect(host.locator(".seats li").first).to_have_text(re.compile("Red.*✓ here"))
    guest.get_by_role("button", name="Join the rematch").click()
    expect(guest).to_have_url(host.url)
    assert names_at_table(guest) == names_at_table(host) == ["Red", "Blue"]


def test_a_friend_with_a_saved_name_sits_down_at_once_under_that_name(visit: Visit) -> None:
    host = visit()
    open_table(host, [("here", "Red"), ("friend", "")])
    guest = visit(link_for(host, "Player 2"), settings=BOB)
    assert names_at_table(guest) == names_at_table(host) == ["Red", "Bob"]

    # A name can be changed after the deal, too.
    guest.get_by_label("More about Bob").click()
    guest.get_by_label("Name").fill("Robert")
    guest.get_by_role("button", name="Change").click()
    expect(host.get_by_role("tabpanel")).to_contain_text("Robert")
    expect(host.locator(".karats")).to_contain_text("Robert")


def test_a_name_can_be_changed_while_the_table_waits(visit: Visit) -> None:
    host = visit("/", viewport={"width": 390, "height": 844})
    open_table(host, [("here", "Red"), ("friend", ""), ("friend", "Green")])
    guest = visit(link_for(host, "Player 2"), settings=BOB)
    own = guest.get_by_role("form", name="Seat 2")
    expect(own.get_by_label("Name")).to_have_value("Bob")
    expect(own.get_by_role("button", name="Change")).to_be_disabled()
    own.get_by_label("Name").fill("Rob")
    own.get_by_role("button", name="Change").click()
    expect(host.locator(".seats")).to_contain_text("Rob")
    expect(own.get_by_role("button", name="Change")).to_be_disabled()
    assert '"name":"Rob"' in guest.evaluate("localStorage.getItem('motherlode.settings')")

    host.get_by_role("form", name="Seat 1").get_by_label("Name").fill("Ruby")
    host.get_by_role("form", name="Seat 1").get_by_role("button", name="Change").click()
    expect(guest.locator(".seats")).to_contain_text("Ruby")
    assert fits_width(host)


def test_a_table_that_was_given_up_before_the_deal_has_no_replay(visit: Visit) -> None:
    page = visit()
    open_table(page, [("here", "Red"), ("friend", "Blue")])
    give_up(page)
    ending = page.locator(".ending")
    expect(ending.get_by_role("link", name="Lobby")).to_be_visible()
    expect(ending.get_by_role("link")).to_have_count(1)


@pytest.mark.parametrize(
    ("language", "start", "called"),
    [
        ("en-GB", "Start now", "Greedy bot 2"),
        proof_case("de-DE", "Jetzt beginnen", "Gieriger Bot 2"),
    ],
)
def test_a_bot_without_a_name_is_called_by_its_kind(
    visit: Visit, language: str, start: str, called: str
) -> None:
    page = visit(locale=language)
    page.locator("form .seat select").nth(1).select_option("open")
    page.locator("form", has=page.locator("#new-table")).locator("button.big").click()
    page.get_by_role("button", name=start).click()
    assert names_at_table(page)[1] == called
    expect(page.locator(".karats")).to_contain_text(called)


# Boxes with a name, beside and above the board, whose text is wider than they are.
BURST = """
() => [...document.querySelectorAll('.top *, .side *')]
  .filter((e) => e.textContent.includes('WWW') && getComputedStyle(e).display !== 'inline')
  .filter((e) => e.scrollWidth > e.clientWidth + 1 && e.clientWidth)
  .map((e) => `${e.className}: ${e.textContent.slice(0, 40)}`)
"""


@pytest.mark.parametrize(
    "game", ["mothership", proof_case("karats"), proof_case("super_motherload")]
)
def test_the_widest_names_fit_every_page(visit: Visit, server: Server, game: str) -> None:
    wide = ["W" * (24 - number) for number in range(3)]
    clock = {"per_move": 259_200, "bank": 86_400}
    playing = Table.of(server, game, 3, names=wide, clock=clock)
    for turn in range(5):  # In every game each seat has acted by then.
        playing.take_first_action()
    for options in (PHONE, {"viewport": {"width": 1280, "height": 800}}):
        # A log says "you" to its own seat, so another one reads the widest name.
        page = visit(playing.link(2), **options)
        expect(page.locator("#asked")).to_be_visible()
        for tab in ("log", "players"):
            page.locator(f"#tab-{tab}").dispatch_event("click")
            expect(page.get_by_role("tabpanel")).to_contain_text(wide[0])
            assert fits_width(page)
            assert page.evaluate(BURST) == []
