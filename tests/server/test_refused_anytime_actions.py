"""Refused any-time actions: the error names the rule, nothing changes, others get nothing."""

from collections.abc import Sequence
from typing import Any

import pytest

from tests.games.karats.long_game import LONG_GAME
from tests.load.client import Follower
from tests.server.conftest import Site, drive
from tests.server.play import asked_seat, wait_for_number

ONLY_IRON_AND_COPPER: dict[str, Any] = {
    **LONG_GAME,
    "cubes": {**LONG_GAME["cubes"], "dirt": 0, "ember": 0, "iron": 99, "copper": 99},
    "turn": {"basic_mining": 60, "keep": 3},
}
KEPT = ("iron", "copper")
"""What each seat keeps, so that both have something to trade."""


async def play(seats: Sequence[Follower], *texts: str) -> None:
    """Makes moves of the seat that is asked, one after the other."""
    for text in texts:
        seat = asked_seat(seats)
        assert seat is not None
        number = seat.number + 1
        answer = await seat.move(text)
        assert answer["type"] != "reject", answer
        await wait_for_number(seats, number)


async def play_until_offers(seats: Sequence[Follower]) -> int:
    """Plays until a seat may mine or trade; returns the seat."""
    for _ in range(40):
        seat = asked_seat(seats)
        assert seat is not None
        place = seats.index(seat)
        if "mine" in seat.legal and any(text.startswith("offer") for text in seat.legal):
            return place
        wanted = ("mine", f"keep {KEPT[place]}", "done", "end the turn")
        await play(seats, next(text for text in wanted if text in seat.legal))
    raise AssertionError("no seat may ever offer a trade")


def messages_of(seat: Follower) -> list[str]:
    """What a seat received, except that others connected or left."""
    return [text for text in seat.raw if not text.startswith('{"type":"table"')]


async def refuse(seat: Follower, others: Sequence[Follower], text: str) -> tuple[str, str, str]:
    """Tries a bad move; checks that others get nothing. Returns code, reason and rule."""
    number, received = seat.number, [len(messages_of(other)) for other in others]
    answer = await seat.move(text)
    for other, before in zip(others, received, strict=True):
        own = await other.move("dance")  # The answer to this is the next thing it gets.
        assert own["code"] in ("unreadable", "not_allowed")
        assert len(messages_of(other)) == before + 1, other.raw
        assert other.number == number
    assert (answer["type"], seat.number) == ("reject", number)
    return answer["code"], answer.get("reason", ""), answer.get("rule", "")


@pytest.mark.rule("K31", "K32", "K47")
def test_bad_offers_are_refused_by_their_rule_and_told_to_nobody(sqlite: Site) -> None:
    async def work() -> None:
        async with sqlite.api() as api:
            options = {"professions": "none"}
            created = await api.table(edition=ONLY_IRON_AND_COPPER, options=options)
            async with sqlite.open_seats(created) as seats:
                place = await play_until_offers(seats)
                player, partner = seats[place], seats[1 - place]
                ours, theirs = KEPT[place], KEPT[1 - place]
                offer = f"offer {ours} for {theirs} to seat {2 - place}"
                back = f"offer {theirs} for {ours} to seat {place + 1}"
                counter = f"counter 2 {theirs} for {ours}"

                many = offer.replace("offer", "offer 9")
                short = await refuse(player, [partner], many)
                assert short == ("illegal", "you_have_too_few", "K32")
                early = await refuse(partner, [player], back)
                assert early == ("not_your_decision", "", "K31")

                await play(seats, offer, counter)
                second = await refuse(player, [partner], f"counter {ours} for 2 {theirs}")
                assert second == ("illegal", "one_counter_offer", "K32")

                await play(seats, "decline", offer, "decline", offer, "decline")
                fourth = await refuse(player, [partner], offer)
                assert fourth == ("illegal", "offers_failed", "K47")

    drive(work)


@pytest.mark.rule("S42")
def test_an_artifact_in_another_players_turn_is_refused_by_its_rule(sqlite: Site) -> None:
    async def work() -> None:
        async with sqlite.api() as api:
            created = await api.table(game="super_motherload")
            async with sqlite.open_seats(created) as seats:
                seat = asked_seat(seats)
                assert seat is not None
                other = seats[1 - seats.index(seat)]
                refused = await refuse(other, [seat], "use two_cards")
                assert refused == ("not_your_decision", "", "S42")

    drive(work)
