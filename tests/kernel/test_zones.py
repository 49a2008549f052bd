"""Tests of zones: layout, what each seat sees, hidden counts and redeals."""

from collections import Counter

import pytest

from motherlode.kernel.bot_knowledge import Outlook
from motherlode.kernel.dealer import Dealer
from motherlode.kernel.position import start_game
from motherlode.kernel.state import FRAME, HEADER, State
from motherlode.kernel.view import SPECTATOR, view
from motherlode.kernel.zones import DECK, HAND, OPEN, PRIVATE, SECRET, Layout, hidden_counts, redeal
from tests.kernel.tiny_game import LAYOUT, STOCK, hand, tiny_setup


def deal(seed: int = 1, seats: int = 2) -> State:
    return start_game(tiny_setup(seats).rules, Dealer(seed)).state


def cards(s: State, first: int) -> list[int]:
    return [int(s.cells[first + i]) for i in range(3)]


def test_zones_are_laid_out_in_order_without_gaps() -> None:
    layout = Layout(seats=2, deepest=3)
    assert layout.counts("bag", ("a", "b", "c")) == HEADER
    assert layout.number("score") == HEADER + 3
    assert layout.numbers("board", 4) == HEADER + 4
    assert layout.choice("mood", ("good", "bad")) == HEADER + 8
    assert layout.seat_number("coins") == 0
    assert layout.seat_numbers("track", 2) == 1
    assert layout.seat_choice("role", ("x", "y")) == 3
    assert layout.close() == HEADER + 9
    assert (layout.stride, layout.block(1)) == (4, HEADER + 13)
    assert layout.size == HEADER + 9 + 2 * 4 + 3 * FRAME
    assert layout.zone("track").per_seat
    with pytest.raises(KeyError):
        layout.zone("nothing")


def test_the_owner_sees_a_hand_and_others_see_its_count() -> None:
    s = deal()
    rules = tiny_setup().rules
    ours = view(rules, s, 0)
    kinds = ("ace", "two", "three")
    own = {kind: n for kind, n in zip(kinds, cards(s, hand(0)), strict=True) if n}
    assert ours["seats"][0]["hand"] == own
    assert ours["seats"][1]["hand"] == {"count": 3}
    assert ours["table"]["stock"] == {"count": 18}
    assert ours["table"]["pile"] == {}
    assert "buried" not in ours["table"]
    watched = view(rules, s, SPECTATOR)
    assert [seat["hand"] for seat in watched["seats"]] == [{"count": 3}, {"count": 3}]


def test_others_do_not_see_the_count_of_private_zones() -> None:
    shown = view(tiny_setup().rules, deal(), 1)
    assert "notes" not in shown["seats"][0]
    assert shown["seats"][1]["notes"] == {"two": 2}
    assert "aside" not in shown["seats"][1]


def test_each_audience_shows_owner_and_others_all_the_count_or_nothing() -> None:
    named = [(a.name, a.owner, a.others) for a in (OPEN, HAND, DECK, PRIVATE, SECRET)]
    assert named == [
        ("open", 2, 2),
        ("hand", 2, 1),
        ("deck", 1, 1),
        ("private", 2, 0),
        ("secret", 0, 0),
    ]


def test_hidden_counts_are_how_many_cards_of_each_kind_a_seat_can_not_see() -> None:
    s = deal(3)
    own = cards(s, hand(0))
    unseen = hidden_counts(LAYOUT, s, 0)["cards"]
    assert unseen == [9 - n for n in own]
    assert hidden_counts(LAYOUT, s, SPECTATOR)["cards"] == [9, 9, 9]


@pytest.mark.parametrize("seat", [SPECTATOR, 0, 1, 2])
def test_a_redeal_does_not_change_the_seats_view(seat: int) -> None:
    rules = tiny_setup(3).rules
    s = deal(5, 3)
    before = view(rules, s, seat)
    for seed in range(1, 40):
        world = s.copy()
        redeal(LAYOUT, world, seat, Dealer(seed))
        assert view(rules, world, seat) == before
        assert hidden_counts(LAYOUT, world, seat) == hidden_counts(LAYOUT, s, seat)
        assert min(world.dump()) >= 0


def test_a_redeal_gives_another_seat_each_unseen_card_equally_often() -> None:
    """Each card that seat 0 can't see is equally likely in the hand of seat 1."""
    s = deal(7)
    unseen = hidden_counts(LAYOUT, s, 0)["cards"]
    seen = [0, 0, 0]
    for seed in range(1, 1001):
        world = s.copy()
        redeal(LAYOUT, world, 0, Dealer(seed))
        assert sum(cards(world, hand(1))) == 3
        for card, n in enumerate(cards(world, hand(1))):
            seen[card] += n
    expected = [3000 * n / sum(unseen) for n in unseen]
    chi = sum((n - e) ** 2 / e for n, e in zip(seen, expected, strict=True))
    assert chi < 20, (seen, expected)


def test_a_redeal_never_moves_cards_between_the_seats_own_pools() -> None:
    s = deal(1, 3)
    for seed in range(1, 30):
        world = s.copy()
        redeal(LAYOUT, world, SPECTATOR, Dealer(seed))
        for seat in range(3):
            block = LAYOUT.block(seat)
            notes, aside = LAYOUT.zone("notes").start, LAYOUT.zone("aside").start
            both = [
                int(world.cells[block + notes + i] + world.cells[block + aside + i])
                for i in range(3)
            ]
            assert both == [2 * (i == seat) + 3 * (i == (seat + 1) % 3) for i in range(3)]


def test_an_outlook_does_not_keep_the_true_state() -> None:
    """Sampled states differ only in what the seat can't see."""
    position = start_game(tiny_setup().rules, Dealer(11))
    outlook = Outlook(position.rules, position.state, 0, Dealer(1))
    worlds = [outlook.imagine(Dealer(seed)) for seed in range(1, 60)]
    assert len({tuple(cards(world, hand(1))) for world in worlds}) > 3
    assert {tuple(cards(world, hand(0))) for world in worlds} == {
        tuple(cards(position.state, hand(0)))
    }
    assert outlook.legal == position.legal()
    totals = Counter(sum(cards(world, STOCK)) for world in worlds)
    assert totals == {18: 59}
