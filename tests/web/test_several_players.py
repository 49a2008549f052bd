"""Several players at a table: joining from the lobby, watching, undo requests, chat."""

from playwright.sync_api import expect

from tests.web.hot_seat import play_until_asked
from tests.web.page_actions import GO_ON, make_games_long, play_until, shown_entry
from tests.web.seated_tables import Table
from tests.web.server_process import HTTP, Server
from tests.web.viewport import PHONE, fits_width
from tests.web.visits import Visit


def test_a_guest_joins_a_listed_table_and_a_spectator_watches_it(visit: Visit) -> None:
    host = visit()
    make_games_long(host)
    host.get_by_label("Name at seat 1").fill("Red")
    host.get_by_label("Who sits at seat 2").select_option("open")
    host.get_by_label("Pace").select_option("calm")
    host.get_by_label("Show this table in the lobby").check()
    host.get_by_role("button", name="Open the table").click()
    expect(host.get_by_role("heading", name="Waiting for players")).to_be_visible()

    guest = visit()
    waiting = guest.get_by_role("region", name="Open tables")
    waiting.get_by_text("Rules at this table").first.click()
    rules = waiting.locator("[data-table-rules]")
    expect(rules).to_contain_text("2 min a move. In reserve: 15 min.")
    expect(rules).to_contain_text("Everybody who finds it may watch.")
    waiting.get_by_role("link", name="Join").first.click()
    guest.get_by_label("Name").fill("Blue")
    guest.get_by_role("button", name="Sit down").click()
    expect(guest.locator("#asked")).to_be_visible()

    watcher = visit()
    running = watcher.get_by_role("region", name="Running tables")
    running.get_by_role("link", name="Red, Blue").first.click()
    expect(watcher.locator(".karats")).to_be_visible()
    expect(watcher.get_by_text("watching", exact=True)).to_be_visible()
    play_until([host, guest], entries=10)
    expect(watcher.locator(".board")).to_have_attribute("data-number", str(shown_entry(host)))
    assert watcher.locator("[data-action], .board button").count() == 0

    host.get_by_role("tab", name="Players").click()
    expect(host.get_by_role("tabpanel").get_by_role("timer")).to_be_visible()
    expect(host.get_by_role("tabpanel")).to_contain_text("1 person watching")

    # The lobby of the host knows the table, and resumes it.
    table = host.url
    host.goto("/")
    tables = host.get_by_role("region", name="My tables")
    tables.get_by_role("link", name=GO_ON).first.click()
    expect(host.locator("#asked")).to_be_visible()
    assert host.url == table


def test_an_undo_needs_the_other_players_consent(visit: Visit) -> None:
    host = visit()
    make_games_long(host)
    host.get_by_label("Who sits at seat 2").select_option("friend")
    host.get_by_role("button", name="Open the table").click()
    guest = visit(host.get_by_role("textbox", name="Link for").input_value())
    guest.get_by_role("button", name="Sit down").click()
    expect(guest.locator("#asked")).to_be_visible()
    play_until([host, guest], entries=8)

    # A player who has just mined needs consent to undo it: the draw was random.
    for entry in range(40):
        if host.get_by_role("button", name="Ask to take back").count():
            break
        play_until([host, guest], entries=shown_entry(host) + 1)
    before = shown_entry(host)
    for answer in ("Refuse", "Agree"):
        host.get_by_role("button", name="Ask to take back").click()
        guest.get_by_role("button", name=answer).click()
        for page in (host, guest):
            expect(page.get_by_text("Still to answer")).to_have_count(0)
        entered = before + (answer == "Agree")
        expect(host.locator(".board")).to_have_attribute("data-number", str(entered))
    expect(guest.get_by_role("log", name="Log")).to_contain_text("took back")


def test_an_undo_request_is_shown_and_announced_at_any_scroll_position(
    visit: Visit, server: Server
) -> None:
    playing = Table.of(server, "karats")
    for seat in (0, 1, 0, 1):
        play_until_asked(playing, seat)
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


def test_a_team_and_the_spectators_have_rooms_of_their_own_in_the_chat(
    visit: Visit, server: Server
) -> None:
    playing = Table.of(server, "mothership", 4, options={"teams": "pairs"})
    teams = HTTP.get(f"{server.address}/api/tables/{playing.id}").json()["table"]["teams"]
    mate = next(seat for seat in range(1, 4) if teams[seat] == teams[0])
    rival = next(seat for seat in range(1, 4) if teams[seat] != teams[0])
    first = visit(playing.link(0), viewport=PHONE["viewport"])
    second, other = (visit(playing.link(seat)) for seat in (mate, rival))
    watchers = [visit(f"/t/{playing.id}") for watcher in range(2)]
    for page in (first, second, other, *watchers):
        page.get_by_role("tab", name="Chat").click()

    first.get_by_role("button", name="My team").click()
    expect(first.get_by_text("Only your team reads this")).to_be_visible()
    assert fits_width(first)
    first.get_by_label("Say something").fill("Let us go north")
    first.get_by_role("button", name="Send").click()
    second.get_by_role("button", name="My team (1)").click()
    expect(second.get_by_role("log", name="Chat")).to_contain_text("Let us go north")
    other.get_by_role("button", name="My team", exact=True).click()
    expect(other.get_by_role("log", name="Chat")).to_contain_text("Nobody has said anything yet")

    watchers[0].get_by_role("button", name="Spectators").click()
    watchers[0].get_by_label("Say something").fill("What a game")
    watchers[0].get_by_role("button", name="Send").click()
    watchers[1].get_by_role("button", name="Spectators (1)").click()
    expect(watchers[1].get_by_role("log", name="Chat")).to_contain_text("Spectator")
    expect(watchers[1].get_by_role("log", name="Chat")).to_contain_text("What a game")
    expect(first.get_by_role("button", name="Spectators")).to_have_count(0)
