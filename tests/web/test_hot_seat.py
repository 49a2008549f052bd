"""Several players at one browser: the board is covered until the device is passed."""

import pytest
from playwright.sync_api import APIResponse, Page, Route, expect

from tests.counts import proof_case
from tests.web.hot_seat import play_until_asked, share_page
from tests.web.page_actions import shown_entry, take_first_action, wait_until
from tests.web.seated_tables import Table
from tests.web.server_process import Server
from tests.web.visits import Visit


def expect_covered(page: Page) -> None:
    expect(page.locator(".pass-device")).to_be_visible()
    assert page.locator(".karats, #asked, [data-action]").count() == 0


def test_a_page_with_several_players_opens_with_a_covered_board(
    visit: Visit, server: Server
) -> None:
    playing = Table.of(server, "karats", humans=3)
    page = share_page(visit, playing, 2)
    expect_covered(page)  # Only the token in the address has changed.
    for asked, name in ((2, ""), (1, "Blue"), (0, "Red"), (2, "")):
        play_until_asked(playing, asked)
        page.reload()
        expect_covered(page)
        expect(page.get_by_role("button", name=f"I am {name}")).to_be_visible()
    # A seat of another browser plays: the board stays covered until the button is clicked.
    before = playing.position(2)["number"]
    playing.act(2, playing.position(2)["legal"][0]["text"])
    expect(page.locator(".board")).to_have_attribute("data-number", str(before + 1))
    expect_covered(page)
    page.get_by_role("button", name="I am ").click()
    expect(page.locator(".karats")).to_be_visible()
    page.evaluate(f"location.hash = '#{playing.tokens[0]}'")
    expect_covered(page)


def test_an_undo_request_is_answered_by_each_player_who_shares_the_page(
    visit: Visit, server: Server
) -> None:
    playing = Table.of(server, "karats")
    page = share_page(visit, playing, 2)
    ask = page.get_by_role("button", name="Ask to take back")
    for choice in range(60):
        pass_button = page.get_by_role("button", name="I am ")
        page.locator("[data-action]").or_(pass_button).first.wait_for()
        if pass_button.count():
            pass_button.click()
        elif ask.count():
            break
        else:
            take_first_action(page)
    before, wisher = shown_entry(page), playing.asked_seat()
    other = ("Blue", "Red")[wisher]
    for answer in ("refuses", "agrees"):
        ask.click()
        expect(page.get_by_role("button", name="Never mind")).to_be_visible()
        page.get_by_role("button", name=f"{other} {answer}").click()
        expect(page.get_by_text("Still to answer")).to_have_count(0)
        entered = before + (answer == "agrees")
        expect(page.locator(".board")).to_have_attribute("data-number", str(entered))


def test_the_chat_is_closed_while_the_board_is_covered(visit: Visit, server: Server) -> None:
    playing = Table.of(server, "karats")
    play_until_asked(playing, 0)
    page = share_page(visit, playing, 2)
    page.get_by_role("button", name="I am Red").click()
    page.get_by_role("tab", name="Chat").click()
    say = page.get_by_role("textbox", name="Say something")
    say.fill("half a thou")
    play_until_asked(playing, 1)
    expect_covered(page)
    assert say.count() == 0
    page.get_by_role("button", name="I am Blue").click()
    expect(say).to_have_value("")
    say.fill("hello")
    say.press("Enter")
    expect(page.get_by_role("log", name="Chat")).to_contain_text("Blue")


@pytest.mark.parametrize("late", [False, proof_case(True)])
def test_a_hint_is_shown_only_to_the_seat_that_asked(
    visit: Visit, server: Server, late: bool
) -> None:
    """A hint that arrives while the board is covered, or later, is not shown to the next seat."""
    playing = Table.of(server, "karats")
    play_until_asked(playing, 0)
    page = share_page(visit, playing, 2)
    page.get_by_role("button", name="I am Red").click()
    held: list[tuple[Route, APIResponse]] = []
    page.route("**/hint", lambda route: held.append((route, route.fetch())))
    page.locator('[data-help="hint"]').click()
    wait_until(page, lambda: held)
    play_until_asked(playing, 1)
    expect_covered(page)
    lift = page.get_by_role("button", name="I am Blue")
    if late:
        lift.click()
        expect(page.locator("[data-action]").first).to_be_visible()
    with page.expect_response("**/hint"):
        held[0][0].fulfill(response=held[0][1])
    page.wait_for_timeout(300)
    if not late:
        lift.click()
    expect(page.locator("[data-action]").first).to_be_visible()
    assert page.locator(".advice, .hinted").count() == 0
    assert "Best" not in page.locator("[data-live]").inner_text()
    page.unroute("**/hint")
    page.locator('[data-help="hint"]').click()
    expect(page.locator(".advice")).to_be_visible()


@pytest.mark.parametrize("latency", [0, proof_case(400)])
def test_a_host_who_used_a_friends_link_gives_the_seat_back(visit: Visit, latency: int) -> None:
    host = visit(latency=latency)
    host.get_by_label("Who sits at seat 2").select_option("friend")
    host.get_by_label("Name at seat 2").fill("Blue")
    host.get_by_role("button", name="Open the table").click()
    link = host.get_by_role("textbox", name="Link for Blue").input_value()
    host.goto(link)  # To see whether it works.
    host.get_by_role("button", name="Sit down").click()
    expect(host.locator(".pass-device")).to_be_visible()
    saved = "localStorage.getItem('motherlode.tables')"
    host.wait_for_function(f"(old) => !{saved}.includes(old)", arg=link.split("#")[1])
    host.get_by_role("tab", name="Players").click()
    host.get_by_label("More about ").nth(1).click()
    host.get_by_role("button", name="Not played here").click()
    expect(host.locator("#asked")).to_be_visible()
    assert host.locator(".pass-device").count() == 0
    # The seat got a link of its own when it sat down.
    fresh = host.locator(".fresh").get_by_role("textbox")
    expect(fresh).not_to_have_value(link)
    link = fresh.input_value()
    host.reload()
    expect(host.locator("#asked")).to_be_visible()
    assert host.locator(".pass-device").count() == 0
    guest = visit(link)
    expect(guest.locator("#asked")).to_be_visible()
    # One's only seat is not let go: it would be lost.
    guest.get_by_role("tab", name="Players").click()
    guest.get_by_label("More about Blue").click()
    assert guest.get_by_role("button", name="Not played here").count() == 0
