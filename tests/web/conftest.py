"""Fixtures: one server and one browser for all tests of a worker, new visitors for each test."""

import os
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tests.web import chromium
from tests.web.server_process import Server
from tests.web.visits import Visit

TIMEOUT = 60_000
"""Milliseconds after which a page has failed, on a busy machine too."""
expect.set_options(timeout=TIMEOUT)

STATIC = Path(__file__).parents[2] / "src" / "motherlode" / "server" / "static"

SETTINGS = """
if (location.protocol === 'http:' && !localStorage.getItem('motherlode.settings')) {
  localStorage.setItem('motherlode.settings', JSON.stringify(%s));
  localStorage.setItem('motherlode.lessons.offer', '%s');
}
"""


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    assert (STATIC / "index.html").exists(), "the web client is not built: make install"
    running = Server(tmp_path_factory.mktemp("server"))
    running.start()
    yield running
    running.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        try:
            browser = chromium.launch(playwright, chromium.find())
        except chromium.NoBrowser as error:
            if os.environ.get("CI", "").lower() == "true":
                pytest.fail(str(error))
            warnings.warn(f"THE BROWSER TESTS ARE SKIPPED: {error}", stacklevel=1)
            pytest.skip(str(error))
        yield browser
        browser.close()


def slow_down(page: Page, latency: int) -> None:
    """Delays every request by a latency in milliseconds; socket messages stay as fast."""
    network = page.context.new_cdp_session(page)
    network.send("Network.enable")
    unbound = {"offline": False, "downloadThroughput": -1, "uploadThroughput": -1}
    network.send("Network.emulateNetworkConditions", {**unbound, "latency": latency})


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Visit]:
    """Opens pages for a new visitor each; a script error on any page fails the test."""
    contexts: list[BrowserContext] = []
    faults: list[str] = []

    def open_page(
        path: str = "/",
        settings: str = '{"speed":"instant"}',
        latency: int = 0,
        newcomer: bool = False,
        **options: Any,
    ) -> Page:
        options.setdefault("viewport", {"width": 1280, "height": 900})
        options.setdefault("locale", "en-GB")
        options.setdefault("base_url", server.address)
        context = browser.new_context(**options)
        contexts.append(context)
        context.set_default_timeout(TIMEOUT)
        context.add_init_script(SETTINGS % (settings, str(newcomer).lower()))
        page = context.new_page()
        page.on("pageerror", lambda error: faults.append(str(error)))
        if latency:
            slow_down(page, latency)
        page.goto(path)
        return page

    yield open_page
    for context in contexts:
        for page in context.pages:
            # A page may still send requests: a route that is at work must not outlive it.
            page.unroute_all(behavior="ignoreErrors")
        context.close()
    assert not faults
