"""Proposals, resigning, muting, newcomers and private tables in the browser."""

import secrets
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.counts import proof_case
from tests.web.hot_seat import play_until_asked
from tests.web.seated_tables import Table
from tests.web.server_process import Server
from tests.web.viewport import PHONE
from tests.web.visits import Visit

SCREENS = pytest.mark.parametrize("screen", [{}, proof_case(PHONE)], ids=["desk", "phone"])


def show_players(page: Page) -> None:
    page.get_by_role("tab", name="Players").click()


def say(playing: Table, seat: int, message: dict[str, Any]) -> None:
    playing.ask("messages", playing.tokens[seat], {"id": secrets.token_hex(4), **message})


def agree(playing: Table, seat: int, request: int) -> None:
    say(playing, seat, {"type": "consent", "request": request, "yes": True})


@SCREENS
def test_players_agree_on_a_pause_and_on_its_end_with_the_keyboard(
    visit: Visit, server: Server, screen: dict[str, Any]
) -> None:
    playing = Table.of(server, "karats")
    play_until_asked(playing, 0)
    first, second = visit(playing.link(0), **screen), visit(playing.link(1), **screen)
    show_players(first)
    first.get_by_role("button", name="Propose a pause").press("Enter")
    expect(first.get_by_text("Still to answer: Blue")).to_be_visible()
    expect(second.locator("[data-notice]")).to_contain_text("Red would like a pause.")
    second.get_by_role("button", name="Agree").press("Enter")
    for page in (first, second):
        expect(page.locator("#asked")).to_have_text("The game is paused.")
        expect(page.locator("[data-action]")).to_have_count(0)
    first.get_by_role("button", name="Go on").press("Enter")
    second.get_by_role("button", name="Agree").press("Enter")
    expect(first.locator("[data-action]").first).to_be_visible()


@SCREENS
def test_a_player_who_resigns_and_confirms_it_loses(
    visit: Visit, server: Server, screen: dict[str, Any]
) -> None:
    playing = Table.of(server, "karats")
    loser, winner = visit(playing.link(0), **screen), visit(playing.link(1), locale="de-DE")
    expect(winner.locator("#asked")).to_be_visible()
    show_players(loser)
    loser.get_by_role("button", name="Resign").click()
    loser.get_by_role("group", name="Resign?").get_by_role("button", name="Resign").click()
    expect(loser.locator("#ending")).to_have_text("Red resigned: Blue won!")
    expect(winner.locator("#ending")).to_have_text("Aufgegeben: Red. Gewonnen: Blue!")


def test_an_absent_players_seat_goes_to_a_bot_then_to_a_newcomer_if_the_others_agree(
    visit: Visit, server: Server
) -> None:
    playing = Table.of(server, "karats", 3, absence=10)
    play_until_asked(playing, 0)
    page = visit(playing.link(1))
    show_players(page)
    page.get_by_label("More about Red").click()
    page.get_by_role("button", name="Propose a bot for this seat").click()  # After ten seconds.
    expect(page.get_by_text("Still to answer")).to_be_visible()
    agree(playing, 2, 1)
    expect(page.get_by_text("is playing this seat")).to_be_visible()
    page.get_by_role("tab", name="Log").click()
    expect(page.get_by_role("log")).to_contain_text("takes over from Red: the others agreed")
    show_players(page)
    page.get_by_label("More about Red").click()
    page.get_by_role("button", name="Propose to invite a newcomer").click()
    expect(page.get_by_text("Still to answer")).to_be_visible()
    agree(playing, 2, 2)
    link = page.get_by_role("textbox", name="Link for a newcomer").input_value()

    watcher = visit(f"/t/{playing.id}")
    expect(watcher.locator("#asked")).to_be_visible()
    for browser, takes in ((watcher, False), (visit(link, **PHONE), True)):
        browser.goto(link)
        browser.reload()
        browser.get_by_label("Name").fill("Nina")
        browser.get_by_role("button", name="Take the seat").click()
        if takes:
            expect(browser.locator("#asked")).to_be_visible()
            expect(page.get_by_text("Nina").first).to_be_visible()
        else:
            expect(browser.get_by_text("the seat is for a newcomer")).to_be_visible()
    page.get_by_role("tab", name="Log").click()
    expect(page.get_by_role("log")).to_contain_text("Nina takes over from")


def test_a_muted_players_chat_messages_are_not_shown(visit: Visit, server: Server) -> None:
    playing = Table.of(server, "karats", 3)
    page = visit(playing.link(0))
    show_players(page)
    page.get_by_label("More about Blue").click()
    page.get_by_role("button", name="Mute in the chat").click()
    expect(page.get_by_text("muted")).to_be_visible()
    say(playing, 1, {"type": "chat", "text": "loud"})
    say(playing, 2, {"type": "chat", "text": "calm"})
    page.get_by_role("tab", name="Chat").click()
    expect(page.get_by_role("log", name="Chat")).to_contain_text("calm")
    assert page.get_by_text("loud").count() == 0


def test_a_table_without_hints_and_spectators_says_so(visit: Visit, server: Server) -> None:
    playing = Table.of(server, "karats", hints=False, spectators=False)
    play_until_asked(playing, 0)
    page, stranger = visit(playing.link(0)), visit(f"/t/{playing.id}")
    expect(page.locator("[data-action]").first).to_be_visible()
    assert page.locator('[data-help="hint"]').count() == 0
    for browser in (page, stranger):
        expect(browser.get_by_text("no hints", exact=True)).to_be_visible()
        expect(browser.get_by_text("no spectators", exact=True)).to_be_visible()
    expect(stranger.get_by_text("only its players see the game")).to_be_visible()
    assert stranger.locator(".karats").count() == 0


def test_a_player_is_made_host_and_leaves_a_table_that_waits_for_players(
    visit: Visit, server: Server
) -> None:
    playing = Table.waiting(server, "karats", 3)
    named = {"settings": '{"speed":"instant","name":"Zoe"}'}
    page = visit(playing.link(1), **named)
    expect(page.get_by_role("button", name="Leave the table")).to_be_visible()
    host = visit(f"/t/{playing.id}#{playing.host}")
    show_players(host)
    host.get_by_label("More about Zoe").click()
    host.get_by_role("button", name="Make host").click()
    host.get_by_role("button", name="Make host").last.click()
    show_players(page)
    expect(page.get_by_role("button", name="New host link")).to_be_visible()
    expect(host.get_by_role("button", name="New host link")).to_have_count(0)
    page.get_by_role("button", name="Leave the table").first.click()
    expect(page.get_by_text("Zoe has left the table")).to_be_visible()
    assert playing.ask("sit", playing.tokens[0], {})["table"]["seats"][1]["kind"] == "open"
