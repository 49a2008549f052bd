"""The example turn of the rulebook, on a shipped board with a shipped deck."""

import pytest

from tests.arrange import Table, table
from tests.games.super_motherload.arranged_table import (
    cover_spaces,
    covered_spaces,
    give_hand,
    latest_events,
)


def example_table() -> Table:
    """Old Quarry with a shaft down to e4; seat 0 has the Courier deck and is to act."""
    t = table("super_motherload", 2)
    t.set("starting_player", "seat 1").stand("choose_side", 1).play("side a")
    t.play("pick demolition", "pick courier")
    t.set("majors", {}).set("minors", {"rock_breaker": 1})
    t.set("draw_deck", {"starter 7": 1}, 0).set("discard", {"red 2": 1}, 0)
    give_hand(t, "red 1", "starter 1")
    return cover_spaces(t, "e1", "e2", "e3", "e4").stand("act")


@pytest.mark.rule("S12")
@pytest.mark.rule("S14")
@pytest.mark.rule("S16")
@pytest.mark.rule("S19")
@pytest.mark.rule("S24")
@pytest.mark.rule("S28")
@pytest.mark.rule("S40")
@pytest.mark.rule("S47")
def test_the_example_turn_of_the_super_motherload_rulebook_plays_as_described() -> None:
    t = example_table()

    t.play("draw")  # one card is left: draw it, shuffle the discard, draw the second
    assert t.get("hand", 0) == {"starter 1": 1, "starter 7": 1, "red 1": 1, "red 2": 1}
    assert latest_events(t, "drew", "reshuffled") == ["drew", "reshuffled", "drew"]

    t.play("drill red", "play starter 1", "play starter 7", "play red 1", "dig e5 across")
    t.play("stow yellow")  # 1 Iron and 2 Gold are $12 on the yellow card that costs $10
    assert t.get("bought", 0) == {"yellow": 1}
    assert t.get("minerals", 0) == {}
    assert "yellow 1" in t.get("discard", 0)
    assert (t.step, t.seat, t.get("actions_left")) == ("act", 0, 1)

    t.play("bomb red 2", "blast g6 r0")
    t.play("stow blue")
    assert {"g6", "h6", "g7", "h7"} <= covered_spaces(t)
    assert t.get("bombs", 0) == 0
    assert sum(t.get("artifacts", 0).values()) == 1
    assert t.get("minerals", 0) == {"blue platinum": 1}

    t.play("claim rock_breaker")  # two of the four spaces were Rock
    assert t.get("minors_won", 0) == {"rock_breaker": 1}
    assert len(t.get("minors")) == 1
    assert t.events_of("minor_revealed")
    t.play("go_on")
    assert t.seat == 1
