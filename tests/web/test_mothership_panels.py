"""Power, shields and Artifacts in Mothership's panels, under storms, drains and editions."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.counts import proof_case
from tests.web.mothership_tables import QUICK, MothershipTable, mothership_table, screen_position
from tests.web.server_process import Server
from tests.web.visits import Visit

View = dict[str, Any]
KEEL, AEGIS = 1, 5


def open_with_changed_views(page: Page, link: str, change: Callable[[View], None]) -> None:
    """Opens a table whose views are changed on their way to the page."""

    def doctor(frame: str | bytes) -> str:
        parsed = json.loads(frame)
        for message in parsed if isinstance(parsed, list) else [parsed]:
            if message.get("position"):
                change(message["position"]["view"])
        return json.dumps(parsed)

    def between(route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        server.on_message(lambda frame: route.send(doctor(frame)))

    page.route_web_socket("**/socket", between)
    page.goto(link)
    page.wait_for_selector('#asked[data-step="turn"][data-mine="true"]')


def add_magnetic_storm(view: View) -> None:
    view["table"] |= {"random_event": "magnetic_storm", "event_player": 0, "event_answer": "none"}


def give_artifacts(view: View, seat: int, *artifacts: int) -> None:
    """Gives a seat the first planets, with these Artifacts."""
    for planet, artifact in enumerate(artifacts):
        view["table"]["planet_owners"][planet] = seat + 1
        view["table"]["planet_artifacts"][planet] = artifact


def expect_effects(page: Page, *sentences: str) -> None:
    expect(page.locator(".control .effect")).to_have_text(sentences)


@pytest.fixture
def playing(server: Server) -> MothershipTable:
    return mothership_table(server, QUICK, exploration=True, events=True)


@pytest.mark.rule("M53")
def test_a_magnetic_storm_shows_no_power_and_disables_artifacts(
    visit: Visit, playing: MothershipTable
) -> None:
    seat = playing.deploy()

    def change(view: View) -> None:
        add_magnetic_storm(view)
        give_artifacts(view, seat, KEEL, AEGIS)

    page = visit()
    open_with_changed_views(page, playing.link(seat), change)
    expect_effects(page, *["no power (Magnetic Storm)"] * 3)
    expect(page.locator(".control .gauges")).to_contain_text("shield 0")


@pytest.mark.rule("M50")
def test_the_control_panel_includes_the_bonuses_of_ones_artifacts(
    visit: Visit, playing: MothershipTable
) -> None:
    seat = playing.deploy()
    page = visit()
    open_with_changed_views(
        page, playing.link(seat), lambda view: give_artifacts(view, seat, KEEL, AEGIS)
    )
    expect_effects(page, "flies 7 spaces", "rolls a d4", "absorbs 7 damage a turn")
    expect(page.locator(".control .gauges")).to_contain_text("shield 7")


def test_the_control_panel_leaves_out_energy_that_the_prod_card_drained(
    visit: Visit, playing: MothershipTable
) -> None:
    seat = playing.deploy()
    page = visit()
    drained = {"engines": 3, "weapons": 3, "shields": 3}
    open_with_changed_views(
        page, playing.link(seat), lambda view: view["seats"][seat].update(drained=drained)
    )
    expect_effects(page, "flies 2 spaces", "rolls a d2", "absorbs 2 damage a turn")
    page.get_by_role("button", name="One more: Weapons").click()
    expect(page.locator(".control .effect").nth(1)).to_have_text("rolls a d2")
    page.get_by_role("button", name="One more: Weapons").click()
    expect(page.locator(".control .effect").nth(1)).to_have_text("rolls a d4")


@pytest.mark.rule("M50")
@pytest.mark.parametrize("name", ["Glass Aegis", proof_case("Sun Drum")])
def test_an_artifact_that_an_edition_changed_is_described_with_its_new_effect(
    visit: Visit, server: Server, name: str
) -> None:
    stronger = {"artifacts": {"5": {"name": name, "effect": "attack", "amount": 4}}}
    playing = mothership_table(server, QUICK | stronger, exploration=True)
    seat = playing.deploy()
    page = visit()
    open_with_changed_views(
        page, playing.link(seat), lambda view: give_artifacts(view, seat, AEGIS)
    )
    columns = 19
    space = playing.position(seat)["view"]["table"]["planets"][0] - 1
    at = f"{'abcdefghijklmnopqrs'[space % columns]}{space // columns + 1}"
    page.mouse.move(*screen_position(page, at))
    expect(page.locator(".inspector")).to_contain_text(f"{name}: +4 to attack rolls")
