"""The Action cards as a whole, and those of the economy (M36, M39, M40)."""

import re
from pathlib import Path

import pytest

from motherlode.games.mothership import kinds
from motherlode.games.mothership.cards import catalogue
from motherlode.games.mothership.game import MOTHERSHIP
from tests.games.mothership.desk import (
    desk,
    find,
    hand,
    own,
    shield_of,
    ships,
    turn,
    two,
    until,
)

CONTENT = MOTHERSHIP.content().value
PACKAGE = Path(kinds.__file__).parent
OTHER_MEANINGS = {"random_event", "defence_buff", "wingman"}
"""Names of cards that are names of zones and of effects of tiles too."""


def test_single_cards_are_named_in_cards_only() -> None:
    """The rest of the game reads cells and asks the objects of `catalogue`."""
    names = "|".join(set(kinds.CARDS) - OTHER_MEANINGS)
    named = re.compile(rf"[\"']({names})[\"']|\b({names.upper()})\b")
    files = [path for path in PACKAGE.rglob("*.py") if PACKAGE / "cards" not in path.parents]
    assert len(files) > 30
    assert [path.name for path in files if named.search(path.read_text())] == []


@pytest.mark.rule("M39")
def test_all_cards_with_counts_and_values() -> None:
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
def test_cards_are_listed_by_value_count_and_name(value: int, first: str, last: str) -> None:
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
def test_other_cards_are_for_the_own_turn() -> None:
    every = [card for card in kinds.CARDS if card != "random_event"]
    t = hand(two({"m": "c13", "f1": "c12"}, {"m": "d13", "f1": "d12"}), 1, *every)
    turn(t).play("order mothership", "attack d13", "fire")
    played = {text.split()[1] for text in t.legal("play")}
    assert played
    assert not played & FOR_THE_OWN_TURN
    assert {card.name for card in catalogue.CARDS if not card.reacts()} >= FOR_THE_OWN_TURN
    assert t.refused("play afterburner") == ("only_in_own_turn", "M40")


def test_hull_repair() -> None:
    t = turn(hand(two({"m": "c13"}, {}), 0, "hull_repair"))
    assert "play hull_repair" not in t.legal()
    t = turn(hand(two({"m": "c13"}, {}), 0, "hull_repair").set("hull_points", 7, 0))
    t.play("play hull_repair")
    assert t.get("hull_points", 0) == 8


def test_wallet_inspector() -> None:
    t = turn(hand(two({}, {}), 0, "wallet_inspector"))
    assert "play wallet_inspector" not in t.legal()
    t = turn(hand(two({}, {}), 0, "wallet_inspector").set("resources", 3, 1))
    t.play("play wallet_inspector", "player seat 2")
    assert [t.get("resources", seat) for seat in (0, 1)] == [1, 2]


def test_prod() -> None:
    t = turn(hand(two({}, {"m": "d13"}), 0, "prod"))
    t.play("play prod", "target d13", "subsystem shields")
    assert shield_of(t, 1) == 4
    assert t.get("energy", 1)["shields"] == 5
    t.play("end turn")
    assert shield_of(t, 1) == 5


def test_recon_droid() -> None:
    t = own(hand(two({}, {}, {"exploration": True}), 0, "recon_droid"), 0, 1)
    turn(t).play("play recon_droid", "target h7")
    assert t.get("planet_artifacts")[1] > 0
    assert t.get("resources", 0) == 0


def test_friendly_negotiations() -> None:
    t = own(hand(two({"f1": "f3"}, {}), 0, "friendly_negotiations"), 1, 0)
    turn(t).play("play friendly_negotiations")
    assert t.legal() == ["target h3"]
    t.play("target h3")
    assert t.get("planet_owners")[0] == 1
    assert sum(t.get("hand", 0).values()) == 1


def test_friendly_negotiations_need_a_ship_near_and_another_owner() -> None:
    t = turn(hand(two({"f1": "e3"}, {}), 0, "friendly_negotiations"))
    assert "play friendly_negotiations" not in t.legal()  # three spaces away
    t = turn(own(hand(two({"f1": "f3"}, {}), 0, "friendly_negotiations"), 0, 0))
    assert "play friendly_negotiations" not in t.legal()  # it is ours


def test_replicator() -> None:
    t = turn(hand(two({}, {}), 0, "replicator"))
    gained = set()
    for seed in range(40):
        tried = t.copy(seed)
        tried.play("play replicator")
        gained.add(tried.get("resources", 0))
        assert tried.get("resources", 0) == tried.told("gained")[0]["count"]
    assert gained == {1, 2, 3, 4}


@pytest.mark.rule("M36")
def test_when_the_deck_is_out_it_is_out() -> None:
    t = hand(two({"f1": "f3"}, {}), 0, "friendly_negotiations").set("resources", 9, 0)
    t.set("deck", {}).set("discard", {"prod": 3})
    turn(t).play("play friendly_negotiations", "target h3")
    assert t.get("planet_owners")[0] == 1
    assert t.get("hand", 0) == {}
    assert t.refused("buy card") == ("deck_is_out", "M36")


def test_trade_blockade() -> None:
    t = own(hand(two({}, {}), 0, "trade_blockade"), 1, 0, 1)
    turn(t).play("play trade_blockade", "end turn")
    assert t.get("resources", 0) == 0
    t.play("end turn")
    assert t.get("resources", 1) == 0
    t.play("end turn")
    assert t.get("resources", 0) == 1


def test_pick_up_two_cards() -> None:
    t = turn(hand(two({}, {}), 0, "pick_up_two_cards"))
    t.play("play pick_up_two_cards")
    assert sum(t.get("hand", 0).values()) == 2


def test_surprise_attack() -> None:
    t = hand(hand(two({}, {}), 0, "surprise_attack"), 1, "wormhole")
    turn(t).play("play surprise_attack", "player seat 2", "pass")
    assert t.get("hand", 0) == {"wormhole": 1}
    assert t.get("hand", 1) == {}


def test_surprise_attack_is_for_enemies() -> None:
    t = desk(4, {"teams": "pairs"})
    for seat, where in enumerate(("a1", "c1", "e1", "g1")):
        ships(t, seat, f1=where)
    hand(hand(t, 0, "surprise_attack"), 2, "wormhole")
    assert "play surprise_attack" not in turn(t).legal()  # only the teammate has a card
    turn(hand(t, 3, "prod")).play("play surprise_attack")
    assert t.legal() == ["player seat 4"]


@pytest.mark.rule("M30")
def test_noooooooooooo() -> None:
    t = hand(hand(two({}, {}), 0, "replicator"), 1, "noooooooooooo")
    turn(t).play("play replicator")
    assert (t.step, t.seat) == ("cancel", 1)
    assert t.legal() == ["pass", "play noooooooooooo"]
    t.play("play noooooooooooo")
    assert t.told("cancelled")[0]["card"] == "replicator"
    assert t.get("resources", 0) == 0
    assert t.count("discard", "replicator") == 1
    assert (t.step, t.seat) == ("turn", 0)


def test_planet_laser_pointer() -> None:
    t = find(own(hand(two({"f1": "f3"}, {}), 0, "planet_laser_pointer"), 1, 0), 6, 0)
    turn(t).play("play planet_laser_pointer", "target h3")
    assert t.get("planets")[0] == 0
    assert t.get("planet_owners")[0] == 0
    assert t.get("planet_artifacts")[0] == 0
    assert t.conserved()["faults of the map"] == 0
    t = turn(hand(two({"f1": "e3"}, {}), 0, "planet_laser_pointer"))
    assert "play planet_laser_pointer" not in t.legal()  # three spaces away


@pytest.mark.rule("M53")
def test_random_event() -> None:
    t = hand(two({}, {}, {"events": True}), 0, "random_event", "random_event")
    turn(t).play("play random_event", "pass")  # it might hold The Forks
    assert t.legal() == ["avoid event", "double event"]
    t = until(
        turn(hand(two({}, {}, {"events": True}), 0, "random_event", "random_event")),
        ["play random_event", "pass", "avoid event"],
        lambda t: t.get("random_event") != "quiet",
    )
    assert t.refused("play random_event") == ("event_is_on", "M53")
