"""Two people at two browsers play a whole game; links, chat, fairness check and rematch."""

import json

from playwright.sync_api import expect

from tests.web.page_actions import is_over, make_games_long, play_now, play_until, shown_entry
from tests.web.server_process import ELSEWHERE, HTTP, Server
from tests.web.visits import Visit


def test_two_browsers_play_a_whole_game_after_a_friend_sat_down_by_a_link(
    visit: Visit, server: Server
) -> None:
    host = visit()
    host.get_by_label("Name at seat 1").fill("Red")
    host.get_by_label("Who sits at seat 2").select_option("friend")
    host.get_by_role("button", name="Open the table").click()
    host.wait_for_url("**/t/*")
    link = host.get_by_role("textbox", name="Link for").input_value()

    # As from a phone in the same network: browsers hide things from pages that came that way.
    guest = visit(link.replace("127.0.0.1", ELSEWHERE))
    assert guest.evaluate("!isSecureContext && !crypto.subtle")
    guest.get_by_label("Name").fill("Blue")
    guest.get_by_role("button", name="Sit down").click()
    expect(guest.locator("#asked")).to_be_visible()
    expect(host.locator("#asked")).to_be_visible()
    assert "#" not in guest.url, "the secret stays out of sight"

    host.get_by_role("tab", name="Chat").click()
    host.get_by_label("Say something").fill("<b>good luck</b>")
    host.get_by_role("button", name="Send").click()
    guest.get_by_role("tab", name="Chat").click()
    expect(guest.get_by_role("log", name="Chat")).to_contain_text("<b>good luck</b>")

    play_until([host, guest])
    for page in (host, guest):
        expect(page.locator("#ending")).to_contain_text("won")
    texts = [page.locator("#ending").text_content() for page in (host, guest)]
    assert texts.count("You won!") == 1
    assert shown_entry(host) == shown_entry(guest)
    table = host.url.rpartition("/")[2]
    record = HTTP.get(f"{server.address}/api/tables/{table}/record").json()
    # Only an answer without an alternative may be given without being asked for.
    chosen = {author.partition(" ")[2] for author in record["authors"]}
    assert {"player"} <= chosen <= {"player", "only"}

    guest.get_by_role("tab", name="Fairness").click()
    guest.get_by_role("button", name="Check it now").click()
    expect(guest.locator('[data-fairness="true"]')).to_contain_text("this browser added was used")
    expect(guest.locator('[data-fairness="true"]')).to_contain_text("given at the start")
    expect(guest.locator('[data-verified="true"]')).to_be_visible()

    with guest.expect_download() as download:
        guest.get_by_role("link", name="Download the record").click()
    record = json.loads(download.value.path().read_bytes())
    assert record["game"] == "karats"
    verbs = {text.split()[0] for text in record["actions"]}
    assert {"offer", "accept"} <= verbs
    assert [seat["name"] for seat in record["seats"]] == ["Red", "Blue"]

    before = [host.url, guest.url]
    host.get_by_role("button", name="Rematch").click()
    guest.get_by_role("button", name="Join the rematch").click()
    for page, ended in zip((host, guest), before):
        expect(page).not_to_have_url(ended)
        expect(page.locator("#asked")).to_be_visible()
    assert host.url == guest.url.replace(ELSEWHERE, "127.0.0.1")


def test_browsers_reconnect_after_a_reload_and_after_a_server_crash(
    visit: Visit, server: Server
) -> None:
    host = visit()
    make_games_long(host)
    host.get_by_label("Name at seat 1").fill("Red")
    host.get_by_label("Who sits at seat 2").select_option("open")
    host.get_by_role("button", name="Open the table").click()
    guest = visit(host.get_by_role("textbox", name="Link to join").input_value())
    guest.get_by_role("button", name="Sit down").click()
    expect(guest.locator("#asked")).to_be_visible()
    play_until([host, guest], entries=12)

    guest.reload()
    expect(guest.locator("#asked")).to_be_visible()
    play_until([host, guest], entries=20)

    before = shown_entry(host)
    with server.crash():
        expect(host.locator(".connection.offline")).to_contain_text("We keep trying")
    for page in (host, guest):
        expect(page.locator(".connection.online")).to_be_visible(timeout=20_000)
    play_until([host, guest], entries=before + 12)
    assert not is_over(host)
    expect(guest.locator(".board")).to_have_attribute("data-number", str(shown_entry(host)))


def test_play_now_sends_the_browsers_random_bytes_after_the_servers_commitment(
    visit: Visit,
) -> None:
    page = visit()
    asked: list[tuple[str, str]] = []
    page.on(
        "request",
        lambda request: asked.append((request.url.split("/api/")[-1], request.post_data or "")),
    )
    play_now(page)
    sent = [(path.split("/")[-1], body) for path, body in asked if body]
    sent = [(path, body) for path, body in sent if path != "my-tables"]  # Asked now and then.
    assert [path for path, body in sent] == ["tables", "sit"]
    assert "entropy" not in sent[0][1]
    kept = page.evaluate("JSON.parse(localStorage.getItem('motherlode.tables'))[0]")
    assert kept["commitment"]
    assert kept["seats"][0]["entropy"] == json.loads(sent[1][1])["entropy"]
