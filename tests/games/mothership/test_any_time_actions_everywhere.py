"""Every purchase, sale and exploration at every decision of rich games: the game goes on (M36)."""

from collections import Counter
from itertools import chain

import pytest

from motherlode.testing.conformance import check_anytime_effects
from tests.games.mothership.arranged_table import begin_turn, give_planets, set_hand, two_fleets
from tests.games.mothership.refusal_positions import GAMES, arranged_positions, random_decisions

RARE = ("target", "warp", "push", "drain", "aim", "jump", "choose_ship", "reward", "answer_event")
"""Steps in the middle of a card or an ability, in which purchases are offered too."""
MOST_OF_A_STEP = 60


@pytest.mark.rule("M36", "M50")
def test_no_any_time_action_stops_the_game_at_any_kind_of_decision() -> None:
    seen: Counter[str] = Counter()
    games = [random_decisions(*table, seed) for seed, table in enumerate(GAMES)]
    for t in chain(*games, arranged_positions()):
        if t.position.anytime() and seen[t.step] < MOST_OF_A_STEP:
            seen[t.step] += 1
            check_anytime_effects(t.setup, t.position)
    assert seen.keys() >= {"turn", "orders", "before_roll", "after_roll", "target"}


@pytest.mark.rule("M36")
@pytest.mark.parametrize("card", ["recon_droid", "wallet_inspector", "forced_update"])
def test_every_any_time_action_may_come_between_a_card_and_its_target(card: str) -> None:
    t = set_hand(two_fleets({"f1": "h2"}, {"f1": "c13"}, {"exploration": True}), 0, card, "prod")
    begin_turn(give_planets(t, 0, 0).set("resources", 9, 0)).play(f"play {card}")
    assert t.step in RARE
    assert {text.split()[0] for text in t.legal()} >= {"buy", "sell", "research", "explore"}
    check_anytime_effects(t.setup, t.position)
