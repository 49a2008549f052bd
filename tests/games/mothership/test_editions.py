"""Editions: changed amounts, names and texts of cards are used in play and shown (M39)."""

import re
from typing import Any

import pytest

from motherlode.cli.local_game import LocalGame
from motherlode.cli.parse_seats import Player
from motherlode.games.mothership import kinds
from motherlode.games.mothership.cards import catalogue
from motherlode.games.mothership.cards.base_card import FACTOR, NO_NUMBER
from motherlode.games.mothership.descriptions import about, artifact_text, card_text
from motherlode.games.mothership.game import MOTHERSHIP
from motherlode.i18n.words import Words
from motherlode.kernel.errors import BadContent
from motherlode.kernel.play import Play
from motherlode.kernel.seeds import seed_from_text
from tests.arrange import Table
from tests.games.mothership.arranged_table import (
    begin_turn,
    dice_rolled,
    empty_board,
    engine_power,
    give_planets,
    put_fleet,
    set_hand,
    ship_space,
    totals,
)

LANGUAGES = ["en", "de"]
NUMBERLESS = [card.name for card in catalogue.CARDS if card.number == NO_NUMBER]
FACTORS = [card.name for card in catalogue.CARDS if card.number == FACTOR]


def edition_with_amount(card: str, number: int) -> dict[str, Any]:
    return {"cards": {card: {"amount": number}}}


def table_with_card(
    card: str, number: int, ours: dict[str, str], theirs: dict[str, str], *more: str
) -> Table:
    """A table where seat 0 holds a card whose `amount` an edition changed."""
    t = empty_board(2, edition=edition_with_amount(card, number))
    put_fleet(put_fleet(t, 0, **({"f3": "a1"} | ours)), 1, **({"f3": "o1"} | theirs))
    return set_hand(t, 0, card, *more)


@pytest.mark.rule("M39")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", kinds.CARDS)
def test_the_text_of_a_card_has_its_amount(card: str, language: str) -> None:
    words = Words(MOTHERSHIP, [], language)
    if card in NUMBERLESS:
        assert not re.search(r"[{}?]", card_text(MOTHERSHIP.setup(2), card, words))
    else:
        edited = MOTHERSHIP.setup(2, {}, edition_with_amount(card, 12))
        assert "12" in card_text(edited, card, words)


@pytest.mark.rule("M39")
@pytest.mark.parametrize("card", NUMBERLESS)
def test_a_card_without_an_amount_takes_none(card: str) -> None:
    with pytest.raises(BadContent, match=rf"cards\.{card}\.amount: .* no number"):
        MOTHERSHIP.content(edition_with_amount(card, 1))


@pytest.mark.rule("M39")
@pytest.mark.parametrize("card", FACTORS)
def test_a_factor_of_a_card_is_at_least_one(card: str) -> None:
    assert MOTHERSHIP.content(edition_with_amount(card, 1))
    with pytest.raises(BadContent, match=rf"cards\.{card}\.amount: .* at least 1"):
        MOTHERSHIP.content(edition_with_amount(card, 0))


@pytest.mark.rule("M39")
@pytest.mark.parametrize("has", [1, 2, 5])
def test_wallet_inspector_takes_its_amount_of_resources(has: int) -> None:
    t = table_with_card("wallet_inspector", 3, {}, {}).set("resources", has, 1)
    begin_turn(t).play("play wallet_inspector", "player seat 2")
    took = min(has, 3)
    assert [t.get("resources", seat) for seat in (0, 1)] == [took, has - took]
    assert len(t.events_of("took_resource")) == took


@pytest.mark.parametrize(
    ("language", "sentences"),
    [
        ("en", ["Ann took 3 Resources from Bo", "Ann took 1 Resource from Cy"]),
        ("de", ["Ann nimmt Bo 3 Rohstoffe weg", "Ann nimmt Cy 1 Rohstoff weg"]),
    ],
)
def test_resources_taken_from_one_player_are_reported_in_one_sentence(
    language: str, sentences: list[str]
) -> None:
    words = Words(MOTHERSHIP, ["Ann", "Bo", "Cy"], language)
    took = {"event": "took_resource", "seat": 0}
    assert words.sentences([took | {"owner": f"seat {seat}"} for seat in (2, 2, 2, 3)]) == sentences


@pytest.mark.rule("M39")
@pytest.mark.parametrize("held", [1, 2, 4])
def test_surprise_attack_steals_its_amount_of_cards(held: int) -> None:
    cards = ("prod", "wormhole", "convoy", "railguns")[:held]
    t = set_hand(table_with_card("surprise_attack", 2, {}, {}), 1, *cards)
    begin_turn(t).play("play surprise_attack", "player seat 2", "pass")
    took = min(held, 2)
    assert [sum(t.get("hand", seat).values()) for seat in (0, 1)] == [took, held - took]
    assert len(t.events_of("stole")) == len(t.events_of("lost_card")) == took
    assert t.conserved()


@pytest.mark.rule("M39")
def test_punch_it_multiplies_engine_power_by_its_amount() -> None:
    t = table_with_card("punch_it", 3, {"b1": "c13"}, {}, "afterburner")
    power = engine_power(t, 0, 4)
    begin_turn(t).play("play afterburner", "target c13", "play punch_it", "target c13")
    assert engine_power(t, 0, 4) == 3 * (power + 4)


@pytest.mark.rule("M39")
def test_multiplied_engine_power_has_a_limit() -> None:
    edition = {"cards": {"punch_it": {"amount": 60, "count": 60}}}
    t = put_fleet(put_fleet(empty_board(2, edition=edition), 0, f1="c13"), 1, f3="o1")
    begin_turn(set_hand(t, 0, "afterburner", *["punch_it"] * 20))
    t.play("play afterburner", "target c13", *["play punch_it", "target c13"] * 20)
    assert 10_000 <= engine_power(t, 0, 1) <= 20_000
    t.play("order fighter 1", "move o13")
    assert ship_space(t, 0, "fighter 1") == "o13"


@pytest.mark.rule("M41")
@pytest.mark.parametrize("times", [1, 3])
def test_expansion_pak_multiplies_a_die_by_its_amount(times: int) -> None:
    t = table_with_card("expansion_pak", times, {"f1": "c13"}, {"f1": "d13"})
    begin_turn(t).play("order fighter 1", "attack d13", "play expansion_pak")
    assert totals(t)[0] == times * dice_rolled(t)[0][1]


@pytest.mark.rule("M41")
def test_a_defenders_expansion_pak_multiplies_its_die() -> None:
    t = table_with_card("expansion_pak", 5, {"f1": "c13"}, {"f1": "d13"})
    set_hand(set_hand(t, 0), 1, "expansion_pak")
    begin_turn(t).play("order fighter 1", "attack d13", "play expansion_pak")
    assert totals(t)[1] == 5 * dice_rolled(t)[1][1]


@pytest.mark.rule("M39")
@pytest.mark.parametrize("far", [0, 1, 2])
def test_cowardly_retreat_reaches_as_far_as_its_amount(far: int) -> None:
    fleet = {"m": "c13", "f1": "d13", "f2": "e13", "b1": "f13"}
    t = give_planets(table_with_card("cowardly_retreat", far, fleet, {}), 0, 0)
    begin_turn(t).play("play cowardly_retreat", "target c13")
    t.play(*["target g3", "target b3", "target d3"][: far + 1])
    assert t.step == "turn"
    names = ["mothership", "fighter 1", "fighter 2", "bomber 1"]
    gone = ["g3", "b3", "d3"][: far + 1]
    assert [ship_space(t, 0, name) for name in names] == [*gone, *list(fleet.values())[far + 1 :]]


NAMED: dict[str, Any] = {
    "cards": {"prod": {"name": "Poke"}, "convoy": {"name": "Convoy", "amount": 2}},
    "artifacts": {"3": {"name": "Sun\x1b Drum", "effect": "income"}, "8": {"amount": 2}},
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_and_artifact_has_a_name_and_a_text_in_the_catalogue(language: str) -> None:
    """The content of the box has no names and texts; only the catalogue of words has them."""
    words, content = Words(MOTHERSHIP, [], language), MOTHERSHIP.content().value
    for card, row in content.cards.items():
        assert words.name(card) != card
        assert words.text("cards", card, n=row.amount)
        assert (row.name, row.text) == ("", "")
    for number, artifact in content.artifacts.items():
        assert words.name(f"artifact {number}") != f"artifact {number}"
        assert words.text("artifacts", artifact.effect, n=artifact.amount)
        assert (artifact.name, artifact.text) == ("", "")


@pytest.mark.rule("M39", "M50")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_texts_of_mothership_use_the_names_of_an_edition(language: str) -> None:
    words = Words(MOTHERSHIP, ["Ada"], language, NAMED)
    box = Words(MOTHERSHIP, ["Ada"], language)
    found = {"event": "artifact_found", "seat": 0, "planet": "planet 1"}
    assert "Sun\N{REPLACEMENT CHARACTER} Drum" in words.event(found | {"artifact": "artifact 3"})
    assert words.name("prod") == "Poke"
    for name in ("convoy", "artifact 8", "artifact 1", "planet 3", "3"):
        assert words.name(name) == box.name(name)


WRITTEN: dict[str, Any] = {
    "cards": {
        "prod": {"text": "It \x1btickles."},
        "defence_buff": {"amount": 3},
    },
    "artifacts": {"3": {"text": "It drums at dawn."}},
}


@pytest.mark.rule("M39", "M50")
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_editions_card_text_is_its_description(language: str) -> None:
    setup, words = MOTHERSHIP.setup(2, {}, WRITTEN), Words(MOTHERSHIP, ["Ada"], language)
    text = f"{words.name('prod')}: It \N{REPLACEMENT CHARACTER}tickles."
    assert card_text(setup, "prod", words) == text
    assert artifact_text(setup, 3, words) == "It drums at dawn."
    # A card without a text of the edition has the box's text with the edition's amount.
    assert "+3" in card_text(setup, "defence_buff", words)
    box = MOTHERSHIP.setup(2)
    assert card_text(setup, "convoy", words) == card_text(box, "convoy", words)
    assert artifact_text(setup, 4, words) == artifact_text(box, 4, words)


def test_the_terminal_shows_texts_of_an_edition() -> None:
    t = empty_board(2, edition=WRITTEN)
    begin_turn(set_hand(put_fleet(t, 0, m="c13"), 0, "prod"))
    row = next(row for row in MOTHERSHIP.actions.rows if row.text == "play prod")
    lines = about(t.setup, t.state, 0, row, Words(MOTHERSHIP, ["Ada", "Bo"]))
    assert lines == ["Prod: It \N{REPLACEMENT CHARACTER}tickles."]


@pytest.mark.rule("M3", "M7")
@pytest.mark.parametrize(
    ("edition", "key", "against"),
    [
        (
            {"energy": {"most": 3}},
            "energy.most",
            r"(energy\.(rows\.)?|solo\.level_)\w+(\.energy)?: ",
        ),
    ],
)
def test_a_content_error_names_the_key_that_an_edition_conflicts_with(
    edition: dict[str, Any], key: str, against: str
) -> None:
    with pytest.raises(BadContent) as refused:
        MOTHERSHIP.content(edition)
    lines = str(refused.value).splitlines()
    assert len(lines) > 1
    assert all(re.match(rf"edition:1: {key} against {against}", line) for line in lines), lines
    assert len(set(lines)) == len(lines)


def test_the_terminal_uses_names_of_an_edition() -> None:
    play = Play(MOTHERSHIP.setup(2, {}, NAMED), seed_from_text("names"))
    shown = LocalGame(play, [Player("Ada"), Player("Bo")])
    assert shown.words.name("prod") == "Poke"
