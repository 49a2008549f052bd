"""Slow games of every title over simulated days: two devices, two processes, no open page.

Real receivers on loopback count the notices. The clock of the servers is set by the test; nothing
here waits for a time, only for what the database and the pages show.
"""

import json
import random
import re
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlsplit

import psycopg
import pytest
from playwright.sync_api import Page, expect

from tests.counts import proof_case
from tests.load.launch import UNLIMITED, Postgres, Server
from tests.load.simulated_time import WITHOUT_DOWNTIME, SimulatedTime
from tests.server.notice_receivers import Mailbox, WebReceiver, receivers_aside
from tests.web.page_actions import wait_until
from tests.web.seated_tables import Table
from tests.web.server_process import HTTP
from tests.web.viewport import PHONE, fits_width
from tests.web.visits import Visit

DAY = {"per_move": 86_400, "bank": 0, "expiry": "bot"}
SETTINGS = [*UNLIMITED, *WITHOUT_DOWNTIME, "--grace", "0", "--window", "100"]
SETTINGS += ["--mail-from", "games@example.org", "--notice-networks", "127.0.0.0/8"]
SETTINGS += ["--notice-delay", "3600"]
"""A notice waits an hour of simulated time: in the test's own seconds nothing goes out."""
SECONDS = 120.0
ADDRESS = "ann@example.org"
EDITIONS: dict[str, dict[str, Any]] = {
    "mothership": {"economy": {"start_cards": 0}, "game": {"rounds": 3}},
}
"""Mothership's own games are long."""
SLOW = {"karats": 0.05, "super_motherload": 0.05, "mothership": 0.4}
"""In which share of a seat's decisions hours pass: a game has some dozen such turns at most."""
SUBSCRIBE = """(subscription) => {
PushManager.prototype.subscribe = async () => ({
  toJSON: () => ({
    endpoint: subscription.endpoint,
    keys: { p256dh: subscription.p256dh, auth: subscription.auth },
  }),
});
}"""
GRANTED = "Object.defineProperty(Notification, 'permission', { get: () => 'granted' })"


@dataclass
class Days:
    """Two servers on one database, their simulated time, and who gets their notices."""

    servers: list[Server]
    database: str
    time: SimulatedTime
    mailbox: Mailbox
    web: WebReceiver
    turns: list[tuple[str, int, int]] = field(default_factory=list)

    def rows(self, statement: str) -> list[tuple[Any, ...]]:
        with psycopg.connect(self.database) as connection:
            return list(connection.execute(statement).fetchall())

    def wait(self, is_true: Any, page: Page | None = None) -> None:
        """Waits until something is true of the database or the receivers."""
        until = time.monotonic() + SECONDS
        while not is_true():
            assert time.monotonic() < until, "not true in time"
            if page is not None:
                page.wait_for_timeout(50)
            else:
                time.sleep(0.05)

    def queued(self, playing: Table) -> None:
        """Waits until a dispatcher has looked at the latest entry of a table."""
        noted = f"SELECT number FROM noted_tables WHERE table_id = '{playing.id}'"
        latest = f"SELECT coalesce(max(number), 0) FROM entries WHERE table_id = '{playing.id}'"
        self.wait(lambda: self.rows(noted) and self.rows(noted)[0][0] >= self.rows(latest)[0][0])

    def states(self, playing: Table) -> dict[tuple[str, int, int], str]:
        """The state of each notice of a turn: by its way, its seat and its turn."""
        wanted = f"SELECT target, seat, turn, state FROM notices WHERE table_id = '{playing.id}'"
        return {(row[0].split()[0], row[1], row[2]): row[3] for row in self.rows(wanted)}

    def let_notices_go_out(self, playing: Table) -> None:
        """Lets two hours pass, in which the notices of the open turns go out."""
        self.queued(playing)
        self.time.pass_hours(2)
        open_states = {"due", "claimed", "sending"}
        self.wait(lambda: not open_states & set(self.states(playing).values()))
        sent = [key for key, state in self.states(playing).items() if state == "sent"]
        assert len(self.mailbox.mails) == sum(key[0] == "mail" for key in sent)
        assert len(self.web.got) == sum(key[0] == "push" for key in sent)
        new = {key for key in sent if key not in self.turns}
        waits = [playing.asked_seat()]
        assert {seat for _, seat, _ in new} <= set(waits), "no notice after the move"
        self.turns = sent


@pytest.fixture(scope="module")
def days(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Days]:
    folder = tmp_path_factory.mktemp("days")
    postgres, simulated = Postgres(), SimulatedTime(folder)
    try:
        with receivers_aside() as (smtp, mailbox, web):
            given = [*SETTINGS, "--mail-server", smtp]
            servers = [Server(postgres.address, folder / f"server{i}.log", given) for i in range(2)]
            for server in servers:
                server.environment = simulated.environment
            with servers[0], servers[1]:
                yield Days(servers, postgres.address, simulated, mailbox, web)
    finally:
        postgres.stop()


def play_at_random(playing: Table, rng: random.Random) -> bool:
    """The seat that is asked takes a legal action; False when the game is over."""
    asked = playing.position(0)["view"]
    if asked["over"] or asked["asked"] is None:
        return not asked["over"]
    seat = int(asked["asked"]["seat"])
    legal = playing.position(seat)["legal"]
    if legal:
        playing.send_move(seat, rng.choice(legal)["text"])
    else:
        time.sleep(0.02)  # A pass takes effect, or a bot plays.
    return True


def play_until_asked(playing: Table, seat: int, rng: random.Random) -> None:
    """Plays until a seat is asked and its player has something to choose."""
    until = time.monotonic() + SECONDS
    while playing.asked_seat() != seat or len(playing.position(seat)["legal"]) < 2:
        assert time.monotonic() < until
        assert play_at_random(playing, rng), "the game is not over yet"


def take(page: Page, code: str, end: bool) -> None:
    """Takes carried seats with the keyboard alone."""
    field = page.get_by_label("Code", exact=True)
    field.fill(code)
    field.press("Tab")
    if end:
        page.keyboard.press("Space")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.get_by_text("Tables that are here now: ")).to_be_visible()


def make_code(page: Page) -> str:
    button = page.get_by_role("button", name="Make a code")
    button.focus()
    page.keyboard.press("Enter")
    return page.locator(".code").inner_text()


def turn_on_notices(days: Days, page: Page, playing: Table) -> None:
    """Turns on Web Push and mails on the page, and confirms the address by the mail's link."""
    page.add_init_script(GRANTED)
    page.goto("/notices")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.evaluate(SUBSCRIBE, days.web.subscription(f"/push/{playing.id}"))
    page.get_by_role("button", name="Turn on for this device").click()
    device = page.get_by_role("region", name="On this device")
    expect(device.get_by_role("listitem")).to_have_count(1)
    page.get_by_label("Address", exact=True).fill(ADDRESS)
    page.get_by_role("button", name="Save").click()
    expect(page.locator("[data-mail=asked]")).to_be_visible()
    wait_until(page, lambda: days.mailbox.mails)
    link = str(re.search(r"/notices#confirm-[0-9a-f.]+", days.mailbox.text())[0])  # type: ignore[index]
    page.goto("/")
    page.goto(link)
    expect(page.get_by_text("Your address is confirmed.")).to_be_visible()
    expect(page.locator("[data-mail=on]")).to_be_visible()
    days.mailbox.mails.clear()
    row = page.get_by_role("group").filter(has_text="on my devices")
    for way in ("on my devices", "by e-mail"):
        with page.expect_response("**/notices/seats") as answer:
            row.get_by_label(way).check()
    (seat,) = answer.value.json()["seats"]
    assert seat == {"table": playing.id, "seat": 0, "mail": True, "push": True}


def token_of(page: Page) -> str:
    saved = page.evaluate("localStorage.getItem('motherlode.tables')")
    return str(json.loads(saved)[0]["seats"][0]["token"])


@pytest.mark.parametrize(
    "game", [proof_case("karats"), proof_case("super_motherload"), proof_case("mothership")]
)
def test_a_slow_game_goes_on_for_days_between_two_devices(
    days: Days, visit: Visit, game: str
) -> None:
    days.turns.clear()
    days.mailbox.mails.clear()
    days.web.got.clear()
    rng = random.Random(game)
    first, second = days.servers
    playing = Table.of(first, game, clock=DAY, edition=EDITIONS.get(game, {}))

    # The desk plays at one server and wants notices; the phone gets the seat at the other.
    desk = visit(playing.link(0), base_url=first.address, permissions=["notifications"])
    expect(desk.locator(".connection.online")).to_be_visible()
    turn_on_notices(days, desk, playing)
    desk.goto("/carry")
    code = make_code(desk)
    phone = visit("/carry", base_url=second.address, viewport=PHONE["viewport"])
    take(phone, code, end=False)
    assert fits_width(phone)

    # Nobody has a page open: one mail and one push come, once, days or not.
    desk_context, phone_context = desk.context, phone.context
    playing.tokens[0] = token_of(desk)
    desk.close()
    phone.close()
    play_until_asked(playing, 0, rng)
    for _ in range(3):
        days.let_notices_go_out(playing)
    assert (len(days.mailbox.mails), len(days.web.got)) == (1, 1)
    pushed = days.web.decrypted(days.web.got[0], offered_key(first))
    assert pushed["table"] == playing.id
    text = days.mailbox.text()
    assert not any(secret in text for secret in (*playing.tokens, playing.host))

    # The mail's link opens on the phone, where the move is made with the keyboard.
    link = next(word for word in text.split() if f"/t/{playing.id}" in word)
    phone = phone_context.new_page()
    phone.goto(urlsplit(link).path)
    before = playing.position(0)["number"]
    make_a_move_by_keyboard(phone)
    wait_until(phone, lambda: playing.position(0)["number"] > before)
    assert fits_width(phone)
    days.queued(playing)

    # Back to the desk, which ends the phone's hold; its notices know the new link.
    phone.goto("/carry")
    code = make_code(phone)
    desk = desk_context.new_page()
    desk.add_init_script(GRANTED)
    desk.goto("/carry")
    with desk.expect_response("**/notices/seats"):
        take(desk, code, end=True)
    desk.goto(f"/t/{playing.id}")
    expect(desk.locator(".connection.online")).to_be_visible()
    phone.goto(f"/t/{playing.id}")
    expect(phone.get_by_text("This link")).to_be_visible()
    playing.tokens[0] = token_of(desk)
    desk.close()
    phone.close()

    # A day without a move brings a bot; the page of the desk takes the seat back.
    play_until_asked(playing, 0, rng)
    days.let_notices_go_out(playing)
    sent = len(days.mailbox.mails)
    days.time.pass_hours(25)
    days.wait(lambda: seat_of(playing, 0)["stand_in"])
    desk = desk_context.new_page()
    desk.goto(f"/t/{playing.id}")
    back = desk.get_by_role("button", name="Take my seat back")
    back.focus()
    desk.keyboard.press("Enter")
    days.wait(lambda: not seat_of(playing, 0)["stand_in"], desk)
    desk.close()
    assert len(days.mailbox.mails) == sent

    # To the end: on some turns hours pass, and each of those has one notice by each way.
    while play_at_random(playing, rng):
        if rng.random() < SLOW[game] and playing.asked_seat() == 0:
            days.let_notices_go_out(playing)
    days.time.pass_hours(24)
    over = f"SELECT state FROM tables WHERE id = '{playing.id}'"
    days.wait(lambda: days.rows(over) == [("over",)])
    kinds = [way for way, _, _ in days.turns]
    assert len(days.mailbox.mails) == kinds.count("mail")
    assert len(days.web.got) == kinds.count("push") == kinds.count("mail") > 2
    subjects = {str(mail["Message-ID"]) for mail in days.mailbox.mails}
    assert len(subjects) == len(days.mailbox.mails), "each turn once"


def offered_key(server: Server) -> str:
    offered = HTTP.get(f"{server.address}/api/notices").json()
    return str(offered["push_key"])


def seat_of(playing: Table, seat: int) -> dict[str, Any]:
    url = f"{playing.server.address}/api/tables/{playing.id}"
    return dict(HTTP.get(url).json()["table"]["seats"][seat])


def make_a_move_by_keyboard(page: Page) -> None:
    """Presses the first button of the list of actions."""
    expect(page.locator("#asked[data-mine='true']")).to_be_visible()
    first = page.locator("[data-action]").first
    if not first.is_visible():
        page.locator(".prompt .tools > details > summary").first.press("Enter")
    first.focus()
    page.keyboard.press("Enter")
