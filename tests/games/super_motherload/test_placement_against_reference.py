"""Offered placements compared with a slow reference, in positions of random games.

Every Drill and Bomb that the rules offer must be one that the reference allows, and the other way
round; and no choice of cards is a dead end.
"""

from collections.abc import Iterator
from itertools import combinations

import pytest

from motherlode.games.super_motherload.content_schema import CARD_KEYS, Content
from motherlode.games.super_motherload.game import SUPER_MOTHERLOAD
from motherlode.kernel.dealer import Dealer
from motherlode.kernel.position import start_game
from tests.arrange import Table
from tests.counts import count
from tests.games.super_motherload.arranged_table import lively_action
from tests.games.super_motherload.reference_placement import ReferenceBoards, Space

CONTENT: Content = SUPER_MOTHERLOAD.content().value
COLOURS = ("red", "blue", "yellow")
EVERY_NTH = 9
MOST_CHOICES = 300


def positions_of_game(seats: int, seed: int) -> Iterator[Table]:
    """Every `EVERY_NTH` position of a lively game in which an action is chosen."""
    dealer, pick = Dealer(seed), Dealer(seed + 1)
    setup = SUPER_MOTHERLOAD.setup(seats, {"decks": "random"})
    position = start_game(setup.rules, dealer)
    asked = 0
    while not position.over():
        asked += setup.rules.steps[position.state.step()].name == "act"
        if asked == EVERY_NTH:
            asked = 0
            t = Table(setup)
            t.position = position.copy()
            yield t
        position.advance(lively_action(setup.rules, position, pick), dealer)


def newly_covered(t: Table, action: int) -> frozenset[Space]:
    """The spaces that a dig or blast covers, found by doing it on a copy."""
    before = ReferenceBoards(t)
    twin = t.copy()
    events = twin.play(t.setup.game.actions.rows[action].text)
    cells = [fact["cell"] for fact in events if fact["event"] == "space_covered"]
    spaces = {(int(cell[1:]) - 1, "abcdefghijkl".index(cell[0])) for cell in cells}
    assert len(spaces) == len(cells)
    assert not spaces & before.covered
    return frozenset(spaces)


def offered_places(t: Table, verb: str) -> set[frozenset[Space]]:
    """The places of a Drill or Bomb; cards with instant bonuses are confirmed first (S26)."""
    rows = t.setup.game.actions.rows
    places = [newly_covered(t, a) for a in t.position.legal() if rows[a].verb == verb]
    assert len(places) == len(set(places)), "two choices for one tunnel"
    return set(places)


def cards_of(t: Table, seat: int) -> list[str]:
    return [card for card, count in t.get("hand", seat).items() for _ in range(count)]


def colour_of(t: Table, seat: int, card: str) -> str:
    deck = dict(zip(CARD_KEYS, CONTENT.cards(t.get("deck", seat)), strict=True))
    return deck[card.replace(" ", "_")].colour or card.split()[0]


def icons_and_bonuses(t: Table, seat: int, cards: tuple[str, ...]) -> tuple[int, set[str]]:
    deck = dict(zip(CARD_KEYS, CONTENT.cards(t.get("deck", seat)), strict=True))
    pilots = [deck[card.replace(" ", "_")] for card in cards]
    bonuses: set[str] = {bonus for pilot in pilots for bonus in pilot.drill}
    return sum(pilot.icons for pilot in pilots), bonuses


def check_drills(t: Table) -> None:
    """Checks that exactly the sets of cards that the reference allows can be chosen (S17)."""
    seat, reference = t.seat, ReferenceBoards(t)
    hand = cards_of(t, seat)
    for colour in COLOURS:
        joining = [card for card in hand if colour_of(t, seat, card) in (colour, "wild")]
        sets = {
            cards
            for size in range(1, min(len(joining), 5) + 1)
            for cards in combinations(joining, size)
        }
        fitting = {
            cards: places
            for cards in sets
            if (places := reference.lines(*_line_arguments(t, seat, cards, colour)))
        }
        chosen = dict(selections(t, colour)) if f"drill {colour}" in t.legal() else {}
        if len(joining) <= 5:
            assert set(chosen) == set(fitting), colour
        for cards, places in chosen.items():
            assert places == fitting.get(cards, places), (colour, cards)


def _line_arguments(
    t: Table, seat: int, cards: tuple[str, ...], colour: str
) -> tuple[int, str, set[str]]:
    icons, bonuses = icons_and_bonuses(t, seat, cards)
    return icons, colour, bonuses


def selections(t: Table, colour: str) -> Iterator[tuple[tuple[str, ...], set[frozenset[Space]]]]:
    """Every selection of cards that can be reached, with its places; none is a dead end."""
    open_tables: list[tuple[Table, tuple[str, ...]]] = []
    first = t.copy()
    first.play(f"drill {colour}")
    open_tables.append((first, ()))
    while open_tables:
        table, cards = open_tables.pop()
        assert len(table.legal()) <= MOST_CHOICES
        places = offered_places(confirmed(table), "dig")
        more = table.legal("play")
        assert places or more, f"{cards} lead nowhere"
        if places:
            yield cards, places
        for text in more:
            twin = table.copy()
            twin.play(text)
            open_tables.append((twin, (*cards, text.removeprefix("play "))))


def confirmed(t: Table) -> Table:
    """A copy in which the chosen cards are discarded and their bonuses received, if they can be."""
    twin = t.copy()
    if "confirm" in t.legal():
        twin.play("confirm")
    while twin.step == "swap":
        twin.play(twin.legal()[0])
    return twin


def check_bombs(t: Table) -> None:
    """Checks that exactly the Bombs that the reference allows are offered (S19)."""
    seat, reference = t.seat, ReferenceBoards(t)
    deck = dict(zip(CARD_KEYS, CONTENT.cards(t.get("deck", seat)), strict=True))
    for card in {card for card in cards_of(t, seat) if colour_of(t, seat, card) == "red"}:
        places = reference.blasts(deck[card.replace(" ", "_")].pattern)
        allowed = bool(places) and t.get("bombs", seat) > 0
        assert (f"bomb {card}" in t.legal()) == allowed, card
        if allowed:
            twin = t.copy()
            twin.play(f"bomb {card}")
            assert offered_places(twin, "blast") == places, card


@pytest.mark.rule("S15", "S16", "S17", "S19", "S20", "S21", "S22", "S23", "S38", "S39")
@pytest.mark.parametrize(
    ("seats", "seed"), [pytest.param(2, 11, marks=pytest.mark.slow), (3, 21), (4, 31)]
)
def test_offered_placements_equal_those_of_the_reference(seats: int, seed: int) -> None:
    tables = list(positions_of_game(seats, seed))
    assert len(tables) >= 5
    assert {t.get("lower_board") != "none" for t in tables} == {False, True}
    for t in tables[:: max(1, len(tables) // count(3, 8))]:
        if t.get("actions_left") > 0:
            check_drills(t)
            check_bombs(t)
