"""What is hidden from other players: hands, Resources, the deck and drawn cards (M11, M60)."""

import json

import pytest

from motherlode.games.mothership import kinds
from motherlode.kernel.view import SPECTATOR, view
from tests.games.mothership.arranged_table import begin_turn, empty_board, put_fleet, set_hand


@pytest.mark.rule("M60", "M11")
def test_hands_and_resources_are_hidden_from_others() -> None:
    t = set_hand(
        empty_board(2, {"exploration": True}).set("resources", 4, 0), 0, "wormhole", "prod"
    )
    for seat in (1, SPECTATOR):
        seen = view(t.setup.rules, t.state, seat)
        assert seen["seats"][0]["hand"] == {"count": 2}
        assert "resources" not in seen["seats"][0]
        assert seen["table"]["tokens"] == {"count": 12}
        assert list(seen["table"]["deck"]) == ["count"]
        assert seen["seats"][0]["energy"] == {"engines": 5, "weapons": 5, "shields": 5}
        for name in ("ships", "station", "hull_points", "shield_lost", "technology"):
            assert name in seen["seats"][0]
        assert "discard" in seen["table"]
        assert "planet_owners" in seen["table"]
        assert "wormhole" not in json.dumps(seen["seats"][0])
    own = view(t.setup.rules, t.state, 0)["seats"][0]
    assert own["hand"] == {"wormhole": 1, "prod": 1}
    assert own["resources"] == 4


@pytest.mark.rule("M60", "M11")
def test_only_its_owner_sees_a_drawn_card() -> None:
    t = begin_turn(
        put_fleet(put_fleet(empty_board(), 0, f1="a1"), 1, f1="c1").set("resources", 2, 0)
    )
    t.dealer.record_events()
    t.position.advance(t.setup.game.actions.parse("buy card"), t.dealer)
    event = t.dealer.events[0]
    assert t.setup.game.events.redact(event, 0)["card"] in kinds.CARDS
    assert "card" not in t.setup.game.events.redact(event, 1)
    assert "card" not in t.setup.game.events.redact(event, SPECTATOR)
