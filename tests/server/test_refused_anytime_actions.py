"""Refused any-time actions: the error names the rule, nothing changes, others get nothing."""

from collections.abc import Sequence
from typing import Any

import pytest

from tests.games.karats.long_game import LONG_GAME
from tests.games.mothership.adjacent_fleets import START_SPACES, edition_with_deck_of
from tests.load.client import Follower
from tests.server.play import asked_seat, wait_for_number
from tests.server.sites import Site, drive

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


async def place_fleets(seats: Sequence[Follower]) -> int:
    """Places the fleets beside each other; returns the seat that has the first turn."""
    for entry in range(12):
        seat = asked_seat(seats)
        assert seat is not None
        place = seats.index(seat)
        await play(seats, f"place {START_SPACES[place][entry % 6]}")
    seat = asked_seat(seats)
    assert seat is not None
    return seats.index(seat)


async def pass_until(seats: Sequence[Follower], text: str) -> None:
    """Passes for the seat that is asked until it may choose an action."""
    for _ in range(20):
        seat = asked_seat(seats)
        if seat is not None and text in seat.legal:
            return
        await play(seats, "pass")
    raise AssertionError(f"{text!r} is never legal")


@pytest.mark.rule("M28", "M40")
def test_a_card_outside_its_window_is_refused_by_its_rule(sqlite: Site) -> None:
    async def work() -> None:
        async with sqlite.api() as api:
            edition = edition_with_deck_of("the_forks")
            options = {"layout": "custom"}
            created = await api.table(game="mothership", options=options, edition=edition)
            async with sqlite.open_seats(created) as seats:
                place = await place_fleets(seats)
                player, other = seats[place], seats[1 - place]
                in_turn = await refuse(player, [other], "play the_forks")
                assert in_turn == ("illegal", "card_has_no_use", "M28")
                enemy = START_SPACES[1 - place][1]
                await play(seats, "order fighter 1", f"attack {enemy}")
                await play(seats, *[text for text in ("fire",) if text in player.legal])
                too_early = await refuse(player, [other], "play the_forks")
                assert too_early == ("illegal", "wrong_window", "M28")

    drive(work)


@pytest.mark.rule("M42")
def test_a_push_into_a_planet_or_out_of_reach_is_refused_by_its_rule(sqlite: Site) -> None:
    async def work() -> None:
        async with sqlite.api() as api:
            edition = {**edition_with_deck_of("gravity_manipulator"), "planet": {"capture": 1}}
            options = {"layout": "custom"}
            created = await api.table(game="mothership", options=options, edition=edition)
            async with sqlite.open_seats(created) as seats:
                place = await place_fleets(seats)
                player, other = seats[place], seats[1 - place]
                await play(seats, "order fighter 1", "move e4", "order fighter 1", "attack e5")
                await pass_until(seats, "play gravity_manipulator")
                pushed = START_SPACES[1 - place][1]
                await play(seats, "play gravity_manipulator", f"target {pushed}")
                wall = await refuse(player, [other], "target e5")
                assert wall == ("illegal", "space_taken", "M42")
                far = await refuse(player, [other], "target a7")
                assert far == ("illegal", "no_path_there", "M42")

    drive(work)
