"""The size of what a first visit downloads."""

import re
from typing import Any

from tests.web.page_actions import play_now
from tests.web.visits import Visit

FIRST_LOAD = 200_000
OF_TABLES = re.compile(r"/api/(my-)?tables")


def test_a_first_visit_downloads_little_up_to_a_played_karats_table(visit: Visit) -> None:
    """Counts all bytes, compressed as they are sent, from the lobby to a Karats table in play.

    What the server says of tables is left out: that grows with the tables that there are.
    """
    page = visit("/rules")
    page.goto("about:blank")
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.setCacheDisabled", {"cacheDisabled": True})
    addresses: dict[str, str] = {}
    sizes: dict[str, int] = {}

    def note(event: dict[str, Any]) -> None:
        addresses[event["requestId"]] = event["request"]["url"]

    def count(event: dict[str, Any]) -> None:
        if not OF_TABLES.search(addresses.get(event["requestId"], "")):
            sizes[event["requestId"]] = event["encodedDataLength"]

    session.on("Network.requestWillBeSent", note)
    session.on("Network.loadingFinished", count)
    page.goto("/")
    play_now(page, "karats")
    page.wait_for_selector(".karats")
    assert len(sizes) > 5
    assert sum(sizes.values()) < FIRST_LOAD
