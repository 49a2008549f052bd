"""What needs consent: end, pause, added time; and how often a seat may ask."""

from typing import Any

import pytest

from motherlode.server.api.rest_schema import Clock
from motherlode.server.api.socket_schema import Consent, Move, Propose, SeatMessage, Undo
from motherlode.server.tables import autoplay, proposal_commands, seat_commands
from motherlode.server.tokens import hash_token
from tests.load.launch import Postgres
from tests.server.human_tables import refused, sitting
from tests.server.sites import Site, drive
from tests.server.two_registries import two_registries


def test_a_game_ends_without_a_result_if_all_agree(site: Site) -> None:
    async def work() -> None:
        async with site.api() as api:
            created = await api.table(3)
            async with site.open_seats(created) as seats:
                ask = {"type": "propose", "kind": "end", "id": "e"}
                assert (await seats[0].ask(dict(ask)))["type"] == "ok"
                assert (await seats[0].ask(dict(ask)))["type"] == "ok", "a retry"
                for seat in seats[1:]:
                    await seat.until(lambda seat=seat: seat.table["proposal"] is not None)
                    proposal = seat.table["proposal"]
                    assert (proposal["kind"], proposal["seat"]) == ("end", 0)
                    yes = {"type": "consent", "request": proposal["request"], "yes": True}
                    assert (await seat.ask(dict(yes)))["type"] == "ok"
                await seats[0].until(lambda: seats[0].table["state"] == "closed")
                assert seats[0].table["ending"] == "agreed"
            record = await api.get(f"/tables/{created['table']}/record")
            assert (record["actions"], record["ending"]) == ([], "agreed")
            record["ending"] = "won"
            assert not (await api.post("/records/verify", body=record))["good"]

    drive(work)


def test_a_refused_seat_waits_before_it_asks_again_longer_each_time(database: str) -> None:
    async def work() -> None:
        async with sitting(database) as at:
            for _ in range(6):
                await at.move()
            waits: list[int] = []
            for attempt in range(3):
                undo = Undo(f"u{attempt}", at.live_game.number + 1, 6)
                await at.send(0, undo)
                await at.answer(1, False)
                now, owner = at.table.time.now(), (await at.stored()).config.seats[0]
                waits.append(round((owner.ask_after - now) / 1000))
                assert await refused(at.propose(0, "end")) == "cool_down"
                assert await refused(at.send(0, Undo("x", undo.number, 6))) == "cool_down"

                def wait(config: Any) -> None:
                    config.seats[0].ask_after = 0

                await at.table.change_config(wait)
            assert waits == [60, 120, 240]
            await at.agree("pause", 0, [1])
            assert at.table.config.seats[0].refused == 0

    drive(work)


def test_withdrawing_a_proposal_is_no_way_to_ask_all_the_time(database: str) -> None:
    async def work() -> None:
        async with sitting(database) as at:
            await at.propose(0, "end")
            await at.answer(0, False)
            assert await refused(at.propose(0, "end")) == "cool_down"

    drive(work)


def test_replacing_the_own_proposal_is_no_way_to_ask_all_the_time(database: str) -> None:
    async def work() -> None:
        async with sitting(database) as at:
            await at.propose(0, "end")
            await at.propose(0, "pause")
            assert await refused(at.propose(0, "end")) == "cool_down"
            assert at.table.config.proposal is not None
            assert at.table.config.proposal.kind == "pause"

    drive(work)


def test_an_undo_to_which_somebody_played_on_counts_as_refused(database: str) -> None:
    async def work() -> None:
        async with sitting(database) as at:
            for _ in range(6):
                await at.move()
            await at.send(0, Undo("u1", at.live_game.number + 1, 6))
            await at.move()
            assert await refused(at.send(0, Undo("u2", at.live_game.number + 1, 7))) == "cool_down"
            assert await refused(at.propose(0, "end")) == "cool_down"
            await at.propose(1, "pause")
            assert (await at.stored()).config.seats[0].refused == 1

    drive(work)


def test_an_undo_to_which_the_others_agreed_does_not_count_as_refused(database: str) -> None:
    async def work() -> None:
        async with sitting(database) as at:
            for _ in range(6):
                await at.move()
            await at.send(0, Undo("u1", at.live_game.number + 1, 6))
            await at.answer(1, True)
            assert at.live_game.number == 7
            await at.propose(0, "pause")
            assert at.table.config.seats[0].refused == 0

    drive(work)


def test_a_human_alone_can_not_add_pauses_and_time_without_end(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(proposal_commands, "MOST_TIMES", 3)

    async def work() -> None:
        async with sitting(database, 1, Clock(100, 50)) as at:
            for _ in range(3):
                await at.propose(0, "time", count=1)
            assert await refused(at.propose(0, "time", count=1)) == "too_many_pauses"
        async with sitting(database, 1) as at:
            for _ in range(3):
                await at.propose(0, "pause")
                await at.propose(0, "resume")
            assert await refused(at.propose(0, "pause")) == "too_many_pauses"
            assert not at.table.config.paused

    drive(work)


@pytest.mark.parametrize("clock", [None, Clock(259_200)])
def test_nothing_ends_pauses_or_slows_a_game_while_a_player_who_has_to_agree_is_away(
    database: str, clock: Clock | None
) -> None:
    async def work() -> None:
        async with sitting(database, 2, clock) as at:
            away, other = at.asked, 1 - at.asked
            at.let_time_pass(601)
            for kind, given in (("time", {"count": 86_400}), ("pause", {}), ("end", {})):
                if kind == "time" and clock is None:
                    continue
                await at.propose(other, kind, **given)
                found = at.table.config
                assert found.proposal is not None
                assert found.proposal.needed == [away]
                assert (found.state, found.added, found.paused) == ("playing", [], 0)
                found.seats[other].ask_after = 0
            if clock is not None:
                assert await refused(at.propose(other, "bot", seat=away)) == "not_absent"
                return
            # Without a clock the others let a bot play for who left, and then decide alone.
            await at.propose(other, "bot", seat=away)
            await at.propose(other, "end")
            assert at.table.config.ending == "agreed"

    drive(work)


def test_a_player_for_whom_the_clock_let_a_bot_in_has_a_say_for_the_time_of_an_absence(
    database: str,
) -> None:
    async def work() -> None:
        async with sitting(database, 2, Clock(1000), absence=60) as at:
            at.registry.is_leaving = True
            away, other = at.asked, 1 - at.asked
            await at.table.change_config(
                lambda config: autoplay.stand_in(config, away, "greedy", at.live_game.number)
            )
            await at.propose(other, "pause")
            assert not at.table.config.paused

            def a_minute_ago(config: Any) -> None:
                config.takeovers[-1].at -= 60_000
                config.seats[other].ask_after = 0

            await at.table.change_config(a_minute_ago)
            await at.propose(other, "pause")
            assert at.table.config.paused

    drive(work)


def test_one_proposal_is_open_at_a_time(database: str) -> None:
    async def work() -> None:
        async with sitting(database, 3) as at:
            await at.propose(0, "end")
            assert await refused(at.propose(1, "pause")) == "proposal_open"
            await at.answer(1, False)
            await at.propose(1, "pause")

    drive(work)


def test_a_pause_stops_moves_and_clocks_until_the_game_is_resumed(database: str) -> None:
    async def work() -> None:
        async with sitting(database, 2, Clock(100, 50), absence=60) as at:
            before = at.live_game.running_clock()
            assert before is not None
            await at.agree("pause", 0, [1])
            assert at.live_game.running_clock() is None
            move = Move("m", 1, at.live_game.legal()[0].text)
            assert await refused(at.send(at.asked, move)) == "paused"
            assert await refused(at.send(at.asked, Undo("u", 1, 1))) == "paused"
            assert await refused(at.propose(0, "pause")) == "paused"
            assert (await at.stored()).require_playing().running_clock() is None

            def an_hour_ago(config: Any) -> None:
                config.pauses = [(config.paused - 3_600_000, 0)]

            began = at.table.config.paused
            await at.table.change_config(an_hour_ago)
            at.live_game.timekeeper.since -= 3_600_000
            await at.propose(0, "resume")  # After the time of an absence nobody else is needed.
            after = at.live_game.running_clock()
            assert after is not None
            assert 0 <= after.deadline - (before.deadline) <= at.table.time.now() - began + 1000
            await at.move()
            assert at.live_game.timekeeper.banks == [50_000, 50_000]

    drive(work)


def test_a_resumption_needs_consent_within_the_time_of_an_absence(database: str) -> None:
    async def work() -> None:
        async with sitting(database, 2, absence=60) as at:
            await at.agree("pause", 0, [1])
            await at.propose(0, "resume")
            assert at.table.config.paused
            await at.answer(1, True)
            assert not at.table.config.paused
            await at.move()

    drive(work)


def test_added_time_is_in_the_bank_after_a_restart_too(database: str) -> None:
    async def work() -> None:
        async with sitting(database, 2, Clock(100, 50)) as at:
            await at.move()
            assert await refused(at.propose(0, "time")) == "no_clock"
            await at.agree("time", 0, [1], count=300)
            assert at.live_game.timekeeper.banks == [350_000, 50_000]
            await at.move()
            at.table.save_snapshot()
            await at.agree("time", 1, [0], count=60)
            await at.table.store.check_write()  # The snapshot is written before.
            again = await at.stored()
            assert again.require_playing().timekeeper.banks == [350_000, 110_000]
            await at.move()
            again = await at.stored()
            assert again.require_playing().timekeeper.banks == at.live_game.timekeeper.banks

    drive(work)


def test_a_retried_answer_gets_the_same_ok_and_a_late_one_a_refusal(database: str) -> None:
    async def work() -> None:
        async with sitting(database) as at:
            await at.propose(0, "pause")
            request = at.table.config.requests
            yes = Consent("yes", request, True)
            assert await at.send(1, yes) == await at.send(1, yes)
            assert await refused(at.send(1, Consent("no", request, False))) == "no_request"

    drive(work)


def test_a_process_that_does_not_know_of_a_pause_accepts_no_move(postgres: Postgres) -> None:
    async def work() -> None:
        async with two_registries(postgres.address) as two:
            messages: list[SeatMessage] = [Propose("p", "pause"), Consent("c", 1, True)]
            for seat, message in enumerate(messages):
                token = two.tokens[seat]
                you = two.here.config.identify(token)
                await seat_commands.execute(two.here, you, message, hash_token(token))
            assert two.here.config.paused
            assert not two.there.config.paused
            assert await two.refused(two.move()) == "paused"
            assert await two.entries() == []

    drive(work)
