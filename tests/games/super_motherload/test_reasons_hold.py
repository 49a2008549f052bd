"""Every refusal names a reason, and the reason is true of the table.

Random games and arranged positions are looked at. What a reason claims is checked against the
public state by a predicate of its own, written from the rules and not from the code.
"""

from collections.abc import Callable, Iterator
from functools import cache
from itertools import combinations

import pytest

from motherlode.games.super_motherload.content import Pilot
from motherlode.i18n.words import catalogue
from motherlode.kernel.actions import Action
from motherlode.kernel.dealer import Dealer
from tests.arrange import Table, table
from tests.games.super_motherload.arranged_table import give_hand, plain_table
from tests.games.super_motherload.reference_placement import (
    TURNINGS,
    ReferenceBoards,
    Space,
    space_named,
    turned,
)

STEP_OF_VERB = {
    "play": "drill",
    "dig": "drill",
    "blast": "blast",
    "swap": "swap",
    "stow": "stow",
    "claim": "claim",
    "decline": "claim",
    "buy": "buy",
    "duplicate": "duplicate",
    "discard": "discard",
}
CHECKED_PER_REASON = 4
"""This many of the actions refused for one reason are checked at a position."""


class Look:
    """A position as the seat that is asked sees it."""

    def __init__(self, t: Table) -> None:
        self.t = t
        self.seat = t.seat
        self.reference = ReferenceBoards(t) if t.get("upper_board") != "none" else None

    def own(self, zone: str) -> dict[str, int]:
        counts: dict[str, int] = self.t.get(zone, self.seat)
        return counts

    def pilot(self, card: str) -> Pilot:
        deck = getattr(self.t.setup.content.value.decks, self.t.get("deck", self.seat))
        found: Pilot = getattr(deck, card.replace(" ", "_"))
        return found

    def place(self, card: str) -> int:
        return self.t.setup.game.layout.zone("hand").kinds.index(card)

    def chosen(self) -> list[str]:
        return [card for card, count in self.own("played").items() for _ in range(count)]

    def icons(self, cards: list[str]) -> int:
        return sum(self.pilot(card).icons for card in cards)

    def bonuses(self, cards: list[str]) -> set[str]:
        return {bonus for card in cards for bonus in self.pilot(card).drill}

    def colour(self) -> str:
        return ("red", "blue", "yellow")[self.t.field("colour")]

    def top_card(self, stack: str) -> Pilot | None:
        rank = self.own("bought").get(stack, 0) + 1
        return None if rank > 4 else self.pilot(f"{stack} {rank}")

    def value(self, stack: str) -> int:
        worth = self.t.setup.content.value.minerals
        return sum(
            count * int(getattr(worth, tile.split()[1]))
            for tile, count in self.own("minerals").items()
            if tile.split()[0] == stack
        )

    def bought_out(self) -> bool:
        return all(self.own("bought").get(stack, 0) == 4 for stack in STACKS)

    def fits(self, cards: list[str], colour: str) -> bool:
        """True if the line of these cards may lie somewhere."""
        assert self.reference is not None
        icons = self.icons(cards)
        return icons <= 16 and bool(self.reference.lines(icons, colour, self.bonuses(cards)))


STACKS = ("red", "blue", "yellow", "wild")


def at_another_step(look: Look, action: Action) -> bool:
    return look.t.step != STEP_OF_VERB[action.verb]


def no_drill_fits(look: Look, action: Action) -> bool:
    """No cards in hand, beside those chosen, make a Drill that fits with this colour or card."""
    playing = action.verb == "play"
    colour = look.colour() if playing else action.argument
    begun = [*look.chosen(), action.argument] if playing else []
    held = [card for card, count in look.own("hand").items() for _ in range(count)]
    if playing:
        held.remove(action.argument)
        held = [card for card in held if look.place(card) >= look.place(action.argument)]
    joining = [card for card in held if card.split()[0] in (colour, "wild")]
    sizes = range(0 if playing else 1, len(joining) + 1)
    more = {cards for size in sizes for cards in combinations(joining, size)}
    return not any(look.fits([*begun, *cards], colour) for cards in sorted(more))


def no_card_of_colour(look: Look, action: Action) -> bool:
    return not any(card.split()[0] in (action.argument, "wild") for card in look.own("hand"))


def no_bomb_fits(look: Look, action: Action) -> bool:
    assert look.reference is not None
    return not look.reference.blasts(look.pilot(action.argument).pattern)


def a_later_card_went_first(look: Look, action: Action) -> bool:
    """Cards are chosen and discarded in order; discards leave enough to come down to the limit."""
    if action.verb == "play":
        return any(look.place(card) > look.place(action.argument) for card in look.chosen())
    cards = look.own("hand")
    surplus = sum(cards.values()) - look.t.setup.content.value.turn.hand_limit
    here = look.place(action.argument)
    later = sum(count for card, count in cards.items() if look.place(card) >= here)
    return here < look.t.field("card") or later < surplus


def covers(look: Look, action: Action) -> set[Space]:
    """The spaces that a dig or a blast would cover."""
    name, way = action.argument.split()
    row, column = space_named(name)
    if action.verb == "blast":
        return turned(look.pilot(look.chosen()[0]).pattern, way, (row, column))
    line = range(look.icons(look.chosen()))
    return {(row, column + i) if way == "across" else (row + i, column) for i in line}


def grounds(look: Look, action: Action) -> set[str]:
    """The grounds of the free spaces that would be covered."""
    assert look.reference is not None
    free = covers(look, action) - look.reference.covered
    return {look.reference.ground[space] for space in free if space in look.reference.ground}


def leaves_the_boards(look: Look, action: Action) -> bool:
    assert look.reference is not None
    return not covers(look, action) <= set(look.reference.ground)


def already_covered(look: Look, action: Action) -> bool:
    assert look.reference is not None
    return bool(covers(look, action) & look.reference.covered)


def rock_not_drilled(look: Look, action: Action) -> bool:
    breaks = action.verb == "blast" or "rock" in look.bonuses(look.chosen())
    return "rock" in grounds(look, action) and not breaks


def steel_of_another(look: Look, action: Action) -> bool:
    return action.verb == "dig" and bool(grounds(look, action) - {"dirt", "rock", look.colour()})


def not_connected(look: Look, action: Action) -> bool:
    assert look.reference is not None
    corner = action.verb == "dig" and "corner" in look.bonuses(look.chosen())
    return not look.reference.connects(covers(look, action), corner)


def same_as_another_turning(look: Look, action: Action) -> bool:
    pattern = look.pilot(look.chosen()[0]).pattern
    turning = action.argument.split()[1]
    earlier = TURNINGS[: TURNINGS.index(turning)]
    return any(turned(pattern, turning, (0, 0)) == turned(pattern, t, (0, 0)) for t in earlier)


def nothing_to_match(look: Look, action: Action) -> bool:
    tiles = {tile.split()[1] for tile, count in look.own("minerals").items() if count}
    if action.verb == "duplicate":
        return action.argument not in tiles
    return action.argument == "duplicator" and (not tiles or look.bought_out())


def not_paid(look: Look, action: Action) -> bool:
    stack = action.argument.split()[0]
    card = look.top_card(stack)
    return card is None or look.value(stack) < card.cost


def no_such_artifact(look: Look, action: Action) -> bool:
    kind = action.argument if action.verb == "use" else "into_hand"
    needed = action.verb == "use" or action.argument.endswith("to hand")
    return needed and look.own("artifacts").get(kind, 0) == 0


def goes_to_hand_anyway(look: Look, action: Action) -> bool:
    card = look.top_card(action.argument.split()[0])
    into_hand = action.argument.endswith("to hand")
    return into_hand and card is not None and card.buy == "hand"


def after_the_bonus(look: Look, action: Action) -> bool:
    alone = look.t.step == "buy" and look.t.field("alone") == 1
    return alone and STACKS[look.t.field("stack")] != action.argument.split()[0]


def card_beneath(look: Look, action: Action) -> bool:
    barred = look.t.step == "stow" and look.t.field("barred") == 1
    return barred and STACKS[look.t.field("stack")] == action.argument


def taken_this_turn(sort: str) -> Callable[[Look, Action], bool]:
    def check(look: Look, action: Action) -> bool:
        zone = look.t.setup.game.layout.zone(f"{sort}s")
        return action.argument in zone.kinds and look.t.get(f"{sort}_taken") == 1

    return check


def not_face_up(look: Look, action: Action) -> bool:
    return action.argument not in {**look.t.get("majors"), **look.t.get("minors")}


def goal_not_met(look: Look, action: Action) -> bool:
    content = look.t.setup.content.value
    if action.argument in look.t.setup.game.layout.zone("majors").kinds:
        major = getattr(content.majors, action.argument)
        return any(look.own("bought").get(s, 0) < getattr(major, s) for s in STACKS)
    minor = getattr(content.minors, action.argument)
    return counted(look, minor.goal) < int(minor.count)


def counted(look: Look, goal: str) -> int:
    """How far the seat has come in what a Minor asks for."""
    when, what = goal.split("_", 1)
    if when == "turn" or (when != "hold" and look.t.field("after_action")):
        return look.t.count("facts", goal)
    if when != "hold":
        return 0
    if what == "bombs":
        return int(look.t.get("bombs", look.seat))
    if what in ("artifacts", "cards"):
        return sum(look.own("hand" if what == "cards" else what).values())
    if what in ("stacks", "value"):
        values = [look.value(stack) for stack in STACKS]
        return sum(values) if what == "value" else sum(value > 0 for value in values)
    return sum(n for tile, n in look.own("minerals").items() if tile.split()[1] == what)


Predicate = Callable[[Look, Action], bool]


def at(*steps: str) -> Predicate:
    return lambda look, action: look.t.step in steps


def single_space_down(look: Look, action: Action) -> bool:
    single = look.t.step == "drill" and look.icons(look.chosen()) == 1
    return single and action.argument.endswith("down")


def decks(look: Look) -> list[str]:
    return [look.t.get("deck", seat) for seat in range(look.t.setup.seats)]


HOLDS: dict[str, Predicate] = {
    # Another choice comes first.
    "board_first": at("choose_side", "attach_board"),
    "deck_first": at("pick_deck"),
    "drill_first": at("drill"),
    "bomb_first": at("blast"),
    "swap_first": at("swap"),
    "stow_first": at("stow"),
    "claim_first": at("claim"),
    "buy_first": at("buy"),
    "duplicate_first": at("duplicate"),
    "discard_first": at("discard"),
    # It is too late, or too early.
    "picking_is_over": lambda look, action: "none" not in decks(look),
    "no_board_to_add": lambda look, action: look.t.step not in ("choose_side", "attach_board"),
    "no_drill_chosen": at_another_step,
    "no_bomb_chosen": at_another_step,
    "no_swap": at_another_step,
    "nothing_to_stow": at_another_step,
    "no_moment_to_claim": at_another_step,
    "nothing_to_buy": at_another_step,
    "no_duplicate": at_another_step,
    "not_end_of_turn": at_another_step,
    "deck_taken": lambda look, action: action.argument in decks(look),
    "no_actions_left": lambda look, action: look.t.get("actions_left") == 0,
    "actions_left": lambda look, action: look.t.get("actions_left") > 0,
    "no_card_of_colour": no_card_of_colour,
    "drill_fits_nowhere": no_drill_fits,
    "no_bomb_token": lambda look, action: look.t.get("bombs", look.seat) == 0,
    "card_not_in_hand": lambda look, action: action.argument not in look.own("hand"),
    "bomb_fits_nowhere": no_bomb_fits,
    "other_colour": lambda look, action: action.argument.split()[0] not in (look.colour(), "wild"),
    "cards_in_order": a_later_card_went_first,
    "no_cards_chosen": lambda look, action: not look.chosen(),
    "leaves_the_boards": leaves_the_boards,
    "already_covered": already_covered,
    "rock_not_drilled": rock_not_drilled,
    "steel_of_another": steel_of_another,
    "steel_not_bombed": lambda look, action: bool(grounds(look, action) - {"dirt", "rock"}),
    "not_connected": not_connected,
    "single_space_lies_across": single_space_down,
    "same_as_another_turning": same_as_another_turning,
    "minor_not_face_up": not_face_up,
    "card_beneath": card_beneath,
    "stack_bought_out": lambda look, action: look.top_card(action.argument) is None,
    "nothing_to_match": nothing_to_match,
    "not_paid": not_paid,
    "no_such_artifact": no_such_artifact,
    "goes_to_hand_anyway": goes_to_hand_anyway,
    "after_the_bonus": after_the_bonus,
    "no_stack_left": lambda look, action: action.argument == "free_platinum" and look.bought_out(),
    "one_major_a_turn": taken_this_turn("major"),
    "one_minor_a_turn": taken_this_turn("minor"),
    "not_face_up": not_face_up,
    "goal_not_met": goal_not_met,
}
"""What each reason claims of the table."""


def random_positions(seats: int, seed: int) -> Iterator[Table]:
    """Positions of a random game without passes; rare steps are all looked at."""
    t = table("super_motherload", seats, seed=seed)
    pick, asked = Dealer(seed), 0
    while not t.over():
        asked += 1
        if t.step not in ("act", "drill", "stow", "discard") or asked % 23 == 0:
            yield t
        legal = [text for text in t.legal() if text != "pass"] or t.legal()
        t.play(legal[pick.below(len(legal))])


def arranged_positions() -> Iterator[Table]:
    """Positions that random games hardly ever come to."""
    bought = {"red": 4, "blue": 4, "yellow": 4, "wild": 4}
    t = plain_table().set("artifacts", {"free_platinum": 1, "duplicator": 1}, 0).settle()
    yield t
    twin = t.copy()
    twin.set("bought", {"red": 4}, 0).play("use free_platinum")
    yield twin
    yield t.set("bought", bought, 0).settle()
    t = plain_table(cards={"red_1": {"buy": "duplicate"}, "blue_1": {"buy": "hand"}})
    t.set("minerals", {"red gold": 2, "wild gold": 1, "blue ruby": 1}, 0)
    yield t.set("artifacts", {"into_hand": 1}, 0).stand("buy")
    for text in ("buy red", "duplicate gold", "stow wild"):
        t.play(text)
        yield t
    t = plain_table().set("majors", {"full_house": 1, "old_guard": 1, "deep_divers": 1})
    t.set("minors", {"iron_works": 1}).set("minerals", {"red iron": 4}, 0)
    yield t.set("bought", dict.fromkeys(bought, 2), 0).stand("claim")
    t.play("claim full_house")
    yield t
    for ground in ("##", "BB"):
        roof = {"a1": "RR"} | {f"{column}1": ground for column in "bcdefghijkl"}
        yield give_hand(plain_table(maps={"depth_1_a": roof}), "blue 0", "red 0")


@cache
def seen() -> tuple[set[str], set[str]]:
    """Checks every position; the reasons that were true of some action and false of another."""
    true: set[str] = set()
    false: set[str] = set()
    for t in arranged_positions():
        check_position(t, true, false)
    for seats, seed in ((2, 5), (3, 6), (4, 7)):
        for t in random_positions(seats, seed):
            check_position(t, true, false)
    return true, false


def check_position(t: Table, true: set[str], false: set[str]) -> None:
    look = Look(t)
    given: dict[str, int] = {}
    for action in t.setup.game.actions.rows:
        if t.position.allows(action.id):
            false |= check_legal(look, action)
            continue
        reason = t.refused(action.text)[0]
        assert reason in REASONS_OF_VERB[action.verb], (t.step, action.text, reason)
        given[reason] = given.get(reason, 0) + 1
        if given[reason] <= CHECKED_PER_REASON or t.step == "claim":
            assert HOLDS[reason](look, action), (t.step, action.text, reason)
            true.add(reason)


def check_legal(look: Look, action: Action) -> set[str]:
    """No reason that its verb may be refused for holds for a legal action; gives those reasons."""
    reasons = REASONS_OF_VERB[action.verb]
    for reason in reasons:
        assert not HOLDS[reason](look, action), (look.t.step, action.text, reason)
    return set(reasons)


PLACE = ("leaves_the_boards", "already_covered", "not_connected")
BEFORE_A_TURN = ("board_first", "deck_first")
WITHIN_A_TURN = ("drill_first", "bomb_first", "swap_first", "stow_first", "claim_first")
AFTER_AN_ACTION = ("buy_first", "duplicate_first", "discard_first")
COMES_FIRST = (*BEFORE_A_TURN, *WITHIN_A_TURN, *AFTER_AN_ACTION)
REASONS_OF_VERB: dict[str, tuple[str, ...]] = {
    "side": ("no_board_to_add",),
    "pick": ("board_first", "picking_is_over", "deck_taken"),
    "draw": (*COMES_FIRST, "no_actions_left"),
    "pass": (*COMES_FIRST, "no_actions_left"),
    "done": (*COMES_FIRST, "actions_left"),
    "drill": (*COMES_FIRST, "no_actions_left", "no_card_of_colour", "drill_fits_nowhere"),
    "bomb": (*COMES_FIRST, "no_actions_left", "no_bomb_token", "card_not_in_hand")
    + ("bomb_fits_nowhere",),
    "play": ("no_drill_chosen", "card_not_in_hand", "other_colour", "cards_in_order")
    + ("drill_fits_nowhere",),
    "dig": ("no_drill_chosen", "no_cards_chosen", *PLACE, "rock_not_drilled", "steel_of_another")
    + ("single_space_lies_across",),
    "blast": ("no_bomb_chosen", "same_as_another_turning", *PLACE, "steel_not_bombed"),
    "use": (*COMES_FIRST, "no_such_artifact", "nothing_to_match", "no_stack_left"),
    "swap": ("no_swap", "minor_not_face_up"),
    "stow": ("nothing_to_stow", "stack_bought_out", "card_beneath"),
    "claim": ("no_moment_to_claim", "one_major_a_turn", "one_minor_a_turn")
    + ("not_face_up", "goal_not_met"),
    "decline": ("no_moment_to_claim",),
    "buy": ("nothing_to_buy", "not_paid", "no_such_artifact", "goes_to_hand_anyway")
    + ("after_the_bonus",),
    "duplicate": ("no_duplicate", "nothing_to_match"),
    "discard": ("not_end_of_turn", "card_not_in_hand", "cards_in_order"),
}
"""All reasons for which the verb may be refused."""


def test_every_refusal_names_a_reason_that_is_true_of_the_table() -> None:
    seen()


@pytest.mark.parametrize("reason", HOLDS)
def test_every_reason_was_given_and_was_false_of_a_legal_action(reason: str) -> None:
    true, false = seen()
    assert reason in true, "never given"
    assert reason in false, "never false"


def test_the_predicates_are_those_of_the_words() -> None:
    assert set(HOLDS) == set(catalogue()["super_motherload"]["reasons"])
