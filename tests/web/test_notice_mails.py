"""The page of notices with a server that sends mails and webhooks to real receivers."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.load.launch import UNLIMITED, Server
from tests.server.notice_receivers import Mailbox, WebReceiver, receivers_aside
from tests.web.page_actions import wait_until
from tests.web.saved_tables import save_tables, saved_table
from tests.web.seated_tables import Table
from tests.web.viewport import PHONE, fits_width
from tests.web.visits import Visit

SETTINGS = [*UNLIMITED, "--grace", "0", "--notice-delay", "0"]
SETTINGS += ["--mail-from", "games@example.org", "--notice-networks", "127.0.0.0/8"]


@pytest.fixture(scope="module")
def receivers() -> Iterator[tuple[str, Mailbox, WebReceiver]]:
    with receivers_aside() as found:
        yield found


@pytest.fixture
def mailbox(receivers: tuple[str, Mailbox, WebReceiver]) -> Mailbox:
    receivers[1].mails.clear()
    return receivers[1]


@pytest.fixture
def chat(receivers: tuple[str, Mailbox, WebReceiver]) -> WebReceiver:
    receivers[2].got.clear()
    return receivers[2]


@pytest.fixture(scope="module")
def mailing(
    receivers: tuple[str, Mailbox, WebReceiver], tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Server]:
    """A server whose mails arrive."""
    folder = tmp_path_factory.mktemp("mailing")
    given = [*SETTINGS, "--mail-server", receivers[0]]
    with Server(str(folder / "tables.db"), folder / "log", given) as server:
        yield server


def link_in(mailbox: Mailbox, purpose: str) -> str:
    found = re.search(rf"/notices#{purpose}-[0-9a-f.]+", mailbox.text())
    assert found is not None
    return found[0]


def give_address(page: Page, address: str) -> None:
    page.get_by_label("Address", exact=True).fill(address)
    page.get_by_role("button", name="Save").click()


def bring_to_seat(table: Table, seat: int) -> None:
    while table.asked_seat() != seat:
        table.take_first_action()


def open_notices(visit: Visit, server: Server, table: Table, host: bool = False) -> Page:
    """The page of notices, on a phone that plays a table's first seat."""
    page = visit("/", base_url=server.address, **PHONE)
    save_tables(page, [{**saved_table(table), "host": table.host if host else ""}])
    page.goto("/notices")
    return page


def test_an_address_is_confirmed_gets_its_turns_and_is_unsubscribed(
    visit: Visit, mailing: Server, mailbox: Mailbox
) -> None:
    table = Table.of(mailing, "super_motherload")
    bring_to_seat(table, 1)
    page = open_notices(visit, mailing, table)
    give_address(page, "ann@example.org")
    expect(page.locator("[data-mail=asked]")).to_be_visible()
    row = page.get_by_role("group").filter(has_text="by e-mail")
    with page.expect_response("**/notices/seats"):
        row.get_by_label("by e-mail").check()
    wait_until(page, lambda: mailbox.mails)
    assert mailbox.mails[0]["Subject"] == "Is this your address?"
    page.goto("/")
    page.goto(link_in(mailbox, "confirm"))
    expect(page.get_by_text("Your address is confirmed.")).to_be_visible()
    expect(page.locator("[data-mail=on]")).to_be_visible()
    assert "#" not in page.url
    assert fits_width(page)

    # Quiet hours and a digest are kept.
    page.get_by_label("When").select_option("18")
    page.get_by_label("Quiet hours").check()
    page.get_by_label("From", exact=True).fill("23:30")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_text("Saved.")).to_be_visible()
    page.reload()
    expect(page.get_by_label("When")).to_have_value("18")
    expect(page.get_by_label("From", exact=True)).to_have_value("23:30")
    expect(page.get_by_label("Until", exact=True)).to_have_value("08:00")
    page.get_by_label("When").select_option("-1")
    page.get_by_label("Quiet hours").uncheck()
    with page.expect_response("**/notices/wishes"):
        page.get_by_role("button", name="Save").click()
    assert len(mailbox.mails) == 1, "a confirmed address is not asked again"

    page.close()
    bring_to_seat(table, 0)
    page = page.context.new_page()
    page.goto("/rules/karats")
    wait_until(page, lambda: len(mailbox.mails) == 2)
    assert f"/t/{table.id}" in mailbox.text()
    page.goto(link_in(mailbox, "unsubscribe"))
    expect(page.get_by_text("No more mails go to this address.")).to_be_visible()
    expect(page.locator("[data-mail=off]")).to_be_visible()


def test_a_confirmation_that_is_not_taken_is_shown_and_sent_again(
    visit: Visit, mailing: Server, mailbox: Mailbox
) -> None:
    page = open_notices(visit, mailing, Table.of(mailing, "karats"))
    mailbox.refuse_recipient = "550 no such user"
    give_address(page, "nobody@example.org")
    shown = page.locator("[data-unconfirmed=failed]")

    def is_shown() -> bool:
        page.reload()
        page.wait_for_selector("[data-mail=asked]")
        return shown.count() > 0

    wait_until(page, is_shown)
    expect(shown).to_contain_text("Save again to send another")
    expect(shown).to_contain_text("smtp 550")
    mailbox.refuse_recipient = ""
    page.get_by_role("button", name="Save").click()
    expect(shown).to_have_count(0)
    wait_until(page, lambda: mailbox.mails)
    page.goto("/")
    page.goto(link_in(mailbox, "confirm"))
    expect(page.locator("[data-mail=on]")).to_be_visible()


def test_a_host_posts_the_turns_to_a_chat_and_sees_when_it_is_gone(
    visit: Visit, mailing: Server, chat: WebReceiver
) -> None:
    table = Table.of(mailing, "karats")
    page = open_notices(visit, mailing, table, host=True)
    page.locator("summary", has_text="Post turns to a chat").press("Enter")
    page.locator("details select").select_option("json")
    url = page.get_by_label("Address of the webhook")
    url.fill("https://10.0.0.1/hook")
    url.press("Enter")
    expect(page.get_by_role("status").filter(has_text="refused").first).to_be_visible()
    url.fill(f"{chat.address}/secret-path")
    url.press("Enter")
    expect(page.get_by_text("Program (JSON): 127.0.0.1")).to_be_visible()
    assert "secret-path" not in page.content()
    assert fits_width(page)
    wait_until(page, lambda: chat.got)
    assert chat.got[0].json()["table"] == table.id
    chat.answers = [(410, {})]
    bring_to_seat(table, 1 - table.asked_seat())

    def is_shown() -> bool:
        page.reload()
        page.locator("summary", has_text="Post turns to a chat").click()
        page.wait_for_selector("text=Program (JSON)")
        return page.get_by_text("http 410").count() > 0

    wait_until(page, is_shown)
    page.get_by_role("listitem").get_by_role("button", name="Remove").click()
    expect(page.get_by_text("Program (JSON): 127.0.0.1")).to_have_count(0)
