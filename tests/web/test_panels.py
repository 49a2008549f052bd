"""What the panels of Mothership say of power, shields and Artifacts, whatever has befallen them."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.web.conftest import Visit
from tests.web.fleets import QUICK, Fleets, table, where
from tests.web.serving import Server

View = dict[str, Any]
KEEL, AEGIS = 1, 5


def seen(page: Page, link: str, change: Callable[[View], None]) -> None:
    """Opens a table whose views are changed on their way to the page."""

    def doctor(frame: str | bytes) -> str:
        told = json.loads(frame)
        for message in told if isinstance(told, list) else [told]:
            if message.get("position"):
                change(message["position"]["view"])
        return json.dumps(told)

    def between(route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        server.on_message(lambda frame: route.send(doctor(frame)))

    page.route_web_socket("**/socket", between)
    page.goto(link)
    page.wait_for_selector('#asked[data-step="turn"][data-mine="true"]')


def storm(view: View) -> None:
    view["table"] |= {"random_event": "magnetic_storm", "event_player": 0, "event_answer": "none"}


def find(view: View, seat: int, *artifacts: int) -> None:
    """Gives a seat the first planets, and what was found on them."""
    for planet, artifact in enumerate(artifacts):
        view["table"]["planet_owners"][planet] = seat + 1
        view["table"]["planet_artifacts"][planet] = artifact


def says(page: Page, *sentences: str) -> None:
    expect(page.locator(".control .effect")).to_have_text(sentences)


@pytest.fixture
def playing(server: Server) -> Fleets:
    return table(server, QUICK, exploration=True, events=True)


@pytest.mark.rule("M53")
def test_a_storm_leaves_no_power_and_stills_artifacts(visit: Visit, playing: Fleets) -> None:
    seat = playing.deploy()

    def change(view: View) -> None:
        storm(view)
        find(view, seat, KEEL, AEGIS)

    page = visit()
    seen(page, playing.link(seat), change)
    says(page, *["no power (Magnetic Storm)"] * 3)
    expect(page.locator(".control .gauges")).to_contain_text("shield 0")


@pytest.mark.rule("M50")
def test_artifacts_count_in_the_control_panel(visit: Visit, playing: Fleets) -> None:
    seat = playing.deploy()
    page = visit()
    seen(page, playing.link(seat), lambda view: find(view, seat, KEEL, AEGIS))
    says(page, "flies 7 spaces", "rolls a d4", "absorbs 7 damage a turn")
    expect(page.locator(".control .gauges")).to_contain_text("shield 7")


def test_what_prod_drained_is_not_counted(visit: Visit, playing: Fleets) -> None:
    seat = playing.deploy()
    page = visit()
    drained = {"engines": 3, "weapons": 3, "shields": 3}
    seen(page, playing.link(seat), lambda view: view["seats"][seat].update(drained=drained))
    says(page, "flies 2 spaces", "rolls a d2", "absorbs 2 damage a turn")
    page.get_by_role("button", name="One more: Weapons").click()
    expect(page.locator(".control .effect").nth(1)).to_have_text("rolls a d2")
    page.get_by_role("button", name="One more: Weapons").click()
    expect(page.locator(".control .effect").nth(1)).to_have_text("rolls a d4")


@pytest.mark.rule("M50")
@pytest.mark.parametrize("name", ["Glass Aegis", "Sun Drum"])
def test_an_artifact_of_an_edition_is_told_as_it_works(
    visit: Visit, server: Server, name: str
) -> None:
    stronger = {"artifacts": {"5": {"name": name, "effect": "attack", "amount": 4}}}
    playing = table(server, QUICK | stronger, exploration=True)
    seat = playing.deploy()
    page = visit()
    seen(page, playing.link(seat), lambda view: find(view, seat, AEGIS))
    columns = 19
    space = playing.position(seat)["view"]["table"]["planets"][0] - 1
    at = f"{'abcdefghijklmnopqrs'[space % columns]}{space // columns + 1}"
    page.mouse.move(*where(page, at))
    expect(page.locator(".inspector")).to_contain_text(f"{name}: +4 to attack rolls")
