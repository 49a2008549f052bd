"""Every refusal names a reason, and the reason is true of the position.

Positions come from random games and from arranged tables. Each reason is checked by a predicate
of this test's own, written from the rules and not from the code.
"""

from collections.abc import Callable, Iterator
from itertools import combinations

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
    turned_pattern,
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


class SeatView:
    """A position as the deciding seat sees it."""

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


def at_another_step(seen: SeatView, action: Action) -> bool:
    return seen.t.step != STEP_OF_VERB[action.verb]


def no_drill_fits(seen: SeatView, action: Action) -> bool:
    """True if no cards in hand make a Drill that fits with this colour or card."""
    playing = action.verb == "play"
    colour = seen.colour() if playing else action.argument
    chosen = [*seen.chosen(), action.argument] if playing else []
    held = [card for card, count in seen.own("hand").items() for _ in range(count)]
    if playing:
        held.remove(action.argument)
        held = [card for card in held if seen.place(card) >= seen.place(action.argument)]
    joining = [card for card in held if card.split()[0] in (colour, "wild")]
    sizes = range(0 if playing else 1, len(joining) + 1)
    more = {cards for size in sizes for cards in combinations(joining, size)}
    return not any(seen.fits([*chosen, *cards], colour) for cards in sorted(more))


def no_card_of_colour(seen: SeatView, action: Action) -> bool:
    return not any(card.split()[0] in (action.argument, "wild") for card in seen.own("hand"))


def no_bomb_fits(seen: SeatView, action: Action) -> bool:
    assert seen.reference is not None
    return not seen.reference.blasts(seen.pilot(action.argument).pattern)


def out_of_order(seen: SeatView, action: Action) -> bool:
    """True if a later card was chosen before, or too few cards follow to reach the hand limit."""
    if action.verb == "play":
        return any(seen.place(card) > seen.place(action.argument) for card in seen.chosen())
    cards = seen.own("hand")
    surplus = sum(cards.values()) - seen.t.setup.content.value.turn.hand_limit
    here = seen.place(action.argument)
    later = sum(count for card, count in cards.items() if seen.place(card) >= here)
    return here < seen.t.field("card") or later < surplus


def covered_by(seen: SeatView, action: Action) -> set[Space]:
    """The spaces that a dig or a blast would cover."""
    name, way = action.argument.split()
    row, column = space_named(name)
    if action.verb == "blast":
        return turned_pattern(seen.pilot(seen.chosen()[0]).pattern, way, (row, column))
    line = range(seen.icons(seen.chosen()))
    return {(row, column + i) if way == "across" else (row + i, column) for i in line}


def free_terrains(seen: SeatView, action: Action) -> set[str]:
    """The terrains of the uncovered spaces that a dig or a blast would cover."""
    assert seen.reference is not None
    free = covered_by(seen, action) - seen.reference.covered
    return {seen.reference.ground[space] for space in free if space in seen.reference.ground}


def leaves_the_boards(seen: SeatView, action: Action) -> bool:
    assert seen.reference is not None
    return not covered_by(seen, action) <= set(seen.reference.ground)


def already_covered(seen: SeatView, action: Action) -> bool:
    assert seen.reference is not None
    return bool(covered_by(seen, action) & seen.reference.covered)


def rock_not_drilled(seen: SeatView, action: Action) -> bool:
    breaks = action.verb == "blast" or "rock" in seen.bonuses(seen.chosen())
    return "rock" in free_terrains(seen, action) and not breaks


def steel_of_another(seen: SeatView, action: Action) -> bool:
    return action.verb == "dig" and bool(
        free_terrains(seen, action) - {"dirt", "rock", seen.colour()}
    )


def not_connected(seen: SeatView, action: Action) -> bool:
    assert seen.reference is not None
    corner = action.verb == "dig" and "corner" in seen.bonuses(seen.chosen())
    return not seen.reference.connects(covered_by(seen, action), corner)


def same_as_another_turning(seen: SeatView, action: Action) -> bool:
    pattern = seen.pilot(seen.chosen()[0]).pattern
    turning = action.argument.split()[1]
    earlier = TURNINGS[: TURNINGS.index(turning)]
    return any(
        turned_pattern(pattern, turning, (0, 0)) == turned_pattern(pattern, t, (0, 0))
        for t in earlier
    )


def nothing_to_match(seen: SeatView, action: Action) -> bool:
    tiles = {tile.split()[1] for tile, count in seen.own("minerals").items() if count}
    if action.verb == "duplicate":
        return action.argument not in tiles
    return action.argument == "duplicator" and (not tiles or seen.bought_out())


def not_paid(seen: SeatView, action: Action) -> bool:
    stack = action.argument.split()[0]
    card = seen.top_card(stack)
    return card is None or seen.value(stack) < card.cost


def no_such_artifact(seen: SeatView, action: Action) -> bool:
    kind = action.argument if action.verb == "use" else "into_hand"
    needed = action.verb == "use" or action.argument.endswith("to hand")
    return needed and seen.own("artifacts").get(kind, 0) == 0


def goes_to_hand_anyway(seen: SeatView, action: Action) -> bool:
    card = seen.top_card(action.argument.split()[0])
    into_hand = action.argument.endswith("to hand")
    return into_hand and card is not None and card.buy == "hand"


def after_the_bonus(seen: SeatView, action: Action) -> bool:
    alone = seen.t.step == "buy" and seen.t.field("alone") == 1
    return alone and STACKS[seen.t.field("stack")] != action.argument.split()[0]


def card_beneath(seen: SeatView, action: Action) -> bool:
    barred = seen.t.step == "stow" and seen.t.field("barred") == 1
    return barred and STACKS[seen.t.field("stack")] == action.argument


def taken_this_turn(kind: str) -> Callable[[SeatView, Action], bool]:
    def check(seen: SeatView, action: Action) -> bool:
        zone = seen.t.setup.game.layout.zone(f"{kind}s")
        return action.argument in zone.kinds and seen.t.get(f"{kind}_taken") == 1

    return check


def not_face_up(seen: SeatView, action: Action) -> bool:
    return action.argument not in {**seen.t.get("majors"), **seen.t.get("minors")}


def goal_not_met(seen: SeatView, action: Action) -> bool:
    content = seen.t.setup.content.value
    if action.argument in seen.t.setup.game.layout.zone("majors").kinds:
        major = getattr(content.majors, action.argument)
        return any(seen.own("bought").get(s, 0) < getattr(major, s) for s in STACKS)
    minor = getattr(content.minors, action.argument)
    return goal_progress(seen, minor.goal) < int(minor.count)


def goal_progress(seen: SeatView, goal: str) -> int:
    """How far the seat has come towards the goal of a Minor."""
    when, what = goal.split("_", 1)
    if when == "turn" or (when != "hold" and seen.t.field("after_action")):
        return seen.t.count("facts", goal)
    if when != "hold":
        return 0
    if what == "bombs":
        return int(seen.t.get("bombs", seen.seat))
    if what in ("artifacts", "cards"):
        return sum(seen.own("hand" if what == "cards" else what).values())
    if what in ("stacks", "value"):
        values = [seen.value(stack) for stack in STACKS]
        return sum(values) if what == "value" else sum(value > 0 for value in values)
    return sum(n for tile, n in seen.own("minerals").items() if tile.split()[1] == what)


Predicate = Callable[[SeatView, Action], bool]


def at(*steps: str) -> Predicate:
    return lambda seen, action: seen.t.step in steps


def single_space_down(seen: SeatView, action: Action) -> bool:
    single = seen.t.step == "drill" and seen.icons(seen.chosen()) == 1
    return single and action.argument.endswith("down")


def decks(seen: SeatView) -> list[str]:
    return [seen.t.get("deck", seat) for seat in range(seen.t.setup.seats)]


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
    "picking_is_over": lambda seen, action: "none" not in decks(seen),
    "no_board_to_add": lambda seen, action: seen.t.step not in ("choose_side", "attach_board"),
    "no_drill_chosen": at_another_step,
    "no_bomb_chosen": at_another_step,
    "no_swap": at_another_step,
    "nothing_to_stow": at_another_step,
    "no_moment_to_claim": at_another_step,
    "nothing_to_buy": at_another_step,
    "no_duplicate": at_another_step,
    "not_end_of_turn": at_another_step,
    "deck_taken": lambda seen, action: action.argument in decks(seen),
    "no_actions_left": lambda seen, action: seen.t.get("actions_left") == 0,
    "actions_left": lambda seen, action: seen.t.get("actions_left") > 0,
    "no_card_of_colour": no_card_of_colour,
    "drill_fits_nowhere": no_drill_fits,
    "no_bomb_token": lambda seen, action: seen.t.get("bombs", seen.seat) == 0,
    "card_not_in_hand": lambda seen, action: action.argument not in seen.own("hand"),
    "bomb_fits_nowhere": no_bomb_fits,
    "other_colour": lambda seen, action: action.argument.split()[0] not in (seen.colour(), "wild"),
    "cards_in_order": out_of_order,
    "no_cards_chosen": lambda seen, action: not seen.chosen(),
    "leaves_the_boards": leaves_the_boards,
    "already_covered": already_covered,
    "rock_not_drilled": rock_not_drilled,
    "steel_of_another": steel_of_another,
    "steel_not_bombed": lambda seen, action: bool(free_terrains(seen, action) - {"dirt", "rock"}),
    "not_connected": not_connected,
    "single_space_lies_across": single_space_down,
    "same_as_another_turning": same_as_another_turning,
    "minor_not_face_up": not_face_up,
    "card_beneath": card_beneath,
    "stack_bought_out": lambda seen, action: seen.top_card(action.argument) is None,
    "nothing_to_match": nothing_to_match,
    "not_paid": not_paid,
    "no_such_artifact": no_such_artifact,
    "goes_to_hand_anyway": goes_to_hand_anyway,
    "after_the_bonus": after_the_bonus,
    "no_stack_left": lambda seen, action: action.argument == "free_platinum" and seen.bought_out(),
    "one_major_a_turn": taken_this_turn("major"),
    "one_minor_a_turn": taken_this_turn("minor"),
    "not_face_up": not_face_up,
    "goal_not_met": goal_not_met,
}
"""For each reason, whether it is true of an action in a position."""


def random_positions(seats: int, seed: int) -> Iterator[Table]:
    """Positions of a random game without passes: all of rare steps, some of common ones."""
    t = table("super_motherload", seats, seed=seed)
    pick, asked = Dealer(seed), 0
    while not t.over():
        asked += 1
        if t.step not in ("act", "drill", "stow", "discard") or asked % 23 == 0:
            yield t
        legal = [text for text in t.legal() if text != "pass"] or t.legal()
        t.play(legal[pick.below(len(legal))])


def arranged_positions() -> Iterator[Table]:
    """Positions that random games rarely reach."""
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


def check_all_positions() -> tuple[set[str], set[str]]:
    """Checks every position; gives the reasons found true, and those found false."""
    found_true: set[str] = set()
    found_false: set[str] = set()
    for t in arranged_positions():
        check_position(t, found_true, found_false)
    for seats, seed in ((2, 5), (3, 6), (4, 7)):
        for t in random_positions(seats, seed):
            check_position(t, found_true, found_false)
    return found_true, found_false


def check_position(t: Table, found_true: set[str], found_false: set[str]) -> None:
    """Checks the reasons of all actions, and adds those found true and false to the sets."""
    seen = SeatView(t)
    given: dict[str, int] = {}
    for action in t.setup.game.actions.rows:
        if t.position.allows(action.id):
            found_false |= check_legal(seen, action)
            continue
        reason = t.refused(action.text)[0]
        assert reason in REASONS_OF_VERB[action.verb], (t.step, action.text, reason)
        given[reason] = given.get(reason, 0) + 1
        if given[reason] <= CHECKED_PER_REASON or t.step == "claim":
            assert HOLDS[reason](seen, action), (t.step, action.text, reason)
            found_true.add(reason)


def check_legal(seen: SeatView, action: Action) -> set[str]:
    """Checks that no reason of its verb is true of a legal action; gives those reasons."""
    reasons = REASONS_OF_VERB[action.verb]
    for reason in reasons:
        assert not HOLDS[reason](seen, action), (seen.t.step, action.text, reason)
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
"""All reasons for which a verb may be refused."""


def test_every_reason_is_true_of_refusals_and_false_of_legal_actions() -> None:
    found_true, found_false = check_all_positions()
    assert set(HOLDS) - found_true == set(), "never given"
    assert set(HOLDS) - found_false == set(), "never false of a legal action"


def test_every_reason_in_the_words_has_a_predicate() -> None:
    assert set(HOLDS) == set(catalogue()["super_motherload"]["reasons"])
