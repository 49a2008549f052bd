"""Offers of Karats at a table: an expired clock and a standing order decline them (K47)."""

import pytest

from motherlode.kernel import registry as games_registry
from motherlode.kernel.play import Play
from motherlode.server.api.rest_schema import Clock, NewSeat
from motherlode.server.api.socket_schema import Order
from motherlode.server.tables.autoplay import expired_action, ordered_choice, passing_action
from motherlode.server.tables.creation import add_seats, new_config, new_setup
from motherlode.server.tables.live_game import LiveGame

SETUP = games_registry.find_game("karats").setup(2, {"professions": "none"})


def game_with_offer() -> LiveGame:
    """A game in which a seat has just been offered a trade, and may make a counter-offer."""
    play = Play(SETUP, bytes(range(32)), checking=False)
    live_game = LiveGame(play, Clock(6, 10, "bot"), 0)
    while not counters(live_game):
        offers = [text for text in play.legal_texts() if text.startswith("offer")]
        play.play_text(offers[0] if offers else play.legal_texts()[0])
    return live_game


def counters(live_game: LiveGame) -> list[str]:
    return [text for text in live_game.play.legal_texts() if text.startswith("counter")]


@pytest.mark.rule("K47")
@pytest.mark.parametrize("countered", [False, True])
def test_an_offer_that_is_not_answered_in_time_is_declined(countered: bool) -> None:
    live_game = game_with_offer()
    if countered:
        live_game.play.play_text(counters(live_game)[0])
    assert SETUP.game.actions.text(expired_action(live_game)) == "decline"


@pytest.mark.rule("K48")
def test_an_expired_clock_set_to_pass_never_skips_mining_in_karats() -> None:
    live_game = LiveGame(Play(SETUP, bytes(32), checking=False), Clock(6, 10, "pass"), 0)
    assert live_game.step() == "mine"
    assert (expired_action(live_game), passing_action(live_game)) == (-1, -1)


@pytest.mark.rule("K47")
def test_a_seat_may_order_to_decline_offers() -> None:
    live_game = game_with_offer()
    seat = live_game.play.deciding_seat()
    assert seat is not None
    config = new_config(new_setup("karats", 2, {}, {}), False, None)
    add_seats(config, [NewSeat("human", "Red"), NewSeat("human", "Blue")])
    assert ordered_choice(live_game, config, seat, 0)[1] == -1
    config.seats[seat].orders = [Order("answer", "decline")]
    assert SETUP.game.actions.text(ordered_choice(live_game, config, seat, 0)[1]) == "decline"
