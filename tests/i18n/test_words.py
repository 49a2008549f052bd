"""Tests of words: texts of events, actions, zones and names, and control characters."""

import pytest

from motherlode.i18n.catalogue import ENGLISH, languages, platform_messages
from motherlode.i18n.words import Words, escape
from motherlode.kernel import registry
from motherlode.kernel.action_table import Action
from tests.texts import keys

ATTACKS = [
    "\x1b[2Jgone",
    "\x1b]0;title\x07",
    "\x9b31m",
    "line\nbreak",
    "tab\tbed",
    "\r",
    "\0",
    "\N{RIGHT-TO-LEFT OVERRIDE}evil",
    "\N{ZERO WIDTH JOINER}",
    "\ud800",
]


@pytest.mark.parametrize("attack", ATTACKS)
def test_escaping_replaces_control_characters_of_player_names(attack: str) -> None:
    safe = escape(f"a{attack}b")
    assert safe.isprintable()
    assert len(safe) == len(attack) + 2
    assert "\N{REPLACEMENT CHARACTER}" in safe


def test_escaping_leaves_printable_player_names_unchanged() -> None:
    for name in ("Red", "Zoë", "李", "O'Neil & Söhne", "🙂", "a b"):
        assert escape(name) == name


@pytest.mark.parametrize("attack", ATTACKS)
def test_control_characters_in_seat_names_are_replaced_in_sentences(attack: str) -> None:
    words = Words(registry.find_game("karats"), [attack, "Blue"])
    texts = [
        words.seat(0),
        words.name("seat 1"),
        words.name("seat 1 drill 3"),
        words.event({"event": "built", "seat": 0, "device": "drill"}),
        words.event({"event": "declined", "seat": 1, "to": "seat 1"}),
        words.action(Action(0, "offer", "seat 1", 0, 0)),
    ]
    assert all(text.isprintable() for text in texts)


def test_events_actions_and_reasons_of_karats_become_english_sentences() -> None:
    words = Words(registry.find_game("karats"), ["Red", "Blue"])
    built = words.event({"event": "built", "seat": 0, "device": "drill"})
    assert built == "Red built a Drill Machine"
    assert words.event({"event": "excavated", "cube": "gold"}).startswith("The Automaton")
    assert words.action(Action(0, "offer", "2 iron + copper for ember to seat 2", 0, 1)) == (
        "offer 2 Iron + Copper for Ember to Blue"
    )
    assert words.reason("stack_empty") == "No card of that Device is left."
    traded = words.event(
        {"event": "traded", "seat": 0, "to": "seat 2", "give": {"iron": 2}, "want": {"ember": 1}}
    )
    assert traded == "Red gave Blue 2 Iron for 1 Ember"


def test_a_missing_text_falls_back_to_the_key() -> None:
    words = Words(registry.find_game("karats"), ["Red"])
    assert words.reason("some_new_reason") == "some new reason"
    assert words.event({"event": "odd_thing", "seat": 0}) == "Red: odd thing"
    assert words.action(Action(0, "juggle", "iron", 0, 0)) == "juggle Iron"
    assert words.seat(7) == "8"


@pytest.mark.parametrize("language", languages())
def test_a_hidden_argument_leaves_no_hole_in_a_sentence(language: str) -> None:
    for game in registry.all_games().values():
        words = Words(game, ["Red", "Blue"], language)
        for kind in game.events.kinds:
            open_to_all = {a.name: a.word(0) for a in kind.arguments if not a.secret}
            fact = {"event": kind.name, "seat": 0, **open_to_all}
            for sentence in (words.event(fact), *words.sentences([fact, fact])):
                assert "?" not in sentence, sentence


def test_only_the_seat_that_drew_a_card_reads_which_card_it_is() -> None:
    words = Words(registry.find_game("mothership"), ["Red", "Blue"])
    drew, seen = {"event": "drew", "seat": 0}, {"card": "wormhole"}
    assert words.sentences([drew | seen]) == ["Red drew Wormhole"]
    assert words.sentences([drew]) == ["Red drew a card"]
    assert words.sentences([drew | seen, drew | {"card": "prod"}]) == [
        "Red drew 2 cards: Wormhole, Prod"
    ]
    assert words.sentences([drew, drew]) == ["Red drew 2 cards"]
    stolen = [
        {"event": "stole", "seat": 0, "owner": "seat 2"},
        {"event": "lost_card", "seat": 1, "thief": "seat 1"},
    ]
    assert words.sentences(stolen) == ["Red stole a card from Blue"]


def test_an_event_may_have_a_special_sentence_for_an_arguments_value() -> None:
    words = Words(registry.find_game("mothership"), ["Red", "Blue"])
    fact = {"event": "fight_began", "seat": 0, "space": "d6", "owner": "seat 2"}
    assert words.event(fact | {"fight": "ship"}) == "Red attacks Blue's ship on d6"
    asteroids = words.event(fact | {"fight": "asteroids", "owner": "seat 1"})
    assert asteroids == "The asteroids on d6 attack Red's ship"
    assert words.event(fact | {"fight": "none"}).startswith("Red started a fight on d6")


def test_the_seat_number_after_the_last_player_is_called_the_npc() -> None:
    words = Words(registry.find_game("mothership"), ["Red"])
    assert words.seat(1) == words.name("seat 2") == "the NPC"


def test_every_action_event_and_step_of_every_game_has_a_text() -> None:
    for game in registry.all_games().values():
        words = Words(game, [])
        if game.words is None:
            continue
        for kind in game.events.kinds:
            assert words.knows("events", kind.name), (game.name, kind.name)
        for row in game.actions.rows:
            known = words.knows("actions", row.text) or words.knows("actions", row.verb)
            assert known, (game.name, row.text)


@pytest.mark.parametrize("language", languages())
def test_every_unlisted_verb_has_a_text_that_ends_with_an_example_of_such_an_action(
    language: str,
) -> None:
    for game in registry.all_games().values():
        words = Words(game, [], language)
        for verb, _ in game.actions.unlisted_verbs.values():
            assert verb in keys(game.name, "unlisted", language), (game.name, verb)
            example = words.unlisted(verb).rpartition(": ")[2]
            action = game.actions.parse(example)
            assert action >= len(game.actions.rows), example
            assert game.actions.row(action).verb == verb


@pytest.mark.parametrize("language", [name for name in languages() if name != ENGLISH])
def test_every_zone_and_its_kinds_have_a_text_in_other_languages(language: str) -> None:
    """English may fall back to the keys, which are English; other languages may not."""
    bare = {"none", "nobody", "undecided"}
    for game in registry.all_games().values():
        words = Words(game, ["Red"] * game.seats[-1], language)
        for zone in (*game.layout.common, *game.layout.owned):
            assert zone.name in keys(game.name, "zones", language), (game.name, zone.name)
            names = keys(game.name, "names", language)
            for kind in set(zone.kinds) - bare:
                assert kind in names or words.name(kind) != kind.replace("_", " "), kind


def test_an_unknown_language_falls_back_to_english() -> None:
    assert "en" in languages()
    english = platform_messages("ui").text("lobby-games", {})
    for unknown in ("xx", "../../etc/passwd"):
        assert platform_messages("ui", unknown).text("lobby-games", {}) == english
