"""The pages around the table: lobby, rules in two languages, refusals in words, links."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from motherlode.kernel import registry
from tests.counts import proof_case
from tests.web.finished_tables import bots_table, known_table
from tests.web.page_actions import card_of, play_greedy
from tests.web.seated_tables import Table
from tests.web.server_process import HTTP, Server
from tests.web.viewport import fits_width
from tests.web.visits import Visit

GERMAN = {"locale": "de-DE"}


def is_visible_in_window(page: Page, selector: str) -> bool:
    box = page.locator(selector).bounding_box()
    assert box is not None
    assert page.viewport_size is not None
    return 0 <= box["y"] < page.viewport_size["height"]


def test_every_rule_has_a_link_of_its_own(visit: Visit) -> None:
    page = visit("/rules/karats#K36")
    expect(page.locator("#K36")).to_have_class(re.compile("wanted"))
    assert is_visible_in_window(page, "#K36")
    page.locator("#K34 a.id").click()
    expect(page.locator("#K34")).to_have_class(re.compile("wanted"))
    assert page.url.endswith("/rules/karats#K34")
    assert is_visible_in_window(page, "#K34")
    page.get_by_role("searchbox").fill("no such words")
    expect(page.get_by_text("No rule mentions that.")).to_be_visible()


def test_a_rule_links_to_the_rules_that_it_names(visit: Visit) -> None:
    page = visit("/rules/super_motherload#S26")
    expect(page.locator("#S26 div a")).to_have_text(["S14", "S51", "S28"])
    page.locator("#S26 div a", has_text="S51").click()
    expect(page.locator("#S51")).to_have_class(re.compile("wanted"))
    assert is_visible_in_window(page, "#S51")
    page.goto("/rules/mothership#M31")
    expect(page.locator("#M31")).to_contain_text("attacked by a d6")
    expect(page.locator("#M31 div a")).to_have_text(["M44"])


@pytest.mark.parametrize("language", ["en-GB", proof_case("de-DE")])
def test_words_that_players_type_are_code_on_the_rules_pages(visit: Visit, language: str) -> None:
    for game in ("karats", "super_motherload", "mothership"):
        page = visit(f"/rules/{game}", locale=language)
        page.locator("article li").first.wait_for()
        assert "`" not in page.locator("article").inner_text()
    page = visit("/rules/super_motherload", locale=language)
    assert page.locator("#S24 code").inner_text() == "dig c4 across without e4"


def test_the_rules_page_marks_what_is_from_the_book_a_ruling_or_rebuilt(visit: Visit) -> None:
    page = visit("/rules/karats")
    expect(page.locator("#K2 .source")).to_have_text(["book", "rebuilt"])
    expect(page.locator("#K7 .source")).to_have_text(["ruling"])
    expect(page.locator("article > p .source")).to_have_text(["book", "ruling", "rebuilt"])
    assert "`" not in page.locator("article").inner_text()


def test_a_rules_page_is_in_the_chosen_language_or_says_that_it_is_not(visit: Visit) -> None:
    page = visit("/rules/karats", **GERMAN)
    expect(page.locator("#K1")).to_contain_text("Es gibt 230 Würfel")
    expect(page.locator("article")).to_have_attribute("lang", "de")
    expect(page.locator(".note")).to_have_count(0)
    page.goto("/rules/mothership")
    expect(page.locator("#M33")).to_contain_text("Ein Planet wird")

    # A game from elsewhere may have no page in this language.
    page.route(
        "**/api/games/karats/rules?language=de",
        lambda route: route.fulfill(response=route.fetch(url=route.request.url[:-2] + "en")),
    )
    page.goto("/rules/karats")
    expect(page.locator("article")).to_have_attribute("lang", "en")
    expect(page.locator(".note")).to_contain_text("nur auf Englisch")


def test_refusals_are_in_the_language_of_the_page(visit: Visit) -> None:
    page = visit("/t/nothing", **GERMAN)
    expect(page.locator("main")).to_contain_text("Diesen Tisch gibt es auf diesem Server nicht.")
    page.goto("/replay/nothing")
    expect(page.locator(".toast")).to_contain_text("Diesen Tisch gibt es")
    page.goto("/rules/nothing")
    expect(page.locator("main")).to_contain_text("Dieses Spiel gibt es auf diesem Server nicht.")


@pytest.mark.parametrize(
    "path", ["/t", *map(proof_case, ("/nonsense", "/rules/karats/more", "/editor/x"))]
)
def test_an_unknown_address_says_so_and_links_to_the_lobby(visit: Visit, path: str) -> None:
    page = visit(path)
    expect(page.get_by_role("heading", name="This page doesn't exist")).to_be_visible()
    expect(page.locator("main")).to_contain_text(f"There is nothing at {path}.")
    expect(page.get_by_role("button", name="Play now")).to_have_count(0)
    page.get_by_role("link", name="Back to the lobby").click()
    expect(page.get_by_role("button", name="Play now").first).to_be_visible()
    expect(page).to_have_title("Motherlode")


def test_an_unknown_address_says_so_in_german(visit: Visit, server: Server) -> None:
    page = visit("/nonsense", **GERMAN)
    expect(page.get_by_role("heading", name="Diese Seite gibt es nicht")).to_be_visible()
    expect(page.get_by_role("link", name="Zur Halle")).to_be_visible()
    statuses = {
        path: HTTP.get(server.address + path).status_code
        for path in ("/", "/t/x", "/rules/karats", "/replay", "/editor", "/nonsense", "/tt/x")
    }
    assert [path for path, status in statuses.items() if status == 404] == ["/nonsense", "/tt/x"]


def test_an_unreachable_server_is_reported(visit: Visit) -> None:
    page = visit()
    expect(page.get_by_role("button", name="Play now").first).to_be_visible()
    page.context.set_offline(True)
    page.get_by_role("button", name="Play now").first.click()
    expect(page.locator(".toast")).to_contain_text("The server can't be reached.")


def refuse_once(page: Page, url: str) -> list[str]:
    """Breaks the first request to a URL; returns the list to which all of them are added."""
    asked: list[str] = []

    def abort_first(route: Route) -> None:
        asked.append(route.request.url)
        if len(asked) == 1:
            route.abort()
        else:
            route.continue_()

    page.route(url, abort_first)
    return asked


def test_a_page_whose_first_request_fails_tries_again(visit: Visit) -> None:
    page = visit("/rules")
    asked = refuse_once(page, "**/api/words")
    page.goto("/")
    expect(page.get_by_role("button", name="Play now").first).to_be_visible()
    assert len(asked) == 2


def test_a_table_waits_for_the_texts_of_its_game_and_tries_again(
    visit: Visit, server: Server
) -> None:
    table = Table.of(server, "karats")
    page = visit("/rules/mothership")
    asked = refuse_once(page, "**/api/words/en/karats")
    page.goto(table.link(0))
    expect(page.locator(".karats")).to_be_visible()
    expect(page.locator("h1")).to_have_text("20,000 Karats Under the Earth")
    assert len(asked) == 2


def test_setting_up_a_table_shows_its_form_on_a_phone(visit: Visit) -> None:
    page = visit(viewport={"width": 390, "height": 844})
    card_of(page, "mothership").get_by_role("button", name="Set up a table").click()
    expect(page.locator("#new-table")).to_contain_text("Mothership")
    expect(page.locator("#new-table")).to_be_focused()
    page.wait_for_function(
        "() => { const y = document.getElementById('new-table').getBoundingClientRect().top;"
        " return y >= 0 && y < 200; }"
    )


def test_a_new_page_takes_the_focus_and_scrolls_to_its_top(visit: Visit) -> None:
    page = visit("/rules/karats")
    expect(page.locator("#K44")).to_be_attached()
    page.evaluate("scrollTo(0, 5000)")
    page.get_by_role("link", name="Lobby").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Play now").first).to_be_visible()
    expect(page.locator("main")).to_be_focused()
    assert page.evaluate("scrollY") == 0


def test_a_click_on_the_board_while_another_player_is_asked_is_explained(visit: Visit) -> None:
    host = visit()
    host.get_by_label("Who sits at seat 2").select_option("friend")
    host.get_by_label("Pace").select_option("calm")
    host.get_by_role("button", name="Open the table").click()
    guest = visit(host.get_by_role("textbox", name="Link for").input_value())
    own = guest.get_by_label("Colour").input_value()
    guest.get_by_role("button", name="Sit down").click()
    expect(guest.locator("#asked")).to_be_visible()

    # Each has a colour of their own, and the clock is in sight of both.
    expect(host.locator("#asked")).to_be_visible()
    colours = host.locator(".karats .seat").evaluate_all(
        "(seats) => seats.map((seat) => seat.style.getPropertyValue('--seat'))"
    )
    assert len(set(colours)) == 2
    assert own in colours
    for page in (host, guest):
        expect(page.locator(".top").get_by_role("timer")).to_be_visible()

    host_asked = host.locator("#asked").get_attribute("data-mine") == "true"
    waiting = guest if host_asked else host
    waiting.locator('.board [data-anchor="stack drill"]').click()
    expect(waiting.locator(".toast")).to_contain_text("Somebody else is asked now.")


def test_invitation_links_use_the_servers_network_address_or_warn_without_one(
    visit: Visit, server: Server
) -> None:
    """A link says whether it works on other machines."""
    assert HTTP.get(f"{server.address}/api/address").json() == {"address": ""}
    page = visit()
    page.get_by_label("Who sits at seat 2").select_option("friend")
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_text("Works on this computer only")).to_be_visible()
    expect(page.get_by_text("Friends can't join from another device yet")).to_be_visible()

    other = visit("/rules")
    shared = {"address": "http://192.0.2.7:8000"}
    other.route("**/api/address", lambda route: route.fulfill(json=shared))
    other.goto("/")
    other.get_by_label("Who sits at seat 2").select_option("friend")
    other.get_by_role("button", name="Open the table").click()
    link = other.get_by_role("textbox", name="Link for")
    expect(link).to_have_value(re.compile(r"^http://192\.0\.2\.7:8000/t/[\w-]+#[\w-]+$"))
    expect(other.get_by_text("Works on this computer only")).to_have_count(0)
    expect(other.get_by_text("A friend's phone gets in like this")).to_be_visible()


def test_a_waiting_table_shows_which_players_have_sat_down(visit: Visit) -> None:
    host = visit("/", **GERMAN)
    host.get_by_label("Wer auf Platz 2 sitzt").select_option("friend")
    host.get_by_role("button", name="Tisch eröffnen").click()
    seats = host.locator(".seats li")
    expect(seats).to_have_text([re.compile("Kumpel.*da"), re.compile("Spieler 2.*noch nicht da")])
    link = host.get_by_role("textbox", name="Link für Spieler 2").input_value()
    guest = visit(link)
    expect(guest.locator(".seats li").first).to_have_text(re.compile("Kumpel.*here"))
    guest.get_by_label("Name").fill("Blue")
    guest.get_by_role("button", name="Sit down").click()
    expect(host.locator(".karats")).to_contain_text("Blue")


def test_a_link_is_copied_even_without_the_clipboard_api_of_https_pages(visit: Visit) -> None:
    page = visit()
    page.add_init_script("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    page.goto("/")
    page.get_by_label("Who sits at seat 2").select_option("friend")
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("button", name="Copy: Link for").click()
    expect(page.locator(".toast")).to_contain_text("The link is copied.")


def test_on_a_phone_saved_tables_come_before_the_form(visit: Visit) -> None:
    page = visit("/", viewport={"width": 390, "height": 844})
    my_tables, form = page.locator("#my-tables"), page.locator("#new-table")
    set_up = page.get_by_role("button", name="Set up a table").first
    set_up.click()
    expect(form).to_be_visible()
    below = "(it) => document.getElementById('new-table').compareDocumentPosition(it) & 4"
    assert my_tables.evaluate(below), "without saved tables the form comes first"
    play_greedy(page, "karats")
    page.goto("/")
    expect(page.locator("[data-awaits], .mine").first).to_be_visible()
    expect(form).to_have_count(0)
    set_up.click()
    expect(form).to_be_visible()
    assert not my_tables.evaluate(below)


def test_an_undo_is_announced_to_screen_readers(visit: Visit) -> None:
    page = visit()
    play_greedy(page, "karats")
    page.locator('[data-action="draft pilot"]').click()
    page.wait_for_selector("[data-action]:not([data-action^=draft])")
    page.evaluate(
        "window.announced = []; new MutationObserver(() => window.announced.push("
        "document.querySelector('[data-live]').textContent))"
        ".observe(document.querySelector('[data-live]'),"
        " { subtree: true, childList: true, characterData: true })"
    )
    page.locator('[data-help="undo"]').click()
    page.wait_for_selector('[data-action="draft pilot"]')
    expect(page.get_by_role("log")).to_contain_text("took back")
    page.wait_for_function("() => window.announced.some((text) => text.includes('took back'))")


def test_a_chat_message_is_announced_once(visit: Visit) -> None:
    host = visit()
    host.get_by_label("Name at seat 1").fill("Red")
    host.get_by_label("Who sits at seat 2").select_option("friend")
    host.get_by_role("button", name="Open the table").click()
    guest = visit(host.get_by_role("textbox", name="Link for").input_value())
    expect(guest.get_by_role("button", name="Sit down")).to_be_visible()
    host.get_by_role("tab", name="Chat").click()
    host.get_by_label("Say something").fill("good luck")
    host.get_by_role("button", name="Send").click()
    expect(guest.locator("[data-live]")).to_have_text("Red: good luck")
    expect(host.get_by_role("log")).to_have_attribute("aria-live", "off")


@pytest.mark.parametrize("width", [768, proof_case(1024), proof_case(3840)])
def test_the_lobby_and_the_karats_board_fit_the_width_of_the_window(
    visit: Visit, server: Server, width: int
) -> None:
    height = 2160 if width == 3840 else 900
    page = visit("/", viewport={"width": width, "height": height})
    expect(page.get_by_role("button", name="Play now").first).to_be_visible()
    assert fits_width(page)
    page.goto(f"/replay/{known_table(server)}?at=20")
    section = page.locator(".karats .section")
    expect(section).to_be_visible()
    assert fits_width(page)
    box = section.bounding_box()
    assert box is not None
    assert box["height"] <= 1.26 * box["width"], "the shaft is cut off"


@pytest.mark.parametrize("to_win", [proof_case(5), 40])
def test_the_gold_display_fits_a_phone_with_few_and_many_gold_to_win(
    visit: Visit, server: Server, to_win: int
) -> None:
    edition = {"cubes": {"gold": 200}, "gold": {"to_win": to_win}}
    table = Table.of(server, "karats", names=["Somebody", "Else"], edition=edition)
    page = visit(table.link(0), viewport={"width": 360, "height": 740})
    gold = page.locator(".karats .seat .gold")
    expect(gold).to_have_count(2)
    expect(gold.first).to_have_accessible_name(re.compile(f"0.*{to_win}"))
    assert fits_width(page)


def test_the_tabs_of_a_german_karats_table_stay_in_one_line(visit: Visit) -> None:
    page = visit("/", **GERMAN)
    card_of(page, "karats").get_by_role("button", name="Sofort gegen Bots").click()
    expect(page.get_by_role("tab", name="Fairness")).to_be_visible()
    tops = "(tabs) => tabs.map((tab) => tab.getBoundingClientRect().top)"
    assert len(set(page.get_by_role("tab").evaluate_all(tops))) == 1


def test_german_lobby_karats_board_and_rules_fit_the_width_of_a_phone(visit: Visit) -> None:
    page = visit("/", viewport={"width": 360, "height": 740}, **GERMAN)
    for game in registry.all_games():
        card_of(page, game).get_by_role("button", name="Tisch einrichten").click()
        expect(page.locator("#new-table")).to_be_focused()
        assert fits_width(page), game
    card_of(page, "karats").get_by_role("button", name="Sofort gegen Bots").click()
    expect(page.locator("#asked")).to_contain_text("Beruf")
    assert fits_width(page)
    page.goto("/rules/karats")
    expect(page.locator("#K44")).to_be_attached()
    assert fits_width(page)


def test_the_lobby_lists_no_table_that_is_over(visit: Visit, server: Server) -> None:
    over = bots_table(server, listed=True)
    playing = Table.of(server, "karats", listed=True)
    page = visit()
    running = page.get_by_role("region", name="Running tables")
    expect(running.locator(f'a[href="/t/{playing.id}"]')).to_be_visible()
    assert page.locator(f'a[href="/t/{over}"]').count() == 0


def saved_tables(page: Page) -> list[dict[str, Any]]:
    """The tables that a browser has saved, latest first."""
    found: list[dict[str, Any]] = page.evaluate(
        "JSON.parse(localStorage.getItem('motherlode.tables'))"
    )
    return found


def test_a_browser_with_too_many_saved_tables_drops_only_those_that_are_over(
    visit: Visit, server: Server
) -> None:
    page = visit("/replay")  # The lobby would drop tables that the server doesn't have.
    old = [
        {"table": f"t{i}", "game": "karats", "host": "", "seats": [], "invites": [], "at": i}
        for i in range(60)
    ]
    for table in old[10:58]:
        table["over"] = True
    page.evaluate("(all) => localStorage.setItem('motherlode.tables', JSON.stringify(all))", old)
    playing = Table.of(server, "karats")
    page.goto(playing.link(0))
    expect(page.locator("#asked")).to_be_visible()
    names = [table["table"] for table in saved_tables(page)]
    assert names == [playing.id, *(f"t{i}" for i in range(60) if i != 57)]

    playing.end()
    expect(page.locator("#ending")).to_be_visible()
    assert saved_tables(page)[0]["over"]
