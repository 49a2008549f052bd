"""A line that breaks and comes back: nothing that happened meanwhile is lost to the page."""

from playwright.sync_api import Page, expect

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
