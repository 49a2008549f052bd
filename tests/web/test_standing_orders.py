"""Standing orders in the browser: where they are offered, and what happens when one is refused."""

import json

from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from tests.web.accessibility import serious_violations
from tests.web.hot_seat import play_until_asked
from tests.web.mothership_dogfights import (
    WINDOW,
    attack_with_fighter,
    attacker_passes,
    side_by_side,
)
from tests.web.page_actions import wait_for_entry
from tests.web.seated_tables import Table
from tests.web.server_process import Server
from tests.web.viewport import PHONE, fits_width
from tests.web.visits import Visit


def test_the_prompt_offers_no_standing_order_that_would_pass_every_turn(
    visit: Visit, server: Server
) -> None:
    playing = Table.of(server, "super_motherload")
    play_until_asked(playing, 0)
    while not any(row["text"] == "pass" for row in playing.position(0)["legal"]):
        playing.act(0, playing.position(0)["legal"][0]["text"])
        play_until_asked(playing, 0)
    page = visit(playing.link(0))
    expect(page.locator('[data-action="pass"]')).to_be_visible()
    expect(page.locator('[data-help="hint"]')).to_be_visible()
    assert page.locator('[data-help="pass-always"]').count() == 0
    # The tab still offers it, with a warning, and says how to remove it.
    page.get_by_role("tab", name="Orders").click()
    expect(page.get_by_role("tabpanel")).to_contain_text(
        "on your own turn it would decide every turn"
    )
    page.get_by_role("tabpanel").get_by_role("combobox").select_option("pass")
    page.get_by_role("button", name="Order", exact=True).click()
    expect(page.locator(".toasts")).to_contain_text('You can remove it under "Orders"')
    page.get_by_role("button", name="Remove: ").click()
    expect(page.get_by_role("button", name="Remove: ")).to_have_count(0)


FREE_DRILLS = {"drill": {"iron": 0, "ember": 0, "copper": 0}}


def test_a_standing_order_decides_whenever_there_is_only_one_choice(
    visit: Visit, server: Server
) -> None:
    options = {"professions": "none", "trades": "off"}
    playing = Table.of(server, "karats", options=options, edition=FREE_DRILLS)
    seat = playing.asked_seat()
    for text in ("build drill", "done"):
        playing.act(seat, text)
    before = playing.position(seat)["number"]
    page = visit(playing.link(seat))
    page.get_by_role("tab", name="Orders").click()
    box = page.get_by_label("When there is only one thing to choose")
    box.check()
    expect(box).to_be_checked()
    # The first Steam is a choice, to gain any at all. Only one machine takes the other two.
    page.locator('[data-action="load drill 0"]').click()
    wait_for_entry(page, before + 3)
    expect(page.locator("#asked")).to_have_attribute("data-step", "mine")
    assert playing.position(seat)["view"]["seats"][seat]["machines"] == {"drill 3": 1}


def refuse(page: Page, kind: str) -> None:
    """Refuses all messages of a kind before they reach the server."""

    def between(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def receive(frame: str | bytes) -> None:
            message = json.loads(frame)
            if message["type"] != kind:
                server.send(frame)
                return
            no = {"type": "reject", "code": "busy", "text": "", "number": 0}
            socket.send(json.dumps({**no, "id": message["id"]}))

        socket.on_message(receive)

    page.route_web_socket("**/socket", between)


def test_a_standing_order_that_the_server_refused_is_not_listed(
    visit: Visit, server: Server
) -> None:
    playing = Table.of(server, "karats")
    play_until_asked(playing, 0)
    page = visit()
    refuse(page, "orders")
    page.goto(playing.link(0))
    page.get_by_role("tab", name="Orders").click()
    panel = page.get_by_role("tabpanel")
    panel.get_by_role("combobox").last.select_option(index=1)
    page.get_by_role("button", name="Order", exact=True).click()
    toast = page.locator(".toasts").get_by_text("Too much is going on")
    expect(toast).to_be_visible()
    assert page.get_by_role("button", name="Remove: ").count() == 0
    box = panel.get_by_role("checkbox")
    box.click()
    expect(box).not_to_be_checked()


AHEAD = "[data-order-ahead]"
SHIP_ATTACKED = "When a ship of mine is attacked"


def field(page: Page, name: str) -> Locator:
    """A field of the form that orders in advance."""
    return page.locator(AHEAD).get_by_role("combobox", name=name, exact=True)


def test_a_phone_orders_a_card_for_one_attack_before_it_happens(
    visit: Visit, server: Server
) -> None:
    playing, attacker = side_by_side(server, "defence_buff")
    phone = visit(playing.link(1 - attacker), **PHONE)
    phone.get_by_role("tab", name="Orders").tap()
    form = phone.locator(AHEAD)
    field(phone, "When").select_option(label=SHIP_ATTACKED)
    field(phone, "Then").select_option("play defence_buff")
    expect(field(phone, "How long")).to_have_value("once")
    assert fits_width(phone)
    assert serious_violations(phone) == []
    form.get_by_role("button", name="Order this in advance").tap()
    expect(phone.locator(".toasts")).to_contain_text("(once)")
    remove = phone.get_by_role("button", name=f"Remove: {SHIP_ATTACKED}")
    expect(remove).to_have_count(1)
    expect(phone.locator("[data-order-end]")).to_have_text("(once)")
    attack_with_fighter(playing, attacker, 1)
    attacker_passes(playing, attacker)
    # The card is played, the order is gone, and the next question is asked.
    expect(remove).to_have_count(0)
    attacker_passes(playing, attacker)
    phone.wait_for_selector(WINDOW)
    phone.get_by_role("tab", name="Log").tap()
    expect(phone.get_by_role("tabpanel")).to_contain_text("standing order")


def test_an_order_is_made_and_removed_by_keyboard_and_shows_what_is_left_of_it(
    visit: Visit, server: Server
) -> None:
    playing, attacker = side_by_side(server, "defence_buff")
    seat = 1 - attacker
    page = visit(playing.link(seat))
    page.get_by_role("tab", name="Log").focus()
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    field(page, "When").focus()
    page.keyboard.type("When a planet")
    page.keyboard.press("Tab")
    page.keyboard.type("pass")
    page.keyboard.press("Tab")
    page.keyboard.type("until my turn")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    left = page.locator("[data-order-end]")
    expect(left).to_have_text("(until my turn after 3 rounds)")
    field(page, "Then").focus()
    page.keyboard.type("pass")
    field(page, "How long").focus()
    page.keyboard.type("for 24")
    field(page, "When").focus()
    page.keyboard.type("When my")
    page.keyboard.press("Tab")
    page.keyboard.type("pass")
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(left.nth(1)).to_have_text("(ends in 24 hours)")
    playing.act(attacker, "end turn")
    expect(left.first).to_have_text("(until my turn after 2 rounds)")
    remove = page.get_by_role("button", name="Remove: When a planet")
    remove.focus()
    page.keyboard.press("Enter")
    expect(remove).to_have_count(0)
    expect(left).to_have_count(1)
    page.reload()
    page.get_by_role("tab", name="Orders").click()
    expect(left).to_have_text(["(ends in 24 hours)"])
