"""Secret links of seats and hosts: dead ones say so, new ones replace them."""

import json

from playwright.sync_api import WebSocketRoute, expect

from tests.web.hot_seat import play_until_asked
from tests.web.seated_tables import FORBIDDEN, Table
from tests.web.server_process import Server
from tests.web.visits import Visit


def test_a_link_that_no_longer_works_says_so_and_offers_to_watch(
    visit: Visit, server: Server
) -> None:
    playing = Table.of(server, "karats")
    page = visit(playing.link(0))
    expect(page.locator("#asked")).to_be_visible()
    fresh = playing.ask("seats/0/link", playing.tokens[0])["token"]
    shut = page.get_by_role("heading", name="This link has stopped working")
    expect(shut).to_be_visible()  # On the page where the seat was played, too.

    stranger = visit(playing.link(0))
    for browser in (page, stranger):
        expect(browser.get_by_role("heading", name="This link has stopped working")).to_be_visible()
        expect(browser.get_by_role("link", name="Lobby").last).to_be_visible()
        browser.get_by_role("button", name="Watch the table").click()
        expect(browser.get_by_text("watching", exact=True)).to_be_visible()
        assert "#" not in browser.url

    page.goto(f"/t/{playing.id}#{fresh}")
    expect(page.get_by_text("watching", exact=True)).to_have_count(0)
    expect(page.locator("#asked")).to_be_visible()
    assert "#" not in page.url


def test_a_new_host_link_replaces_the_old_one(visit: Visit, server: Server) -> None:
    playing = Table.of(server, "karats")
    host = visit(f"/t/{playing.id}#{playing.host}")
    host.get_by_role("tab", name="Players").click()
    host.get_by_role("button", name="New host link").click()
    link = host.get_by_role("textbox", name="Link for the host").input_value()

    old = visit(f"/t/{playing.id}#{playing.host}")
    expect(old.get_by_role("heading", name="This link has stopped working")).to_be_visible()
    new = visit(link)
    new.get_by_role("tab", name="Players").click()
    expect(new.get_by_role("button", name="New host link")).to_be_visible()


def test_a_new_link_for_a_friends_seat_replaces_the_one_that_the_host_sees(visit: Visit) -> None:
    host = visit()
    host.get_by_label("Who sits at seat 2").select_option("friend")
    host.get_by_label("Name at seat 2").fill("Blue")
    host.get_by_role("button", name="Open the table").click()
    waiting = host.locator("section", has=host.locator("#waiting"))
    shown = waiting.get_by_role("textbox", name="Link for Blue")
    dead = shown.input_value()

    host.get_by_role("tab", name="Players").click()
    host.get_by_label("More about Blue").click()
    host.get_by_role("button", name="New link").click()
    fresh = host.locator(".fresh")
    expect(fresh.get_by_role("textbox")).to_be_focused()
    expect(host.get_by_role("button", name="New link")).to_be_hidden()
    fresh.get_by_role("button", name="Copy").click()  # Nothing covers it.
    link = fresh.get_by_role("textbox").input_value()
    assert link != dead
    expect(shown).to_have_value(link)
    host.reload()
    expect(shown).to_have_value(link)
    guest = visit(shown.input_value())
    expect(guest.get_by_role("button", name="Sit down")).to_be_visible()


def test_a_player_who_makes_a_new_link_for_their_own_seat_sees_it(
    visit: Visit, server: Server
) -> None:
    playing = Table.of(server, "karats")
    page = visit(playing.link(0))
    page.get_by_role("tab", name="Players").click()
    page.get_by_label("More about Red").click()
    page.get_by_role("button", name="New link").click()
    expect(page.locator(".connection.online")).to_be_visible()
    expect(page.locator(".fresh")).to_be_in_viewport()
    other = visit(page.locator(".fresh").get_by_role("textbox").input_value())
    expect(other.locator("#asked")).to_be_visible()
    expect(page.locator("#asked")).to_be_visible()


def test_a_link_with_which_somebody_sat_down_before_is_replaced_if_the_player_wants(
    visit: Visit, server: Server
) -> None:
    """Its sender could have sat down first, to read the hand with the copy."""
    playing = Table.of(server, "karats")
    fresh, used = visit(playing.link(0)), visit(playing.link(1))
    for page, answer in ((fresh, "That was me too"), (used, "Only this browser")):
        warning = page.get_by_role("region", name="Used link")
        expect(warning).to_contain_text("sees all that you see")
        warning.get_by_role("button", name=answer).click()
        expect(warning).to_have_count(0)
        page.reload()
        expect(page.locator("#asked")).to_be_visible()
        expect(warning).to_have_count(0)
    assert playing.position(0)["number"] == 0
    old = playing.tokens[1]
    playing.learn_token(1, used)
    assert playing.status("state", old) == FORBIDDEN
    assert playing.position(1)["number"] == 0


def test_a_friends_first_link_is_no_used_one(visit: Visit, server: Server) -> None:
    playing = Table.waiting(server, "karats")
    playing.sit(0)
    page = visit(playing.link(1))
    page.get_by_role("button", name="Sit down").click()
    expect(page.locator("#asked")).to_be_visible()
    expect(page.get_by_role("region", name="Used link")).to_have_count(0)
    assert playing.status("state", playing.tokens[1]) == FORBIDDEN


def test_a_replaced_host_link_gives_no_rights(visit: Visit, server: Server) -> None:
    playing = Table.waiting(server, "karats")
    page = visit(f"/t/{playing.id}#{playing.host}")
    page.get_by_role("tab", name="Players").click()
    give_up = page.get_by_role("button", name="Give this table up")
    expect(give_up).to_be_visible()
    playing.ask("link", playing.host, {})
    give_up.click()
    give_up.click()
    expect(page.get_by_text("this link doesn't allow that", exact=False).first).to_be_visible()
    expect(give_up).to_have_count(0)
    for seat in range(2):
        playing.sit(seat)
    assert playing.position(0)["number"] == 0
    page.goto("/")
    assert playing.host not in page.evaluate("JSON.stringify(localStorage)")


def test_a_move_lost_when_a_seats_link_was_replaced_does_not_block_the_new_link(
    visit: Visit, server: Server
) -> None:
    playing = Table.of(server, "karats")
    play_until_asked(playing, 0)
    page = visit()
    lost: list[str] = []

    def between(socket: WebSocketRoute) -> None:
        connected = socket.connect_to_server()

        def receive(frame: str | bytes) -> None:
            if json.loads(frame)["type"] == "move" and not lost:
                lost.append(str(frame))
            else:
                connected.send(frame)

        socket.on_message(receive)

    page.route_web_socket("**/socket", between)
    page.goto(playing.link(0))
    page.locator("[data-action]").first.click()
    expect(page.locator("[data-action]")).to_have_count(0)
    fresh = playing.ask("seats/0/link", playing.tokens[0])["token"]
    expect(page.get_by_role("heading", name="This link has stopped working")).to_be_visible()
    assert lost
    page.evaluate(f"location.hash = '#{fresh}'")
    expect(page.locator("[data-action]").first).to_be_visible()
