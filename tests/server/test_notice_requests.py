"""Notices of requests for consent, and of windows that ask several seats at once."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from motherlode.server.api.rest_schema import NewSeat, NewTable
from motherlode.server.api.socket_schema import Undo
from motherlode.server.notices.person import Webhook
from motherlode.server.notices.turns import open_turns
from motherlode.server.tables import creation
from tests.server.fleets import NO, SEVERAL, act, give
from tests.server.human_tables import Sitting
from tests.server.notice_receivers import mail_server, web_receiver
from tests.server.noticed_tables import HOUR, Noticed, noticed
from tests.server.sites import drive
from tests.server.tables import registry_on, sit, until

PROPOSED = {
    "undo": "let a move be taken back",
    "end": "end the game with no winner",
    "pause": "pause the game",
}


async def watch_all(here: Noticed) -> list[str]:
    return [await here.watch(seat, mail=True) for seat in range(len(here.game.tokens))]


def got(here: Noticed) -> list[str]:
    """Whom mails went to, in order."""
    return sorted(str(mail["To"]) for mail in here.mailbox.mails)


async def ask_back(here: Noticed, seat: int) -> None:
    """A seat asks to take back so much that the others have to agree."""
    number, most = here.game.live_game.number + 1, here.game.live_game.undoable_by(seat)
    await here.game.send(seat, Undo(f"u{number}", number, most))
    assert here.game.table.config.proposal is not None


@pytest.mark.parametrize("kind", ["end", "pause"])
def test_a_request_is_one_notice_for_each_seat_that_has_to_agree(
    kind: str, own_database: str
) -> None:
    async def work() -> None:
        async with noticed(own_database, humans=3) as here:
            await watch_all(here)
            asked = here.game.asked
            first, *others = [asked, *here.game.others()]
            await here.game.propose(first, kind)
            for _ in range(3):
                await here.later(HOUR / 1000)
            about = [mail for mail in here.mailbox.mails if "answer is needed" in mail["Subject"]]
            assert sorted(str(mail["To"]) for mail in about) == sorted(map(here.address, others))
            assert "20,000 Karats" in about[0]["Subject"]
            texts = [here.mailbox.text(i) for i in range(len(here.mailbox.mails))]
            assert sum(PROPOSED[kind] in text for text in texts) == len(others)
            for secret in (*here.game.tokens, here.game.host):
                assert not any(secret in text for text in texts)
            # An answered request is of no interest; the next one is another notice.
            before = len(here.mailbox.mails)
            await here.game.answer(others[0], False)
            await here.later(HOUR / 1000)
            assert len(here.mailbox.mails) == before
            await here.game.propose(others[0], kind)
            await here.later(HOUR / 1000)
            assert len(here.mailbox.mails) == before + len(others)

    drive(work)


def test_who_answered_before_the_notice_was_due_gets_none(own_database: str) -> None:
    async def work() -> None:
        async with noticed(own_database, humans=3) as here:
            first, second, third = range(3)
            await here.game.propose(first, "end")
            await here.watch(second, push=True)
            await here.watch(third, push=True)
            await here.dispatcher.step()
            await here.game.answer(second, True)
            await here.later()
            about = [here.web.decrypted(each, here.public)["title"] for each in here.web.got]
            assert [title for title in about if "answer" in title] == [
                "Your answer is needed: 20,000 Karats Under the Earth"
            ]
            assert f"/push/{third}" in [each.path for each in here.web.got]

    drive(work)


def test_an_undo_to_which_somebody_played_on_sends_nothing(own_database: str) -> None:
    async def work() -> None:
        async with noticed(own_database) as here:
            for _ in range(4):
                seat, other = here.game.asked, await here.finish_turn()
            hook = Webhook("json", f"{here.web.address}/hook", "en", "https://games.example.org")
            await here.store.add_webhook(here.game.table.id, "2" * 16, hook, 3)
            await ask_back(here, seat)
            await here.dispatcher.step()
            await here.finish_turn()
            await here.later()
            posted = [each.json() for each in here.web.got]
            assert [each["event"] for each in posted] == ["turn"]
            await ask_back(here, other)
            await here.later()
            (asked,) = [each.json() for each in here.web.got if each.json()["event"] == "consent"]
            assert (asked["seat"], asked["step"]) == (here.game.asked, "undo")
            assert PROPOSED["undo"] in asked["text"]

    drive(work)


@asynccontextmanager
async def fleets_noticed(database: str, *hands: tuple[str, ...]) -> AsyncIterator[Noticed]:
    """A table of Mothership with placed fleets, whose seats hold some cards in turn order."""
    async with (
        mail_server() as (smtp, mailbox),
        web_receiver() as web,
        registry_on(database) as registry,
    ):
        seats = [NewSeat("human") for _ in hands]
        made = await creation.new_table(registry, NewTable("mothership", seats, edition=SEVERAL))
        table = await registry.table(made.table)
        for link in made.seats:
            link.token = await sit(table, link.token)
        game = Sitting(registry, table, made)
        for _ in hands:
            await act(table, game.asked, "deploy")
        for i, hand in enumerate(hands):
            give(game.live_game, (game.asked + i) % len(hands), hand)
        yield Noticed(game, mailbox, web, smtp)


async def ask_everybody(here: Noticed) -> tuple[list[int], int]:
    """Plays a card that the others may cancel; returns their seats in turn order, and its entry."""
    first = here.game.asked
    others = [(first + 1) % 3, (first + 2) % 3]
    return others, await act(here.game.table, first, "play replicator")


def test_a_window_that_asks_several_seats_is_one_notice_for_each(own_database: str) -> None:
    async def work() -> None:
        async with fleets_noticed(own_database, ("replicator",), (NO,), (NO,)) as here:
            await watch_all(here)
            await here.later()
            here.mailbox.mails.clear()
            others, declared = await ask_everybody(here)
            assert open_turns(here.game.table) == {(seat, declared) for seat in others}
            for _ in range(3):
                await here.later(HOUR / 1000)
            assert got(here) == sorted(map(here.address, others))
            assert NO not in here.mailbox.text(), "who holds what is a secret"

    drive(work)


def test_a_window_asks_once_though_a_seat_answers_and_a_process_starts(
    own_postgres: str,
) -> None:
    async def work() -> None:
        async with fleets_noticed(own_postgres, ("replicator",), (NO,), (NO,)) as here:
            table = here.game.table
            await watch_all(here)
            await here.later()
            here.mailbox.mails.clear()
            (second, third), declared = await ask_everybody(here)
            await here.later()
            assert len(here.mailbox.mails) == 2
            await act(table, second, "pass")
            await until(lambda: table.number > declared)
            assert open_turns(table) == {(third, declared)}
            table.save_snapshot()  # The hands of this test are in no entry.
            await here.store.change_person("after the snapshot", lambda person: None, 0)
            async with registry_on(own_postgres) as restarted:
                again = here.another(registry=restarted)
                await again.step()
                here.clock.pass_seconds(HOUR / 1000)
                await again.step()
                assert open_turns(await restarted.table(table.id)) == {(third, declared)}
            assert len(here.mailbox.mails) == 2

    drive(work)


def test_after_an_undo_the_turn_that_comes_back_is_one_notice_of_its_own(
    own_database: str,
) -> None:
    async def work() -> None:
        async with noticed(own_database) as here:
            for _ in range(4):
                seat, other = here.game.asked, await here.finish_turn()
            await here.later()
            await here.watch(seat, mail=True)
            await here.watch(other, mail=True)
            await here.later()
            assert got(here) == [here.address(other)]
            await ask_back(here, seat)
            await here.game.answer(other, True)
            ((asked, _),) = open_turns(here.game.table)
            for _ in range(3):
                await here.later(HOUR / 1000)
            assert got(here) == sorted([here.address(other), here.address(asked)])

    drive(work)
