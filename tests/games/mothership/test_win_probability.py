"""The estimated win probability, compared with the results of games."""

import pytest

from motherlode.bots import registry
from motherlode.games.mothership.ai.win_probability import win_probability
from motherlode.games.mothership.game import MOTHERSHIP
from motherlode.kernel.dealer import Dealer
from motherlode.kernel.play import Play
from motherlode.kernel.seeds import seed_from_text
from motherlode.kernel.state import TURN, Seat

GAMES = 12


@pytest.mark.slow
@pytest.mark.parametrize("mode", ["standard", "victory_points"])
def test_the_win_probability_at_the_start_of_a_turn_matches_results(mode: str) -> None:
    """Most points are made in the own turn, so at its start the other player's latest points must
    not count as a lead."""
    estimated, won = [], []
    for game in range(GAMES):
        play = Play(
            MOTHERSHIP.setup(2, {"mode": mode}), seed_from_text(f"points {game}"), checking=False
        )
        bot, dealer, turn = registry.make("greedy", game), Dealer(game), -1
        asked = []
        while not play.over():
            state = play.position.state
            if turn != state.cells[TURN]:
                turn = int(state.cells[TURN])
                asked.append(turn)
                estimated.append(win_probability(play.setup.rules.n, state, Seat(turn)))  # type: ignore[attr-defined]
            play.play(bot.choose(play.outlook(dealer)))
        won += [play.position.payoffs()[seat] for seat in asked]
    assert abs(sum(estimated) - sum(won)) / len(estimated) < 0.06
