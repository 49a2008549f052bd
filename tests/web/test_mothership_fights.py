"""Fights of Mothership in the browser: reactions, standing orders for them, dice."""

import pytest
from playwright.sync_api import Page, expect

from tests.games.mothership.adjacent_fleets import START_SPACES, edition_with_deck_of
from tests.web.mothership_dogfights import (
    WINDOW,
    attack_with_fighter,
    attacker_passes,
    side_by_side,
)
from tests.web.mothership_tables import MothershipTable, screen_position
from tests.web.page_actions import shown_entry, wait_for_entry
from tests.web.server_process import Server
from tests.web.viewport import PHONE
from tests.web.visits import Visit


def cards_in_hand(playing: MothershipTable, seat: int) -> int:
    return sum(playing.position(seat)["view"]["seats"][seat]["hand"].values())


def expect_fight_over(page: Page) -> None:
    """Waits until the dogfight is over and the attacker has the turn."""
    expect(page.locator('#asked[data-step="turn"]')).to_be_visible()


def test_a_card_is_played_as_a_reaction_and_a_standing_order_passes_later_ones(
    visit: Visit, server: Server
) -> None:
    playing, attacker = side_by_side(server, "defence_buff")
    defender = 1 - attacker
    page, other = visit(playing.link(defender)), visit(playing.link(attacker))
    attack_with_fighter(playing, attacker, 1)
    attacker_passes(playing, attacker)

    # The attacker has no card for this and passes; the defender has one, which is offered.
    page.wait_for_selector(WINDOW)
    buff = page.locator(".fight .side").nth(1).locator(".buff")
    expect(buff).to_have_text("+1")  # the wingman
    card = page.locator(".hand .card.live")
    expect(card).to_contain_text("Defence Buff")
    card.get_by_role("button", name="Play Defence Buff").click()
    for shown_page in (page, other):
        expect(shown_page.locator(".fight .side").nth(1).locator(".buff")).to_have_text("+2")
        expect(shown_page.get_by_role("log")).to_contain_text("played Defence Buff")
    assert cards_in_hand(playing, defender) == 1

    # Asked again, with a card left: from now on this is passed.
    attacker_passes(playing, attacker)
    page.wait_for_selector(WINDOW)
    page.get_by_role("button", name="Always pass here").click()
    expect(page.locator(".toasts")).to_contain_text('You can remove it under "Orders"')
    attacker_passes(playing, attacker, "turn")
    expect_fight_over(other)
    expect(other.locator(".fight .die.rolled")).to_have_count(2)
    page.get_by_role("tab", name="Orders").click()
    expect(page.locator(".side-panel")).to_contain_text("Before a roll")
    wait_for_entry(other, attack_with_fighter(playing, attacker, 2))
    attacker_passes(playing, attacker, "turn")
    expect_fight_over(other)
    assert cards_in_hand(playing, defender) == 1


def is_touchable(page: Page, selector: str) -> bool:
    """True if the middle of an element is what a finger there would touch."""
    found = """
    (selector) => {
      const box = document.querySelector(selector).getBoundingClientRect();
      const [x, y] = [box.left + box.width / 2, box.top + Math.min(box.height / 2, 40)];
      return document.elementFromPoint(x, y)?.closest(selector) !== null;
    }
    """
    return bool(page.evaluate(found, selector))


def test_on_a_phone_a_dogfight_and_its_end_lie_over_the_board_until_closed(
    visit: Visit, server: Server
) -> None:
    playing, attacker = side_by_side(server, "defence_buff")
    page = visit(playing.link(attacker), **PHONE)
    page.wait_for_selector('#asked[data-mine="true"]')
    attack_with_fighter(playing, attacker, 1)
    page.wait_for_selector(WINDOW)
    assert is_touchable(page, ".fight .sides")
    while (asked := playing.position(0)["view"]["asked"])["step"] != "turn":
        playing.send_move(asked["seat"], "pass")  # The server may pass at the same time.
    expect_fight_over(page)
    assert is_touchable(page, ".fight .ending")
    page.get_by_role("button", name="Close", exact=True).tap()
    below = page.locator(".fight").bounding_box()
    board = page.locator(".starfield").bounding_box()
    assert below
    assert board
    assert below["y"] > board["y"], "a closed one stands under the board"


def test_on_a_phone_the_words_of_an_attack_are_its_button(visit: Visit, server: Server) -> None:
    playing, attacker = side_by_side(server, "defence_buff")
    playing.act(attacker, "order fighter 1")
    page = visit(playing.link(attacker), **PHONE)
    page.wait_for_selector('#asked[data-step="orders"]')
    target = START_SPACES[1 - attacker][1]
    page.touchscreen.tap(*screen_position(page, target))
    before = shown_entry(page)
    page.locator(f'[data-does="attack {target}"]').tap()
    wait_for_entry(page, before + 1)


def test_a_standing_order_passes_reactions_if_the_mothership_is_not_attacked(
    visit: Visit, server: Server
) -> None:
    playing, attacker = side_by_side(server, "defence_buff")
    page, other = visit(playing.link(1 - attacker)), visit(playing.link(attacker))
    attack_with_fighter(playing, attacker, 1)
    attacker_passes(playing, attacker)
    page.wait_for_selector(WINDOW)
    page.get_by_role("button", name="when my Mothership is not fighting").click()
    attacker_passes(playing, attacker, "turn")
    expect_fight_over(other)
    page.get_by_role("tab", name="Orders").click()
    expect(page.locator(".side-panel")).to_contain_text("when my Mothership is not fighting: pass")
    wait_for_entry(other, attack_with_fighter(playing, attacker, 2))
    attacker_passes(playing, attacker, "turn")
    expect_fight_over(other)
    assert cards_in_hand(playing, 1 - attacker) == 2


def test_only_the_owner_sees_which_cards_were_drawn(visit: Visit, server: Server) -> None:
    playing, seat = side_by_side(server, "defence_buff")
    own, other = (visit(playing.link(player)).get_by_role("log") for player in (seat, 1 - seat))
    expect(own).to_contain_text("drew 2 cards: 2 \u00d7 Defence Buff")
    expect(other).to_contain_text("drew 2 cards")
    expect(other).not_to_contain_text("?")


@pytest.mark.rule("M41")
def test_a_die_added_by_backup_generator_lies_beside_the_first(
    visit: Visit, server: Server
) -> None:
    playing, attacker = side_by_side(server, "backup_generator", fighter={"die": 1})
    pages = [visit(playing.link(seat)) for seat in (attacker, 1 - attacker)]
    sides = [page.locator(".fight .side") for page in pages]
    attack_with_fighter(playing, attacker, 1)
    playing.act(attacker, "pass")
    first, more = "Fighter 1 rolled 1 on a d1", "Fighter 1 rolled 1 more on a d1"
    for at, page in enumerate(pages):
        page.wait_for_selector('#asked[data-step="after_roll"][data-mine="true"]')
        page.get_by_role("button", name="Play Backup Generator").first.click()
        for side in sides:
            expect(side.nth(at).get_by_role("img", name=first)).to_have_count(1)
            expect(side.nth(at).get_by_role("img", name=more)).to_have_count(1)
            expect(side.nth(1 - at).locator(".die")).to_have_count(1 + at)
    pass_until_turn(playing)
    expect_fight_over(pages[0])
    for side in sides:
        expect(side.get_by_role("img", name=more)).to_have_count(2)


@pytest.mark.rule("M41")
def test_a_die_that_the_forks_rolled_again_is_shown_only_once(visit: Visit, server: Server) -> None:
    playing, attacker = side_by_side(server, "the_forks")
    pages = [visit(playing.link(seat)) for seat in (attacker, 1 - attacker)]
    attack_with_fighter(playing, attacker, 1)
    playing.act(attacker, "pass")
    pages[0].wait_for_selector('#asked[data-step="after_roll"][data-mine="true"]')
    playing.act(attacker, "play the_forks")
    for page in reversed(pages):  # after a card it is the other side's chance first
        page.wait_for_selector('#asked[data-step="after_roll"][data-mine="true"]')
        page.locator(".fight").get_by_role("button", name="Pass").click()
    pass_until_turn(playing)
    expect_fight_over(pages[0])
    expect(pages[0].locator(".fight .die.rolled")).to_have_count(2)


PAK, FORBIDS = "expansion_pak", "noooooooooooo"


def table_with_expansion_paks(
    server: Server, count: int, **cards: int
) -> tuple[MothershipTable, int]:
    """A table whose hands hold the whole deck: Expansion Paks that count threefold, and others."""
    counts = {name: {"count": number} for name, number in cards.items()}
    deck = edition_with_deck_of(PAK)["cards"] | counts | {PAK: {"count": count, "amount": 3}}
    hands = {"start_cards": (count + sum(cards.values())) // 2}
    return side_by_side(server, PAK, cards=deck, economy=hands)


def pass_until_turn(playing: MothershipTable) -> None:
    """Passes for every asked seat until the attacker has the turn."""
    while (seen := playing.position(playing.asked_seat()))["view"]["asked"]["step"] != "turn":
        if len(seen["legal"]) > 1:  # The server may pass at the same time.
            playing.send_move(seen["view"]["asked"]["seat"], "pass")


@pytest.mark.rule("M41")
def test_a_die_that_counts_three_times_by_expansion_pak_stays_marked_after_the_roll(
    visit: Visit, server: Server
) -> None:
    playing, attacker = table_with_expansion_paks(server, 10)
    sides = [visit(playing.link(seat)).locator(".fight .side") for seat in (0, 1)]
    attack_with_fighter(playing, attacker, 1)
    playing.act(attacker, f"play {PAK}")
    for side in sides:
        expect(side.nth(0)).to_contain_text("Fighter 1 \u00d73")
    pass_until_turn(playing)
    for side in sides:
        expect(side.locator(".die.rolled")).to_have_count(2)
        expect(side.nth(0)).to_contain_text("Fighter 1 \u00d73")
        expect(side.nth(1)).not_to_contain_text("\u00d7")


@pytest.mark.rule("M30", "M41")
def test_a_cancelled_expansion_pak_marks_no_die(visit: Visit, server: Server) -> None:
    playing, attacker = table_with_expansion_paks(server, 10, **{FORBIDS: 10})
    side = visit(playing.link(attacker)).locator(".fight .side")
    attack_with_fighter(playing, attacker, 1)
    playing.act(attacker, f"play {PAK}")
    playing.act(1 - attacker, f"play {FORBIDS}")
    pass_until_turn(playing)
    expect(side.locator(".die.rolled")).to_have_count(2)
    expect(side.nth(0)).not_to_contain_text("\u00d7")
