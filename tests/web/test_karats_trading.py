"""Trades of Karats in two browsers, the Reference card, and the draft of one player alone."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.counts import proof_case
from tests.games.karats.long_game import LONG_GAME
from tests.web.seated_tables import Table
from tests.web.server_process import Server
from tests.web.viewport import PHONE, fits_width
from tests.web.visits import Visit

EDITION: dict[str, Any] = {**LONG_GAME, "turn": {"basic_mining": 30, "keep": 3}}
KEPT = ("iron", "copper")
"""What each seat keeps, so that both have something to trade."""
NAMES = {"iron": "Iron", "copper": "Copper"}


def play_until_offers(playing: Table) -> int:
    """Plays through the API until a seat may only trade or end its turn; returns the seat."""
    for entry in range(30):
        seat = playing.asked_seat()
        legal = [row["text"] for row in playing.position(seat)["legal"]]
        wanted = ("mine", f"keep {KEPT[seat]}", "done")
        if "end the turn" in legal:
            return seat
        playing.act(seat, next(text for text in wanted if text in legal))
    raise AssertionError("no seat may ever offer a trade")


def compose(page: Page, give: dict[str, int], want: dict[str, int]) -> None:
    for side, cubes in (("give", give), ("want", want)):
        for kind, count in cubes.items():
            for cube in range(count):
                page.locator(f'[data-trade-more="{side} {kind}"]').click()


@pytest.mark.rule("K32", "K47")
@pytest.mark.parametrize("phone", [False, proof_case(True)])
def test_an_offer_gets_a_counter_offer_which_is_accepted(
    visit: Visit, server: Server, phone: bool
) -> None:
    options = {"professions": "none"}
    playing = Table.of(server, "karats", edition=EDITION, options=options)
    seat = play_until_offers(playing)
    other = 1 - seat
    ours, theirs = KEPT[seat], KEPT[other]
    shape = PHONE if phone else {}
    player, partner = visit(playing.link(seat), **shape), visit(playing.link(other))

    player.locator(f'[data-trade="{other}"]').click()
    expect(player.locator("[data-trade-send]")).to_be_disabled()
    compose(player, {ours: 1}, {theirs: 3})
    assert fits_width(player)
    player.locator('[data-trade-send="offer"]').click()

    offer = partner.locator(".offer")
    expect(offer).to_be_visible()
    expect(partner.locator(".prompt")).to_contain_text(f"1 {NAMES[ours]} for 3 {NAMES[theirs]}")
    offer.locator("summary").click()
    compose(partner, {theirs: 1}, {ours: 2})
    partner.locator('[data-trade-send="counter"]').click()

    expect(player.locator(".prompt")).to_contain_text(f"1 {NAMES[theirs]} for 2 {NAMES[ours]}")
    # On a phone the terms and the answers are in one place, the prompt.
    place = ".prompt" if phone else ".offer"
    expect(player.locator(".offer")).to_be_visible(visible=not phone)
    player.locator(place).get_by_role("button", name="Accept the trade").click()
    expect(player.locator(".offer")).to_have_count(0)
    seats = playing.position(seat)["view"]["seats"]
    assert seats[seat]["inventory"] == {ours: 1, theirs: 1}
    assert seats[other]["inventory"] == {ours: 2, theirs: 2}


@pytest.mark.rule("K2")
def test_one_tap_opens_the_reference_card_of_karats(visit: Visit, server: Server) -> None:
    playing = Table.of(server, "karats", options={"professions": "none"})
    page = visit(playing.link(0))
    card = page.locator(".reference")
    card.locator("summary").click()
    expect(card).to_contain_text("Dig 2 cubes by hand")
    expect(card).to_contain_text("Geothermal Steam: 3, loaded at once")
    for device, cost in (("Drill Machine", "2 Iron, 2 Copper"), ("Dynamite", "2 Ember")):
        expect(card.locator("dl div").filter(has_text=device).first).to_contain_text(cost)


@pytest.mark.rule("K45")
def test_the_draft_of_a_solo_game_says_which_professions_have_no_use(
    visit: Visit, server: Server
) -> None:
    playing = Table.of(server, "karats", humans=1)
    page = visit(playing.link(0))
    for profession in ("Capitalist", "Saboteur"):
        card = page.locator(".profession").filter(has_text=profession)
        expect(card).to_contain_text("No use when you play alone.")
    expect(page.locator(".profession").filter(has_text="Pilot")).not_to_contain_text("no use")
