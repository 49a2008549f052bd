"""Several people at one browser, and links that are made anew: nobody sees what is another's."""

import json
import secrets

import httpx
import pytest
from playwright.sync_api import APIResponse, Page, Route, WebSocketRoute, expect

from tests.web.conftest import Visit
from tests.web.playing import bots_table, number, take_first
from tests.web.serving import Server
from tests.web.sharing import share, until_asked
from tests.web.tables import Table


def hidden(page: Page) -> None:
    expect(page.locator(".curtain")).to_be_visible()
    assert page.locator(".karats, #asked, [data-action]").count() == 0


def test_a_shared_page_opens_behind_the_curtain(visit: Visit, server: Server) -> None:
    playing = Table.of(server, "karats", humans=3)
    page = share(visit, playing, 2)
    hidden(page)  # It came by a change of the address' secret alone.
    for asked, name in ((2, ""), (1, "Blue"), (0, "Red"), (2, "")):
        until_asked(playing, asked)
        page.reload()
        hidden(page)
        expect(page.get_by_role("button", name=f"I am {name}")).to_be_visible()
    # The one who is asked elsewhere moves on: the curtain stays until somebody lifts it.
    before = playing.position(2)["number"]
    playing.act(2, playing.position(2)["legal"][0]["text"])
    expect(page.locator(".board")).to_have_attribute("data-number", str(before + 1))
    hidden(page)
    page.get_by_role("button", name="I am ").click()
    expect(page.locator(".karats")).to_be_visible()
    page.evaluate(f"location.hash = '#{playing.tokens[0]}'")
    hidden(page)


def test_neighbours_at_one_page_agree_to_take_back(visit: Visit, server: Server) -> None:
    playing = Table.of(server, "karats")
    page = share(visit, playing, 2)
    ask = page.get_by_role("button", name="Ask to take back")
    for choice in range(60):
        curtain = page.get_by_role("button", name="I am ")
        page.locator("[data-action]").or_(curtain).first.wait_for()
        if curtain.count():
            curtain.click()
        elif ask.count():
            break
        else:
            take_first(page)
    before, wisher = number(page), playing.asked()
    other = ("Blue", "Red")[wisher]
    for answer in ("refuses", "agrees"):
        ask.click()
        expect(page.get_by_role("button", name="Never mind")).to_be_visible()
        page.get_by_role("button", name=f"{other} {answer}").click()
        expect(page.get_by_text("Everybody has to agree")).to_have_count(0)
        entered = before + (answer == "agrees")
        expect(page.locator(".board")).to_have_attribute("data-number", str(entered))


def test_a_new_link_takes_the_place_of_the_dead_one(visit: Visit) -> None:
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


def test_a_new_link_for_ones_own_seat_is_shown(visit: Visit, server: Server) -> None:
    playing = Table.of(server, "karats")
    page = visit(playing.link(0))
    page.get_by_role("tab", name="Players").click()
    page.get_by_label("More about Red").click()
    page.get_by_role("button", name="New link").click()
    expect(page.locator(".line.online")).to_be_visible()
    expect(page.locator(".fresh")).to_be_in_viewport()
    other = visit(page.locator(".fresh").get_by_role("textbox").input_value())
    expect(other.locator("#asked")).to_be_visible()
    expect(page.locator("#asked")).to_be_visible()


def test_a_host_whose_link_was_replaced_is_none_any_more(visit: Visit, server: Server) -> None:
    playing = Table.of(server, "karats")
    page = visit(f"/t/{playing.id}#{playing.host}")
    page.get_by_role("tab", name="Players").click()
    give_up = page.get_by_role("button", name="Give this table up")
    expect(give_up).to_be_visible()
    playing.ask("link", playing.host, {})
    give_up.click()
    give_up.click()
    expect(page.get_by_text("this link doesn't allow that", exact=False).first).to_be_visible()
    expect(give_up).to_have_count(0)
    assert playing.position(0)["number"] == 0
    page.goto("/")
    assert playing.host not in page.evaluate("JSON.stringify(localStorage)")


def test_bytes_that_came_too_late_are_not_kept(visit: Visit, server: Server) -> None:
    """Another page of the same link was faster: the check at the end is not to miss our bytes."""
    seats = [{"kind": "human"}, {"kind": "human", "name": "Blue"}]
    made = httpx.post(f"{server.address}/api/tables", json={"game": "karats", "seats": seats})
    created = made.json()
    tokens = [seat["token"] for seat in created["seats"]]
    playing = Table(server, created["table"], created["host"], tokens)

    def be_faster(route: Route) -> None:
        for token in tokens:
            playing.ask("sit", token, {"entropy": secrets.token_hex(32)})
        route.continue_()

    page = visit(playing.link(0))
    page.route("**/sit", be_faster)
    with page.expect_response("**/sit") as answer:
        page.get_by_role("button", name="Sit down").click()
    assert answer.value.status == 409
    expect(page.locator("#asked")).to_be_visible()
    kept = json.loads(page.evaluate("localStorage.getItem('motherlode.tables')"))
    assert [seat["entropy"] for seat in kept[0]["seats"]] == [""]
    playing.ask("close", playing.host)
    page.get_by_role("tab", name="Fairness").click()
    page.get_by_role("button", name="Check it now").click()
    expect(page.locator('[data-fairness="true"]')).to_be_visible()
    assert page.locator('[data-fairness="false"]').count() == 0
    told = "are not this browser's: another browser was there first"
    expect(page.locator("[data-finding=not_mine]")).to_contain_text(told)


def test_bytes_count_though_the_answer_was_lost(visit: Visit, server: Server) -> None:
    seats = [{"kind": "human", "name": "Red"}, {"kind": "human", "name": "Blue"}]
    made = httpx.post(f"{server.address}/api/tables", json={"game": "karats", "seats": seats})
    created = made.json()
    tokens = [seat["token"] for seat in created["seats"]]
    playing = Table(server, created["table"], created["host"], tokens)

    def lose(route: Route) -> None:
        assert route.fetch().status == 200
        route.abort("internetdisconnected")

    page = visit(playing.link(0))
    page.route("**/sit", lose)
    page.get_by_role("button", name="Sit down").click()
    expect(page.locator(".toast")).to_be_visible()
    page.reload()
    # The other never comes: the game begins without.
    playing.ask("start", playing.host, {"bot": "greedy"})
    expect(page.locator("#asked")).to_be_visible()
    playing.ask("close", playing.host)
    page.get_by_role("tab", name="Fairness").click()
    page.get_by_role("button", name="Check it now").click()
    expect(page.locator('[data-fairness="true"] [data-finding=mine_counted]')).to_be_visible()
    told = page.locator("[data-finding=some_added]")
    expect(told).to_contain_text("Not every player added random bytes: Red did, Blue did not.")


@pytest.mark.parametrize(
    ("locale", "button", "told"),
    [
        ("en-GB", "Check it now", "No player added random bytes: the server alone"),
        ("de-DE", "Jetzt nachrechnen", "Kein Spieler hat Zufall beigetragen: Das Haus"),
    ],
)
def test_a_seed_that_the_house_alone_chose_is_said_to_be_one(
    visit: Visit, server: Server, locale: str, button: str, told: str
) -> None:
    page = visit(f"/t/{bots_table(server)}", locale=locale)
    page.get_by_role("tab", name="Fairness").click()
    page.get_by_role("button", name=button).click()
    expect(page.locator("[data-finding=nobody_added]")).to_contain_text(told)


def test_nothing_is_said_behind_the_curtain(visit: Visit, server: Server) -> None:
    playing = Table.of(server, "karats")
    until_asked(playing, 0)
    page = share(visit, playing, 2)
    page.get_by_role("button", name="I am Red").click()
    page.get_by_role("tab", name="Chat").click()
    say = page.get_by_role("textbox", name="Say something")
    say.fill("half a thou")
    until_asked(playing, 1)
    hidden(page)
    assert say.count() == 0
    page.get_by_role("button", name="I am Blue").click()
    expect(say).to_have_value("")
    say.fill("hello")
    say.press("Enter")
    expect(page.get_by_role("log", name="Chat")).to_contain_text("Blue")


@pytest.mark.parametrize("late", [False, True])
def test_advice_is_for_the_eyes_that_asked(visit: Visit, server: Server, late: bool) -> None:
    """It comes behind the curtain, or later still: to whoever looks by then it is not shown."""
    playing = Table.of(server, "karats")
    until_asked(playing, 0)
    page = share(visit, playing, 2)
    page.get_by_role("button", name="I am Red").click()
    held: list[tuple[Route, APIResponse]] = []
    page.route("**/hint", lambda route: held.append((route, route.fetch())))
    page.locator('[data-help="hint"]').click()
    while not held:
        page.wait_for_timeout(50)
    until_asked(playing, 1)
    hidden(page)
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


@pytest.mark.parametrize("latency", [0, 400])
def test_a_host_lets_go_of_a_friends_seat(visit: Visit, latency: int) -> None:
    host = visit(latency=latency)
    host.get_by_label("Who sits at seat 2").select_option("friend")
    host.get_by_label("Name at seat 2").fill("Blue")
    host.get_by_role("button", name="Open the table").click()
    link = host.get_by_role("textbox", name="Link for Blue").input_value()
    host.goto(link)  # To see whether it works.
    host.get_by_role("button", name="Sit down").click()
    expect(host.locator(".curtain")).to_be_visible()
    host.get_by_role("tab", name="Players").click()
    host.get_by_label("More about ").nth(1).click()
    host.get_by_role("button", name="Not played here").click()
    expect(host.locator("#asked")).to_be_visible()
    assert host.locator(".curtain").count() == 0
    expect(host.locator(".fresh").get_by_role("textbox")).to_have_value(link)
    host.reload()
    expect(host.locator("#asked")).to_be_visible()
    assert host.locator(".curtain").count() == 0
    guest = visit(link)
    expect(guest.locator("#asked")).to_be_visible()
    # One's only seat is not let go: it would be lost.
    guest.get_by_role("tab", name="Players").click()
    guest.get_by_label("More about ").click()
    assert guest.get_by_role("button", name="Not played here").count() == 0


def test_a_move_that_a_dead_link_swallowed_blocks_nothing(visit: Visit, server: Server) -> None:
    playing = Table.of(server, "karats")
    until_asked(playing, 0)
    page = visit()
    lost: list[str] = []

    def between(socket: WebSocketRoute) -> None:
        line = socket.connect_to_server()

        def hear(frame: str | bytes) -> None:
            if json.loads(frame)["type"] == "move" and not lost:
                lost.append(str(frame))
            else:
                line.send(frame)

        socket.on_message(hear)

    page.route_web_socket("**/socket", between)
    page.goto(playing.link(0))
    page.locator("[data-action]").first.click()
    expect(page.locator("[data-action]")).to_have_count(0)
    fresh = playing.ask("seats/0/link", playing.host)["token"]
    expect(page.get_by_role("heading", name="This link no longer works")).to_be_visible()
    assert lost
    page.evaluate(f"location.hash = '#{fresh}'")
    expect(page.locator("[data-action]").first).to_be_visible()
