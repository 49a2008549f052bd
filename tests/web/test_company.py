"""More than one at a table: joining from the lobby, watching, asking to take back, dead links."""

from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.playing import last_long, number, play_until
from tests.web.screens import PHONE
from tests.web.serving import Server
from tests.web.sharing import until_asked
from tests.web.tables import Table


def test_joining_a_listed_table_and_watching_it(visit: Visit) -> None:
    host = visit()
    last_long(host)
    host.get_by_label("Name at seat 1").fill("Red")
    host.get_by_label("Who sits at seat 2").select_option("open")
    host.get_by_label("Pace").select_option("calm")
    host.get_by_text("More", exact=True).click()
    host.get_by_label("Show this table in the lobby").check()
    host.get_by_role("button", name="Open the table").click()
    expect(host.get_by_role("heading", name="Waiting for players")).to_be_visible()

    guest = visit()
    guest.locator("section", has_text="Open tables").get_by_role("link", name="Join").first.click()
    guest.get_by_label("Name").fill("Blue")
    guest.get_by_role("button", name="Sit down").click()
    expect(guest.locator("#asked")).to_be_visible()

    watcher = visit(host.url)
    expect(watcher.locator(".karats")).to_be_visible()
    expect(watcher.get_by_text("watching", exact=True)).to_be_visible()
    play_until([host, guest], entries=10)
    expect(watcher.locator(".board")).to_have_attribute("data-number", str(number(host)))
    assert watcher.locator("[data-action], .board button").count() == 0

    host.get_by_role("tab", name="Players").click()
    expect(host.get_by_role("tabpanel").get_by_role("timer")).to_be_visible()
    expect(host.get_by_role("tabpanel")).to_contain_text("1 watching")

    # The lobby of the host knows the table, and resumes it.
    table = host.url
    host.goto("/")
    host.get_by_role("link", name="Resume").first.click()
    expect(host.locator("#asked")).to_be_visible()
    assert host.url == table


def test_taking_back_needs_the_other_one(visit: Visit) -> None:
    host = visit()
    last_long(host)
    host.get_by_label("Who sits at seat 2").select_option("friend")
    host.get_by_role("button", name="Open the table").click()
    guest = visit(host.get_by_role("textbox", name="Link for").input_value())
    guest.get_by_role("button", name="Sit down").click()
    expect(guest.locator("#asked")).to_be_visible()
    play_until([host, guest], entries=8)

    # Whoever has just mined can't take that back alone: chance had a say.
    for entry in range(40):
        if host.get_by_role("button", name="Ask to take back").count():
            break
        play_until([host, guest], entries=number(host) + 1)
    before = number(host)
    for answer in ("Refuse", "Agree"):
        host.get_by_role("button", name="Ask to take back").click()
        guest.get_by_role("button", name=answer).click()
        for page in (host, guest):
            expect(page.get_by_text("Everybody has to agree")).to_have_count(0)
        entered = before + (answer == "Agree")
        expect(host.locator(".board")).to_have_attribute("data-number", str(entered))
    expect(guest.get_by_role("log", name="Log")).to_contain_text("took back")


def test_a_wish_to_take_back_is_seen_and_heard_wherever_one_is(
    visit: Visit, server: Server
) -> None:
    playing = Table.of(server, "karats")
    for seat in (0, 1, 0, 1):
        until_asked(playing, seat)
    made = playing.position(0)["number"]
    asking = {"type": "undo", "number": made + 1, "count": made}
    pages = [visit(playing.link(1), **screen) for screen in (PHONE, {})]
    for page in pages:
        expect(page.locator("[data-action]").first).to_be_attached()
    for place in (0, 100_000):
        for page in pages:
            page.evaluate("(y) => scrollTo(0, y)", place)
            page.evaluate("(y) => document.querySelector('.side').scrollTo(0, y)", place)
        playing.ask("messages", playing.tokens[0], {**asking, "id": f"u{place}"})
        for page in pages:
            expect(page.get_by_role("button", name="Refuse")).to_be_in_viewport(ratio=1)
            expect(page.locator("[data-notice]")).to_contain_text("would like to take back")
        pages[0].get_by_role("button", name="Refuse").click()
        for page in pages:
            expect(page.get_by_role("button", name="Refuse")).to_have_count(0)
            expect(page.locator("[data-notice]")).not_to_contain_text("would like to take back")


def test_a_dead_link_says_so_and_lets_one_watch(visit: Visit, server: Server) -> None:
    playing = Table.of(server, "karats")
    page = visit(playing.link(0))
    expect(page.locator("#asked")).to_be_visible()
    fresh = playing.ask("seats/0/link", playing.host)["token"]
    shut = page.get_by_role("heading", name="This link no longer works")
    expect(shut).to_be_visible()  # Its own page, where it was played.

    stranger = visit(playing.link(0))
    for one in (page, stranger):
        expect(one.get_by_role("heading", name="This link no longer works")).to_be_visible()
        expect(one.get_by_role("link", name="Lobby").last).to_be_visible()
        one.get_by_role("button", name="Watch the table").click()
        expect(one.get_by_text("watching", exact=True)).to_be_visible()
        assert "#" not in one.url

    page.goto(f"/t/{playing.id}#{fresh}")
    expect(page.get_by_text("watching", exact=True)).to_have_count(0)
    expect(page.locator("#asked")).to_be_visible()
    assert "#" not in page.url


def test_the_host_gets_a_new_link_and_the_old_one_is_dead(visit: Visit, server: Server) -> None:
    playing = Table.of(server, "karats")
    host = visit(f"/t/{playing.id}#{playing.host}")
    host.get_by_role("tab", name="Players").click()
    host.get_by_role("button", name="New host link").click()
    link = host.get_by_role("textbox", name="Link for the host").input_value()

    old = visit(f"/t/{playing.id}#{playing.host}")
    expect(old.get_by_role("heading", name="This link no longer works")).to_be_visible()
    new = visit(link)
    new.get_by_role("tab", name="Players").click()
    new.get_by_role("button", name="Give this table up").click()
    new.get_by_role("button", name="Give this table up").click()
    expect(host.locator("#ending")).to_be_visible()


def test_a_long_chat_is_read_in_pages(visit: Visit, server: Server) -> None:
    playing = Table.of(server, "karats")
    for line in range(1, 51):
        body = {"type": "chat", "id": f"c{line}", "text": f"line {line} " + "⛏" * 480}
        playing.ask("messages", playing.tokens[0], body)
    page = visit(playing.link(0))
    page.get_by_role("tab", name="Chat").click()
    chat = page.get_by_role("log", name="Chat")
    expect(chat).to_contain_text("line 50 ")
    assert "line 1 " not in chat.inner_text()
    while "line 1 " not in chat.inner_text():
        shown = chat.locator("p").count()
        chat.get_by_role("button", name="Show earlier").click()
        expect(chat.locator("p").nth(shown)).to_be_attached()
    assert chat.locator("p").count() == 50
    expect(chat.get_by_role("button", name="Show earlier")).to_have_count(0)
    assert "line" not in page.locator("[data-live]").inner_text()
