"""A line that breaks and comes back: nothing that happened meanwhile is lost to the page."""

import socket
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.web.conftest import Visit
from tests.web.serving import Server
from tests.web.tables import Table

# Sockets that a test can cut, and a clock that it can stop: then pieces fly for ever.
HOLD = """
window.sockets = [];
window.WebSocket = class extends WebSocket {
  constructor(address) {
    super(address);
    window.sockets.push(this);
    this.addEventListener('message', ({ data }) => (window.heard = data));
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


def act(playing: Table) -> None:
    seat = playing.asked()
    playing.act(seat, playing.position(seat)["legal"][0]["text"])


def log_of(page: Page) -> list[str]:
    return page.get_by_role("log").locator("li").all_inner_texts()


def wait_for(page: Page, number: int) -> None:
    page.wait_for_function(
        "(n) => Number(document.querySelector('.board')?.dataset.number) === n", arg=number
    )


def test_the_log_keeps_what_waited_to_be_shown_when_the_line_broke(
    visit: Visit, server: Server
) -> None:
    playing = Table.of(server, "karats")
    page = visit(playing.link(0), settings='{"speed":"slow"}')
    page.add_init_script(HOLD)
    page.reload()
    wait_for(page, 0)
    page.evaluate(STOP)
    for entry in range(8):
        act(playing)
    page.wait_for_function('() => /"number":8\\b/.test(window.heard)')
    assert int(page.locator(".board").get_attribute("data-number") or 0) < 8
    page.evaluate(CUT)
    wait_for(page, 8)

    other = visit(playing.link(0))
    wait_for(other, 8)
    expect(page.get_by_role("log").locator("li")).to_have_count(len(log_of(other)))
    assert log_of(page) == log_of(other)


# Patience that is over ten times as soon, and a first line that hangs before it is open.
SOON = """
const wait = window.setTimeout;
window.setTimeout = (done, time) => wait(done, time >= 8000 ? time / 10 : time);
"""
HANG = """
const Line = window.WebSocket;
window.lines = 0;
window.WebSocket = class extends Line {
  constructor(address) {
    super(window.lines++ ? address : 'ws://127.0.0.1:%d/');
  }
};
"""


@pytest.fixture
def silent() -> Iterator[int]:
    """A port that takes connections and never says a word."""
    with socket.create_server(("127.0.0.1", 0)) as listening:
        yield int(listening.getsockname()[1])


class Lines:
    """Between a page and its table: the next `mute` lines open and bring nothing."""

    def __init__(self, page: Page, mute: int) -> None:
        self.mute = mute
        self.opened: list[WebSocketRoute] = []
        page.route_web_socket("**/socket", self._between)

    def _between(self, line: WebSocketRoute) -> None:
        self.opened.append(line)
        if self.mute:
            self.mute -= 1
        else:
            line.connect_to_server()


def test_a_line_that_hangs_before_it_is_open_is_given_up(
    visit: Visit, server: Server, silent: int
) -> None:
    playing = Table.of(server, "karats")
    page = visit(bypass_csp=True)
    page.add_init_script(SOON + HANG % silent)
    page.goto(playing.link(0))
    wait_for(page, 0)
    expect(page.locator(".line.online")).to_be_visible()
    assert page.evaluate("window.lines") > 1


def test_a_line_that_never_brings_the_table_is_given_up(visit: Visit, server: Server) -> None:
    playing = Table.of(server, "karats")
    page = visit()
    page.add_init_script(SOON)
    lines = Lines(page, mute=2)
    page.goto(playing.link(0))
    wait_for(page, 0)
    assert lines.mute == 0

    # The same in the middle of a game: the line is cut, and the next one is silent.
    lines.mute = 1
    lines.opened[-1].close()
    act(playing)
    wait_for(page, 1)
    assert lines.mute == 0


@pytest.mark.parametrize("sign", ["online", "visibilitychange"])
def test_who_is_back_does_not_wait_for_a_line_that_hangs(
    visit: Visit, server: Server, sign: str
) -> None:
    playing = Table.of(server, "karats")
    page = visit()
    page.add_init_script("window.setTimeout = () => 0")  # No patience ever ends.
    lines = Lines(page, mute=1)
    page.goto(playing.link(0))
    while not lines.opened:
        page.wait_for_timeout(50)
    page.wait_for_timeout(300)
    assert (len(lines.opened), page.locator(".board").count()) == (1, 0)
    page.evaluate(f"document.dispatchEvent(new Event('{sign}', {{ bubbles: true }}))")
    wait_for(page, 0)
    assert len(lines.opened) == 2
