"""The replay viewer: every way to move through a game, and playing on from its middle."""

import json

import pytest
from msgspec.structs import replace
from playwright.sync_api import Page, Route, expect

from motherlode.kernel.record import Record, from_json, to_json
from motherlode.records.file_or_link import RecordAtEntry, load_place
from tests.counts import proof_case
from tests.web.accessibility import serious_violations
from tests.web.finished_tables import known_table, short_table
from tests.web.page_actions import play_until, shown_entry
from tests.web.server_process import HTTP, Server
from tests.web.viewport import fits_width
from tests.web.visits import Visit


def upload(page: Page, raw: bytes) -> None:
    page.get_by_label("Record file").set_input_files(
        {"name": "x.json", "mimeType": "application/json", "buffer": raw}
    )


def download_record(server: Server, table: str) -> Record:
    return from_json(HTTP.get(f"{server.address}/api/tables/{table}/record").content)


def expect_entry(page: Page, entry: int) -> None:
    expect(page.locator(".board")).to_have_attribute("data-number", str(entry))


def test_buttons_keys_and_slider_move_through_a_replay(visit: Visit, server: Server) -> None:
    table = known_table(server)
    page = visit(f"/replay/{table}")
    expect_entry(page, 0)
    page.get_by_role("button", name="One step on").click()
    page.get_by_role("button", name="One step on").click()
    expect_entry(page, 2)
    page.get_by_role("button", name="One step back").click()
    expect_entry(page, 1)
    page.locator("body").press("ArrowRight")
    expect_entry(page, 2)

    slider = page.get_by_role("slider")
    total = len(download_record(server, table).actions)
    assert total > 20
    expect(slider).to_have_attribute("max", str(total))
    slider.fill(str(total))
    expect_entry(page, total)
    expect(page.get_by_role("log")).to_contain_text("won the game")
    slider.fill("10")
    page.get_by_role("button", name="Next turn").click()
    after = shown_entry(page)
    assert after > 10
    page.get_by_role("button", name="Previous turn").click()
    assert shown_entry(page) < after
    turns = page.locator(".jump select")
    turns.select_option(index=3)
    assert shown_entry(page) > 0

    slider.fill(str(total - 5))
    page.get_by_role("button", name="Play", exact=True).click()
    expect_entry(page, total)


SLOW_FRAMES = """
const quick = window.fetch;
window.fetch = async (...asked) => {
  if (String(asked[0]).includes('/records/frames')) await new Promise((go) => setTimeout(go, 700));
  return quick(...asked);
};
"""


def test_a_playing_replay_waits_for_entries_that_are_still_loading(
    visit: Visit, server: Server
) -> None:
    page = visit("/replay")
    page.add_init_script(SLOW_FRAMES.replace("700", "asked[0].includes('start=0') ? 0 : 3000"))
    page.goto(f"/replay/{known_table(server)}?at=99")
    expect_entry(page, 99)
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_text("99 moves are here, the rest is loading")).to_be_visible()
    page.wait_for_function("() => Number(document.querySelector('.board')?.dataset.number) > 99")


def test_a_replay_shows_the_entry_of_its_address_before_the_whole_record_is_loaded(
    visit: Visit, server: Server
) -> None:
    table = known_table(server)
    page = visit("/replay")
    page.add_init_script(SLOW_FRAMES.replace("700", "asked[0].includes('start=0') ? 0 : 1e6"))
    page.goto(f"/replay/{table}?at=12")
    expect_entry(page, 12)
    expect(page.get_by_text("99 moves are here, the rest is loading")).to_be_visible()


@pytest.mark.parametrize(
    ("locale", "message"),
    [
        ("en-GB", "99 moves are here. The rest could not be loaded; trying again."),
        proof_case(
            "de-DE", "99 Züge sind da. Der Rest ließ sich nicht laden; wir versuchen es weiter."
        ),
    ],
)
def test_entries_that_failed_to_load_are_reported_and_loaded_later(
    visit: Visit, server: Server, locale: str, message: str
) -> None:
    table = known_table(server)
    total = len(download_record(server, table).actions)
    assert total > 100
    broken = [True]

    def between(route: Route) -> None:
        if broken and "start=0&" not in route.request.url:
            route.abort("internetdisconnected")
        else:
            route.continue_()

    page = visit("/replay", locale=locale)
    page.route("**/records/frames*", between)
    page.goto(f"/replay/{table}")
    expect(page.get_by_text(message)).to_be_visible()
    slider = page.get_by_role("slider")
    expect(slider).to_have_attribute("max", str(total))
    slider.fill(str(total))
    expect_entry(page, 99)
    page.wait_for_timeout(1500)  # It is tried more than once.
    expect(page.get_by_text(message)).to_be_visible()
    broken.clear()
    expect_entry(page, total)
    expect(page.locator("[data-missing=true]")).to_have_count(0)


def test_pieces_are_animated_when_a_replay_plays(visit: Visit, server: Server) -> None:
    page = visit(f"/replay/{known_table(server)}", settings='{"speed":"slow","motion":"full"}')
    expect_entry(page, 0)
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_function("() => document.querySelector('.sky span') !== null", timeout=20_000)


def test_no_piece_is_animated_if_the_browser_asks_for_reduced_motion(
    visit: Visit, server: Server
) -> None:
    page = visit(f"/replay/{known_table(server)}", settings="{}", reduced_motion="reduce")
    page.evaluate(
        "new MutationObserver(() => { window.flew ||= !!document.querySelector('.sky span'); })"
        ".observe(document.body, { subtree: true, childList: true })"
    )
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_function("() => Number(document.querySelector('.board').dataset.number) > 12")
    assert not page.evaluate("window.flew ?? false")


def test_a_record_is_downloaded_uploaded_and_played_on(visit: Visit, server: Server) -> None:
    page = visit(f"/replay/{known_table(server)}")
    expect_entry(page, 0)
    with page.expect_download() as download:
        page.get_by_role("button", name="Download the record").click()
    record = download.value.path().read_bytes()

    other = visit("/replay")
    other.get_by_label("Record file").set_input_files(
        {"name": "record.json", "mimeType": "application/json", "buffer": record}
    )
    expect_entry(other, 0)
    other.get_by_role("slider").fill("15")
    expect_entry(other, 15)
    other.get_by_role("button", name="Practise from here").click()
    other.wait_for_url("**/t/*")
    expect(other.locator("#asked")).to_be_visible()
    assert shown_entry(other) >= 15
    play_until([other], entries=shown_entry(other) + 10)


def test_each_position_of_a_replay_has_a_link_of_its_own(visit: Visit, server: Server) -> None:
    table = known_table(server)
    page = visit(f"/replay/{table}?at=12")
    expect_entry(page, 12)
    page.get_by_role("button", name="One step on").click()
    page.wait_for_url(f"**/replay/{table}?at=13")
    other = visit(f"/replay/{table}?at=13&play")
    other.wait_for_url("**/t/*")
    expect(other.locator("#asked")).to_be_visible()
    assert shown_entry(other) >= 13


def test_the_analysis_of_a_replay_shows_its_chart_and_luck_and_skill(
    visit: Visit, server: Server
) -> None:
    page = visit(f"/replay/{short_table(server)}")
    page.get_by_role("button", name="Look back at the game").click()
    chart = page.get_by_role("img", name="Chance of winning of each seat")
    expect(chart).to_be_visible(timeout=60_000)
    lines = page.locator(".analysis figure > svg path")
    expect(lines).to_have_count(2)
    patterns = lines.evaluate_all("(all) => all.map((one) => one.getAttribute('stroke-dasharray'))")
    assert len(set(patterns)) == 2, "colour is not the only sign"
    drawn = lines.evaluate_all("(all) => all.map((one) => one.getAttribute('d'))")
    ends = {float(line.split()[-1]) for line in drawn}
    lowest, highest = max(ends), min(ends)
    assert lowest - highest > 100, "won and lost"
    expect(chart.get_by_text("100%")).to_be_visible()
    page.get_by_text("The whole account").click()
    expect(page.get_by_role("heading", name="Luck and skill")).to_be_visible()
    heads = page.locator(".analysis table").first.locator("th").all_inner_texts()
    own = ["own choices: costly", "own choices: all other", "others' choices"]
    assert heads == ["seat", "first win probability", *own, "luck and too small to tell", "result"]
    expect(page.locator(".analysis")).to_contain_text("decisions were judged")
    expect_entry(page, 0)
    chart.click(position={"x": 300, "y": 40})
    page.wait_for_function("() => !location.search.endsWith('at=0') && location.search")


@pytest.mark.proof
def test_the_german_analysis_of_a_replay_fits_a_phone_and_is_accessible(
    visit: Visit, server: Server
) -> None:
    phone = {"width": 360, "height": 740}
    page = visit(f"/replay/{short_table(server)}", viewport=phone, locale="de-DE")
    page.get_by_role("button", name="Auf das Spiel zurückblicken").click()
    page.get_by_text("Die ganze Rechnung").click(timeout=60_000)
    expect(page.get_by_role("heading", name="Glück und Können")).to_be_visible()
    expect(page.get_by_role("heading", name="Die teuersten Entscheidungen")).to_be_visible()
    assert fits_width(page)
    assert serious_violations(page, ".analysis") == []


def test_a_file_without_a_record_is_refused(visit: Visit, server: Server) -> None:
    page = visit("/replay")
    record = HTTP.get(f"{server.address}/api/tables/{known_table(server)}/record").json()
    record["seed"] = "00"
    for raw in (b"not json", b'{"format": "something"}', b"null", json.dumps(record).encode()):
        upload(page, raw)
        expect(page.locator(".toast").first).to_be_visible()
        page.locator(".toast button").last.click()
        expect(page.locator(".toast")).to_have_count(0)
        expect(page.get_by_role("slider")).to_have_count(0)
        expect(page.get_by_label("Record file")).to_be_visible()


def test_a_replay_stays_open_when_a_file_that_is_not_a_record_is_opened(
    visit: Visit, server: Server
) -> None:
    page = visit(f"/replay/{known_table(server)}")
    expect_entry(page, 0)
    before = page.locator(".board").inner_text()
    page.locator("input[type=file]").set_input_files(
        {"name": "x.json", "mimeType": "application/json", "buffer": b'{"game": "mothership"}'}
    )
    expect(page.locator(".toast").first).to_be_visible()
    assert page.locator(".board").inner_text() == before


def test_a_replay_whose_record_is_loading_says_so(visit: Visit, server: Server) -> None:
    page = visit("/replay")
    page.add_init_script(SLOW_FRAMES)
    page.goto(f"/replay/{known_table(server)}")
    expect(page.get_by_text("Loading the game")).to_be_visible()
    assert page.get_by_label("Record file").count() == 0
    expect_entry(page, 0)
    page.goto("/replay/nothing")  # What doesn't come leaves the form.
    expect(page.get_by_label("Record file")).to_be_visible()


def test_practising_from_a_replay_uses_the_players_own_name(visit: Visit, server: Server) -> None:
    colours = ["#123456", "#654321"]
    table = known_table(server, colours=colours)
    page = visit(f"/replay/{table}?at=13", settings='{"speed":"instant","name":"Bob"}')
    expect_entry(page, 13)
    worn = "(seats) => seats.map((seat) => seat.style.getPropertyValue('--seat'))"
    assert page.locator(".karats .seat").evaluate_all(worn) == colours
    page.get_by_role("button", name="Practise from here").click()
    page.wait_for_url("**/t/*")
    expect(page.locator("#asked")).to_be_visible()
    page.get_by_role("tab", name="Players").click()
    called = page.get_by_role("tabpanel").locator("li strong").all_inner_texts()
    assert sorted(called) in (["Bob", "Bot 1"], ["Bob", "Bot 2"])
    # The player's own seat comes first, no matter which of the two was to move.
    assert sorted(page.locator(".karats .seat").evaluate_all(worn)) == colours


def test_who_sits_where_is_chosen_before_a_table_goes_on_from_a_replay(
    visit: Visit, server: Server
) -> None:
    page = visit(f"/replay/{known_table(server)}?at=13")
    expect_entry(page, 13)
    page.get_by_role("button", name="Choose who sits where").click()
    form = page.locator("[data-play-on]")
    expect(form.get_by_role("heading", name="Who sits where after move 13")).to_be_focused()
    who = [form.get_by_label(f"Who sits at seat {number}") for number in (1, 2)]
    choices = "(select) => [...select.options].map((option) => option.value)"
    assert who[0].evaluate(choices) == ["here", "bot"], "nobody is invited to practise"
    form.get_by_label("Play on with others").check()
    who[0].select_option("open")
    form.get_by_label("Who is invited to seat 1").fill("Ada")
    who[1].select_option("here")
    form.get_by_label("Name at seat 2").fill("Bo")
    form.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/*")
    seats = page.locator(".seats li")
    expect(seats.nth(0)).to_contain_text("free seat for Ada")
    expect(seats.nth(1)).to_contain_text("Bo")

    guest = visit(page.url)
    guest.get_by_label("Name").fill("Ada")
    guest.get_by_role("button", name="Sit down").click()
    for each in (page, guest):
        expect(each.locator(".karats")).to_be_visible()


def test_a_replay_of_an_uploaded_record_has_links_that_contain_the_record(
    visit: Visit, server: Server
) -> None:
    table = known_table(server)
    record = download_record(server, table)
    page = visit("/replay")
    upload(page, to_json(record))
    expect_entry(page, 0)
    page.get_by_role("slider").fill("15")
    page.wait_for_url("**/replay?at=15#record:*")
    assert record.draws
    assert load_place(page.url) == RecordAtEntry(replace(record, draws=[]), 15)
    assert load_place(f"{server.address}/replay/{table}?at=15") == RecordAtEntry(record, 15)
    page.evaluate(
        "Object.defineProperty(navigator, 'clipboard',"
        " { value: { writeText: async (text) => { window.copied = text; } } })"
    )
    page.get_by_role("button", name="Copy the link to this position").click()
    expect(page.locator(".toast")).to_be_visible()
    assert page.evaluate("window.copied") == page.url

    other = visit(page.url.removeprefix(server.address))
    expect_entry(other, 15)
    assert other.url == page.url
    other.goto(page.url.replace("at=15", "at=12.5"))
    expect_entry(other, 12)
    expect(other.get_by_text("Move 12 of")).to_be_visible()
    other.goto(page.url.replace("?at=15", "?at=15&play"))
    other.wait_for_url("**/t/*")


def test_back_returns_to_a_tables_replay_after_a_record_file_was_opened(
    visit: Visit, server: Server
) -> None:
    table = known_table(server)
    record = download_record(server, table)
    page = visit(f"/replay/{table}?at=12")
    expect_entry(page, 12)
    page.locator("input[type=file]").set_input_files(
        {"name": "x.json", "mimeType": "application/json", "buffer": to_json(record)}
    )
    page.wait_for_url("**/replay#record:*")
    expect_entry(page, 0)
    page.go_back()
    page.wait_for_url(f"**/replay/{table}?at=12")
    expect_entry(page, 12)


def test_a_record_link_that_cant_be_made_or_read_is_reported(visit: Visit, server: Server) -> None:
    record = download_record(server, known_table(server))
    page = visit("/replay")
    page.evaluate("delete window.CompressionStream")
    upload(page, to_json(record))
    expect_entry(page, 0)
    expect(page.get_by_text("too long for a link")).to_be_visible()
    page.get_by_role("slider").fill("15")
    expect_entry(page, 15)
    assert page.url == f"{server.address}/replay"
    expect(page.get_by_role("button", name="Copy the link")).to_have_count(0)
    page.goto("/replay?at=3#record:abc")
    expect(page.locator(".toast")).to_contain_text("holds no game")
    expect(page.get_by_label("Record file")).to_be_visible()
