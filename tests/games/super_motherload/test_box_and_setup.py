"""The box and the setup: S1-S11."""

import re

import pytest

from motherlode.games.super_motherload import kinds
from motherlode.games.super_motherload.content_schema import CARD_KEYS, Content
from motherlode.games.super_motherload.game import SUPER_MOTHERLOAD
from motherlode.i18n.rules_parser import rules_of
from tests.arrange import table
from tests.games.super_motherload.arranged_table import give_hand, plain_table
from tests.games.super_motherload.box_achievements import BOX_MAJORS, BOX_MINORS

CONTENT: Content = SUPER_MOTHERLOAD.content().value


@pytest.mark.rule("S1")
def test_the_content_holds_as_many_components_as_rule_s1_says() -> None:
    artifacts = sum(getattr(CONTENT.artifacts, kind) for kind in kinds.ARTIFACTS)
    rule = rules_of(SUPER_MOTHERLOAD)["S1"].text
    assert f"decks of {len(CARD_KEYS)} cards" in rule
    assert {*BOX_MAJORS} <= {*kinds.MAJORS}
    assert {*BOX_MINORS} <= {*kinds.MINORS}
    assert f"{len(BOX_MAJORS)} Major and {len(BOX_MINORS)} Minor" in rule
    assert f"{CONTENT.bombs.tokens} Bomb Tokens, {artifacts} Artifact Tiles" in rule


@pytest.mark.rule("S2")
def test_no_bomb_token_is_gained_from_an_empty_supply() -> None:
    t = give_hand(plain_table(maps={"depth_1_a": {"a1": ".*"}}).set("bomb_supply", 0), "starter 3")
    t.play("drill blue", "play starter 3", "dig a1 across")
    assert t.get("bombs", 0) == 1
    assert t.events_of("no_bomb_left")


@pytest.mark.rule("S2")
def test_a_used_artifact_does_not_return_to_the_supply() -> None:
    t = plain_table().set("artifact_supply", {}).set("artifacts", {"extra_action": 1}, 0).settle()
    t.play("use extra_action")
    assert t.get("used_artifacts") == {"extra_action": 1}
    assert t.get("artifact_supply") == {}
    assert t.get("artifacts", 0) == {}


@pytest.mark.rule("S3")
def test_minerals_have_the_values_of_the_rule() -> None:
    minerals = CONTENT.minerals
    values = [minerals.iron, minerals.gold, minerals.platinum]
    assert values + [minerals.emerald, minerals.ruby, minerals.diamond] == [2, 5, 7, 9, 12, 15]
    t = give_hand(
        plain_table(maps={"depth_1_a": {"a1": ".i", "b1": ".g", "c1": ".g"}}),
        "starter 3",
        "starter 7",
    )
    give_hand(t, "starter 3", "starter 3", "starter 7")
    t.play("drill blue", "play starter 3", "play starter 3", "play starter 7", "dig a1 across")
    t.play("stow yellow")  # 1 Iron and 2 Gold are $12, the example of the book
    assert t.get("bought", 0) == {"yellow": 1}


@pytest.mark.rule("S7")
def test_there_are_two_tiles_of_each_artifact() -> None:
    artifacts = CONTENT.artifacts
    assert {getattr(artifacts, kind) for kind in kinds.ARTIFACTS} == {2}


@pytest.mark.rule("S8")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_right_neighbour_of_a_random_starter_chooses_the_side(seats: int) -> None:
    starters = set()
    for seed in range(30):
        t = table("super_motherload", seats, seed=seed)
        first = int(t.get("starting_player").split()[1]) - 1
        starters.add(first)
        assert t.step == "choose_side"
        assert t.seat == (first - 1) % seats
        assert t.legal() == ["side a", "side b"]
    assert starters == set(range(seats))
    t.play("side b")
    assert t.get("upper_board") == "depth 1 b"


@pytest.mark.rule("S9")
def test_three_achievements_of_each_sort_lie_face_up() -> None:
    seen_majors, seen_minors = set(), set()
    for seed in range(40):
        t = table("super_motherload", 2, seed=seed)
        assert list(t.get("majors").values()) == [1, 1, 1]
        assert list(t.get("minors").values()) == [1, 1, 1]
        assert {*t.get("minors"), *t.get("minor_deck")} == set(kinds.MINORS)
        assert not set(t.get("minors")) & set(t.get("minor_deck"))
        seen_majors |= set(t.get("majors"))
        seen_minors |= set(t.get("minors"))
    assert seen_majors == set(kinds.MAJORS)
    assert seen_minors == set(kinds.MINORS)


@pytest.mark.rule("S10")
def test_decks_are_picked_in_reverse_turn_order() -> None:
    t = table("super_motherload", 3)
    t.set("starting_player", "seat 2").stand("choose_side", 0).play("side a")
    order = []
    for deck in ("survey", "courier", "demolition"):
        order.append(t.seat)
        t.play(f"pick {deck}")
        if t.step == "pick_deck":
            assert f"pick {deck}" not in t.legal()
            assert t.refused(f"pick {deck}") == ("deck_taken", "S10")
    assert order == [0, 2, 1]
    assert (t.step, t.seat) == ("act", 1)


@pytest.mark.rule("S10")
def test_each_player_starts_with_seven_starters_four_in_hand_and_a_bomb() -> None:
    t = table("super_motherload", 4, {"decks": "random"})
    t.play("side a")
    assert {t.get("deck", seat) for seat in range(4)} == set(kinds.DECKS)
    assert t.get("bomb_supply") == 12
    for seat in range(4):
        cards = {**t.get("draw_deck", seat)}
        for kind, count in t.get("hand", seat).items():
            cards[kind] = cards.get(kind, 0) + count
        assert cards == {
            "starter 1": 1,
            "starter 2": 1,
            "starter 3": 2,  # equal starters are one kind of card
            "starter 5": 2,
            "starter 7": 1,
        }
        assert sum(t.get("hand", seat).values()) == 4
        assert t.get("bombs", seat) == 1
        assert t.get("bought", seat) == {}


@pytest.mark.rule("S11")
@pytest.mark.parametrize(
    ("seats", "depths"), [(2, [1, 2, 4]), (3, [1, 2, 3, 4]), (4, [1, 2, 3, 4])]
)
def test_two_players_leave_out_depth_3(seats: int, depths: list[int]) -> None:
    t = plain_table(seats)
    seen = [1]
    for _ in depths[1:]:
        t.set("artifact_spaces_left", 0).stand("attach_board")
        t.play("side b")
        seen.append(int(re.findall(r"\d", t.get("lower_board"))[0]))
    assert seen == depths
    t.set("artifact_spaces_left", 0).stand("attach_board")
    assert t.get("last_turn") == 1
