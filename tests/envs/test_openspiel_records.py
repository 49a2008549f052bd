"""Tests of OpenSpiel games that begin at a position of a record or use an edition."""

import pickle
from pathlib import Path

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel")

from motherlode.envs import openspiel
from motherlode.kernel.errors import BadOptions, BadRecord
from motherlode.kernel.play import Play
from motherlode.kernel.record import Seat, load_record, record_of, replay_to, save_record
from motherlode.kernel.registry import find_game
from motherlode.kernel.seeds import seed_from_text

GOLDEN = Path(__file__).parents[1] / "golden" / "karats" / "two-seats.record.json"
EDITION = "[megalodrill]\niron = 9\ncopper = 9\n"


def play_randomly(state: openspiel.SpielState, steps: int) -> None:
    rng = np.random.default_rng(3)
    for _ in range(steps):
        random_event = state.is_chance_node()
        state.apply_action(int(rng.integers(8)) if random_event else int(state.legal_actions()[0]))


def test_the_initial_state_is_the_records_state_after_entry_at() -> None:
    state, play = openspiel.state_at(GOLDEN, 40), replay_to(load_record(GOLDEN), 40)
    assert state.progress.position is not None
    assert state.progress.position.state.dump() == play.position.state.dump()
    assert state.current_player() == play.deciding_seat()
    assert list(state.legal_actions()) == sorted(play.legal())
    play_randomly(state, 10)


def test_a_record_file_without_an_entry_begins_after_its_last_entry() -> None:
    assert openspiel.state_at(GOLDEN).is_terminal()


def test_a_state_from_a_record_can_be_copied_and_pickled() -> None:
    state = openspiel.state_at(GOLDEN, 40)
    play_randomly(state, 10)
    game = state.get_game()
    _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    for other in (state.clone(), again, pickle.loads(pickle.dumps(state))):
        assert str(other) == str(state)
        assert other.history() == state.history()
    pyspiel.random_sim_test(game, 1, True, False)


def test_players_and_options_are_those_of_the_record() -> None:
    state = openspiel.state_at(GOLDEN.with_name("three-and-automaton.record.json"), 5)
    assert state.get_game().num_players() == 3


def test_parameters_that_contradict_the_record_are_errors() -> None:
    name = openspiel.NAMES["karats"]
    with pytest.raises(BadRecord, match="for 2 seats, not for 3"):
        openspiel.state_at(GOLDEN, 40, players=3)
    with pytest.raises(BadRecord, match="of karats, not of super_motherload"):
        pyspiel.load_game(openspiel.NAMES["super_motherload"], {"record": str(GOLDEN)})
    with pytest.raises(BadOptions, match="needs a 'record'"):
        pyspiel.load_game(name, {"at": 4})


def test_a_game_with_an_edition_can_be_loaded_and_pickled(tmp_path: Path) -> None:
    file, saved = tmp_path / "edition.toml", tmp_path / "game.json"
    file.write_text(EDITION, encoding="utf-8")
    game = pyspiel.load_game(openspiel.NAMES["karats"], {"edition": str(file)})
    assert game.setup.content.edition["megalodrill"]["iron"] == 9
    play = Play(find_game("karats").setup(2, {}, file), seed_from_text("9"))
    for _ in range(12):
        play.play(play.legal()[0])
    save_record(record_of(play, [Seat("A"), Seat("B")]), saved)
    state = openspiel.state_at(saved)
    assert state.progress.setup.content.hash == game.setup.content.hash
    assert pickle.loads(pickle.dumps(state)).progress.setup.content.hash == game.setup.content.hash
    file.write_text(EDITION.replace("9", "8"), encoding="utf-8")
    with pytest.raises(BadRecord, match="another edition"):
        openspiel.state_at(saved, edition=str(file))


@pytest.mark.parametrize("name", ["a, b.json", "a=2.json", "a (1.json"])
def test_a_file_name_that_openspiel_can_not_store_is_refused(name: str, tmp_path: Path) -> None:
    """States of such a game could not be copied, pickled or written as text."""
    file = tmp_path / name
    file.write_bytes(GOLDEN.read_bytes())
    with pytest.raises(BadOptions, match="rename it"):
        openspiel.state_at(file)
    fine = tmp_path / "a (1).json"
    file.rename(fine)
    state = openspiel.state_at(fine, 3)
    assert str(pickle.loads(pickle.dumps(state.get_game())).new_initial_state()) == str(state)
