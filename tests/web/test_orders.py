"""Standing orders in the browser: where they are offered, what is said, and what is refused."""

import json

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.web.conftest import Visit
from tests.web.serving import Server
from tests.web.sharing import until_asked
from tests.web.tables import Table


def test_a_turn_is_not_given_away_by_one_click(visit: Visit, server: Server) -> None:
    playing = Table.of(server, "super_motherload")
    until_asked(playing, 0)
    while not any(row["text"] == "pass" for row in playing.position(0)["legal"]):
        playing.act(0, playing.position(0)["legal"][0]["text"])
        until_asked(playing, 0)
    page = visit(playing.link(0))
    expect(page.locator('[data-action="pass"]')).to_be_visible()
    expect(page.locator('[data-help="hint"]')).to_be_visible()
    assert page.locator('[data-help="pass-always"]').count() == 0
    # Whoever wants it all the same is told plainly, and how to be rid of it.
    page.get_by_role("tab", name="Orders").click()
    expect(page.get_by_role("tabpanel")).to_contain_text("it decides every turn of yours")
    page.get_by_role("tabpanel").get_by_role("combobox").select_option("pass")
    page.get_by_role("button", name="Order", exact=True).click()
    expect(page.locator(".toasts")).to_contain_text("Remove it under “Orders”")
    page.get_by_role("button", name="Remove: ").click()
    expect(page.get_by_role("button", name="Remove: ")).to_have_count(0)


def refuse(page: Page, kind: str) -> None:
    """Messages of a kind don't reach the server from now on: they are refused."""

    def between(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def hear(frame: str | bytes) -> None:
            message = json.loads(frame)
            if message["type"] != kind:
                server.send(frame)
                return
            no = {"type": "reject", "code": "busy", "text": "", "number": 0}
            socket.send(json.dumps({**no, "id": message["id"]}))

        socket.on_message(hear)

    page.route_web_socket("**/socket", between)


def test_a_refused_order_is_not_shown_as_given(visit: Visit, server: Server) -> None:
    playing = Table.of(server, "karats")
    until_asked(playing, 0)
    page = visit()
    refuse(page, "orders")
    page.goto(playing.link(0))
    page.get_by_role("tab", name="Orders").click()
    panel = page.get_by_role("tabpanel")
    panel.get_by_role("combobox").select_option(index=1)
    page.get_by_role("button", name="Order", exact=True).click()
    said = page.locator(".toasts").get_by_text("Too much at once")
    expect(said).to_be_visible()
    assert page.get_by_role("button", name="Remove: ").count() == 0
    box = panel.get_by_role("checkbox")
    box.click()
    expect(box).not_to_be_checked()
