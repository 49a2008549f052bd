"""Every refusal names a reason, and the reason is true of the position.

Positions come from random games and from arranged tables. Each reason is checked by a predicate
of this test's own, written from the rules and not from the code.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from itertools import chain, combinations

from motherlode.games.super_motherload.content_schema import Minor, Pilot
from motherlode.kernel.action_table import Action
from motherlode.kernel.dealer import Dealer
from motherlode.kernel.errors import UnreadableAction
from motherlode.kernel.registry import all_games
from tests.arrange import Table, table
from tests.counts import count
from tests.games.super_motherload.arranged_table import give_hand, plain_table
from tests.games.super_motherload.reference_placement import (
    TURNINGS,
    ReferenceBoards,
    Space,
    space_named,
    turned_pattern,
)
from tests.texts import keys

STEPS_OF_VERB = {
    "play": ("drill", "place_drill"),
    "confirm": ("drill", "blast"),
    "dig": ("drill", "place_drill"),
    "blast": ("blast", "place_bomb"),
    "swap": ("swap",),
    "stow": ("stow", "put_tile"),
    "leave": ("stow", "put_tile"),
    "buy": ("buy",),
    "duplicate": ("duplicate",),
    "discard": ("discard",),
}
CHECKED_PER_REASON = 4
"""This many of the actions refused for one reason are checked at a position."""
FEW = 100
"""Verbs with more actions than this are placements: not all of them are tried everywhere."""
EVERY = count(40, 1)
"""At a position, one illegal placement in this many is tried; all other actions are."""


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

    def colour_of(self, card: str) -> str:
        return self.pilot(card).colour or card.split()[0]

    def icons(self, cards: list[str]) -> int:
        return sum(self.pilot(card).icons for card in cards)

    def bonuses(self, cards: list[str]) -> set[str]:
        return {bonus for card in cards for bonus in self.pilot(card).drill}

    def dig_icons(self) -> int:
        """The length of the line that is being placed."""
        if self.t.step == "place_drill":
            return self.t.field("length")
        return self.icons(self.chosen())

    def dig_bonuses(self) -> set[str]:
        """The bonuses of the Drill that change where its line may lie."""
        if self.t.step == "place_drill":
            abilities = self.t.field("abilities")
            return {name for bit, name in ((1, "corner"), (2, "rock")) if abilities & bit}
        return self.bonuses(self.chosen())

    def pattern(self) -> str:
        """The Bomb Pattern that is being placed."""
        if self.t.step == "place_bomb":
            return self.pilot(
                self.t.setup.game.layout.zone("hand").kinds[self.t.field("card")]
            ).pattern
        return self.pilot(self.chosen()[0]).pattern

    def holds_artifacts(self) -> bool:
        return bool(self.own("artifacts"))

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
        return icons <= 40 and bool(self.reference.lines(icons, colour, self.bonuses(cards)))


STACKS = ("red", "blue", "yellow", "wild")
MINERALS = ("iron", "gold", "platinum", "emerald", "ruby", "diamond")


def at_another_step(seen: SeatView, action: Action) -> bool:
    return seen.t.step not in STEPS_OF_VERB[action.verb]


def no_drill_fits(seen: SeatView, action: Action) -> bool:
    """True if no cards in hand make a Drill that fits with this colour or card."""
    if action.verb == "confirm":
        return seen.t.step == "drill" and not seen.fits(seen.chosen(), seen.colour())
    playing = action.verb == "play"
    colour = seen.colour() if playing else action.argument
    chosen = [*seen.chosen(), action.argument] if playing else []
    held = [card for card, count in seen.own("hand").items() for _ in range(count)]
    if playing:
        held.remove(action.argument)
        held = [card for card in held if seen.place(card) >= seen.place(action.argument)]
    joining = [card for card in held if seen.colour_of(card) in (colour, "wild")]
    sizes = range(0 if playing else 1, len(joining) + 1)
    more = {cards for size in sizes for cards in combinations(joining, size)}
    return not any(seen.fits([*chosen, *cards], colour) for cards in sorted(more))


def no_card_of_colour(seen: SeatView, action: Action) -> bool:
    return not any(seen.colour_of(card) in (action.argument, "wild") for card in seen.own("hand"))


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
        return turned_pattern(seen.pattern(), way, (row, column))
    line = range(seen.dig_icons())
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
    breaks = action.verb == "blast" or "rock" in seen.dig_bonuses()
    return "rock" in free_terrains(seen, action) and not breaks


def steel_of_another(seen: SeatView, action: Action) -> bool:
    return action.verb == "dig" and bool(
        free_terrains(seen, action) - {"dirt", "rock", seen.colour()}
    )


def not_connected(seen: SeatView, action: Action) -> bool:
    assert seen.reference is not None
    corner = action.verb == "dig" and "corner" in seen.dig_bonuses()
    return not seen.reference.connects(covered_by(seen, action), corner)


def same_as_another_turning(seen: SeatView, action: Action) -> bool:
    pattern = seen.pattern()
    turning = action.argument.split()[1]
    earlier = TURNINGS[: TURNINGS.index(turning)]
    return any(
        turned_pattern(pattern, turning, (0, 0)) == turned_pattern(pattern, t, (0, 0))
        for t in earlier
    )


def nothing_to_match(seen: SeatView, action: Action) -> bool:
    tiles = {tile.split()[1] for tile, count in seen.own("minerals").items() if count}
    return action.argument not in tiles


def not_paid(seen: SeatView, action: Action) -> bool:
    stack = action.argument.split()[0]
    card = seen.top_card(stack)
    return card is None or seen.value(stack) < card.cost


def no_such_artifact(seen: SeatView, action: Action) -> bool:
    kind = action.argument if action.verb == "use" else "into_hand"
    needed = action.verb == "use" or action.argument.endswith("to hand")
    return needed and seen.own("artifacts").get(kind, 0) == 0


def after_the_bonus(seen: SeatView, action: Action) -> bool:
    alone = seen.t.step == "buy" and seen.t.field("alone") == 1
    return alone and STACKS[seen.t.field("stack")] != action.argument.split()[0]


def card_beneath(seen: SeatView, action: Action) -> bool:
    barred = seen.t.step == "put_tile" and seen.t.field("barred") == 1
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
    return goal_progress(seen, minor) < int(minor.count)


def turned_up_too_late(seen: SeatView, action: Action) -> bool:
    """True if the goal was met before the Minor was turned up, and is not met now (S49)."""
    if action.argument not in seen.t.get("minors"):
        return False
    minor = getattr(seen.t.setup.content.value.minors, action.argument)
    over = goal_progress(seen, minor, True) < minor.count <= goal_progress(seen, minor)
    return over and seen.t.count("missed", action.argument) == 1


def goal_progress(seen: SeatView, minor: Minor, lasting: bool = False) -> int:
    """How far the seat has come towards the goal of a Minor; `lasting`: without what is over."""
    what = minor.what
    if minor.within != "held":
        return 0 if lasting and minor.within != "turn" else facts_counted(seen, minor)
    if what == "bomb_tokens":
        return int(seen.t.get("bombs", seen.seat))
    if what in ("artifacts", "hand"):
        return sum(seen.own(what).values())
    values = [seen.value(stack) for stack in STACKS]
    if what == "stacks":
        return sum(value > 0 for value in values)
    if what == "value":
        return sum(values) if lasting else max(sum(values), seen.t.get("value_before_buys"))
    held = sum(n for tile, n in seen.own("minerals").items() if tile.split()[1] == what)
    return held if lasting else max(held, seen.t.count("held_before_buys", what))


def facts_counted(seen: SeatView, minor: Minor) -> int:
    """What was done for a goal in the latest action or in the turn."""
    facts = seen.t.get(f"{minor.within}_facts")
    worth = seen.t.setup.content.value.minerals
    tiles = {mineral: facts.get(mineral, 0) for mineral in MINERALS}
    derived = {
        "minerals": sum(tiles.values()),
        "mineral_kinds": sum(count > 0 for count in tiles.values()),
        "value": sum(count * int(getattr(worth, mineral)) for mineral, count in tiles.items()),
    }
    return int(derived.get(minor.what, facts.get(minor.what, 0)))


def has_instant_bonuses(seen: SeatView) -> bool:
    return bool(seen.bonuses(seen.chosen()) & {"bomb", "draw_1", "draw_2", "swap"})


def nothing_to_confirm(seen: SeatView, action: Action) -> bool:
    """True if nothing can happen between the discard of the chosen cards and the placement."""
    instant = seen.t.step == "drill" and has_instant_bonuses(seen)
    return bool(seen.chosen()) and not instant and not seen.holds_artifacts() and not claims(seen)


def claims(seen: SeatView) -> bool:
    """True if the seat could take an Achievement now."""
    twin = seen.t.copy().stand("act", seen.seat)
    return bool(twin.legal("claim"))


Predicate = Callable[[SeatView, Action], bool]


INTERRUPTIBLE = ("act", "place_drill", "place_bomb", "stow", "attach_board", "buy")
"""Steps at which Artifacts and Achievements are legal (S42)."""


def cards_to_buy(seen: SeatView) -> int:
    """How many cards may be bought now."""
    paid = [(card := seen.top_card(s)) and seen.value(s) >= card.cost for s in STACKS]
    return 1 if seen.t.field("alone") else sum(map(bool, paid))


def first(*steps: str) -> Predicate:
    """At these steps their own choice comes first; any-time actions wait for fewer of them."""

    def check(seen: SeatView, action: Action) -> bool:
        anytime = action.verb in ("use", "claim") and seen.t.step in INTERRUPTIBLE
        paused = action.verb == "go_on" and in_pause(seen)
        return seen.t.step in steps and not anytime and not paused

    return check


def in_pause(seen: SeatView) -> bool:
    """True if the step of a seat that may be asked has one outcome: a buy, or a random board."""
    if seen.t.step == "attach_board":
        return bool(seen.t.setup.options["sides"] == "random")
    return seen.t.step == "buy" and cards_to_buy(seen) == 1


def at(*steps: str) -> Predicate:
    return lambda seen, action: seen.t.step in steps


def single_space_down(seen: SeatView, action: Action) -> bool:
    single = seen.t.step in ("drill", "place_drill") and seen.dig_icons() == 1
    return single and action.argument.endswith("down")


def decks(seen: SeatView) -> list[str]:
    return [seen.t.get("deck", seat) for seat in range(seen.t.setup.seats)]


HOLDS: dict[str, Predicate] = {
    # Another choice comes first.
    "board_first": first("choose_side", "attach_board"),
    "deck_first": first("pick_deck"),
    "drill_first": first("drill", "place_drill"),
    "bomb_first": first("blast", "place_bomb"),
    "swap_first": first("swap"),
    "stow_first": first("stow"),
    "tile_first": first("put_tile"),
    "buy_first": first("buy"),
    "duplicate_first": first("duplicate"),
    "discard_first": first("discard"),
    # It is too late, or too early.
    "picking_is_over": lambda seen, action: "none" not in decks(seen),
    "no_board_to_add": lambda seen, action: seen.t.step not in ("choose_side", "attach_board"),
    "side_is_random": lambda seen, action: (
        seen.t.step == "attach_board" and seen.t.setup.options["sides"] == "random"
    ),
    "no_drill_chosen": at_another_step,
    "no_bomb_chosen": at_another_step,
    "no_swap": at_another_step,
    "nothing_to_stow": at_another_step,
    "no_cards_to_confirm": at_another_step,
    "nothing_to_buy": at_another_step,
    "no_duplicate": at_another_step,
    "not_end_of_turn": at_another_step,
    "deck_taken": lambda seen, action: action.argument in decks(seen),
    "no_actions_left": lambda seen, action: seen.t.get("actions_left") == 0,
    "actions_left": lambda seen, action: at("act")(seen, action) and seen.t.get("actions_left") > 0,
    "no_card_of_colour": no_card_of_colour,
    "drill_fits_nowhere": no_drill_fits,
    "no_bomb_token": lambda seen, action: seen.t.get("bombs", seen.seat) == 0,
    "card_not_in_hand": lambda seen, action: action.argument not in seen.own("hand"),
    "no_bomb_pattern": lambda seen, action: not seen.pilot(action.argument).pattern,
    "bomb_fits_nowhere": no_bomb_fits,
    "other_colour": lambda seen, action: (
        seen.colour_of(action.argument) not in (seen.colour(), "wild")
    ),
    "cards_in_order": out_of_order,
    "no_cards_chosen": lambda seen, action: seen.t.step == "drill" and not seen.chosen(),
    "bonuses_first": lambda seen, action: seen.t.step == "drill" and has_instant_bonuses(seen),
    "cards_are_discarded": at("place_drill"),
    "nothing_to_confirm": nothing_to_confirm,
    "bonus_tile_stays": at("put_tile"),
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
    "after_the_bonus": after_the_bonus,
    "one_major_a_turn": taken_this_turn("major"),
    "one_minor_a_turn": taken_this_turn("minor"),
    "not_face_up": not_face_up,
    "goal_not_met": goal_not_met,
    "turned_up_too_late": turned_up_too_late,
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
    yield t.set("bought", dict.fromkeys(bought, 2), 0).settle()
    t.play("claim full_house")
    yield t
    t.play("claim iron_works")
    yield t
    yield from positions_of_confirmed_cards()
    t = plain_table().set("artifacts", {"trophy": 1}, 0).set("artifact_spaces_left", 0)
    yield t.stand("attach_board")
    t = plain_table(options={"sides": "random"}).set("artifacts", {"trophy": 1}, 0)
    yield t.set("artifact_spaces_left", 0).stand("attach_board")
    t = plain_table(cards={"blue_1": {"icons": 1, "drill": ["swap"]}}).set("minors", {"jackpot": 1})
    give_hand(t, "blue 1").play("drill blue", "play blue 1", "confirm")
    yield t
    for ground in ("##", "BB"):
        roof = {"a1": "RR"} | {f"{column}1": ground for column in "bcdefghijkl"}
        yield give_hand(plain_table(maps={"depth_1_a": roof}), "starter 3", "starter 1")


def positions_of_confirmed_cards() -> Iterator[Table]:
    """Cards confirmed before their placement, and a Minor turned up too late."""
    cards = {"blue_1": {"icons": 2, "drill": ["draw_1"]}}
    minors = {"jackpot": {"what": "drilled", "within": "action", "count": 1, "points": 1}}
    minors["big_bang"] = {"what": "drilled", "within": "action", "count": 2, "points": 1}
    t = plain_table(cards=cards, minors=minors).set("minors", {"jackpot": 1})
    t.set("minor_deck", {"big_bang": 1}).set("artifacts", {"trophy": 1}, 0)
    give_hand(t, "blue 1", "starter 1").play("bomb starter 1")
    yield t
    t.play("confirm")
    yield t
    t.stand("act").play("drill blue", "play blue 1")
    yield t
    t.play("confirm")
    yield t
    t.play("dig a1 across", "claim jackpot")
    yield t.set("minor_taken", 0).settle()


def check_all_positions() -> tuple[set[str], set[str]]:
    """Checks every position; gives the reasons found true, and those found false."""
    found_true: set[str] = set()
    found_false: set[str] = set()
    games = [random_positions(seats, seed) for seats, seed in ((2, 5), (3, 6), (4, 7))]
    for number, t in enumerate(chain(arranged_positions(), *games)):
        check_position(t, number, found_true, found_false)
    return found_true, found_false


@cache
def placements() -> frozenset[int]:
    """The ids of verbs with more than FEW actions, which are sampled."""
    numbers = Counter(row.verb_id for row in all_games()["super_motherload"].actions.rows)
    return frozenset(verb for verb, actions in numbers.items() if actions > FEW)


def illegal_actions(t: Table, number: int) -> Iterator[Action]:
    """The illegal actions that are tried at a position; its `number` selects the placements."""
    legal = set(t.position.legal())
    for action in t.setup.game.actions.rows:
        sampled = action.verb_id in placements()
        if action.id not in legal and (not sampled or (action.id + number) % EVERY == 0):
            yield action


def check_position(t: Table, number: int, found_true: set[str], found_false: set[str]) -> None:
    """Checks the reasons of actions, and adds those found true and false to the sets."""
    seen = SeatView(t)
    given: Counter[str] = Counter()
    for legal in t.position.legal():
        found_false |= check_legal(seen, t.setup.game.actions.rows[legal])
    for action in illegal_actions(t, number):
        reason, _ = t.setup.rules.why_not(t.state, action.id)
        assert reason in REASONS_OF_VERB[action.verb], (t.step, action.text, reason)
        given[reason] += 1
        if given[reason] <= CHECKED_PER_REASON or "goal" in reason:
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
WITHIN_A_TURN = ("drill_first", "bomb_first", "swap_first", "stow_first", "tile_first")
AFTER_AN_ACTION = ("buy_first", "duplicate_first", "discard_first")
COMES_FIRST = (*BEFORE_A_TURN, *WITHIN_A_TURN, *AFTER_AN_ACTION)
REASONS_OF_VERB: dict[str, tuple[str, ...]] = {
    "side": ("no_board_to_add", "side_is_random"),
    "pick": ("board_first", "picking_is_over", "deck_taken"),
    "draw": (*COMES_FIRST, "no_actions_left"),
    "pass": (*COMES_FIRST, "no_actions_left"),
    "go_on": (*COMES_FIRST, "actions_left"),
    "drill": (*COMES_FIRST, "no_actions_left", "no_card_of_colour", "drill_fits_nowhere"),
    "bomb": (*COMES_FIRST, "no_actions_left", "no_bomb_token", "card_not_in_hand")
    + ("no_bomb_pattern", "bomb_fits_nowhere"),
    "confirm": ("no_cards_to_confirm", "no_cards_chosen", "drill_fits_nowhere")
    + ("nothing_to_confirm",),
    "play": (
        "no_drill_chosen",
        "cards_are_discarded",
        "card_not_in_hand",
        "other_colour",
        "cards_in_order",
    )
    + ("drill_fits_nowhere",),
    "dig": (
        "no_drill_chosen",
        "no_cards_chosen",
        "bonuses_first",
        *PLACE,
        "rock_not_drilled",
        "steel_of_another",
    )
    + ("single_space_lies_across",),
    "blast": ("no_bomb_chosen", "same_as_another_turning", *PLACE, "steel_not_bombed"),
    "use": (*COMES_FIRST, "no_such_artifact"),
    "swap": ("no_swap", "minor_not_face_up"),
    "stow": ("nothing_to_stow", "stack_bought_out", "card_beneath"),
    "leave": ("nothing_to_stow", "bonus_tile_stays"),
    "claim": (*COMES_FIRST, "one_major_a_turn", "one_minor_a_turn")
    + ("not_face_up", "goal_not_met", "turned_up_too_late"),
    "buy": ("nothing_to_buy", "not_paid", "no_such_artifact", "after_the_bonus"),
    "duplicate": ("no_duplicate", "nothing_to_match"),
    "discard": ("not_end_of_turn", "card_not_in_hand", "cards_in_order"),
}
"""All reasons for which a verb may be refused."""


def test_every_super_motherload_reason_is_true_of_refusals_and_false_of_legal_actions() -> None:
    found_true, found_false = check_all_positions()
    assert set(HOLDS) - found_true == set(), "never given"
    assert set(HOLDS) - found_false == set(), "never false of a legal action"


def test_every_reason_in_the_words_has_a_predicate() -> None:
    declining = {"no_symbol_there", "no_such_space", "write_declined_spaces_after_without"}
    assert HOLDS.keys() | declining == keys("super_motherload", "reasons")


def test_a_symbol_can_be_declined_exactly_where_one_lies_under_the_tunnel() -> None:
    symbols = {"a1": ".*", "b1": ".i", "c1": "B1", "b2": ".?"}
    t = plain_table(maps={"depth_1_a": symbols}, cards={"red_1": {"pattern": "xx/.x"}})
    give_hand(t, "starter 3", "starter 3", "red 1")
    twin = t.copy()
    t.play("drill blue", "play starter 3", "play starter 3")
    twin.play("bomb red 1")
    checked = [
        check_declined(table, action) for table in (t, twin) for action in table.position.legal()
    ]
    assert {True, False} <= {can for cans in checked for can in cans}


def check_declined(t: Table, action: int) -> set[bool]:
    """Checks which spaces of two rows a placement may decline; gives whether any could."""
    row = t.setup.game.actions.rows[action]
    if row.verb not in ("dig", "blast"):
        return set()
    covered = covered_by(SeatView(t), row)
    found = set()
    for space in (f"{column}{number}" for number in (1, 2) for column in "abcd"):
        text = f"{row.text} without {space}"
        can = space in ("a1", "c1", "b2") and space_named(space) in covered
        assert (why_not_declined(t, text) == ("", "")) == can, text
        if not can:
            assert why_not_declined(t, text) == ("no_symbol_there", "S24")
        found.add(can)
    return found


def why_not_declined(t: Table, text: str) -> tuple[str, str]:
    """Why a placement is refused or can't be read; two empty texts if it is legal."""
    try:
        action = t.setup.game.actions.parse(text)
    except UnreadableAction as error:
        return error.reason, error.rule
    return ("", "") if t.position.allows(action) else t.refused(text)
