"""The clues of the rulebook about what is printed on boards and cards, over the shipped content."""

from collections.abc import Iterator
from itertools import pairwise, product

import pytest

from motherlode.games.super_motherload import kinds
from motherlode.games.super_motherload.achievement_goals import GOALS
from motherlode.games.super_motherload.content_checks import faults, side_warnings, warnings
from motherlode.games.super_motherload.content_schema import CARD_KEYS, Content, Pilot
from motherlode.games.super_motherload.game import SUPER_MOTHERLOAD
from motherlode.games.super_motherload.text_maps import (
    artifact_spaces,
    is_connected,
    reached_without_rock,
    read_board,
    read_pattern,
    rows_of,
    turnings,
)
from tests.games.super_motherload.arranged_table import SIDES
from tests.games.super_motherload.box_achievements import BOX_MAJORS, BOX_MINORS

CONTENT: Content = SUPER_MOTHERLOAD.content().value
DECKS = {deck: dict(zip(CARD_KEYS, CONTENT.cards(deck), strict=True)) for deck in kinds.DECKS}
PATTERNS = [read_pattern(pattern) for pattern in CONTENT.patterns()]
VALUES = {"i": 2, "g": 5, "p": 7, "e": 9, "r": 12, "d": 15}

Spot = tuple[int, int]


def signs_of(side: str) -> dict[Spot, str]:
    """The two signs of each space of a shipped side, by row and column."""
    rows = [row.split() for row in rows_of(getattr(CONTENT.boards, side))]
    return {(y, x): signs for y, row in enumerate(rows) for x, signs in enumerate(row)}


def has(signs: str, symbol: str) -> bool:
    return signs[1] == symbol != signs[0]


def on_steel(signs: str) -> bool:
    return signs[0] in "RBY"


def artifacts_of(side: str) -> list[Spot]:
    return [spot for spot, signs in signs_of(side).items() if has(signs, "?")]


def bombed_with(side: str, artifact: Spot) -> Iterator[set[Spot]]:
    """Every set of spaces that a shipped Bomb Pattern covers together with an Artifact."""
    spaces = signs_of(side)
    for cells in PATTERNS:
        for _, shape in turnings(cells):
            for row, column in shape:
                y, x = artifact[0] - row, artifact[1] - column
                covered = {(y + r, x + c) for r, c in shape}
                if all(spot in spaces and not on_steel(spaces[spot]) for spot in covered):
                    yield covered


@pytest.mark.rule("S4")
@pytest.mark.parametrize("deck", kinds.DECKS)
def test_a_deck_has_seven_starters_and_four_stacks_of_rising_cost(deck: str) -> None:
    cards = DECKS[deck]
    starters = [cards[f"starter_{number}"] for number in range(1, 8)]
    assert [card.colour for card in starters].count("wild") == 1
    for colour in ("red", "blue", "yellow"):
        assert [card.colour for card in starters].count(colour) == 2
    assert all(card.cost == 0 and card.points == 0 for card in starters)
    for colour in kinds.COLOURS:
        stack = [cards[f"{colour}_{rank}"] for rank in range(1, 5)]
        assert [card.cost for card in stack] == [10, 15, 20, 25]
        assert [card.points for card in stack] == [1, 2, 3, 5]  # at least 1 VP each


@pytest.mark.rule("S4")
@pytest.mark.parametrize("deck", kinds.DECKS)
def test_starters_can_bomb_one_rock_and_drill_one_space(deck: str) -> None:
    starters = [DECKS[deck][f"starter_{number}"] for number in range(1, 8)]
    patterns = [card.pattern for card in starters if card.colour == "red"]
    assert sorted(len(read_pattern(pattern)) for pattern in patterns)[0] == 2
    assert all(patterns)
    assert all(card.icons == 1 for card in starters)


@pytest.mark.rule("S5")
@pytest.mark.parametrize("deck", kinds.DECKS)
def test_pilots_of_a_deck_show_icons_bonuses_and_patterns(deck: str) -> None:
    cards = DECKS[deck]
    assert all(1 <= card.icons <= 3 for card in cards.values())
    assert not any(card.drill and card.buy != "none" for card in cards.values())
    drills = {bonus for card in cards.values() for bonus in card.drill}
    buys = {card.buy for card in cards.values()} - {"none"}
    assert len(drills) == 7
    assert len(buys) >= 5
    for key, card in cards.items():
        red = (card.colour or key.split("_")[0]) == "red"
        assert bool(card.pattern) == red, key


@pytest.mark.rule("S5")
@pytest.mark.parametrize(("deck", "colour"), list(product(kinds.DECKS, kinds.COLOURS)))
def test_a_dearer_pilot_has_no_fewer_icons_and_no_smaller_pattern(deck: str, colour: str) -> None:
    stack = [DECKS[deck][f"{colour}_{rank}"] for rank in range(1, 5)]
    icons = [card.icons for card in stack]
    sizes = [len(read_pattern(card.pattern)) for card in stack]
    assert icons == sorted(icons)
    assert sizes == sorted(sizes)


@pytest.mark.rule("S5")
def test_bomb_patterns_have_two_to_six_connected_spaces_and_one_is_a_square() -> None:
    assert all(2 <= len(cells) <= 6 and is_connected(cells) for cells in PATTERNS)
    assert "xx/xx" in CONTENT.patterns()


@pytest.mark.rule("S5")
def test_one_deck_holds_the_cards_of_the_example_turn() -> None:
    assert any(holds_the_example(cards) for cards in DECKS.values())
    actions = [cards["yellow_1"].buy for cards in DECKS.values()]
    assert actions.count("action") == 1


def holds_the_example(cards: dict[str, Pilot]) -> bool:
    """A yellow $10 with an Additional Action, a wild with 1 icon, reds with 1, 2, and a square."""
    reds = [card for key, card in cards.items() if (card.colour or key.split("_")[0]) == "red"]
    squares = [card for card in reds if card.pattern == "xx/xx"]
    icons = {card.icons for card in reds if card not in squares[:1]}
    wilds = [
        card.icons for key, card in cards.items() if "wild" in (card.colour, key.split("_")[0])
    ]
    return cards["yellow_1"].buy == "action" and bool(squares) and {1, 2} <= icons and 1 in wilds


@pytest.mark.rule("S6")
@pytest.mark.parametrize("side", SIDES)
def test_a_side_has_twelve_by_eight_spaces_and_three_or_four_artifacts(side: str) -> None:
    assert set(signs_of(side)) == set(product(range(8), range(12)))
    artifacts = artifacts_of(side)
    assert 3 <= len(artifacts) <= 4
    assert max(artifacts)[0] >= 4  # one lies in the lower half


@pytest.mark.rule("S6")
@pytest.mark.parametrize("side", SIDES)
def test_at_least_half_of_a_sides_artifacts_can_be_bombed(side: str) -> None:
    artifacts = artifacts_of(side)
    bombed = [spot for spot in artifacts if any(bombed_with(side, spot))]
    assert all(not on_steel(signs_of(side)[spot]) for spot in bombed)
    assert 2 * len(bombed) >= len(artifacts)


@pytest.mark.rule("S6")
def test_a_square_fits_on_an_artifact_a_platinum_and_two_rocks() -> None:
    found = []
    for side in SIDES:
        spaces = signs_of(side)
        for y, x in spaces:
            square = [spaces.get(spot, "YY") for spot in product((y, y + 1), (x, x + 1))]
            symbols = sorted(signs[1] for signs in square if signs[1] != signs[0])
            rocks = sum(signs[0] == "#" for signs in square)
            if symbols == ["?", "p"] and rocks == 2 and not any(map(on_steel, square)):
                found.append(side)
    assert found


@pytest.mark.rule("S6")
def test_a_line_of_four_drillable_spaces_holds_one_iron_and_two_gold() -> None:
    found = []
    for side in SIDES:
        spaces = signs_of(side)
        for (y, x), (down, right) in product(spaces, ((0, 1), (1, 0))):
            line = [spaces.get((y + at * down, x + at * right), "##") for at in range(4)]
            drillable = all(signs[0] not in "#BY" for signs in line)  # the example drills in red
            if drillable and sorted(s[1] for s in line if s[1] != s[0]) == ["g", "g", "i"]:
                found.append(side)
    assert found


@pytest.mark.rule("S6")
def test_sides_of_one_game_have_at_most_sixteen_artifacts() -> None:
    most = [
        max(len(artifacts_of(f"depth_{depth}_{side}")) for side in "ab") for depth in range(1, 5)
    ]
    assert sum(most) <= 16


@pytest.mark.rule("S6")
@pytest.mark.parametrize("side", SIDES)
def test_every_shipped_board_side_follows_the_design_rules(side: str) -> None:
    assert not list(side_warnings(read_board(getattr(CONTENT.boards, side))))
    spaces = signs_of(side)
    assert not any(signs == "#?" for signs in spaces.values())
    printed = read_board(getattr(CONTENT.boards, side))
    reached = reached_without_rock(printed)
    assert any(space not in reached for space in artifact_spaces(printed))
    assert any(7 * kinds.COLUMNS <= space < 8 * kinds.COLUMNS for space in reached)
    assert sum(has(signs, "*") for signs in spaces.values()) >= 2
    assert sum(has(signs, "1") or has(signs, "2") for signs in spaces.values()) >= 1


@pytest.mark.rule("S6")
def test_deeper_boards_are_richer_with_more_rock_and_steel() -> None:
    def of_depth(depth: int) -> list[list[str]]:
        return [[*signs_of(f"depth_{depth}_{side}").values()] for side in "ab"]

    worths, rocks, steels = [], [], []
    for depth in range(1, 5):
        sides = of_depth(depth)
        worths.append([sum(VALUES.get(s[1], 0) for s in side if s[0] != s[1]) for side in sides])
        rocks.append(sum(s[0] == "#" for side in sides for s in side))
        steels.append(sum(on_steel(s) for side in sides for s in side))
    assert all(max(upper) < min(lower) for upper, lower in pairwise(worths))
    assert rocks == sorted(set(rocks))
    assert steels == sorted(set(steels))


@pytest.mark.rule("S46")
def test_the_ten_majors_ask_for_three_to_six_pilots() -> None:
    majors = [getattr(CONTENT.majors, name) for name in BOX_MAJORS]
    assert len(majors) == 10
    asked = [(major.red, major.blue, major.yellow, major.wild) for major in majors]
    assert len(set(asked)) == 10
    for major, colours in zip(majors, asked, strict=True):
        assert max(colours) <= 4
        assert 3 <= sum(colours) <= 6
        assert 3 <= major.points <= 6


@pytest.mark.rule("S47")
def test_the_twenty_minors_differ_and_two_of_them_are_those_of_the_book() -> None:
    minors = [getattr(CONTENT.minors, name) for name in BOX_MINORS]
    goals = {(minor.what, minor.within) for minor in minors}
    assert len(minors) == len(goals) == 20
    assert all(1 <= minor.points <= 3 for minor in minors)
    assert all(minor.what in GOALS[minor.within] for minor in minors)
    assert ("bombed_rock", 2, "action") in {(m.what, m.count, m.within) for m in minors}
    assert any(minor.what in kinds.MINERALS and minor.within == "held" for minor in minors)


def test_the_shipped_content_has_neither_errors_nor_warnings() -> None:
    assert faults(CONTENT) == []
    assert warnings(CONTENT) == []
