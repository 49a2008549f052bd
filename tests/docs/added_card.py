"""Run in a copy of the package that has the cards of the page: checks what they do."""

from motherlode.games.mothership.game import MOTHERSHIP
from motherlode.i18n.words import Words
from motherlode.testing import conformance
from tests.arrange import table
from tests.games.mothership.arranged_table import (
    begin_turn,
    fighter_duel,
    give_planets,
    set_hand,
    two_fleets,
)

CARDS = {"emergency_rations": 3, "tithe": 2}


def main() -> None:
    assert MOTHERSHIP.content().value.cards.keys() >= CARDS.keys()
    cards_are_in_the_deck()
    cards_do_what_they_say()
    cards_are_refused_with_a_reason()
    cards_have_words()
    setup = MOTHERSHIP.setup(2, {"events": True})
    conformance.check_declarations(MOTHERSHIP)
    conformance.check_random_game(setup, 3)
    conformance.check_secrecy(setup, 3)


def cards_are_in_the_deck() -> None:
    conserved = table("mothership").conserved()
    assert {card: conserved[f"{card} cards"] for card in CARDS} == CARDS


def cards_do_what_they_say() -> None:
    t = begin_turn(set_hand(give_planets(two_fleets({}, {}), 0, 0, 1, 2), 0, *CARDS))
    t.play("play emergency_rations")
    assert t.get("resources", 0) == 2
    t.play("play tithe")
    assert t.get("resources", 0) == 2 + 3
    assert t.get("hand", 0) == {}


def cards_are_refused_with_a_reason() -> None:
    t = begin_turn(set_hand(two_fleets({"f1": "c13"}, {}), 0, "tithe"))
    assert t.refused("play tithe") == ("no_planet_held", "M39")
    assert t.refused("play emergency_rations") == ("card_not_held", "M36")
    t.play("order fighter 1")
    assert t.refused("play tithe") == ("no_planet_held", "M39")
    t = fighter_duel(theirs=("emergency_rations",))
    assert t.refused("play emergency_rations") == ("only_in_own_turn", "M40")


def cards_have_words() -> None:
    for language in ("en", "de"):
        words = Words(MOTHERSHIP, ["Ada", "Bo"], language)
        for card in CARDS:
            assert words.name(card) != card
            assert "7" in words.text("cards", card, n=7)


if __name__ == "__main__":
    main()
    print("the cards work")
