"""The end of a game in the browser: who won, the score, the curve, three moments, a picture."""

import pytest
from playwright.sync_api import expect

from tests.counts import proof_case
from tests.web.accessibility import serious_violations
from tests.web.finished_tables import known_table, short_table
from tests.web.page_actions import play_now, play_until
from tests.web.seated_tables import Table
from tests.web.server_process import Server
from tests.web.viewport import PHONE, fits_width
from tests.web.visits import Visit

ANALYSED = 60_000
PNG = b"\x89PNG"


def test_the_end_shows_the_score_the_curve_and_a_picture(visit: Visit, server: Server) -> None:
    page = visit(f"/t/{known_table(server)}")
    expect(page.locator("#ending")).to_have_text("Bot 2 won!")
    table = page.locator("[data-score]")
    gold = table.locator("tr", has=page.locator("th[scope=row]", has_text="Gold"))
    expect(gold.locator("td").last).to_have_text("3")
    expect(page.get_by_role("img", name="Gold of every player")).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("button", name="Share as a picture").click()
    assert download.value.suggested_filename.endswith(".png")
    assert download.value.path().read_bytes().startswith(PNG)


@pytest.mark.parametrize("options", [{}, proof_case(PHONE)])
def test_the_end_is_accessible_and_fits(visit: Visit, server: Server, options: dict) -> None:  # type: ignore[type-arg]
    page = visit(f"/t/{known_table(server)}", **options)
    expect(page.locator("[data-score]")).to_be_visible()
    assert serious_violations(page, ".ending") == []
    assert fits_width(page)


def test_the_winner_reads_that_it_was_them(visit: Visit, server: Server) -> None:
    playing = Table.of(server, "karats", edition={"gold": {"to_win": 1, "in_mine": 10}})
    pages = [visit(playing.link(seat)) for seat in (0, 1)]
    expect(pages[0].locator("#asked")).to_be_visible()
    play_until(pages)
    texts = [page.locator("#ending").inner_text() for page in pages]
    assert sorted("You won!" in text for text in texts) == [False, True]
    assert any(text in ("Red won!", "Blue won!") for text in texts)


def test_the_moments_of_a_game_open_on_the_board(visit: Visit, server: Server) -> None:
    page = visit(f"/t/{short_table(server)}")
    page.locator("[data-find-moments]").click()
    moment = page.locator("[data-moment]").first
    expect(moment).to_be_visible(timeout=ANALYSED)
    assert page.locator("[data-moment]").count() <= 3
    moment.get_by_role("button").click()
    page.wait_for_url("**/replay/*")
    # The server has made this analysis already.
    shown = page.locator(".analysis [data-moment]")
    expect(shown.first).to_be_visible(timeout=ANALYSED)
    shown.first.get_by_role("button").click()
    expect(page.locator("[data-moment-shown]")).to_be_visible()


def test_the_end_of_a_game_against_bots_offers_a_rematch(visit: Visit) -> None:
    page = visit()
    play_now(page, "karats")
    page.get_by_role("tab", name="Players").click()
    page.get_by_role("button", name="Give this table up").click()
    page.get_by_role("button", name="Give this table up").last.click()
    expect(page.locator("#ending")).to_be_visible()
    expect(page.get_by_role("button", name="Rematch")).to_be_visible()
