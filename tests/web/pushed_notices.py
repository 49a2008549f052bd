"""Delivers notices to a page's service worker by the DevTools protocol, as a push service would."""

import json
from typing import Any

from playwright.sync_api import Page

from tests.web.page_actions import wait_until
from tests.web.server_process import Server


def push(page: Page, server: Server, notice: dict[str, Any]) -> None:
    """Delivers a notice to the service worker that a page has registered."""
    session = page.context.new_cdp_session(page)
    found: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: found.extend(each["registrationId"] for each in event["registrations"]),
    )
    session.send("ServiceWorker.enable")
    wait_until(page, lambda: found)
    session.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": server.address, "registrationId": found[-1], "data": json.dumps(notice)},
    )
