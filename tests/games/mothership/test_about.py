"""What the terminal says of cards, tiles and abilities, with the numbers of the content."""

import re

import pytest

from motherlode.games.mothership import kinds
from motherlode.games.mothership.descriptions import about
from motherlode.games.mothership.game import MOTHERSHIP
from motherlode.games.mothership.technology.tiles import ABILITY_TILES, NUMBERS
from motherlode.i18n.words import Words
from tests.arrange import Table
from tests.games.mothership.desk import desk, hand, ships, tech, turn


def told(t: Table, text: str, language: str = "en") -> list[str]:
    words = Words(MOTHERSHIP, ["Ada", "Bo", "Cy"], language)
    action = MOTHERSHIP.actions.rows[MOTHERSHIP.actions.parse(text)]
    return about(t.setup, t.state, t.seat, action, words)


def at_home(edition: dict[str, object] | None = None) -> Table:
    t = desk(2, edition=edition)
    return turn(ships(ships(t, 0, m="c13"), 1, m="m1"))


@pytest.mark.rule("M39")
@pytest.mark.parametrize("language", ["en", "de"])
def test_every_card_says_what_it_does(language: str) -> None:
    t = at_home()
    for card in kinds.CARDS:
        (said,) = told(t, f"play {card}", language)
        assert len(said.split(": ", 1)[1]) > 10
        assert not re.search(r"[{}?]", said)


def test_a_card_has_the_amount_of_the_edition() -> None:
    t = at_home({"cards": {"volt_switch": {"amount": 9}}})
    assert "+9" in told(t, "play volt_switch")[0]


@pytest.mark.rule("M36")
def test_a_sale_names_what_it_brings() -> None:
    t = at_home()
    value = int(t.setup.content.value.cards["migration"].value)
    assert told(t, "sell migration")[1] == f"It sells for {value} now."
    tech(t, 0, "economy", 3, "a")
    assert told(t, "sell migration")[1] == f"It sells for {value - 1} now."


@pytest.mark.rule("M43", "M44")
@pytest.mark.parametrize("language", ["en", "de"])
def test_every_tile_says_what_it_does_and_costs(language: str) -> None:
    t = at_home()
    for number, category in enumerate(kinds.CATEGORIES):
        assert len(told(t, f"research {category}", language)) == 2
        for tier in range(1, 5):
            tech(t, 0, category, tier)
            for branch in kinds.BRANCHES[2 * number : 2 * number + 2]:
                said, price = told(t, f"research {branch}", language)
                assert not re.search(r"[{}?]", said)
                assert str(t.setup.content.value.technology.prices[tier]) in price


def test_every_ability_says_what_it_does() -> None:
    assert set(ABILITY_TILES) == set(kinds.ABILITIES)
    assert set(ABILITY_TILES.values()) <= set(NUMBERS)
    assert "a d12 for every ship" in told(at_home(), "use nuclear_missile")[0]


@pytest.mark.rule("M30")
def test_who_is_asked_to_forbid_a_card_is_told_what_it_does() -> None:
    t = hand(hand(at_home(), 0, "trade_blockade"), 1, "noooooooooooo")
    turn(t).play("play trade_blockade")
    assert t.step == "cancel"
    assert told(t, "pass") == [
        "Trade Blockade: Nobody collects from planets or Stations until your next turn."
    ]
    assert len(told(t, "play noooooooooooo")) == 2


@pytest.mark.rule("M50")
@pytest.mark.parametrize("language", ["en", "de"])
def test_every_effect_of_an_artifact_has_words(language: str) -> None:
    words = Words(MOTHERSHIP, [], language)
    for effect in kinds.ARTIFACT_EFFECTS[1:]:
        assert "7" in words.text("artifacts", effect, n=7)
