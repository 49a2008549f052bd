"""Any-time actions in the browser, played with a game of tests that has them."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.extra_games import environment_with_game
from tests.web.page_actions import wait_for_entry
from tests.web.seated_tables import Table
from tests.web.server_process import Server
from tests.web.visits import Visit

GEM = "tests.kernel.gem_game:GEM"
PHONE = {"width": 390, "height": 780}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that also has the game of gems, instead of the usual one."""
    folder = tmp_path_factory.mktemp("gem")
    environment = environment_with_game(folder, "gem", GEM)
    running = Server(folder, timeout=120.0, environment=environment)
    running.start()
    yield running
    running.stop()


def paused_table(server: Server) -> Table:
    """A table in the pause at the end of the first turn: the seat holds one gem."""
    table = Table.of(server, "gem")
    for text in ("dig", "rest"):
        table.act(0, text)
    return table


def test_anytime_actions_are_a_group_below_the_answers(visit: Visit, server: Server) -> None:
    page = visit(paused_table(server).link(0))
    group = page.get_by_role("region", name="Any time")
    expect(group.locator("[data-action]")).to_have_count(1)
    expect(group.locator("[data-action^='spend']")).to_be_visible()
    expect(page.locator(".prompt > .actions [data-action]")).to_have_text(["1 go on"])
    expect(page.locator("#asked")).to_contain_text("go on, or use something first")
    # Keys go on counting through the group.
    page.keyboard.press("2")
    wait_for_entry(page, 3)
    expect(page.locator("#asked")).to_have_attribute("data-mine", "false")
    expect(group).to_have_count(0)


def test_on_a_phone_the_group_of_anytime_actions_is_closed_until_it_is_opened(
    visit: Visit, server: Server
) -> None:
    page = visit(paused_table(server).link(0), viewport=PHONE)
    group = page.get_by_role("region", name="Any time")
    expect(page.locator("[data-action='go on']")).to_be_visible()
    expect(group.locator("[data-action]")).not_to_be_visible()
    prompt = page.locator(".prompt").bounding_box()
    assert prompt
    assert prompt["height"] < PHONE["height"] * 0.25
    group.locator("summary").focus()
    page.keyboard.press("Enter")
    expect(group.locator("[data-action]")).to_be_visible()


def test_a_standing_order_to_go_on_ends_every_pause_of_the_step(
    visit: Visit, server: Server
) -> None:
    table = paused_table(server)
    page = visit(table.link(0))
    page.get_by_role("button", name="Always go on here").click()
    wait_for_entry(page, 3)
    table.act(1, "rest")
    table.act(0, "rest")  # The pause that follows is over at once.
    wait_for_entry(page, 6)
    assert table.asked_seat() == 1
    page.get_by_role("tab", name="Orders").click()
    expect(page.get_by_role("tabpanel")).to_contain_text("go on")


def swappable(table: Table) -> str:
    """Plays until seat 0 can swap a gem for a spent one; returns the action's text."""
    while True:
        seat, view = table.asked_seat(), table.position(0)["view"]
        held, spent = view["seats"][0]["held"], view["table"]["spent"]
        may_swap = seat == 0 and view["asked"]["step"] == "digging"
        for given, wanted in (("red", "blue"), ("blue", "red")):
            if may_swap and given in held and wanted in spent:
                return f"swap 1 {given} for {wanted}"
        legal = [row["text"] for row in table.position(seat)["legal"]]
        spend = [text for text in legal if text.startswith("spend") and seat == 1]
        table.act(seat, (spend or legal)[0])


def test_an_action_that_is_not_listed_can_be_written_and_sent_as_text(
    visit: Visit, server: Server
) -> None:
    table = Table.of(server, "gem")
    text = swappable(table)
    before = table.position(0)["number"]
    page = visit(table.link(0))
    page.locator("summary", has_text="Type an action").click()
    field = page.get_by_role("textbox", name="Type an action")
    field.fill(text.replace("swap 1", "swap 9"))
    field.press("Enter")
    expect(page.locator(".toasts")).to_contain_text("G3")
    assert table.position(0)["number"] == before
    field.fill(text)
    page.get_by_role("button", name="Do it").click()
    wait_for_entry(page, before + 1)
