"""Reconnecting: a page loses no entry, and replaces connections that hang."""

import socket
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.counts import proof_case
from tests.web.page_actions import wait_until
from tests.web.seated_tables import Table
from tests.web.server_process import Server
from tests.web.visits import Visit

# Keeps the sockets, so that a test can close them.
HOLD = """
window.sockets = [];
window.WebSocket = class extends WebSocket {
  constructor(address) {
    super(address);
    window.sockets.push(this);
    this.addEventListener('message', ({ data }) => (window.received = data));
  }
};
"""
STOP = "window.setTimeout = () => 0"
CUT = """
() => new Promise((done) => {
  const socket = window.sockets.at(-1);
  socket.addEventListener('close', () => { dispatchEvent(new Event('online')); done(); });
  socket.close();
})
"""


def play_one_action(playing: Table) -> None:
    seat = playing.asked_seat()
    playing.act(seat, playing.position(seat)["legal"][0]["text"])


def log_lines(page: Page) -> list[str]:
    return page.get_by_role("log").locator("li").all_inner_texts()


def wait_for_entry(page: Page, number: int) -> None:
    page.wait_for_function(
        "(n) => Number(document.querySelector('.board')?.dataset.number) === n", arg=number
    )


def test_the_log_shows_entries_that_waited_to_be_shown_when_the_connection_broke(
    visit: Visit, server: Server
) -> None:
    playing = Table.of(server, "karats")
    page = visit(playing.link(0), settings='{"speed":"slow"}')
    page.add_init_script(HOLD)
    page.reload()
    wait_for_entry(page, 0)
    page.evaluate(STOP)
    for entry in range(8):
        play_one_action(playing)
    page.wait_for_function('() => /"number":8\\b/.test(window.received)')
    assert int(page.locator(".board").get_attribute("data-number") or 0) < 8
    page.evaluate(CUT)
    wait_for_entry(page, 8)

    other = visit(playing.link(0))
    wait_for_entry(other, 8)
    expect(page.get_by_role("log").locator("li")).to_have_count(len(log_lines(other)))
    assert log_lines(page) == log_lines(other)


# Timeouts that are ten times as short, and a first connection that never opens.
SOON = """
const wait = window.setTimeout;
window.setTimeout = (done, time) => wait(done, time >= 8000 ? time / 10 : time);
"""
HANG = """
const Socket = window.WebSocket;
window.connections = 0;
window.WebSocket = class extends Socket {
  constructor(address) {
    super(window.connections++ ? address : 'ws://127.0.0.1:%d/');
  }
};
"""


@pytest.fixture
def silent_port() -> Iterator[int]:
    """A port that accepts connections and sends nothing."""
    with socket.create_server(("127.0.0.1", 0)) as listening:
        yield int(listening.getsockname()[1])


class Connections:
    """Intercepts a page's sockets: the next `mute` of them open, but do not reach the server."""

    def __init__(self, page: Page, mute: int) -> None:
        self.mute = mute
        self.opened: list[WebSocketRoute] = []
        page.route_web_socket("**/socket", self._between)

    def _between(self, socket_route: WebSocketRoute) -> None:
        self.opened.append(socket_route)
        if self.mute:
            self.mute -= 1
        else:
            socket_route.connect_to_server()


def test_a_connection_that_never_opens_is_replaced(
    visit: Visit, server: Server, silent_port: int
) -> None:
    playing = Table.of(server, "karats")
    page = visit(bypass_csp=True)
    page.add_init_script(SOON + HANG % silent_port)
    page.goto(playing.link(0))
    wait_for_entry(page, 0)
    expect(page.locator(".connection.online")).to_be_visible()
    assert page.evaluate("window.connections") > 1


def test_a_connection_that_never_sends_the_table_is_replaced(visit: Visit, server: Server) -> None:
    playing = Table.of(server, "karats")
    page = visit()
    page.add_init_script(SOON)
    connections = Connections(page, mute=2)
    page.goto(playing.link(0))
    wait_for_entry(page, 0)
    assert connections.mute == 0

    # The same in the middle of a game: the connection is closed, and the next one is silent_port.
    connections.mute = 1
    connections.opened[-1].close()
    play_one_action(playing)
    wait_for_entry(page, 1)
    assert connections.mute == 0


@pytest.mark.parametrize("sign", ["online", proof_case("visibilitychange")])
def test_a_returning_player_does_not_wait_for_a_hanging_connection(
    visit: Visit, server: Server, sign: str
) -> None:
    playing = Table.of(server, "karats")
    page = visit()
    page.add_init_script("window.setTimeout = () => 0")  # No timeout ever ends.
    connections = Connections(page, mute=1)
    page.goto(playing.link(0))
    wait_until(page, lambda: connections.opened)
    page.wait_for_timeout(300)
    assert (len(connections.opened), page.locator(".board").count()) == (1, 0)
    page.evaluate(f"document.dispatchEvent(new Event('{sign}', {{ bubbles: true }}))")
    wait_for_entry(page, 0)
    assert len(connections.opened) == 2
