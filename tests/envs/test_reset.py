"""Tests of resets: records, editions, snapshots, copies and wrong arguments."""

import copy
import pickle
from pathlib import Path
from typing import Any

import numpy as np
import pytest

pytest.importorskip("pettingzoo")

from gymnasium.error import InvalidAction, ResetNeeded

from motherlode.envs import pettingzoo
from motherlode.envs.gymnasium import SeatEnv
from motherlode.kernel.errors import BadOptions, BadRecord, UnknownBot
from motherlode.kernel.play import Play
from motherlode.kernel.record import Record, Seat, load_record, record_of
from motherlode.kernel.registry import all_games, find_game
from motherlode.kernel.seeds import seed_from_text

GOLDEN = Path(__file__).parents[1] / "golden" / "karats" / "two-seats.record.json"
GAMES = [name for name, title in all_games().items() if 2 in title.seats]
SEATS = [Seat("A"), Seat("B")]
EDITION: dict[str, Any] = {"megalodrill": {"iron": 9, "copper": 9}}
EDITION_TEXT = "[megalodrill]\niron = 9\ncopper = 9\n"


def future(env: SeatEnv, steps: int = 25) -> list[np.ndarray[Any, Any]]:
    """The observations from here to the end, with fixed choices."""
    rng, seen = np.random.default_rng(1), []
    for _ in range(steps):
        legal = np.flatnonzero(env.action_masks())
        row, _, over, truncated, _ = env.step(np.int64(rng.choice(legal)))
        seen.append(row)
        if over or truncated:
            break
    return seen


def same_observations(
    first: list[np.ndarray[Any, Any]], second: list[np.ndarray[Any, Any]]
) -> bool:
    return len(first) == len(second) and all(
        (a == b).all() for a, b in zip(first, second, strict=True)
    )


@pytest.mark.parametrize("bot", ["random", "greedy", "search:20"])
@pytest.mark.parametrize("game", GAMES)
def test_a_restored_snapshot_always_continues_the_same_way(game: str, bot: str) -> None:
    env = SeatEnv(game, (bot,))
    env.reset(seed=6)
    future(env, 4)
    snapshot, steps = env.clone(), 12 if bot == "search:20" else 40
    first = future(env, steps)
    env.restore(snapshot)
    assert same_observations(first, future(env, steps))
    other = SeatEnv(game, (bot,))
    other.restore(snapshot)
    assert same_observations(first, future(other, steps))


def test_a_restored_snapshot_keeps_its_number_of_steps() -> None:
    env = SeatEnv()
    _, info = env.reset(seed=1)
    wrong = np.int64(np.flatnonzero(info["action_mask"] == 0)[0])
    for _ in range(3):
        env.step(wrong)
    snapshot = env.clone()
    env.reset(seed=2)
    env.restore(snapshot)
    assert env.clone().steps == 3


def finish(env: Any) -> dict[str, float]:
    """Plays to the end as in PettingZoo's documentation; returns the rewards."""
    rng, paid = np.random.default_rng(2), {}
    for agent in env.agent_iter():
        seen, reward, over, truncated, _ = env.last()
        if over or truncated:
            paid[agent] = reward
            env.step(None)
        else:
            env.step(int(rng.choice(np.flatnonzero(seen["action_mask"]))))
    return paid


@pytest.mark.parametrize("make", [pettingzoo.raw_env, pettingzoo.env])
@pytest.mark.filterwarnings("ignore")
def test_a_snapshot_can_be_restored_after_the_game_has_ended(make: Any) -> None:
    env = make("karats", seats=2)
    env.reset(seed=3)
    snapshot = env.clone()
    paid = finish(env)
    assert sum(paid.values()) == 1.0
    env.restore(snapshot)
    assert finish(env) == paid
    fresh = make("karats", seats=2)
    fresh.restore(snapshot)
    assert finish(fresh) == paid


@pytest.mark.filterwarnings("ignore")
def test_a_snapshot_can_be_restored_after_an_illegal_action() -> None:
    env = pettingzoo.env("karats", seats=2)
    env.reset(seed=3)
    snapshot = env.clone()
    mask = env.observe(env.agent_selection)["action_mask"]
    env.step(int(np.flatnonzero(mask == 0)[0]))
    assert all(env.terminations.values())
    env.restore(snapshot)
    assert not any(env.terminations.values())
    assert sum(finish(env).values()) == 1.0


def test_a_snapshot_of_another_game_is_refused_with_the_difference() -> None:
    env = pettingzoo.raw_env("karats", seats=2)
    env.reset(seed=1)
    snapshot = env.clone()
    for made, why in (
        (pettingzoo.raw_env("super_motherload"), "of karats, not of super_motherload"),
        (pettingzoo.raw_env("karats", seats=3), "for 2 seats, not for 3"),
        (
            pettingzoo.raw_env("karats", seats=2, options={"automaton": "easy"}),
            "automaton=off, not with automaton=easy",
        ),
        (pettingzoo.raw_env("karats", seats=2, edition=EDITION), "another edition"),
    ):
        with pytest.raises(BadOptions, match=why):
            made.restore(snapshot)
    with pytest.raises(BadOptions, match="clone"):
        env.reset(options={"snapshot": "snapshot"})


def record_with_edition(actions: int) -> Record:
    """The record of a game with an edition."""
    play = Play(find_game("karats").setup(2, {}, EDITION), seed_from_text("9"))
    for _ in range(actions):
        play.play(play.legal()[0])
    return record_of(play, SEATS)


def test_a_record_fits_only_an_environment_with_its_edition() -> None:
    record = record_with_edition(12)
    env = pettingzoo.raw_env("karats", edition=EDITION)
    env.reset(options={"record": record})
    assert env.episode.position.rules is env.setup.rules
    SeatEnv("karats", edition=EDITION).reset(options={"record": record})
    for made in (pettingzoo.raw_env("karats"), SeatEnv("karats")):
        with pytest.raises(BadRecord, match="another edition"):
            made.reset(options={"record": record})


def test_an_environment_accepts_an_edition_as_a_file(tmp_path: Path) -> None:
    file = tmp_path / "edition.toml"
    file.write_text(EDITION_TEXT, encoding="utf-8")
    env = SeatEnv("karats", edition=str(file))
    assert env.setup.content.edition == EDITION


def test_a_game_continued_from_a_record_depends_on_the_seed_of_the_reset() -> None:
    record = load_record(GOLDEN)

    def after(seed: int | None) -> list[np.ndarray[Any, Any]]:
        env = SeatEnv("karats", ("random",))
        env.reset(seed=seed, options={"record": record, "at": 20})
        return future(env, 40)

    assert same_observations(after(1), after(1))
    assert not same_observations(after(1), after(2))
    assert same_observations(after(None), after(None))
    assert not same_observations(after(None), after(1))


def test_without_a_seed_a_record_continues_as_recorded() -> None:
    record = load_record(GOLDEN)
    env = pettingzoo.raw_env("karats")
    env.reset(options={"record": record, "at": 20})
    actions = find_game("karats").actions
    for text in record.actions[20:]:
        env.step(actions.parse(text, env.episode.position.legal()))
    play = env.episode
    there = pettingzoo.raw_env("karats")
    there.reset(options={"record": record})
    assert play.position.state.dump() == there.episode.position.state.dump()


@pytest.mark.parametrize("make", [SeatEnv, pettingzoo.raw_env])
@pytest.mark.parametrize(
    ("options", "why"),
    [
        ({"at": 10}, "needs a 'record'"),
        (
            {"record": str(GOLDEN), "at": "40"},
            "number of an entry, must be a whole number, not '40'",
        ),
        ({"record": 5}, "a file, a link or a Record, not 5"),
        ({"record": str(GOLDEN), "snapshot": 1}, "either"),
        ("x", "options of a reset must be a dict of names and values, not 'x'"),
        (5, "a dict of names and values, not 5"),
        ([], r"a dict of names and values, not \[\]"),
    ],
)
def test_wrong_reset_options_are_errors(make: Any, options: Any, why: str) -> None:
    with pytest.raises(BadOptions, match=why):
        make("karats").reset(options=options)


def test_an_unknown_reset_option_is_an_error_in_gymnasium_and_a_warning_in_pettingzoo() -> None:
    with pytest.raises(BadOptions, match="no option 'recrod'; known: record, at, snapshot"):
        SeatEnv("karats").reset(options={"recrod": "x"})
    with pytest.warns(UserWarning, match="no option 'recrod'"):
        pettingzoo.raw_env("karats").reset(options={"recrod": "x"})


def test_a_reset_after_the_seats_last_decision_in_a_record_is_refused() -> None:
    with pytest.raises(BadRecord, match="ends before"):
        SeatEnv("karats").reset(options={"record": GOLDEN})


@pytest.mark.parametrize("seat", [-1, 2, 5, 0.5, "0", True, None])
def test_a_seat_that_the_game_lacks_is_an_error(seat: Any) -> None:
    with pytest.raises(BadOptions, match="0 to 1"):
        SeatEnv("karats", seat=seat)


@pytest.mark.parametrize("action", ["3", 1.7, None, np.array([1, 2]), np.array([1.0])])
def test_an_action_that_is_not_a_number_is_an_error(action: Any) -> None:
    env = SeatEnv("karats")
    env.reset(seed=1)
    with pytest.raises(InvalidAction, match="whole number"):
        env.step(action)
    table = pettingzoo.raw_env("karats")
    table.reset(seed=1)
    with pytest.raises((InvalidAction, AssertionError)):
        table.step(action)


@pytest.mark.parametrize("action", [-1, 10**9, 10**30])
def test_action_ids_outside_the_action_table_are_illegal(action: int) -> None:
    env = SeatEnv("karats")
    env.reset(seed=1)
    _, reward, _, _, info = env.step(action)  # type: ignore[arg-type]
    assert info["illegal"]
    assert reward == -env.penalty
    table = pettingzoo.raw_env("karats")
    table.reset(seed=1)
    with pytest.raises(InvalidAction, match="actions are 0 to"):
        table.step(action)


@pytest.mark.parametrize("kind", [int, np.int64, np.int32, lambda n: np.array([n]), np.array])
def test_actions_may_be_python_or_numpy_integers(kind: Any) -> None:
    for env in (SeatEnv("karats"), pettingzoo.raw_env("karats")):
        env.reset(seed=1)
        first = int(np.flatnonzero(env.episode.mask())[0])
        before = env.clone()
        env.step(kind(first))
        assert env.clone().entry > before.entry


def test_wrong_arguments_of_environments_are_errors() -> None:
    with pytest.raises(UnknownBot):
        SeatEnv("karats", ("nobody",))
    with pytest.raises(BadOptions, match="list"):
        SeatEnv("karats", "greedy")
    with pytest.raises(BadOptions, match="penalty must be a number, not 'x'"):
        SeatEnv("karats", penalty="x")  # type: ignore[arg-type]
    for make in (SeatEnv, pettingzoo.raw_env):
        with pytest.raises(BadOptions, match="ansi"):
            make("karats", render_mode="rgb_array")
        for options in (5, "automaton", [("automaton", "easy")]):
            with pytest.raises(
                BadOptions, match=r"^options must be a dict of names and values, not"
            ):
                make("karats", options=options)  # type: ignore[arg-type]


def test_the_render_mode_human_prints_every_step(capsys: pytest.CaptureFixture[str]) -> None:
    env = pettingzoo.raw_env("karats", render_mode="human")
    env.reset(seed=1)
    first = capsys.readouterr().out
    env.step(env.episode.position.legal()[0])
    second = capsys.readouterr().out
    assert first.startswith("{")
    assert second.startswith("{")
    assert first != second


def test_step_before_reset_or_after_the_end_is_an_error() -> None:
    for made in (SeatEnv("karats"), pettingzoo.raw_env("karats")):
        for call in (made.clone, lambda made=made: made.step(0)):
            with pytest.raises(ResetNeeded):
                call()
    env = SeatEnv("karats", ("random",))
    env.reset(seed=1)
    future(env, 10_000)
    assert env.episode.over()
    with pytest.raises(ResetNeeded):
        env.step(np.int64(0))
    table = pettingzoo.raw_env("karats")
    table.reset(seed=1)
    finish(table)
    with pytest.raises(ResetNeeded):
        table.step(None)


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
@pytest.mark.filterwarnings("ignore")
def test_a_copied_or_pickled_environment_includes_its_game(copied: Any) -> None:
    seat = SeatEnv("karats", ("greedy",), seat=1, edition=EDITION, render_mode="ansi")
    seat.reset(seed=4)
    future(seat, 5)
    twin = copied(seat)
    assert same_observations(future(seat), future(twin))
    assert seat.reset()[0].tolist() == twin.reset()[0].tolist()
    copied(SeatEnv("karats")).reset(seed=1)
    for make in (pettingzoo.raw_env, pettingzoo.env):
        table = make("karats", seats=3)
        table.reset(seed=4)
        other = copied(table)
        assert finish(table) == finish(other)


def test_arguments_of_environments_may_be_numpy_integers() -> None:
    env = SeatEnv("karats")
    record = load_record(GOLDEN)
    row, _ = env.reset(options={"record": record, "at": np.int64(3)})
    same, _ = env.reset(options={"record": record, "at": 3})
    assert (row == same).all()
    table = pettingzoo.raw_env("karats", seats=np.int64(2))  # type: ignore[arg-type]
    table.reset(seed=np.int64(5))  # type: ignore[arg-type]
    first = table.episode.position.state.dump()
    table.reset(seed=5)
    assert table.episode.position.state.dump() == first
    for at in (True, 3.0, "3"):
        with pytest.raises(BadOptions, match="number of an entry"):
            env.reset(options={"record": record, "at": at})


@pytest.mark.parametrize("seed", ["x", 1.5, -1, True])
def test_a_seed_must_be_a_whole_number_from_0(seed: Any) -> None:
    table = pettingzoo.raw_env("karats")
    with pytest.raises(BadOptions, match=r"a seed must be (a whole number|0 or more), not"):
        table.reset(seed=seed)


def test_arguments_of_wrong_types_are_errors() -> None:
    five: Any = 5
    for make in (SeatEnv, pettingzoo.raw_env):
        with pytest.raises(BadOptions, match="an edition must be a file or its tables, not 5"):
            make("karats", edition=five)
    with pytest.raises(BadOptions, match="seats must be a whole number, not '2'"):
        pettingzoo.raw_env("karats", seats="2")  # type: ignore[arg-type]
    with pytest.raises(BadOptions, match="opponents must be a list of bots' names, not 5"):
        SeatEnv("karats", opponents=five)
    with pytest.raises(BadOptions, match="the name of a bot, not None"):
        SeatEnv("karats", opponents=[None])  # type: ignore[list-item]


def test_stepping_without_an_action_is_an_error() -> None:
    table = pettingzoo.raw_env("karats")
    table.reset(seed=1)
    with pytest.raises(InvalidAction, match="an action must be a whole number, not None"):
        table.step(None)
