"""OpenSpiel's own ISMCTS as a bot for the lab's matches, and a measurement of its speed."""

import time
from functools import cache
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from motherlode.bots.baselines import Bot
from motherlode.envs.openspiel import NAMES, NOTHING
from motherlode.kernel.bot_knowledge import Outlook
from motherlode.kernel.dealer import Dealer
from motherlode.kernel.errors import BadOptions
from motherlode.kernel.game import Setup
from motherlode.kernel.position import position_at

EXPLORE = 1.4
AT_ONCE = 2


def openspiel_ismcts(game: Any, simulations: int, seed: int) -> Any:
    """OpenSpiel's ISMCTS with random rollouts, set up as in its examples."""
    random = np.random.RandomState(seed)
    evaluator = mcts.RandomRolloutEvaluator(1, random)
    return ismcts.ISMCTSBot(
        game,
        evaluator,
        EXPLORE,
        simulations,
        random_state=random,
        use_observation_string=True,
        allow_inconsistent_action_sets=True,
    )


def first_decision(game: Any) -> Any:
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(0)
    return state


def openspiel_rate(name: str, seconds: float) -> float:
    """Iterations per second of OpenSpiel's ISMCTS at the first decision of a game."""
    game = pyspiel.load_game(NAMES[name])
    state = first_decision(game)
    done, began = 0, time.process_time()
    while (spent := time.process_time() - began) < seconds or done == 0:
        openspiel_ismcts(game, AT_ONCE, done).run_search(state)
        done += AT_ONCE
    return done / spent


class TimedIsmcts:
    """OpenSpiel's ISMCTS with a time limit: adapts the simulations to its recent speed."""

    def __init__(self, game: Any, seconds: float, seed: int) -> None:
        self._game, self._seconds, self._seed = game, seconds, seed
        self._rate = 4.0 / seconds

    def step(self, state: Any) -> int:
        if len(state.legal_actions()) == 1:
            return int(state.legal_actions()[0])
        simulations = max(2, int(self._rate * self._seconds))
        began = time.perf_counter()
        action = int(openspiel_ismcts(self._game, simulations, self._seed).step(state))
        spent = time.perf_counter() - began
        self._rate = 0.5 * self._rate + 0.5 * simulations / max(spent, 1e-6)
        return action


def make_openspiel_bot(setup: Setup, simulations: int, seconds: float, seed: int) -> Bot:
    """Makes OpenSpiel's bot for a game."""
    return OpenSpielBot(_load_game(setup), simulations, seconds, seed)


@cache
def _load_game(setup: Setup) -> Any:
    """OpenSpiel's game object for a setup."""
    if setup.content.edition:
        raise BadOptions(
            "OpenSpiel's bot can't play editions: leave the edition out or name another bot"
        )
    return pyspiel.load_game(NAMES[setup.game.name], {"players": setup.seats, **setup.options})


class OpenSpielBot(Bot):
    """OpenSpiel's ISMCTS as a `Bot`, with a number of simulations or of seconds per decision.

    It gets a state sampled from the outlook, and samples others from that itself.
    """

    def __init__(self, game: Any, simulations: int, seconds: float, seed: int) -> None:
        self._dealer = Dealer(seed)
        self._game = game
        small = seed % (1 << 32)
        self._bot = (
            openspiel_ismcts(game, simulations, small)
            if simulations
            else TimedIsmcts(game, seconds, small)
        )

    def choose(self, outlook: Outlook) -> int:
        if len(outlook.legal) == 1:
            return outlook.legal[0]
        state = self._game.new_initial_state()
        world = outlook.imagine(self._dealer)
        state.progress.position = position_at(self._game.setup.rules, world)
        state.progress.pending = NOTHING
        return int(self._bot.step(state))
