"""Cards that repeat, add to or double throws, in dogfights and outside them (M29, M41, M42)."""

import pytest

from tests.arrange import Table
from tests.games.mothership.arranged_table import (
    begin_turn,
    dice_rolled,
    empty_board,
    engine_power,
    fighter_duel,
    give_planets,
    give_tiles,
    play_until,
    put_fleet,
    set_hand,
    totals,
    two_fleets,
)


@pytest.mark.rule("M41")
@pytest.mark.parametrize("attacker", [True, False])
def test_expansion_pak_does_not_double_what_backup_generator_adds(attacker: bool) -> None:
    cards = ("expansion_pak", "backup_generator")
    t = fighter_duel(*(cards if attacker else ()), theirs=() if attacker else cards)
    t.play("play expansion_pak")
    side = 0 if attacker else 1
    t = play_until(t, ["pass"], lambda t: t.step == "after_roll" and dice_rolled(t)[side][1] == 1)
    t = play_until(t, ["play backup_generator"], lambda t: dice_rolled(t)[0][1] == 6)
    assert totals(t)[side] == 1 * 2 + 6


@pytest.mark.rule("M41")
@pytest.mark.parametrize("attacker", [True, False])
def test_a_die_is_doubled_only_once(attacker: bool) -> None:
    paks = ("expansion_pak",) * 2
    t = fighter_duel(*(paks if attacker else ()), theirs=() if attacker else paks)
    t.play("play expansion_pak")
    assert t.step == "before_roll"
    assert t.legal("play") == []


@pytest.mark.rule("M41")
def test_a_second_expansion_pak_doubles_another_die() -> None:
    t = set_hand(two_fleets({"f1": "c13", "f2": "e13"}, {"f1": "d13"}), 0, *["expansion_pak"] * 3)
    begin_turn(t).play("order fighter 1", "attack d13", "join fighter 2")
    t.play("play expansion_pak", "pick fighter 1", "play expansion_pak")
    assert t.get("attack_factors") == [0, 2, 2, 0, 0, 0]
    assert "play expansion_pak" not in t.legal()


def own_turn_with(*cards: str) -> Table:
    """The turn of seat 0 with cards in its hand; seat 1 has none."""
    return begin_turn(set_hand(two_fleets({"m": "c13"}, {}), 0, *cards))


@pytest.mark.rule("M29", "M42")
def test_the_forks_repeat_the_throw_of_a_replicator() -> None:
    t = own_turn_with("replicator", "the_forks")
    t.play("play replicator")
    assert t.step == "after_roll"
    assert t.get("resources", 0) == 0
    t = play_until(t, ["play the_forks"], lambda t: t.events_of("threw")[-1]["die"] == 4)
    assert t.step == "turn"
    assert t.get("resources", 0) == 4
    assert t.get("fight") == "none"


@pytest.mark.rule("M29")
def test_a_throw_asks_for_reactions_without_looking_at_the_hand() -> None:
    """The seat is asked if it holds any other card, useful or not, and only then."""
    for card in ("the_forks", "prod", "noooooooooooo"):
        t = own_turn_with("replicator", card)
        t.play("play replicator")
        assert (t.step, t.seat) == ("after_roll", 0)
        assert "pass" in t.legal()
    t = own_turn_with("replicator")
    t.play("play replicator")
    assert t.step == "turn"
    assert t.get("resources", 0) > 0


@pytest.mark.rule("M29", "M42")
def test_the_forks_repeat_the_throw_of_asteroid_mining() -> None:
    t = give_tiles(set_hand(two_fleets({"m": "c13"}, {}), 0, "the_forks"), 0, "economy", 5, "a")
    t.setup.rules.n.board.near_field[t.get("ships", 0)[0] - 1] = 1  # type: ignore[attr-defined]
    try:
        begin_turn(t).play("order mothership", "use asteroid_mining")
        assert t.step == "after_roll"
        t = play_until(t, ["play the_forks"], lambda t: t.events_of("threw")[-1]["die"] == 6)
        assert t.get("resources", 0) == 6
    finally:
        t.setup.rules.n.board.near_field[t.get("ships", 0)[0] - 1] = 0  # type: ignore[attr-defined]


@pytest.mark.rule("M42", "M53")
def test_only_the_forks_work_on_the_event_die() -> None:
    t = two_fleets({"m": "c13"}, {}, {"events": True})
    set_hand(t, 0, "random_event", "the_forks", "backup_generator")
    t = play_until(
        begin_turn(t), ["play random_event"], lambda t: event_rolled(t) == "offworld_trading"
    )
    assert t.legal("play") == ["play the_forks"]
    t = play_until(t, ["play the_forks"], lambda t: event_rolled(t) == "solar_storm")
    assert t.legal("play") == []
    t.play("pass")
    assert t.step == "answer_event"
    assert t.get("random_event") == "solar_storm"


def event_rolled(t: Table) -> str:
    return str(t.events_of("event_rolled")[-1]["random_event"])


def launch_missile(theirs: tuple[str, ...] = (), ours: tuple[str, ...] = ()) -> Table:
    """Seat 0 launches a missile at a single Fighter of seat 1."""
    t = put_fleet(put_fleet(empty_board(2), 0, m="c13", f3="a1"), 1, f1="h13", f3="o1")
    set_hand(set_hand(give_tiles(t, 0, "combat", 5, "b"), 0, *ours), 1, *theirs)
    begin_turn(t).play("order mothership", "use nuclear_missile", "target h13")
    return t


@pytest.mark.rule("M29", "M42", "M45")
@pytest.mark.parametrize("pick", ["pick mothership", "pick_added mothership"])
def test_the_forks_repeat_either_throw_of_a_missile(pick: str) -> None:
    t = launch_missile(ours=("the_forks",))
    t.play("pass")
    assert (t.step, t.seat) == ("after_roll", 0)
    kept = t.get("attack_dice")[0] if "added" in pick else t.get("added_attack_dice")[0]
    t.play("play the_forks", pick)
    again = dice_rolled(t)[-1][1]
    assert totals(t)[0] == kept + again + 1


@pytest.mark.rule("M45")
def test_last_stand_damages_the_launcher_of_a_missile() -> None:
    t = play_until(
        launch_missile(theirs=("last_stand",)), ["pass", "pass"], lambda t: t.step == "on_loss"
    )
    t.play("play last_stand")
    assert t.get("hull_points", 0) == 12 - 4


@pytest.mark.rule("M3", "M13")
def test_two_punch_its_multiply_the_engine_by_four() -> None:
    t = begin_turn(
        give_planets(set_hand(two_fleets({"m": "c13"}, {}), 0, "punch_it", "punch_it"), 0)
    )
    t.play("play punch_it", "target c13", "play punch_it", "target c13")
    assert engine_power(t, 0, 0) == 20
    t.play("end turn")
    assert engine_power(t, 0, 0) == 5


@pytest.mark.rule("M31", "M42")
@pytest.mark.parametrize(
    ("mothership", "helped"),
    [("g7", set()), ("d5", {"d6", "e6", "e7", "f7"}), ("f5", {"e6", "f7"})],
)
def test_enhanced_sensors_count_where_the_ship_enters_the_field(
    mothership: str, helped: set[str]
) -> None:
    """The field d6, e6, e7, f7 attacks on the space where the ship enters, not where it stops."""
    t = two_fleets({"f1": "c5", "m": mothership}, {}, {"layout": "duel"})
    begin_turn(set_hand(t, 0, "enhanced_sensors")).play("order fighter 1")
    found = set()
    for name in ("d6", "e6", "e7", "f7"):
        tried = t.copy(1)
        tried.play(f"enter {name}")
        if "play enhanced_sensors" in tried.legal():
            found.add(name)
            assert tried.events_of("fight_began")[0]["space"] in ("d6", "e6")
    assert found == helped
