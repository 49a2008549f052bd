"""Reaction windows in the browser: raised hands, asking for full time, standing orders."""

import pytest
from playwright.sync_api import expect

from tests.web.mothership_dogfights import (
    WINDOW,
    attack_with_fighter,
    attacker_passes,
    side_by_side,
)
from tests.web.server_process import Server
from tests.web.visits import Visit

MARKET = '#asked[data-step="market"][data-mine="true"]'
HAND = '[data-help="raise-hand"]'


@pytest.mark.rule("M17")
def test_a_player_who_raised_their_hand_is_asked_at_the_end_of_the_others_turn(
    visit: Visit, server: Server
) -> None:
    playing, first = side_by_side(server, "prod")
    page, other = visit(playing.link(1 - first)), visit(playing.link(first))
    explained = page.locator('[data-help="hands-explained"]')
    expect(explained).to_contain_text("Nobody raises or lowers it for you")
    explained.get_by_role("button", name="Got it").click()
    expect(explained).to_have_count(0)
    expect(other.locator(HAND)).to_have_count(0)
    page.locator(HAND).click()
    expect(page.locator(HAND)).to_have_attribute("aria-pressed", "true")
    expect(page.locator('[data-help="hand-raised"]')).to_contain_text("You will be asked to trade")
    playing.act(first, "end turn")
    page.wait_for_selector(MARKET)
    page.locator('[data-action="pass"]').click()
    expect(page.locator('#asked[data-step="turn"][data-mine="true"]')).to_be_visible()
    page.reload()
    expect(page.locator("#asked")).to_be_visible()
    expect(explained).to_have_count(0)


@pytest.mark.rule("M17")
def test_a_hand_can_be_raised_for_every_turn_of_a_player_by_a_standing_order(
    visit: Visit, server: Server
) -> None:
    playing, first = side_by_side(server, "prod")
    page = visit(playing.link(1 - first))
    page.get_by_role("tab", name="Orders").click()
    page.locator(f'[data-hand="{first}"]').check()
    expect(page.locator(HAND)).to_have_count(0)
    playing.act(first, "end turn")
    page.wait_for_selector(MARKET)


@pytest.mark.rule("M29")
def test_a_player_asks_for_the_full_time_of_a_reaction_window(visit: Visit, server: Server) -> None:
    playing, attacker = side_by_side(server, "defence_buff")
    page = visit(playing.link(1 - attacker))
    attack_with_fighter(playing, attacker, 1)
    attacker_passes(playing, attacker)
    page.wait_for_selector(WINDOW)
    page.locator('[data-help="wait"]').click()
    expect(page.locator('[data-help="wait"]')).to_have_count(0)
    expect(page.locator('[data-action="pass"]')).to_be_visible()


@pytest.mark.rule("M29")
def test_one_switch_orders_to_pass_all_reactions_and_removes_these_orders(
    visit: Visit, server: Server
) -> None:
    playing, attacker = side_by_side(server, "defence_buff")
    page = visit(playing.link(1 - attacker))
    page.get_by_role("tab", name="Orders").click()
    never = page.locator('[data-orders="never_react"]')
    never.check()
    expect(page.get_by_role("button", name="Remove: ")).to_have_count(4)
    attack_with_fighter(playing, attacker, 1)
    attacker_passes(playing, attacker, "turn")
    never.uncheck()
    expect(page.get_by_role("button", name="Remove: ")).to_have_count(0)
