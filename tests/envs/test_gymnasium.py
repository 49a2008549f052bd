"""Tests of the Gymnasium environment: its checker, and games against bots."""

from pathlib import Path

import numpy as np
import pytest

pytest.importorskip("gymnasium")

from gymnasium.utils.env_checker import check_env

from motherlode.envs.gymnasium import SeatEnv
from motherlode.kernel.errors import BadRecord
from motherlode.kernel.record import load_record
from motherlode.kernel.registry import all_games

GAMES = [name for name, title in all_games().items() if 2 in title.seats]
GOLDEN = Path(__file__).parents[1] / "golden"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.filterwarnings("ignore")
def test_gymnasiums_checker_passes(game: str) -> None:
    check_env(SeatEnv(game, ("random",)), skip_render_check=True)


@pytest.mark.parametrize("seat", [0, 1])
def test_a_whole_game_against_bots(seat: int) -> None:
    env = SeatEnv("karats", ("greedy",), seat=seat, render_mode="ansi")
    rng = np.random.default_rng(3)
    _, info = env.reset(seed=4)
    over = truncated = False
    reward = 0.0
    while not over and not truncated:
        assert (env.action_masks() == info["action_mask"].astype(bool)).all()
        action = np.int64(rng.choice(np.flatnonzero(info["action_mask"])))
        _, reward, over, truncated, info = env.step(action)
        assert not info["illegal"]
    assert over
    assert reward in (0.0, 1.0)
    assert '"over": true' in str(env.render())


def test_an_illegal_action_in_gymnasium_costs_a_penalty_and_changes_nothing() -> None:
    env = SeatEnv("karats", ("random",))
    before, info = env.reset(seed=1)
    wrong = np.int64(np.flatnonzero(info["action_mask"] == 0)[0])
    after, reward, _, _, info = env.step(wrong)
    assert reward < 0
    assert info["illegal"]
    assert (before == after).all()


def test_a_restored_game_continues_the_same_way() -> None:
    env = SeatEnv("karats", ("random",))
    seen, info = env.reset(seed=6)
    snapshot = env.clone()
    env.step(np.int64(np.flatnonzero(info["action_mask"])[0]))
    again, _ = env.restore(snapshot)
    assert (seen == again).all()


def test_a_reset_can_begin_at_any_position_of_a_record() -> None:
    file = GOLDEN / "karats" / "two-seats.record.json"
    record = load_record(file)
    env = SeatEnv("karats", ("random",))
    start, _ = env.reset(options={"record": file, "at": 0})
    later, _ = env.reset(options={"record": record, "at": 40})
    assert not (start == later).all()
    with pytest.raises(BadRecord):
        env.reset(options={"record": record, "at": 10**6})
    with pytest.raises(BadRecord):
        SeatEnv("karats", ("random", "random")).reset(options={"record": record})
