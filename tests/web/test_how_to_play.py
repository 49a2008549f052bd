"""How to play: illustrated pages, found by search, and from a piece of the table and back."""

from typing import Any

import pytest
from playwright.sync_api import expect

from motherlode.kernel import registry
from motherlode.lessons.how_to_play import topics_of
from tests.counts import proof_case
from tests.web.accessibility import serious_violations
from tests.web.page_actions import play_now
from tests.web.viewport import PHONE, fits_width
from tests.web.visits import Visit

GAMES = list(registry.all_games())
SHOWN = """places => {
  const frame = document.querySelector('.frame').getBoundingClientRect();
  return places.map(place => {
    const named = part => [...document.querySelectorAll(
      `.frame [data-${part}="${CSS.escape(place)}"]`)];
    const marked = named('place').length ? named('place') : named('anchor');
    const boxes = marked
      .map(one => (one.matches('.hook') && one.closest('.action-target')) || one)
      .map(one => one.getBoundingClientRect()).filter(box => box.width);
    const inside = box => box.left >= frame.left - 1 && box.right <= frame.right + 1
      && box.top >= frame.top - 1 && box.bottom <= frame.bottom + 1;
    return boxes.length > 0 && boxes.every(inside);
  });
}"""
"""True for each place that lies wholly inside the picture."""


@pytest.mark.parametrize(
    ("game", "screen"),
    [
        ("karats", {}),
        *(proof_case(game, {}) for game in GAMES[1:]),
        *(proof_case(game, PHONE) for game in GAMES),
    ],
)
def test_every_page_has_a_picture_drawn_by_the_board(
    visit: Visit, game: str, screen: dict[str, Any]
) -> None:
    page = visit(f"/how-to-play/{game}", **screen)
    topics = topics_of(registry.find_game(game))
    for number, topic in enumerate(topics):
        expect(page.locator("article.topic")).to_have_attribute("data-topic", topic.name)
        expect(page.locator(".frame .inner.ready")).to_be_visible()
        shown = page.evaluate(SHOWN, topic.show)
        assert dict(zip(topic.show, shown, strict=True)) == dict.fromkeys(topic.show, True)
        assert fits_width(page)
        if number == 0:
            assert serious_violations(page) == []
        if topic is not topics[-1]:
            page.locator(".button.strong").click()


def test_pages_are_searched_and_lie_above_the_numbered_rules(visit: Visit) -> None:
    page = visit("/rules/karats")
    page.get_by_role("link", name="Steam", exact=True).click()
    page.wait_for_url("**/how-to-play/karats/steam")
    page.get_by_role("searchbox").fill("dynamite")
    expect(page.locator("nav li")).to_have_text(["Machines"])
    page.get_by_role("searchbox").fill("zeppelin")
    expect(page.locator("main")).to_contain_text("No page has that.")


def test_a_piece_of_the_table_leads_to_its_page_and_back(visit: Visit) -> None:
    page = visit()
    play_now(page, "karats")
    page.wait_for_selector("[data-action]")
    before = page.locator(".board").get_attribute("data-number")
    page.locator("[data-help=what-is-this]").click()
    expect(page.locator(".ask")).to_be_visible()
    page.locator('[data-anchor="stack boiler"]').click()
    expect(page.locator("dialog article.topic")).to_have_attribute("data-topic", "machines")
    page.get_by_role("button", name="Back to the table").click()
    expect(page.locator("dialog")).to_have_count(0)
    page.locator("[data-help=what-is-this]").click()
    expect(page.locator(".ask")).to_be_visible()
    page.locator('[data-anchor="stack drill"]').focus()
    page.keyboard.press("Enter")
    expect(page.locator("dialog article.topic")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    assert page.locator(".board").get_attribute("data-number") == before
