"""The market at every decision of the own turn, the windows of a fight included (M17, M36, M50)."""

from collections.abc import Callable

import pytest

from motherlode.games.mothership import kinds
from motherlode.games.mothership.game import MOTHERSHIP
from motherlode.kernel.dealer import Dealer
from motherlode.kernel.position import start_game
from tests.arrange import Table, play_nothing
from tests.games.mothership.arranged_table import (
    begin_turn,
    dice_rolled,
    empty_board,
    give_planets,
    give_tiles,
    play_until,
    put_artifact,
    put_fleet,
    redraw_map,
    set_hand,
    shield_left,
    space_number,
    totals,
    two_fleets,
)

EXPLORATION: dict[str, object] = {"exploration": True}
ATTACK_ARTIFACT = "artifact 3"
END_TURN = MOTHERSHIP.actions.parse("end turn")


def asking(t: Table) -> Table:
    """The same table, where seats with empty hands have to answer, too."""
    t.automatic = play_nothing
    return t


def attack(t: Table, ship: str = "fighter 1", space: str = "d13") -> Table:
    """The window before the roll of an attack by seat 0, with 20 Resources."""
    asking(t).set("resources", 20, 0)
    begin_turn(t).play(f"order {ship}", f"attack {space}")
    assert (t.step, t.seat) == ("before_roll", 0)
    return t


def window_after(t: Table, texts: list[str], step: str) -> Table:
    """The table after some actions that open a window of seat 0."""
    return play_until(t, texts, lambda t: (t.step, t.seat) == (step, 0))


def before_roll() -> Table:
    return attack(two_fleets({"f1": "c13"}, {"f1": "d13"}, EXPLORATION))


def after_roll() -> Table:
    return window_after(before_roll(), ["pass"], "after_roll")


def after_loss() -> Table:
    return window_after(before_roll(), ["pass", "pass"], "on_loss")


def orders() -> Table:
    t = asking(two_fleets({"f1": "c13"}, {"f1": "d13"}, EXPLORATION)).set("resources", 20, 0)
    begin_turn(t).play("order fighter 1")
    return t


def joining() -> Table:
    t = asking(two_fleets({"f1": "c13", "f2": "e13"}, {"f1": "d13"}, EXPLORATION))
    begin_turn(t.set("resources", 20, 0)).play("order fighter 1", "attack d13")
    return t


def reward() -> Table:
    t = set_hand(two_fleets({}, {}, EXPLORATION), 1, "prod").set("resources", 20, 0)
    return t.stand("reward", 0, loser=1)


STEPS = {
    "before_roll": before_roll,
    "after_roll": after_roll,
    "on_loss": after_loss,
    "orders": orders,
    "join": joining,
    "reward": reward,
}


@pytest.mark.rule("M36", "M29", "M50")
@pytest.mark.parametrize("step", STEPS)
def test_everything_can_be_bought_and_sold_and_the_decision_stays(step: str) -> None:
    t = STEPS[step]()
    assert (t.step, t.seat) == (step, 0)
    give_planets(set_hand(t, 0, "prod"), 0, 0).settle()
    answers = [text for text in t.answers() if not text.startswith("play")]
    frame = t.state.dump()[-6:]
    for text in ("buy card", "sell prod", "research combat", "explore planet 1"):
        t.play(text)
        assert (t.step, t.seat) == (step, 0)
        assert [text for text in t.answers() if not text.startswith("play")] == answers
        assert t.state.dump()[-6:] == frame  # the count of passes too
    assert t.get("resources", 0) == 20 - 2 + 1 - 2 - 3


@pytest.mark.rule("M36")
def test_only_the_player_whose_turn_it_is_buys_in_a_window() -> None:
    t = attack(set_hand(two_fleets({"f1": "c13"}, {"f1": "d13"}), 1, "prod"))
    t.set("resources", 20, 1).play("pass")
    assert (t.step, t.seat, t.legal()) == ("before_roll", 1, ["pass"])
    assert t.refused("buy card") == ("market_closed", "M17")
    assert t.refused("sell prod") == ("market_closed", "M17")
    assert t.refused("explore planet 1") == ("no_exploration", "M50")


@pytest.mark.rule("M36", "M29")
def test_a_purchase_does_not_take_back_a_pass_of_the_other_side() -> None:
    """The defender plays, the attacker buys and passes, the defender passes: the dice roll."""
    t = attack(set_hand(two_fleets({"f1": "c13"}, {"f1": "d13"}), 1, "defence_buff", "prod"))
    t.set("deck", {"prod": 5})
    t.play("pass", "play defence_buff")
    assert (t.step, t.seat) == ("before_roll", 0)
    t.play("buy card", "buy card", "pass")
    assert (t.step, t.seat, t.field("passes")) == ("before_roll", 1, 1)
    t.play("pass")
    assert t.events_of("rolled")


@pytest.mark.rule("M36")
def test_a_card_bought_before_the_roll_is_played_on_it() -> None:
    t = attack(two_fleets({"m": "c13"}, {"m": "d13"}), "mothership").set("deck", {"volt_switch": 1})
    t.play("buy card", "play volt_switch")
    assert t.get("attack_buff") == 3


@pytest.mark.rule("M36", "M28")
def test_an_after_roll_card_bought_after_the_roll_is_played_in_that_window() -> None:
    t = after_roll().set("deck", {"the_forks": 1})
    t.play("buy card")
    assert "play the_forks" in t.answers()
    t.play("play the_forks")
    assert len(dice_rolled(t)) == 1


@pytest.mark.rule("M36")
@pytest.mark.parametrize("buy", ["research combat", "explore planet 1"])
def test_a_tile_or_artifact_counts_before_the_roll_but_not_after_it(buy: str) -> None:
    """The only Artifact left gives 1 to attacks, as the first combat tile does."""
    gains = []
    for window in (before_roll, after_roll):
        t = give_planets(window(), 0, 0).set("tokens", {ATTACK_ARTIFACT: 1}).settle()
        before = t.get("attack_buff")
        t.play(buy)
        gains.append(t.get("attack_buff") - before)
    assert gains == [1, 0]


@pytest.mark.rule("M36", "M43")
def test_a_shield_bought_after_the_roll_absorbs_from_the_next_roll_on() -> None:
    """The Mothership enters a field and loses; its new energy does not absorb the field's roll."""
    t = asking(two_fleets({"m": "c6"}, {})).set("resources", 20, 0)
    t.set("energy", {"engines": 12}, 0)
    give_tiles(t, 0, "support", 1)
    begin_turn(t).play("order mothership", "enter d6", "pass")
    assert t.step == "after_roll"
    t.play("research engineering", "subsystem shields", *["subsystem weapons"] * 2)
    assert shield_left(t, 0) == 1
    roll, hull = t.get("attack_dice")[0], t.get("hull_points", 0)
    t.play("pass", "pass")
    assert t.get("hull_points", 0) == hull - roll
    assert shield_left(t, 0) == 1


@pytest.mark.rule("M21", "M36", "M42")
def test_a_shield_bought_while_a_field_attacks_an_enemy_changes_no_damage() -> None:
    """Who pushed the ship is neither side, but may trade when asked to cancel a card."""
    t = give_planets(two_fleets({"m": "a13"}, {"m": "i8"}), 0, 1)
    t.set("energy", {"weapons": 2, "shields": 6}, 1)
    set_hand(set_hand(t, 0, "gravity_manipulator", "prod"), 1, "the_forks")
    give_tiles(t, 0, "support", 1).set("resources", 20, 0)
    asking(begin_turn(t)).play("play gravity_manipulator", "target i8", "pass", "target j8")
    t = play_until(t, ["pass"], lambda t: t.get("attack_dice")[0] > 2)
    t.play("play the_forks")
    assert (t.step, t.seat) == ("cancel", 0)
    t.play("research engineering", *["subsystem shields"] * 3)
    roll = t.get("attack_dice")[0]
    t.play("pass")
    while t.step != "push":
        t.play("pass")
    assert (t.get("hull_points", 1), shield_left(t, 1)) == (12, 6 - roll)


@pytest.mark.rule("M36", "M44")
def test_energy_bought_before_the_roll_gives_a_better_die() -> None:
    t = give_tiles(two_fleets({"m": "c13"}, {"m": "d13"}), 0, "support", 1)
    t = attack(t, "mothership")
    t.play("research engineering", *["subsystem weapons"] * 3, "pass")
    faces = [fact["faces"] for fact in t.events_of("rolled")]
    assert faces == [8, 4]


@pytest.mark.rule("M13", "M36")
def test_a_diversion_is_one_move_and_is_not_interrupted() -> None:
    t = two_fleets({"m": "c13"}, {}).set("resources", 20, 0)
    begin_turn(t).play("divert")
    assert t.refused("buy card") == ("something_else_first", "M12")
    t.play("engines 3")
    assert t.refused("research combat") == ("something_else_first", "M12")
    t.play("weapons 6")
    assert "buy card" in t.legal()


@pytest.mark.rule("M36", "M43", "M65")
def test_energy_of_a_tile_is_placed_at_once_and_nothing_comes_between() -> None:
    t = give_tiles(two_fleets({"m": "c13"}, {}), 0, "support", 1).set("resources", 20, 0)
    begin_turn(set_hand(t, 0, "pick_up_two_cards")).play("research engineering")
    for _ in range(3):
        assert t.step == "charge"
        assert {text.split()[0] for text in t.legal()} == {"subsystem"}
        assert t.refused("buy card") == ("something_else_first", "M12")
        assert t.refused("play pick_up_two_cards") == ("something_else_first", "M12")
        t.play("subsystem engines")
    assert {"buy card", "play pick_up_two_cards"} <= set(t.legal())


@pytest.mark.rule("M15", "M36", "M63")
def test_collecting_ends_the_turn_so_nothing_is_bought_while_ships_respawn() -> None:
    t = two_fleets({}, {}, {"mode": "victory_points"}).set("resources", 20, 0)
    t.set("respawn", [0, 2, 0, 0, 0, 0], 0)
    begin_turn(t).play("end turn")
    assert (t.step, t.seat) == ("respawn", 0)
    assert t.refused("buy card") == ("something_else_first", "M12")


@pytest.mark.rule("M10", "M36")
def test_nothing_is_bought_before_the_first_turn() -> None:
    setup = MOTHERSHIP.setup(2, {}, {"economy": {"start_resources": 9}})
    t = Table(setup)
    assert t.step == "place"
    assert not [text for text in t.legal() if text.startswith(("buy", "sell", "research"))]


@pytest.mark.rule("M17")
@pytest.mark.parametrize(("resources", "cards"), [(0, ()), (9, ()), (0, ("prod",))])
def test_everyone_else_is_asked_at_the_end_of_a_turn_whatever_he_has(
    resources: int, cards: tuple[str, ...]
) -> None:
    t = empty_board(3, EXPLORATION)
    for seat, where in enumerate(("a1", "c1", "e1")):
        put_fleet(t, seat, f1=where)
    asking(set_hand(give_planets(t, 1, 0), 1, *cards)).set("resources", resources, 1)
    begin_turn(t).play("end turn")
    assert (t.step, t.seat) == ("market", 1)
    assert "explore planet 1" not in t.legal()
    assert t.refused("explore planet 1") == ("only_in_own_turn", "M50")
    t.play("pass")
    assert (t.step, t.seat) == ("market", 2)
    t.play("pass")
    assert (t.step, t.turn) == ("turn", 1)


@pytest.mark.rule("M63")
def test_a_mothership_turn_ends_with_income_shields_respawns_and_market_in_this_order() -> None:
    """Collect, then full shields, then respawns, then the market, then the next player."""
    t = two_fleets({"m": "c13"}, {}, {"mode": "victory_points"})
    t.set("respawn", [0, 2, 0, 0, 0, 0], 0).set("shield_lost", 3, 0)
    asking(t).set("resources", 0, 0)
    begin_turn(t).play("end turn")
    assert (t.step, t.get("resources", 0), t.get("shield_lost", 0)) == ("respawn", 1, 0)
    t.play(t.legal("place")[0])
    assert (t.step, t.seat, t.turn) == ("market", 1, 0)
    t.play("pass")
    assert (t.step, t.seat, t.turn) == ("turn", 1, 1)


@pytest.mark.rule("M63")
def test_a_turn_never_ends_by_itself() -> None:
    t = two_fleets({"f1": "c13"}, {}).set("status", [1] * 6, 0)
    assert begin_turn(t).legal() == ["end turn"]


@pytest.mark.rule("M66", "M68")
@pytest.mark.parametrize("seats", [2, 4])
def test_turns_of_random_mothership_games_have_a_limited_number_of_actions(seats: int) -> None:
    """Movement, attacks, cards and the deck only run down, so every turn ends soon."""
    setup = MOTHERSHIP.setup(seats, {"exploration": True, "events": True})
    longest = 0
    for seed in range(3):
        d = Dealer(seed)
        position = start_game(setup.rules, d)
        turn, length = (-1, -1), 0
        for _ in range(2500):
            if position.over():
                break
            legal = [action for action in position.legal() if action != END_TURN]
            legal = legal or position.legal()
            position.advance(legal[d.below(len(legal))], d)
            played = int(position.state.cells[setup.game.layout.zone("round").start])
            now = (played, int(position.seat()))
            length = length + 1 if now == turn else 0
            turn, longest = now, max(longest, length)
    assert longest < 400


@pytest.mark.rule("M36", "M66")
@pytest.mark.parametrize("make", [orders, before_roll])
def test_no_more_than_350_actions_are_listed(make: Callable[[], Table]) -> None:
    t = set_hand(make(), 0, *kinds.CARDS).settle()
    assert len(t.legal()) < 350


@pytest.mark.rule("M36", "M66")
def test_fewer_than_350_mothership_actions_are_listed_on_the_largest_board() -> None:
    """A Mothership that reaches every space, a card of each kind, and everything affordable."""
    t = empty_board(6, {"exploration": True, "events": True})
    for seat in range(6):
        put_fleet(t, seat, f1=f"{'acegik'[seat]}1")
    put_fleet(t, 0, m="j8", f1="a1")
    set_hand(give_planets(t, 0, *range(7)), 0, *kinds.CARDS).set("resources", 99, 0)
    t.set("extra_engine", [60, 0, 0, 0, 0, 0], 0)
    begin_turn(t).play("order mothership")
    assert 250 < len(t.legal()) < 350


@pytest.mark.rule("M38")
def test_nothing_bought_helps_a_teammates_dogfight() -> None:
    t = empty_board(4, {"teams": "pairs"})
    for seat, where in enumerate(("c13", "d13", "a1", "o1")):
        put_fleet(t, seat, f1=where, f3=f"{'hijk'[seat]}1")
    set_hand(t, 2, "volt_switch").set("resources", 20, 2)
    asked = []
    asking(begin_turn(t)).play("order fighter 1", "attack d13")
    while t.step in ("before_roll", "after_roll", "on_loss"):
        asked.append(t.seat)
        t.play("pass")
    assert 2 not in asked


@pytest.mark.rule("M29")
def test_in_mothership_an_attacker_is_asked_before_and_after_the_roll_without_cards_too() -> None:
    t = attack(two_fleets({"f1": "c13"}, {"f1": "d13"})).set("resources", 0, 0).settle()
    assert t.legal() == ["pass"]
    t.play("pass")
    assert (t.step, t.seat, t.legal()) == ("after_roll", 0, ["pass"])


@pytest.mark.rule("M29")
@pytest.mark.parametrize("plays", [True, False])
def test_declare_and_roll_passes_unless_the_defender_plays(plays: bool) -> None:
    t = two_fleets({"f1": "c13", "f2": "e13"}, {"f1": "d13"})
    set_hand(set_hand(t, 0, "seismic_charge"), 1, "defence_buff")
    begin_turn(t).play("order fighter 1", "attack d13", "roll")
    assert (t.step, t.seat) == ("before_roll", 1)
    t.play("play defence_buff" if plays else "pass")
    if plays:
        t.play("pass")  # the attacker could cancel it
    assert (t.step, t.seat) == ("before_roll" if plays else "after_roll", 0)
    assert t.refused("roll") == ("something_else_first", "M12")


@pytest.mark.rule("M29", "M33")
def test_a_planet_roll_asks_attacker_and_controller_before_it_and_the_attacker_after_it() -> None:
    """The attacker and the controller before the dice, the attacker after them."""
    t = set_hand(two_fleets({"f1": "g3"}, {"f1": "a13"}), 1, "prod")
    asking(give_planets(t, 1, 0))
    begin_turn(t).play("order fighter 1", "attack h3")
    asked = []
    while t.step in ("before_roll", "after_roll", "on_loss"):
        asked.append((t.step, t.seat))
        t.play("pass")
    assert asked == [("before_roll", 0), ("before_roll", 1), ("after_roll", 0)]


@pytest.mark.rule("M30")
@pytest.mark.parametrize("known", [False, True])
def test_no_pause_for_a_cancelling_card_that_public_facts_exclude(known: bool) -> None:
    t = set_hand(two_fleets({"m": "c13"}, {}), 1, "prod")
    set_hand(t, 0, "hull_repair").set("hull_points", 5, 0)
    t.set("discard", {"noooooooooooo": 1} if known else {})
    begin_turn(t).play("play hull_repair")
    assert t.step == ("turn" if known else "cancel")


@pytest.mark.rule("M30")
def test_a_cancelled_attack_card_uses_no_attack() -> None:
    t = two_fleets({"b1": "c13"}, {"m": "g13"})
    set_hand(set_hand(t, 0, "railguns"), 1, "noooooooooooo")
    begin_turn(t).play("play railguns")
    if t.step == "target":
        t.play("target g13")
    t.play("play noooooooooooo")
    assert t.step == "turn"
    assert t.get("status", 0)[4] == 0


@pytest.mark.rule("M33")
@pytest.mark.parametrize("retries", [False, True])
def test_a_planet_that_held_out_is_not_tried_again_in_the_turn(retries: bool) -> None:
    t = two_fleets({"f1": "g3", "f2": "i3"}, {"f1": "a13"}, {"planet_retries": retries})
    t = play_until(
        begin_turn(t),
        ["order fighter 1", "attack h3", "fire"],
        lambda t: bool(t.events_of("held_out")),
    )
    if retries:
        t.play("order fighter 2")
        assert "attack h3" in t.legal()
        return
    t.play("order fighter 2")
    assert t.refused("attack h3") == ("planet_tried", "M33")
    t.play(t.legal("move")[0], "end turn", "end turn")
    t.play("order fighter 1")
    assert "attack h3" in t.legal()


@pytest.mark.rule("M33")
def test_after_a_failed_capture_another_ship_may_attack_another_planet() -> None:
    t = two_fleets({"f1": "g3", "f2": "c13"}, {"f1": "a13"})
    planets = t.get("planets")
    redraw_map(t.set("planets", [planets[0], space_number("d13") + 1, *planets[2:]]))
    t = play_until(
        begin_turn(t), ["order fighter 1", "attack h3"], lambda t: bool(t.events_of("held_out"))
    )
    t.play("order fighter 2")
    assert "attack d13" in t.legal()


@pytest.mark.rule("M19")
def test_a_fighter_may_attack_a_mothership_without_a_shield() -> None:
    t = two_fleets({"f1": "c13"}, {"m": "d13"}).set("energy", {"engines": 12, "weapons": 3}, 1)
    t = play_until(
        begin_turn(t), ["order fighter 1", "attack d13"], lambda t: totals(t)[0] > totals(t)[1]
    )
    assert t.get("hull_points", 1) == 12


@pytest.mark.rule("M35", "M50")
def test_an_artifact_can_raise_what_a_planet_holds_at() -> None:
    """The threshold of the controller's Artifact and tile counts when the attack is declared."""
    t = give_planets(two_fleets({"f1": "g3"}, {"f1": "a13"}, EXPLORATION), 1, 0)
    number = next(
        int(key) for key, row in t.setup.content.value.artifacts.items() if row.effect == "hold"
    )
    asking(put_artifact(t, number, 0))
    begin_turn(t).play("order fighter 1", "attack h3")
    assert t.get("planet_holds_at") > 6
