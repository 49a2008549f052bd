"""Standing orders in the browser: where they are offered, and what happens when one is refused."""

import json

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.web.hot_seat import play_until_asked
from tests.web.page_actions import wait_for_entry
from tests.web.seated_tables import Table
from tests.web.server_process import Server
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
    panel.get_by_role("combobox").select_option(index=1)
    page.get_by_role("button", name="Order", exact=True).click()
    toast = page.locator(".toasts").get_by_text("Too much is going on")
    expect(toast).to_be_visible()
    assert page.get_by_role("button", name="Remove: ").count() == 0
    box = panel.get_by_role("checkbox")
    box.click()
    expect(box).not_to_be_checked()
