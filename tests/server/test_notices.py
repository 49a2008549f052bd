"""Notices of turns, to real receivers on loopback: each turn once, never after the move."""

import asyncio
import json
import secrets
from pathlib import Path
from typing import Any

import pytest

from motherlode.optional_packages import install_command
from motherlode.server.notices.notice_store import SENDING_MS, NoticeStore
from motherlode.server.notices.outgoing_http import AllowedAddresses, OutgoingHttp
from motherlode.server.notices.person import Device, Person, WatchedSeat, Webhook
from motherlode.server.notices.webhook_shapes import send_webhook
from motherlode.server.store import Store, open_database
from motherlode.server.tokens import hash_token
from tests.load.client import Api
from tests.load.launch import Server
from tests.server.noticed_tables import BEGIN, DELAY, HOUR, noticed
from tests.server.sites import QUICK, drive
from tests.server.tables import close_now, hosted, sit_all


def test_a_mail_goes_out_once_a_turn_and_says_table_game_and_what_is_asked(
    own_database: str,
) -> None:
    async def work() -> None:
        async with noticed(own_database) as here:
            seat = here.game.asked
            await here.watch(seat, mail=True)
            await here.dispatcher.step()
            assert here.mailbox.mails == [], "who plays at once needs no notice"
            await here.later()
            for _ in range(3):
                await here.later(HOUR)
            (mail,) = here.mailbox.mails
            assert mail["To"] == here.address(seat)
            assert "20,000 Karats" in mail["Subject"]
            assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
            text = here.mailbox.text()
            assert f"https://games.example.org/t/{here.game.table.id}" in text
            for secret in here.game.tokens:
                assert secret not in text + str(mail)
            # The next turn of the same seat has a notice too.
            await here.finish_turn()
            while here.game.asked != seat:
                await here.finish_turn()
            await here.later()
            assert len(here.mailbox.mails) == 2
            assert here.mailbox.mails[0]["Message-ID"] != here.mailbox.mails[1]["Message-ID"]

    drive(work)


def test_no_notice_goes_out_after_the_move_was_made(own_database: str) -> None:
    async def work() -> None:
        async with noticed(own_database) as here:
            await here.watch(here.game.asked, mail=True, push=True)
            await here.dispatcher.step()
            await here.finish_turn()
            await here.later(HOUR)
            assert (here.mailbox.mails, here.web.got) == ([], [])

    drive(work)


def test_a_push_is_encrypted_for_the_browser_and_signed_by_the_server(own_database: str) -> None:
    async def work() -> None:
        async with noticed(own_database) as here:
            await here.watch(here.game.asked, push=True)
            await here.later()
            await here.later(HOUR)
            (got,) = here.web.got
            posted = here.web.decrypted(got, here.public)
            assert posted["table"] == here.game.table.id
            assert "20,000 Karats" in posted["title"]
            assert "Ann" in posted["body"]
            assert here.game.table.id.encode() not in got.body

    drive(work)


@pytest.mark.parametrize("kind", ["slack", "discord", "matrix", "json"])
def test_a_webhook_gets_each_turn_in_the_form_of_its_service(kind: str, tmp_path: Any) -> None:
    async def work() -> None:
        async with noticed(str(tmp_path / "tables.db")) as here:
            table, seat = here.game.table, here.game.asked

            def rename(config: Any) -> None:
                config.seats[seat].name = "<!here> @everyone *x*"

            await table.change_config(rename)
            hook = Webhook(kind, f"{here.web.address}/hook", "en", "https://games.example.org")
            await here.store.add_webhook(table.id, "1" * 16, hook, 3)
            await here.later()
            await here.later(HOUR)
            (got,) = here.web.got
            posted = got.json()
            text = posted.get("text") or posted["content"]
            assert "20,000 Karats" in text
            if kind == "slack":
                assert "<" not in text
                assert "&lt;!here&gt;" in text
            elif kind == "discord":
                assert posted["allowed_mentions"] == {"parse": []}
                assert r"\*x\*" in text
            elif kind == "json":
                assert (posted["event"], posted["seat"]) == ("turn", seat)
            await here.finish_turn()
            await here.later()
            assert len(here.web.got) == 2, "the other seat's turn is posted too"
            keys = {got.headers["Idempotency-Key"] for got in here.web.got}
            assert len(keys) == 2

    drive(work)


@pytest.mark.parametrize(
    ("status", "fault", "more"),
    [(500, "http 500", 1), (429, "http 429", 1), (404, "http 404", 0), (410, "http 410", 0)],
)
def test_a_webhook_that_fails_is_tried_again_or_shown_to_its_table(
    status: int, fault: str, more: int, own_database: str
) -> None:
    async def work() -> None:
        async with noticed(own_database) as here:
            hook = Webhook("json", f"{here.web.address}/hook", "en", "https://games.example.org")
            id = secrets.token_hex(8)
            await here.store.add_webhook(here.game.table.id, id, hook, 3)
            here.web.answers = [(status, {"Retry-After": "7200"} if status == 429 else {})]
            await here.later()
            assert len(here.web.got) == 1
            assert (await here.store.webhooks(here.game.table.id))[id].fault == fault
            await here.later(3600)
            waits = 1 if status == 500 else 0  # The other one asked for two hours.
            assert len(here.web.got) == 1 + more * waits
            await here.later(2 * 3600)
            await here.later(24 * 3600)
            assert len(here.web.got) == 1 + more
            shown = (await here.store.webhooks(here.game.table.id))[id].fault
            assert shown == ("" if more else fault)
            # The next turn is posted whatever became of the last one.
            await here.finish_turn()
            await here.later()
            assert len(here.web.got) == 2 + more

    drive(work)


def test_a_stored_webhook_whose_name_leads_inside_by_now_gets_nothing(own_database: str) -> None:
    async def work() -> None:
        async with noticed(own_database) as here:
            port = here.web.address.rpartition(":")[2]
            hook = Webhook("json", f"https://localhost:{port}/hook", "en", "https://example.org")
            id = secrets.token_hex(8)
            await here.store.add_webhook(here.game.table.id, id, hook, 3)
            http = OutgoingHttp(AllowedAddresses(), seconds=5)
            here.dispatcher.hook = lambda found, message: send_webhook(http, found, message)
            await here.later()
            assert here.web.got == []
            stored = (await here.store.webhooks(here.game.table.id))[id]
            assert stored.fault.startswith("unreachable")

    drive(work)


def test_a_dead_mail_server_is_tried_again_with_growing_pauses_and_the_mail_arrives(
    own_database: str,
) -> None:
    async def work() -> None:
        async with noticed(own_database) as here:
            alive, here.smtp = here.smtp, "smtp://127.0.0.1:1"
            here.dispatcher = here.another()
            id = await here.watch(here.game.asked, mail=True)
            await here.later()
            pauses = []
            for _ in range(3):
                (row,) = await here.mails(id)
                assert (row.state, row.fault[:11]) == ("due", "unreachable")
                pauses.append(row.due - here.clock.now)
                await here.later((row.due - here.clock.now) / 1000)
            assert pauses == sorted(set(pauses)), "each pause is longer"
            here.smtp = alive
            here.dispatcher = here.another()
            await here.later(24 * 3600)
            assert len(here.mailbox.mails) == 1
            (row,) = await here.mails(id)
            assert (row.state, row.fault) == ("sent", "")

    drive(work)


def test_a_mail_that_is_never_taken_fails_in_the_end_and_its_person_can_see_it(
    own_database: str,
) -> None:
    async def work() -> None:
        async with noticed(own_database) as here:
            id = await here.watch(here.game.asked, mail=True)
            here.mailbox.refuse = "451 later"
            for _ in range(12):
                await here.later(24 * 3600)
            (row,) = await here.mails(id)
            assert (row.state, row.fault) == ("failed", "smtp 451")
            here.mailbox.refuse = ""
            await here.later(24 * 3600)
            assert here.mailbox.mails == []

    drive(work)


def test_a_push_service_that_asks_to_wait_is_waited_for_and_one_that_forgot_is_left_alone(
    own_database: str,
) -> None:
    async def work() -> None:
        async with noticed(own_database) as here:
            id = await here.watch(here.game.asked, push=True)
            here.web.answers = [(429, {"Retry-After": "7200"})]
            await here.later()
            await here.later(3600)
            assert len(here.web.got) == 1
            await here.later(3700)
            assert len(here.web.got) == 2

            here.web.answers = [(410, {})]
            watched = here.game.asked
            await here.finish_turn()
            while here.game.asked != watched:
                await here.finish_turn()
            await here.later()
            assert len(here.web.got) == 3
            person = await here.store.person(id)
            assert person is not None
            assert [device.fault for device in person.devices] == ["gone"]
            await here.finish_turn()
            while here.game.asked != watched:
                await here.finish_turn()
            await here.later()
            assert len(here.web.got) == 3

    drive(work)


def test_quiet_hours_hold_a_notice_back_until_they_end(own_database: str) -> None:
    async def work() -> None:
        async with noticed(own_database) as here:
            quiet: dict[str, Any] = {
                "zone": "Europe/Berlin",
                "quiet_from": 7 * 60,
                "quiet_until": 11 * 60 + 30,
            }
            await here.watch(here.game.asked, mail=True, **quiet)
            await here.later()
            minutes = 0
            while not here.mailbox.mails:
                await here.later(15 * 60)
                minutes += 15
                assert minutes < 24 * 60
            person = Person(**quiet)
            local = person.local(here.clock.now)
            assert (local.hour * 60 + local.minute) // 15 * 15 in (11 * 60 + 30, 11 * 60 + 45)

    drive(work)


def test_people_whom_nobody_needs_any_more_are_forgotten(own_database: str) -> None:
    """They changed nothing for 400 days, and no game goes on in which they want notices."""

    async def work() -> None:
        async with noticed(own_database) as here:
            day = 24 * HOUR
            plays = await here.watch(here.game.asked, mail=True)
            idle, busy = hash_token("idle"), hash_token("busy")
            for id in (idle, busy):
                await here.store.change_person(id, lambda person: None, BEGIN)
            here.clock.now = BEGIN + 300 * day
            await here.store.change_person(busy, lambda person: None, here.clock.now)
            for days, kept in ((399, [plays, idle, busy]), (401, [plays, busy]), (701, [plays])):
                here.clock.now = BEGIN + days * day
                await here.dispatcher.step()
                found = [id for id in (plays, idle, busy) if await here.store.person(id)]
                assert found == kept, days
            await here.game.table.change_config(close_now)
            await here.dispatcher.step()
            assert await here.store.person(plays) is None
            assert not await here.mails(plays)

    drive(work)


def test_a_digest_is_one_mail_with_all_tables(own_database: str) -> None:
    async def work() -> None:
        async with noticed(own_database) as here:
            id = await here.watch(here.game.asked, mail=True, digest_hour=18)
            other, tokens, _ = await hosted(here.game.registry)
            await sit_all(other, tokens)
            asked = int(other.require_playing().play.deciding_seat() or 0)
            watched = WatchedSeat(other.id, asked, hash_token(tokens[asked]), True, False)
            await here.store.change_person(id, lambda person: person.seats.append(watched), BEGIN)
            for _ in range(24):
                await here.later(3600)
            (mail,) = here.mailbox.mails
            assert mail["Subject"] == "2 tables wait for you"
            assert here.game.table.id in here.mailbox.text()
            assert other.id in here.mailbox.text()

    drive(work)


def test_a_seat_with_another_link_tells_its_old_player_nothing(own_database: str) -> None:
    async def work() -> None:
        async with noticed(own_database) as here:
            table, seat = here.game.table, here.game.asked
            await here.watch(seat, mail=True)
            await here.dispatcher.step()

            def relink(config: Any) -> None:
                config.seats[seat].token = hash_token("somebody else's")

            await table.change_config(relink)
            await here.later(HOUR)
            assert here.mailbox.mails == []

    drive(work)


def test_of_many_processes_one_sends_a_notice(own_postgres: str) -> None:
    async def work() -> None:
        async with noticed(own_postgres) as here:
            await here.watch(here.game.asked, mail=True, push=True)
            await here.dispatcher.step()
            here.clock.pass_seconds(DELAY + 1)
            stores = [Store(open_database(own_postgres)) for _ in range(3)]
            others = [here.another(NoticeStore(store)) for store in stores]
            await asyncio.gather(*(each.step() for each in (here.dispatcher, *others)))
            assert (len(here.mailbox.mails), len(here.web.got)) == (1, 1)
            for store in stores:
                await store.close()

    drive(work)


def test_after_a_crash_what_was_being_sent_never_comes_twice_and_the_rest_is_sent(
    own_database: str,
) -> None:
    async def work() -> None:
        async with noticed(own_database) as here:
            id = await here.watch(here.game.asked, mail=True, push=True)
            await here.dispatcher.step()
            here.clock.pass_seconds(DELAY + 1)
            # A process claims both, begins to send the mail, and is killed.
            killed = NoticeStore(here.game.registry.store)
            claimed = await killed.claim(here.clock.now)
            assert len(claimed) == 2
            mail = [notice for notice in claimed if notice.target.startswith("mail")]
            assert await killed.begin(mail, here.clock.now) == mail
            await here.dispatcher.step()
            assert (here.mailbox.mails, here.web.got) == ([], []), "another process has them"
            await here.later(SENDING_MS / 1000 + 1)
            assert (len(here.mailbox.mails), len(here.web.got)) == (0, 1)
            (row,) = await here.mails(id)
            assert (row.state, row.fault) == ("unknown", "interrupted")

    drive(work)


@pytest.mark.parametrize("hours", [-30, 30])
def test_a_clock_that_jumps_neither_loses_nor_repeats_a_notice(
    hours: int, own_database: str
) -> None:
    async def work() -> None:
        async with noticed(own_database) as here:
            await here.watch(here.game.asked, mail=True)
            await here.dispatcher.step()
            here.clock.now += hours * HOUR
            await here.later()
            await here.later()
            assert len(here.mailbox.mails) == 1
            here.clock.now -= hours * HOUR
            await here.later()
            await here.later(HOUR)
            assert len(here.mailbox.mails) == 1

    drive(work)


def test_two_devices_that_change_wishes_at_once_lose_none(own_database: str) -> None:
    async def work() -> None:
        async with noticed(own_database) as here:
            id = await here.watch(here.game.asked, mail=True)

            def adds(number: int) -> Any:
                device = Device(f"{number:016x}", "x", "https://push.example.org", "", "")
                return lambda person: person.devices.append(device)

            changes = (here.store.change_person(id, adds(i), BEGIN) for i in range(8))
            await asyncio.gather(*changes)
            person = await here.store.person(id)
            assert person is not None
            assert len({device.id for device in person.devices}) == 8

    drive(work)


WITHOUT_EXTRA = """
from motherlode import optional_packages
optional_packages.PACKAGES["notices"] = ("not_installed_package",)
"""


@pytest.mark.parametrize("by_setting", [False, True])
def test_a_server_without_the_extra_logs_once_how_to_install_it_if_notices_are_wanted(
    tmp_path: Path, by_setting: bool
) -> None:
    """Wanted by a setting, else by a person who opens the page of notices."""
    (tmp_path / "sitecustomize.py").write_text(WITHOUT_EXTRA)
    given = [*QUICK, "--notice-networks", "10.0.0.0/8"] if by_setting else QUICK
    server = Server(str(tmp_path / "tables.db"), tmp_path / "log", given)
    server.environment = {"PYTHONPATH": str(tmp_path)}

    async def work() -> None:
        await asyncio.to_thread(server.start)
        api = Api(server.address)
        try:
            offered = await api.get("/notices")  # answered when the senders are built
            assert ("install" in server.logs.read_text()) == by_setting
            assert not offered["webhooks"]
            for _ in range(2):
                await api.post("/notices/status", secrets.token_hex(32))
        finally:
            await api.close()
            await asyncio.to_thread(server.kill)

    drive(work)
    lines = [line for line in server.logs.read_text().splitlines() if "install" in line]
    assert len(lines) == 1
    assert json.loads(lines[0])["install"] == install_command("notices")
