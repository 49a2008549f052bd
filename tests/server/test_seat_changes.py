"""Who plays a dealt seat: its own link, its clock, or a vote after an absence; never the host."""

import asyncio
import secrets
from typing import Any

import pytest

from motherlode.kernel.entry_authors import PLAYER, STAND_IN, join_author
from motherlode.server.api.rest_schema import Clock, MySeat, Sit, TakeSeat
from motherlode.server.api.socket_schema import Chat, Mute, Order, Orders, Resign, Undo
from motherlode.server.tables import (
    autoplay,
    creation,
    join_kick_start,
    seat_changes,
    seat_commands,
    takeovers,
)
from motherlode.server.tables.table_config import CLOSED, SHUT_BY_OPERATOR, TableConfig
from motherlode.server.tokens import hash_token
from tests.load.client import Api
from tests.server.human_tables import Sitting, refused, sitting
from tests.server.sites import Site, drive
from tests.server.tables import hosted, registry_on, sit

ABSENCE = 60


def test_the_host_gets_no_link_of_a_dealt_seat_and_does_not_replace_its_player(site: Site) -> None:
    async def work() -> None:
        async with site.api() as api, site.api(1) as other:
            created = await api.table()
            path, host = f"/tables/{created['table']}", created["host"]
            for request, body in (("link", None), ("bot", {"bot": "random"}), ("back", None)):
                answer = await other.ask("POST", f"{path}/seats/1/{request}", host, body)
                assert answer.status_code == 403, request
            answer = await api.ask("POST", f"{path}/seats/1/kick", host)
            assert (answer.status_code, answer.json()["code"]) == (409, "begun")
            answer = await api.ask("POST", f"{path}/close", host)
            assert (answer.status_code, answer.json()["code"]) == (409, "needs_consent")
            reply = await api.get(path, created["seats"][1]["token"])
            assert reply["you"] == {"seat": 1, "host": False}
            assert reply["table"]["takeovers"] == []

    drive(work)


def test_a_host_who_takes_a_seats_link_before_the_deal_has_to_sit_down_in_the_open(
    site: Site,
) -> None:
    """The game waits, the player's name and bytes are gone, and everybody sees the change."""

    async def work() -> None:
        async with site.api() as api:
            seats = [{"kind": "human", "name": "Eve"}, {"kind": "open"}, {"kind": "open"}]
            made = await api.post("/tables", body={"game": "karats", "seats": seats})
            path, host = f"/tables/{made['table']}", made["host"]
            await api.sit(made["table"], made["seats"][0]["token"])
            ben = await api.post(f"{path}/join", body={"name": "Ben", "entropy": new_bytes()})
            stolen = (await api.post(f"{path}/seats/{ben['seat']}/link", host))["token"]
            await api.post(f"{path}/join", body={"name": "Cem", "entropy": new_bytes()})
            info = (await api.get(path))["table"]
            assert info["state"] == "waiting"
            assert [seat["name"] for seat in info["seats"]] == ["Eve", "Player 2", "Cem"]
            assert [seat["sat"] for seat in info["seats"]] == [True, False, True]
            assert set(info["fairness"]["contributions"]) == {"0", "2"}
            assert [change["by"] for change in info["takeovers"]] == ["host"]
            await api.post(f"{path}/start", host, {"bot": "greedy"})
            seen = await api.get(f"{path}/state", stolen)
            assert seen["position"] == (await api.get(f"{path}/state"))["position"]
            answer = await api.ask("POST", f"{path}/sit", ben["token"], {"key": new_bytes()})
            assert answer.status_code == 403

    drive(work)


def new_bytes() -> str:
    return secrets.token_hex(32)


@pytest.mark.parametrize("begun", [False, True])
def test_nobody_sits_down_without_a_key_so_that_every_invitation_ends(
    site: Site, begun: bool
) -> None:
    """The maker of an invitation has a copy: it gets no hand and no move after the deal."""

    async def work() -> None:
        async with site.api() as api, site.api(1) as other:
            seats = [{"kind": "human"}, {"kind": "human"}]
            made = await api.post("/tables", body={"game": "super_motherload", "seats": seats})
            path, (own, old) = f"/tables/{made['table']}", [x["token"] for x in made["seats"]]
            await api.sit(made["table"], own)
            if begun:
                await api.post(f"{path}/start", made["host"], {})
            await wait_for_state(other, path, old, "playing" if begun else "waiting")
            part, key = {} if begun else {"entropy": new_bytes()}, new_bytes()
            before = (await other.get(path))["table"]
            refused = await other.ask("POST", f"{path}/sit", old, {**part, "name": "Bea"})
            assert (refused.status_code, refused.json()["code"]) == (409, "needs_key")
            assert (await other.get(path))["table"] == before
            sat = await other.post(f"{path}/sit", old, {**part, "key": key})
            assert (await other.post(f"{path}/sit", old, {**part, "key": key})) == sat
            for server in (api, other):
                while not (await server.get(path, sat["token"]))["table"]["seats"][1]["sat"]:
                    await asyncio.sleep(0.01)
            move = {"type": "move", "id": "m", "number": 1, "action": "draw"}
            asks = [("state", None), ("hint", None), ("why?action=draw", None), ("messages", move)]
            for asked in (*asks, ("sit", {"key": new_bytes()}), ("seats/1/link", {})):
                request, body = asked
                method = "GET" if body is None else "POST"
                answer = await api.ask(method, f"{path}/{request}", old, body)
                assert answer.status_code == 403, request
            assert (await api.get(path, old))["you"] == {"seat": -1, "host": False}
            seen = await api.get(f"{path}/history", old)
            assert seen == await api.get(f"{path}/history"), "a spectator's"
            assert (await api.get(f"{path}/state", sat["token"]))["position"]["number"] == 0

    drive(work)


async def wait_for_state(api: Api, path: str, token: str, state: str) -> None:
    """Waits until the server behind `api` knows that a table is in a state."""
    while (await api.get(path, token))["table"]["state"] != state:
        await asyncio.sleep(0.01)


def test_the_maker_of_an_invitation_neither_speaks_nor_decides_for_its_player(
    database: str,
) -> None:
    """Orders would play for the player. So would those of one whose link the host replaced."""

    async def work() -> None:
        async with registry_on(database) as registry:
            table, tokens, host = await hosted(registry)
            order = Orders("o", [Order("offer", "offer 0")])
            for message in (order, Mute("m", 0, True), Chat("c", "I am the player")):
                answer = seat_commands.execute(
                    table, MySeat(1, False), message, hash_token(tokens[1])
                )
                assert await refused(answer) == "not_allowed"
            tokens[1] = await sit(table, tokens[1])
            raised = Orders("r", [Order("", "")])
            await seat_commands.execute(table, MySeat(1, False), raised, hash_token(tokens[1]))
            assert table.config.seats[1].orders
            await table.change_config(
                lambda config: join_kick_start.new_link(config, 1, host, secrets.token_hex(32))
            )
            assert table.config.seats[1].orders == []

    drive(work)


def test_who_sits_down_late_is_not_absent_at_once(database: str) -> None:
    async def work() -> None:
        async with registry_on(database) as registry:
            table, tokens, host = await hosted(registry)
            now = table.time.now()
            await table.change_config(
                lambda config: join_kick_start.start(config, table.id, "greedy", host, now)
            )
            table.time.downtimes.clear()
            live_game = table.require_playing()
            seat = int(live_game.play.deciding_seat() or 0)
            live_game.asked_since[seat] -= 3_600_000
            assert table.is_absent(seat)
            form = Sit(key=secrets.token_hex(32))
            await table.change_config(
                lambda config: join_kick_start.sit(config, form, tokens[seat])
            )
            assert not table.is_absent(seat)

    drive(work)


def test_nobody_reads_a_hand_by_a_copied_link_before_its_player_sits_down(site: Site) -> None:
    async def work() -> None:
        async with site.api() as api, site.api(1) as other:
            seats = [{"kind": "human"}, {"kind": "human"}]
            made = await api.post("/tables", body={"game": "super_motherload", "seats": seats})
            path, (own, friend) = f"/tables/{made['table']}", [x["token"] for x in made["seats"]]
            created = [await api.sit(made["table"], own), friend]
            made["seats"] = [{"seat": i, "token": token} for i, token in enumerate(created)]
            async with site.open_seats(made) as (_, copy):
                await api.post(f"{path}/start", made["host"], {"bot": "greedy"})
                while not (unseen := await other.get(f"{path}/state"))["position"]:
                    await asyncio.sleep(0.01)
                found = await other.get(f"{path}/state", friend)
                assert found["position"] == unseen["position"]
                entries = (await other.get(f"{path}/history", friend))["entries"]
                assert entries == (await other.get(f"{path}/history"))["entries"]
                for answer in (
                    await other.ask("GET", f"{path}/why", friend, action="pass"),
                    await other.ask("GET", f"{path}/hint", friend),
                ):
                    assert answer.status_code == 403
                assert (await copy.ask({"type": "chat", "text": "hi"}))["code"] == "not_allowed"
                assert unseen["table"]["takeovers"] == []
                sat = await other.post(f"{path}/sit", friend, {"key": new_bytes()})
                assert [x["by"] for x in sat["table"]["takeovers"]] == ["own link"]
                found = await other.get(f"{path}/state", sat["token"])
                assert found["position"]["view"] != unseen["position"]["view"]
                with pytest.raises(ConnectionError):
                    await copy.until(lambda: copy.position == found["position"])

    drive(work)


def test_a_copied_link_shows_no_hand_of_a_game_that_an_operator_closed(database: str) -> None:
    """Nobody ever sat down at the seat, and what an operator closes stays hidden."""

    async def work() -> None:
        async with registry_on(database) as registry:
            table, tokens, host = await hosted(registry, game="mothership")
            own = await sit(table, tokens[0])
            await table.change_config(
                lambda config: join_kick_start.start(config, table.id, "random", host, 1)
            )

            def close(config: TableConfig) -> None:
                config.state, config.ending = CLOSED, SHUT_BY_OPERATOR

            await table.change_config(close)
            copied, nobody, player = (
                table.make_sync(table.config.identify(token), "", -1).position
                for token in (tokens[1], "", own)
            )
            assert copied is not None
            assert nobody is not None
            assert player is not None
            assert copied.view == nobody.view
            assert player.view != nobody.view
            assert await refused(sit(table, tokens[1])) == "game_over"

    drive(work)


def test_the_host_link_is_not_replaced_without_end(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(takeovers, "MOST", 3)

    async def work() -> None:
        async with sitting(database, 2) as at:
            host = at.host

            async def replace(fresh: str) -> None:
                await at.table.change_config(
                    lambda config: join_kick_start.new_host_link(config, host, fresh)
                )

            for number in range(3):
                await replace(f"link {number}")
                host = f"link {number}"
            assert await refused(replace("one more")) == "too_many_takeovers"
            found = (await at.stored()).config
            assert (len(found.former), found.identify(host).host) == (3, True)

    drive(work)


def test_a_link_that_a_player_replaces_in_mid_game_is_seen_by_all_and_kept(site: Site) -> None:
    async def work() -> None:
        async with site.api() as api:
            created = await api.table()
            path, own = f"/tables/{created['table']}", created["seats"][1]["token"]
            fresh = await api.post(f"{path}/seats/1/link", own)
            seen = (await api.get(path))["table"]["takeovers"]
            assert [(change["seat"], change["by"]) for change in seen] == [(1, "own link")]
            created["seats"][1]["token"] = fresh["token"]
            await api.end_by_agreement(created)
            record = await api.get(f"{path}/record")
            assert record["takeovers"] == seen
            assert (await api.post("/records/verify", body=record))["good"]

    drive(work)


def test_an_invitation_that_is_used_with_a_key_is_worth_nothing_afterwards(site: Site) -> None:
    """Its maker keeps a copy: without a new link the host could open the friend's seat."""

    async def work() -> None:
        async with site.api() as api, site.api(1) as other:
            human = {"kind": "human"}
            made = await api.post("/tables", body={"game": "karats", "seats": [human, human]})
            path, (own, invitation) = f"/tables/{made['table']}", made["seats"]
            form = {"entropy": secrets.token_hex(32), "key": secrets.token_hex(32)}
            token = (await api.post(f"{path}/sit", invitation["token"], form))["token"]
            again = await other.post(f"{path}/sit", invitation["token"], form)
            assert again["token"] == token, "a lost answer is sent again"
            assert again["you"]["seat"] == 1
            await api.sit(made["table"], own["token"])
            answer = await other.ask("GET", f"{path}/state", invitation["token"])
            assert answer.status_code == 403
            assert (await other.get(f"{path}/state", token))["you"]["seat"] == 1

    drive(work)


def test_an_absent_seat_goes_to_a_bot_only_if_all_others_agree(database: str) -> None:
    async def work() -> None:
        async with sitting(database, 3, absence=ABSENCE) as at:
            absent, (first, second) = at.asked, at.others()
            vote: Any = {"seat": absent, "bot": "random"}
            assert await refused(at.propose(first, "bot", **vote)) == "not_absent"
            at.let_time_pass(ABSENCE + 1)
            assert await refused(at.propose(first, "bot", seat=second)) == "not_absent"
            await at.propose(first, "bot", **vote)
            assert at.table.config.seats[absent].stand_in == ""
            assert await refused(at.answer(absent, True)) == "not_allowed"
            await at.answer(second, True)
            found = (await at.stored()).config
            assert found.seats[absent].stand_in == "random"
            assert [(change.seat, change.by) for change in found.takeovers] == [(absent, "vote")]
            # The player's own link brings the player back.
            await at.table.change_config(
                lambda config: join_kick_start.give_back(config, absent, at.tokens[absent], 1)
            )
            assert [change.by for change in at.table.config.takeovers] == ["vote", "own link"]
            assert absent in at.table.config.humans()

    drive(work)


def test_one_other_human_alone_may_vote_an_absent_seat_to_a_bot(database: str) -> None:
    async def work() -> None:
        async with sitting(database, 2, absence=ABSENCE) as at:
            absent = at.asked
            at.let_time_pass(ABSENCE + 1)
            await at.propose(1 - absent, "bot", seat=absent)
            assert at.table.config.seats[absent].stand_in == "greedy"
            assert at.table.config.proposal is None

    drive(work)


def test_a_vote_is_void_once_the_absent_player_has_moved_or_returned(database: str) -> None:
    async def work() -> None:
        async with sitting(database, 3, absence=ABSENCE) as at:
            absent, (first, second) = at.asked, at.others()
            at.let_time_pass(ABSENCE + 1)
            await at.propose(first, "bot", seat=absent)
            assert await at.move() == absent
            assert at.table.info().proposal is None
            assert await refused(at.answer(second, True)) == "no_request"
            assert at.table.config.seats[absent].stand_in == ""
            while at.asked != absent:
                await at.move()
            assert await refused(at.answer(second, True)) == "no_request"
            at.let_time_pass(ABSENCE + 1)
            await at.agree("bot", first, [second], seat=absent)
            assert at.table.config.seats[absent].stand_in == "greedy"

    drive(work)


def test_a_seat_with_a_clock_is_absent_only_after_all_the_time_that_the_clock_gives(
    database: str,
) -> None:
    async def work() -> None:
        async with sitting(database, 2, Clock(1000, 200, "pass"), absence=ABSENCE) as at:
            absent, other = at.asked, 1 - at.asked
            assert at.table.info().absence == 1200
            await at.agree("time", absent, [other], count=100)
            at.let_time_pass(1250)
            assert await refused(at.propose(other, "bot", seat=absent)) == "not_absent"
            at.let_time_pass(51)
            await at.propose(other, "bot", seat=absent)
            assert at.table.config.seats[absent].stand_in == "greedy"

    drive(work)


def test_absence_does_not_count_pauses_nor_the_time_before_a_return(database: str) -> None:
    async def work() -> None:
        async with sitting(database, 2, absence=ABSENCE) as at:
            absent, other = at.asked, 1 - at.asked
            at.let_time_pass(ABSENCE + 1)
            now = at.table.time.now()

            def pause(config: Any) -> None:
                config.pauses = [(now - 40_000, now)]

            await at.table.change_config(pause)
            assert await refused(at.propose(other, "bot", seat=absent)) == "not_absent"
            at.let_time_pass(41)
            await at.propose(other, "bot", seat=absent)
            await at.table.change_config(
                lambda config: join_kick_start.give_back(
                    config, absent, at.tokens[absent], at.table.time.now()
                )
            )
            assert await refused(at.propose(other, "bot", seat=absent)) == "not_absent"

    drive(work)


async def leave(at: Sitting, seat: int) -> None:
    await at.table.change_config(
        lambda config: join_kick_start.replace(config, seat, "greedy", at.tokens[seat])
    )


async def take(at: Sitting, seat: int, key: str, held: str = "", **given: Any) -> str:
    invitation = at.table.config.invitation_token(seat)
    form = TakeSeat("Eve", given.pop("invitation", invitation), key, **given)
    return await at.table.change_config(
        lambda config: seat_changes.take_seat(config, seat, form, held)
    )


def test_a_newcomer_takes_a_bots_seat_only_if_two_other_humans_agree(database: str) -> None:
    async def work() -> None:
        async with sitting(database, 3) as at:
            gone, (first, second) = at.asked, at.others()
            assert await refused(at.propose(first, "newcomer", seat=gone)) == "no_bot"
            at.registry.is_leaving = True  # No bot moves: the table stands still.
            await leave(at, gone)
            key = secrets.token_hex(32)
            assert await refused(take(at, gone, key)) == "seat_taken"
            await at.propose(first, "newcomer", seat=gone)
            assert await refused(take(at, gone, key)) == "seat_taken"
            await at.answer(second, True)
            readers = [at.table.config.invitations(seat) for seat in (first, second, gone, -1)]
            token = at.table.config.invitation_token(gone)
            assert readers == [{gone: token}, {gone: token}, {}, {}]
            for held, links in ((at.tokens[first], []), (at.host, []), ("", [at.tokens[gone]])):
                assert await refused(take(at, gone, key, held, links=links)) == "no_newcomer"
            assert await refused(take(at, gone, key, watched=True)) == "no_newcomer"
            assert await refused(take(at, gone, key, invitation="x")) == "not_allowed"
            fresh = await take(at, gone, key)
            assert await take(at, gone, key) == fresh, "a lost answer is sent again"
            config = (await at.stored()).config
            assert config.identify(fresh).seat == gone
            assert config.identify(at.tokens[gone]).seat == -1
            last = config.takeovers[-1]
            assert (last.before, last.after, last.by) == ("stand-in greedy", "player Eve", "vote")
            assert await refused(take(at, gone, secrets.token_hex(32))) == "seat_taken"

    drive(work)


@pytest.mark.parametrize("how", ["given", "passed", "replaced"])
def test_a_browser_with_an_old_host_link_is_no_newcomer(database: str, how: str) -> None:
    async def work() -> None:
        async with sitting(database, 3) as at:
            gone, (first, second) = at.asked, at.others()
            at.registry.is_leaving = True

            def change(config: TableConfig) -> None:
                if how == "given":
                    join_kick_start.give_hosting(config, first, at.host)
                elif how == "passed":
                    seat_changes.pass_hosting(config)
                else:
                    join_kick_start.new_host_link(config, at.host, secrets.token_hex(32))

            await at.table.change_config(change)
            await leave(at, gone)
            await at.propose(first, "newcomer", seat=gone)
            await at.answer(second, True)
            key = secrets.token_hex(32)
            assert await refused(take(at, gone, key, at.host)) == "no_newcomer"
            assert await refused(take(at, gone, key, links=[at.host])) == "no_newcomer"
            assert await take(at, gone, key)

    drive(work)


def test_a_single_human_can_not_let_a_newcomer_in(database: str) -> None:
    """It could be the newcomer in a second browser."""

    async def work() -> None:
        async with sitting(database, 2) as at:
            at.registry.is_leaving = True
            await leave(at, 0)
            assert await refused(at.propose(1, "newcomer", seat=0)) == "too_few_humans"

    drive(work)


def test_nothing_is_undone_from_before_a_seat_lost_its_human(database: str) -> None:
    async def work() -> None:
        async with sitting(database, 2) as at:
            at.registry.is_leaving = True
            movers = [await at.move() for _ in range(12)]
            assert len(set(movers)) == 2
            stays, number = at.asked, at.live_game.number
            await leave(at, 1 - stays)
            undo = Undo("u", number + 1, number)
            assert await refused(at.send(stays, undo)) == "cant_undo"
            assert at.live_game.positions([stays])[stays].back == 0
            assert (await at.stored()).require_playing().undoable_here() == 0

    drive(work)


@pytest.mark.parametrize("how", ["voted", "leaves"])
def test_a_player_who_is_alone_after_others_left_undoes_nothing_that_needs_consent(
    database: str, how: str
) -> None:
    """A bot plays the other seat, but its player may return to the game as it is then."""

    async def work() -> None:
        async with sitting(database, 2, absence=ABSENCE) as at:
            at.registry.is_leaving = True  # No bot moves by itself.
            gone = at.asked
            stays, count = 1 - gone, 6
            if how == "voted":
                at.let_time_pass(ABSENCE + 1)
                await at.propose(stays, "bot", seat=gone)
            else:
                await leave(at, gone)
            for _ in range(count):
                await play_any(at)
            number, play = at.live_game.number, at.live_game.play
            limit = play.undo_limit(stays)
            assert limit < count
            position = at.live_game.positions([stays])[stays]
            assert position.back <= position.undo == limit
            assert await refused(at.send(stays, Undo("u", number + 1, limit + 1))) == "cant_undo"
            again = await at.stored()
            assert again.require_playing().undoable_by(stays) == limit
            assert at.live_game.number == number
            await at.table.change_config(
                lambda config: join_kick_start.give_back(config, gone, at.tokens[gone], 1)
            )
            await at.send(stays, Undo("v", number + 1, count))
            assert at.live_game.number == number
            await at.answer(gone, True)
            assert (at.live_game.number, len(play.applied)) == (number + 1, 0)

    drive(work)


async def play_any(at: Sitting) -> None:
    """Makes the first legal move of the seat that is asked, also for a bot."""
    number, text = at.live_game.number + 1, at.live_game.legal()[0].text
    bot = at.table.config.seats[at.asked].stand_in
    by = join_author(STAND_IN, bot) if bot else PLAYER
    async with at.table.lock:
        assert await at.table.append_entry(number, at.asked, by, text, f"m{number}")


@pytest.mark.parametrize("how", ["leaves", "clock"])
def test_a_bot_that_takes_a_seat_drops_its_consent(database: str, how: str) -> None:
    async def work() -> None:
        async with sitting(database, 3, Clock(1000)) as at:
            at.registry.is_leaving = True
            for _ in range(9):
                await at.move()
            first, second, third = at.asked, *at.others()
            await at.send(first, Undo("u", at.live_game.number + 1, 5))
            await at.answer(second, True)
            proposal = at.table.config.proposal
            assert proposal is not None
            assert proposal.agreed == [second]
            if how == "leaves":
                await leave(at, second)
            else:
                await at.table.change_config(
                    lambda config: autoplay.stand_in(config, second, "greedy", 9)
                )
            assert at.table.config.proposal is None
            assert at.live_game.number == 9
            # An end that the others agreed to still happens without the seat that left, or that a
            # bot has had for the time of an absence.
            at.table.config.takeovers[-1].at -= at.table.config.absence * 1000
            await at.propose(first, "end")
            await at.answer(third, True)
            assert at.table.config.ending == "agreed"

    drive(work)


def test_a_resignation_of_two_ends_the_game_and_the_other_wins(site: Site) -> None:
    async def work() -> None:
        async with site.api() as api, site.api(1) as other:
            created = await api.table()
            path, tokens = f"/tables/{created['table']}", [s["token"] for s in created["seats"]]
            async with site.open_seats(created) as seats:
                assert (await seats[0].ask({"type": "resign"}))["type"] == "ok"
                await seats[1].until(lambda: seats[1].table["state"] == "over")
                assert seats[1].table["result"] == [0.0, 1.0]
                assert seats[1].table["ending"] == "resigned"
                assert (await seats[0].ask({"type": "resign"}))["type"] == "ok", "a retry"
            record = await other.get(f"{path}/record")
            assert [change["by"] for change in record["takeovers"]] == ["resignation"]
            assert record["ending"] == "resigned"
            assert (await api.post("/records/verify", body=record))["good"]
            again = await api.post(f"{path}/rematch", tokens[1])
            seats_there = (await api.get(f"/tables/{again['table']}"))["table"]["seats"]
            assert [seat["kind"] for seat in seats_there] == ["human", "human"]
            assert (await api.post(f"{path}/rematch", tokens[0]))["seat"] == 0

    drive(work)


def test_one_of_three_players_who_resigns_is_replaced_by_a_bot_and_cannot_return(
    database: str,
) -> None:
    async def work() -> None:
        async with sitting(database, 3) as at:
            at.registry.is_leaving = True
            await at.send(0, Resign("r"))
            config = at.table.config
            assert (config.state, config.seats[0].stand_in) == ("playing", "greedy")

            def back(config: Any) -> None:
                join_kick_start.give_back(config, 0, at.tokens[0], 1)

            assert await refused(at.table.change_config(back)) == "resigned"
            await at.send(1, Resign("r"))
            config = (await at.stored()).config
            assert (config.state, config.ending) == ("over", "resigned")
            assert config.result == [0.0, 0.0, 1.0]
            made = await creation.rematch(at.registry, at.table, at.tokens[2])
            seats_there = (await at.registry.table(made.table)).config.seats
            assert [seat.kind for seat in seats_there] == ["bot", "human", "human"]

    drive(work)
