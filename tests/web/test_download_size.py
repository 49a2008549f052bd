"""The size of what a first visit downloads."""

from tests.web.page_actions import play_now
from tests.web.visits import Visit

FIRST_LOAD = 200_000


def test_a_first_visit_downloads_little_up_to_a_played_karats_table(visit: Visit) -> None:
    """Counts all bytes, compressed as they are sent, from the lobby to a Karats table in play."""
    page = visit("/rules")
    page.goto("about:blank")
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.setCacheDisabled", {"cacheDisabled": True})
    sizes: list[int] = []
    session.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    page.goto("/")
    play_now(page, "karats")
    page.wait_for_selector(".karats")
    assert len(sizes) > 5
    assert sum(sizes) < FIRST_LOAD
