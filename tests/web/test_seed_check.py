"""The random bytes that browsers add to a seed, and the page's check of the seed."""

import json

import pytest
from playwright.sync_api import Route, expect

from tests.counts import proof_case
from tests.web.finished_tables import bots_table
from tests.web.seated_tables import Table
from tests.web.server_process import HTTP, Server
from tests.web.visits import Visit


def test_random_bytes_that_came_too_late_for_the_seed_are_not_saved(
    visit: Visit, server: Server
) -> None:
    """The host started the game before they arrived: the check at the end reports no fault."""
    seats = [{"kind": "human"}, {"kind": "human", "name": "Blue"}]
    made = HTTP.post(f"{server.address}/api/tables", json={"game": "karats", "seats": seats})
    created = made.json()
    tokens = [seat["token"] for seat in created["seats"]]
    playing = Table(server, created["table"], created["host"], tokens)

    def be_faster(route: Route) -> None:
        playing.ask("start", playing.host, {"bot": "greedy"})
        route.continue_()

    page = visit(playing.link(0))
    page.route("**/sit", be_faster, times=1)
    with page.expect_response("**/sit") as answer:
        page.get_by_role("button", name="Sit down").click()
    assert answer.value.status == 409
    expect(page.locator("#asked")).to_be_visible()
    kept = json.loads(page.evaluate("localStorage.getItem('motherlode.tables')"))
    assert [seat["entropy"] for seat in kept[0]["seats"]] == [""]


def test_random_bytes_that_somebody_else_added_with_the_same_link_are_reported(
    visit: Visit, server: Server
) -> None:
    """They may be those of the player's other browser: the check at the end reports no fault."""
    playing = Table.of(server, "karats")
    page = visit(playing.link(0))
    expect(page.locator("#asked")).to_be_visible()
    playing.end()
    page.get_by_role("tab", name="Fairness").click()
    page.get_by_role("button", name="Check it now").click()
    expect(page.locator('[data-fairness="true"]')).to_be_visible()
    assert page.locator('[data-fairness="false"]').count() == 0
    expected = "is not this browser's: another browser was there first"
    expect(page.locator("[data-finding=not_mine]")).to_contain_text(expected)


def test_random_bytes_count_in_the_seed_even_if_the_servers_answer_was_lost(
    visit: Visit, server: Server
) -> None:
    seats = [{"kind": "human", "name": "Red"}, {"kind": "human", "name": "Blue"}]
    made = HTTP.post(f"{server.address}/api/tables", json={"game": "karats", "seats": seats})
    created = made.json()
    tokens = [seat["token"] for seat in created["seats"]]
    playing = Table(server, created["table"], created["host"], tokens)

    def lose(route: Route) -> None:
        assert route.fetch().status == 200
        route.abort("internetdisconnected")

    page = visit(playing.link(0))
    page.route("**/sit", lose)
    page.get_by_role("button", name="Sit down").click()
    expect(page.locator(".toast")).to_be_visible()
    page.unroute("**/sit")
    page.reload()
    # The other player never comes: the game begins without.
    playing.ask("start", playing.host, {"bot": "greedy"})
    expect(page.locator("#asked")).to_be_visible()
    playing.ask("close", playing.host)
    page.get_by_role("tab", name="Fairness").click()
    page.get_by_role("button", name="Check it now").click()
    expect(page.locator('[data-fairness="true"] [data-finding=mine_counted]')).to_be_visible()
    expected = page.locator("[data-finding=some_added]")
    expect(expected).to_contain_text("Not every player added chance: Red did, Blue did not.")


@pytest.mark.parametrize(
    ("locale", "button", "expected"),
    [
        ("en-GB", "Check it now", "No player added chance: the server alone"),
        proof_case("de-DE", "Jetzt nachrechnen", "Kein Spieler hat Zufall beigetragen: Der Server"),
    ],
)
def test_a_seed_to_which_no_player_added_random_bytes_is_reported(
    visit: Visit, server: Server, locale: str, button: str, expected: str
) -> None:
    page = visit(f"/t/{bots_table(server)}", locale=locale)
    page.get_by_role("tab", name="Fairness").click()
    page.get_by_role("button", name=button).click()
    expect(page.locator("[data-finding=nobody_added]")).to_contain_text(expected)
