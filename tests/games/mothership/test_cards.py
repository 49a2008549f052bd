"""The list of Action cards, and each card of the economy (M36, M39, M40)."""

import re
from pathlib import Path

import pytest

from motherlode.games.mothership import kinds
from motherlode.games.mothership.cards import catalogue
from motherlode.games.mothership.game import MOTHERSHIP
from tests.games.mothership.arranged_table import (
    begin_turn,
    empty_board,
    give_planets,
    play_until,
    put_artifact,
    put_fleet,
    set_hand,
    shield_left,
    two_fleets,
)

CONTENT = MOTHERSHIP.content().value
PACKAGE = Path(kinds.__file__).parent
OTHER_MEANINGS = {"random_event", "defence_buff", "wingman"}
"""Names of cards that zones or tile effects have too."""


def test_single_cards_are_named_only_in_the_cards_folder() -> None:
    """All other modules read cells or call the card objects of `catalogue`."""
    names = "|".join(set(kinds.CARDS) - OTHER_MEANINGS)
    named = re.compile(rf"[\"']({names})[\"']|\b({names.upper()})\b")
    files = [path for path in PACKAGE.rglob("*.py") if PACKAGE / "cards" not in path.parents]
    assert len(files) > 30
    assert [path.name for path in files if named.search(path.read_text())] == []


@pytest.mark.rule("M39")
def test_every_action_card_has_a_count_and_a_value_from_one_to_three() -> None:
    cards = CONTENT.cards
    assert list(cards) == list(kinds.CARDS)
    assert [card.name for card in catalogue.CARDS] == list(kinds.CARDS)
    assert all(card.count > 0 and 1 <= card.value <= 3 for card in cards.values())
    assert (cards["random_event"].count, cards["random_event"].value) == (5, 1)


@pytest.mark.rule("M39")
@pytest.mark.parametrize(
    ("value", "first", "last"),
    [
        (1, "afterburner", "recon_droid"),
        (2, "git_off_mah_propertay", "cowardly_retreat"),
        (3, "expansion_pak", "wormhole"),
    ],
)
def test_action_cards_of_a_value_are_listed_with_the_most_frequent_first(
    value: int, first: str, last: str
) -> None:
    group = [
        CONTENT.cards[name]
        for name in kinds.CARDS[kinds.CARDS.index(first) : kinds.CARDS.index(last) + 1]
    ]
    assert [card.value for card in group] == [value] * len(group)
    counts = [card.count for card in group]
    assert counts == sorted(counts, reverse=True)


FOR_THE_OWN_TURN = {
    "afterburner", "deflector_shields", "hull_repair", "wallet_inspector", "ninja_rope", "prod",
    "recon_droid", "gravity_manipulator", "panic_button", "punch_it", "convoy", "forced_update",
    "friendly_negotiations", "migration", "replicator", "trade_blockade", "cowardly_retreat",
    "pick_up_two_cards", "surprise_attack", "dedotated_wam", "planet_laser_pointer", "railguns",
    "wormhole", "random_event",
}  # fmt: skip


@pytest.mark.rule("M40")
def test_only_reaction_cards_are_playable_in_another_players_turn() -> None:
    every = [card for card in kinds.CARDS if card != "random_event"]
    t = set_hand(two_fleets({"m": "c13", "f1": "c12"}, {"m": "d13", "f1": "d12"}), 1, *every)
    begin_turn(t).play("order mothership", "attack d13", "fire")
    played = {text.split()[1] for text in t.legal("play")}
    assert played
    assert not played & FOR_THE_OWN_TURN
    rows = CONTENT.cards
    assert {name for name in kinds.CARDS if not rows[name].defending} >= FOR_THE_OWN_TURN
    assert t.refused("play afterburner") == ("only_in_own_turn", "M40")


def test_hull_repair_restores_hull_points() -> None:
    t = begin_turn(set_hand(two_fleets({"m": "c13"}, {}), 0, "hull_repair"))
    assert "play hull_repair" not in t.legal()
    t = begin_turn(
        set_hand(two_fleets({"m": "c13"}, {}), 0, "hull_repair").set("hull_points", 7, 0)
    )
    t.play("play hull_repair")
    assert t.get("hull_points", 0) == 8


def test_wallet_inspector_takes_a_resource() -> None:
    t = begin_turn(set_hand(two_fleets({}, {}), 0, "wallet_inspector").set("resources", 3, 1))
    t.play("play wallet_inspector", "player seat 2")
    assert [t.get("resources", seat) for seat in (0, 1)] == [1, 2]


def test_prod_drains_energy_of_a_subsystem() -> None:
    t = begin_turn(set_hand(two_fleets({}, {"m": "d13"}), 0, "prod"))
    t.play("play prod", "target d13", "subsystem shields")
    assert shield_left(t, 1) == 4
    assert t.get("energy", 1)["shields"] == 5
    t.play("end turn")
    assert shield_left(t, 1) == 5


def test_recon_droid_uncovers_an_artifact() -> None:
    t = give_planets(set_hand(two_fleets({}, {}, {"exploration": True}), 0, "recon_droid"), 0, 1)
    begin_turn(t).play("play recon_droid", "target h7")
    assert t.get("planet_artifacts")[1] > 0
    assert t.get("resources", 0) == 0


def test_friendly_negotiations_capture_a_planet_without_a_roll() -> None:
    t = give_planets(set_hand(two_fleets({"f1": "f3"}, {}), 0, "friendly_negotiations"), 1, 0)
    begin_turn(t).play("play friendly_negotiations")
    assert t.legal() == ["target h3"]
    t.play("target h3")
    assert t.get("planet_owners")[0] == 1
    assert sum(t.get("hand", 0).values()) == 1


def test_friendly_negotiations_need_a_ship_near_and_another_owner() -> None:
    t = begin_turn(set_hand(two_fleets({"f1": "e3"}, {}), 0, "friendly_negotiations"))
    assert "play friendly_negotiations" not in t.legal()  # three spaces away
    t = begin_turn(
        give_planets(set_hand(two_fleets({"f1": "f3"}, {}), 0, "friendly_negotiations"), 0, 0)
    )
    assert "play friendly_negotiations" not in t.legal()  # it is ours


def test_replicator_gains_the_resources_that_a_die_shows() -> None:
    t = begin_turn(set_hand(two_fleets({}, {}), 0, "replicator"))
    gained = set()
    for seed in range(40):
        tried = t.copy(seed)
        tried.play("play replicator")
        gained.add(tried.get("resources", 0))
        assert tried.get("resources", 0) == tried.events_of("gained")[0]["count"]
    assert gained == {1, 2, 3, 4}


@pytest.mark.rule("M36")
def test_an_empty_deck_is_not_reshuffled() -> None:
    t = set_hand(two_fleets({"f1": "f3"}, {}), 0, "friendly_negotiations").set("resources", 9, 0)
    t.set("deck", {}).set("discard", {"prod": 3})
    begin_turn(t).play("play friendly_negotiations", "target h3")
    assert t.get("planet_owners")[0] == 1
    assert t.get("hand", 0) == {}
    assert t.refused("buy card") == ("deck_is_out", "M36")


def test_trade_blockade_stops_income_until_the_players_next_turn() -> None:
    t = give_planets(set_hand(two_fleets({}, {}), 0, "trade_blockade"), 1, 0, 1)
    begin_turn(t).play("play trade_blockade", "end turn")
    assert t.get("resources", 0) == 0
    t.play("end turn")
    assert t.get("resources", 1) == 0
    t.play("end turn")
    assert t.get("resources", 0) == 1


def test_pick_up_two_cards_draws_two() -> None:
    t = begin_turn(set_hand(two_fleets({}, {}), 0, "pick_up_two_cards"))
    t.play("play pick_up_two_cards")
    assert sum(t.get("hand", 0).values()) == 2


def test_surprise_attack_steals_a_card() -> None:
    t = set_hand(set_hand(two_fleets({}, {}), 0, "surprise_attack"), 1, "wormhole")
    begin_turn(t).play("play surprise_attack", "player seat 2", "pass")
    assert t.get("hand", 0) == {"wormhole": 1}
    assert t.get("hand", 1) == {}


def test_surprise_attack_is_for_enemies() -> None:
    t = empty_board(4, {"teams": "pairs"})
    for seat, where in enumerate(("a1", "c1", "e1", "g1")):
        put_fleet(t, seat, f1=where)
    set_hand(set_hand(t, 0, "surprise_attack"), 2, "wormhole")
    assert "play surprise_attack" not in begin_turn(t).legal()  # only the teammate has a card
    begin_turn(set_hand(t, 3, "prod")).play("play surprise_attack")
    assert t.legal() == ["player seat 4"]


@pytest.mark.rule("M30")
def test_noooooooooooo_cancels_a_card() -> None:
    t = set_hand(set_hand(two_fleets({}, {}), 0, "replicator"), 1, "noooooooooooo")
    begin_turn(t).play("play replicator")
    assert (t.step, t.seat) == ("cancel", 1)
    assert t.legal() == ["pass", "play noooooooooooo"]
    t.play("play noooooooooooo")
    assert t.events_of("cancelled")[0]["card"] == "replicator"
    assert t.get("resources", 0) == 0
    assert t.count("discard", "replicator") == 1
    assert (t.step, t.seat) == ("turn", 0)


def test_planet_laser_pointer_removes_a_planet() -> None:
    t = put_artifact(
        give_planets(set_hand(two_fleets({"f1": "f3"}, {}), 0, "planet_laser_pointer"), 1, 0), 6, 0
    )
    begin_turn(t).play("play planet_laser_pointer", "target h3")
    assert t.get("planets")[0] == 0
    assert t.get("planet_owners")[0] == 0
    assert t.get("planet_artifacts")[0] == 0
    assert t.conserved()["faults of the map"] == 0
    t = begin_turn(set_hand(two_fleets({"f1": "e3"}, {}), 0, "planet_laser_pointer"))
    assert "play planet_laser_pointer" not in t.legal()  # three spaces away


@pytest.mark.rule("M53")
def test_random_event_is_doubled_or_avoided_by_its_player() -> None:
    t = set_hand(two_fleets({}, {}, {"events": True}), 0, "random_event", "random_event")
    begin_turn(t).play("play random_event", "pass")  # it might hold The Forks
    assert t.legal("double") + t.legal("avoid") == ["double event", "avoid event"]
    t = play_until(
        begin_turn(
            set_hand(two_fleets({}, {}, {"events": True}), 0, "random_event", "random_event")
        ),
        ["play random_event", "pass", "avoid event"],
        lambda t: t.get("random_event") != "quiet",
    )
    assert t.refused("play random_event") == ("event_is_on", "M53")
