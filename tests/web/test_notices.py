"""Notices in the browser: what may be turned on, why Web Push is off, and what arrives."""

import json

import pytest
from playwright.sync_api import Page, expect

from tests.counts import proof_case
from tests.web.pushed_notices import push
from tests.web.saved_tables import save_tables, saved_table
from tests.web.seated_tables import Table
from tests.web.server_process import ELSEWHERE, Server
from tests.web.viewport import fits_width
from tests.web.visits import Visit

PHONE = {"width": 390, "height": 844}
SUBSCRIBE = """() => {
PushManager.prototype.subscribe = async ({ applicationServerKey }) => ({
  toJSON: () => ({
    endpoint: 'https://push.example.org/' + applicationServerKey.length,
    keys: %s,
  }),
});
}"""
KEYS = {
    "p256dh": "BNNL5ZaTfK81qhXOx23-wewhigUeFb632jN6LvRWCFH1"
    "ubQr77FE_9qV1FuojuRmHP42zmf34rXgW80OvUVDgTk",
    "auth": "zqbxT6JKstKSY9JKibZLSQ",
}


def holding(visit: Visit, table: Table, **options: object) -> Page:
    page = visit(**options)
    save_tables(page, [saved_table(table)])
    page.goto("/notices")
    return page


def test_push_is_turned_on_for_a_device_and_a_table(visit: Visit, server: Server) -> None:
    table = Table.of(server, "karats")
    page = holding(visit, table, permissions=["notifications"], viewport=PHONE)
    # A browser without a window denies these notices, whatever it was granted.
    page.add_init_script(
        "Object.defineProperty(Notification, 'permission', { get: () => 'granted' })"
    )
    page.reload()
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.evaluate(SUBSCRIBE % json.dumps(KEYS))
    page.get_by_role("button", name="Turn on for this device").click()
    device = page.get_by_role("region", name="On this device")
    expect(device.get_by_role("listitem")).to_have_count(1)
    row = page.get_by_role("group", name="20,000 Karats Under the Earth")
    with page.expect_response("**/notices/seats") as answer:
        row.get_by_label("on my devices").check()
    (seat,) = answer.value.json()["seats"]
    assert seat == {"table": table.id, "seat": 0, "mail": False, "push": True}
    assert fits_width(page)
    # A seat that gets another link is sent with that one.
    with page.expect_response("**/notices/seats") as answer:
        page.reload()
        fresh = table.ask("seats/0/link", table.tokens[0])["token"]
        page.goto(f"/t/{table.id}#{fresh}")
    assert answer.value.json()["seats"] == [seat]

    page.goto("/notices")
    page.get_by_role("button", name="End all notices").click()
    page.get_by_role("button", name="End all notices").click()
    page.wait_for_url("**/")
    assert json.loads(page.evaluate("localStorage.getItem('motherlode.person')")) == ""


def test_without_https_the_page_says_why_push_is_off(visit: Visit, server: Server) -> None:
    page = visit(f"http://{ELSEWHERE}:{server.port}/notices", locale="de-DE")
    expect(page.locator("[data-why=insecure]")).to_contain_text("https")
    expect(page.get_by_text("verschickt keine E-Mails")).to_be_visible()


def test_a_pushed_notice_is_shown_with_its_table(visit: Visit, server: Server) -> None:
    """Delivered by the DevTools protocol, as a push service would."""
    page = visit("/", permissions=["notifications"])
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    push(page, server, {"title": "Your move: Karats", "body": "You are asked", "table": "abc"})
    page.wait_for_function(
        """async () => {
          const worker = await navigator.serviceWorker.ready;
          const shown = await worker.getNotifications();
          return shown.some(({ title, tag }) => title === 'Your move: Karats' && tag === 'abc');
        }"""
    )


@pytest.mark.parametrize(
    ("locale", "says", "title"),
    [
        ("fr-FR", "Le serveur est injoignable.", "carats"),
        proof_case("en-GB", "The server can't be reached.", "Karats"),
        proof_case("de-DE", "Der Server ist nicht erreichbar.", "Karat"),
        proof_case("es-ES", "No se puede llegar al servidor.", "quilates"),
    ],
)
def test_without_a_connection_the_page_says_what_is_missing(
    visit: Visit, locale: str, says: str, title: str
) -> None:
    page = visit("/", locale=locale)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    page.context.set_offline(True)
    page.goto("/rules/karats")
    expect(page.get_by_text(says)).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", locale[:2])
    page.context.set_offline(False)
    expect(page.get_by_text(says)).to_have_count(0)
    expect(page.get_by_role("heading", level=1)).to_contain_text(title)


def test_the_page_can_be_installed_and_opens_its_own_links(visit: Visit) -> None:
    page = visit("/")
    manifest = page.evaluate(
        "fetch(document.querySelector('link[rel=manifest]').href).then((found) => found.json())"
    )
    assert manifest["handle_links"] == "preferred"
    for icon in manifest["icons"]:
        assert page.request.get(f"/{icon['src']}").ok
    session = page.context.new_cdp_session(page)
    session.send("Page.enable")
    found = session.send("Page.getAppManifest")
    assert found["errors"] == []


def test_notices_and_carrying_are_found_where_they_are_needed(visit: Visit, server: Server) -> None:
    """In the settings, at the table, in the menu of one's seat, and where a move may take days."""
    day = {"per_move": 86_400, "bank": 0, "expiry": "bot"}
    table = Table.waiting(server, "karats", clock=day)
    page = visit(table.link(0), viewport=PHONE)
    slow = page.locator("[data-slow]")
    expect(slow.get_by_role("link", name="Get a notice when it is your turn")).to_be_visible()
    assert fits_width(page)
    page.get_by_role("button", name="Sit down").click()
    table.sit(1)
    expect(page.locator(".connection.online")).to_be_visible()
    page.get_by_role("main").get_by_role("link", name="Notices", exact=True).click()
    page.wait_for_url("**/notices")
    page.go_back()
    page.get_by_role("tab", name="Players").click()
    page.locator("summary[aria-label^='More']").first.press("Enter")
    page.get_by_role("link", name="Other device, recovery code").press("Enter")
    page.wait_for_url("**/carry")
    for name in ("Notices when it is my turn", "Carry my seats to another device"):
        page.get_by_role("button", name="Settings").click()
        page.get_by_role("dialog").get_by_role("link", name=name).press("Enter")
        expect(page.get_by_role("heading", level=1, name=name)).to_be_visible()
        expect(page.get_by_role("dialog")).to_have_count(0)


def test_the_page_of_notices_works_with_the_keyboard_alone(visit: Visit, server: Server) -> None:
    page = holding(visit, Table.of(server, "karats"), viewport=PHONE)
    box = page.get_by_role("group").get_by_label("on my devices")
    expect(box).to_be_visible()
    for _ in range(40):
        if box.evaluate("(box) => box === document.activeElement"):
            break
        page.keyboard.press("Tab")
    with page.expect_response("**/notices/seats") as answer:
        page.keyboard.press("Space")
    assert answer.value.json()["seats"][0]["push"] is True
    quiet = page.get_by_label("Quiet hours")
    quiet.focus()
    page.keyboard.press("Space")
    expect(page.get_by_label("From", exact=True)).to_be_visible()
    page.get_by_label("From", exact=True).press("Enter")
    expect(page.get_by_text("Saved.")).to_be_visible()
