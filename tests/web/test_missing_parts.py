"""A part of the page that an upgrade took away: the page says so and offers to load it again."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.server_process import Server


@pytest.fixture
def page(browser: Browser, server: Server) -> Iterator[Page]:
    """The lobby; a part that is gone is an error of the page, which the other tests refuse."""
    context = browser.new_context(base_url=server.address, locale="en-GB")
    opened = context.new_page()
    opened.goto("/")
    expect(opened.locator("article.game").first).to_be_visible()
    yield opened
    context.close()


def take_away(page: Page, part: str) -> None:
    page.route(f"**/assets/{part}-*.js", lambda route: route.fulfill(status=404))


def test_a_part_that_is_gone_is_named_with_a_button_that_reloads(page: Page) -> None:
    take_away(page, "SettingsDialog")
    page.get_by_role("button", name="Settings").click()
    notice = page.get_by_role("status").filter(has_text="A part of this page did not load")
    expect(notice).to_be_visible()
    page.unroute_all()
    notice.get_by_role("button", name="Reload").click()
    expect(notice).to_have_count(0)
    page.get_by_role("button", name="Settings").click()
    expect(page.locator("dialog")).to_be_visible()


def test_a_page_that_is_gone_is_named(page: Page) -> None:
    take_away(page, "LearnPage")
    page.get_by_role("link", name="Learn").first.click()
    expect(page.get_by_role("status")).to_contain_text("A part of this page did not load")
