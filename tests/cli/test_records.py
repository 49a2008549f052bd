"""`verify` and `replay` over good records and tampered ones."""

import json
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any

import pytest

from motherlode.kernel import fairness, registry
from motherlode.kernel.play import Play
from motherlode.kernel.record import record_of, to_json
from tests.cli.shell import Shell, played, saved

GAME = played()


def changed(folder: Path, **changes: Any) -> str:
    """The path of a record with some fields changed."""
    path = folder / "changed.json"
    path.write_text(json.dumps({**json.loads(to_json(GAME)), **changes}))
    return str(path)


def test_a_true_record_verifies(shell: Shell, tmp_path: Path) -> None:
    said = shell("verify", str(saved(tmp_path, GAME)))
    assert said.code == 0
    assert f"{len(GAME.actions)} entries, played to its end" in said.out
    assert said.err == ""


def test_a_game_that_is_not_over_verifies_as_such(shell: Shell, tmp_path: Path) -> None:
    assert "not over yet" in shell("verify", str(saved(tmp_path, played(most=9)))).out


def other_action(at: int) -> list[str]:
    """The actions with one of them replaced by an action of the game that is not legal there."""
    return [*GAME.actions[:at], "sabotage seat 1 drill 3", *GAME.actions[at + 1 :]]


def test_an_action_that_was_changed_is_named(shell: Shell, tmp_path: Path) -> None:
    said = shell("verify", changed(tmp_path, actions=other_action(6)))
    assert said.code == 1
    assert "action 7 ('sabotage seat 1 drill 3')" in said.err
    assert said.err.count("\n") == 1
    assert said.out == ""


def test_a_text_that_is_no_action_is_named(shell: Shell, tmp_path: Path) -> None:
    actions = [*GAME.actions[:4], "\x1b[2Jwin at once", *GAME.actions[5:]]
    said = shell("verify", changed(tmp_path, actions=actions))
    assert said.code == 1
    assert "action 5" in said.err
    assert said.err[:-1].isprintable()


def test_a_legal_action_in_place_of_another_is_named(shell: Shell, tmp_path: Path) -> None:
    """The first drafter takes another Profession: legal, but not what was played."""
    other = next(p for p in ("draft pilot", "draft saboteur") if p not in GAME.actions[:2])
    said = shell("verify", changed(tmp_path, actions=[other, *GAME.actions[1:]]))
    assert said.code == 1
    assert "action 1" in said.err


def test_another_seed_shows_where_it_first_matters(shell: Shell, tmp_path: Path) -> None:
    said = shell("verify", changed(tmp_path, seed="00" * 32))
    assert said.code == 1
    assert "differs at action" in said.err


def test_a_changed_check_is_named(shell: Shell, tmp_path: Path) -> None:
    checks = [*GAME.checks[:-1], "0" * 16]
    said = shell("verify", changed(tmp_path, checks=checks))
    assert said.code == 1
    assert f"action {len(checks)}" in said.err


def test_actions_after_the_end_are_named(shell: Shell, tmp_path: Path) -> None:
    longer = {"actions": [*GAME.actions, "mine"], "checks": [*GAME.checks, "0" * 16]}
    said = shell("verify", changed(tmp_path, **longer))
    assert said.code == 1
    assert f"action {len(GAME.actions) + 1}" in said.err


def test_a_seed_that_is_not_what_was_promised_is_a_mismatch(shell: Shell, tmp_path: Path) -> None:
    fairness = {
        "scheme": "commit-reveal 1",
        "table": "t",
        "commitment": "00" * 32,
        "secret": "00" * 32,
        "contributions": {},
    }
    said = shell("verify", changed(tmp_path, fairness=fairness))
    assert "differs at" not in said.err
    assert said.code == 1
    assert "commitment" in said.err


def test_replay_tells_every_action_and_the_end(shell: Shell, tmp_path: Path) -> None:
    said = shell("replay", str(saved(tmp_path, GAME)))
    assert said.code == 0
    for number in (1, len(GAME.actions) // 2, len(GAME.actions)):
        assert f"{number:>4} " in said.out
    assert "won." in said.out.splitlines()[-1]


@pytest.mark.parametrize(("language", "called"), [("en", "Greedy bot 1"), ("de", "Gieriger Bot 1")])
def test_a_bot_without_a_name_is_called_what_it_is(
    shell: Shell, tmp_path: Path, language: str, called: str
) -> None:
    seats = [{"name": "", "bot": "greedy"}, {"name": "", "bot": "search:master"}]
    path = changed(tmp_path, seats=seats)
    assert shell("verify", path).code == 0
    said = shell("replay", path, "--language", language)
    assert (said.code, called in said.out) == (0, True)
    loaded = shell("play", "karats", "--load", path, "--language", language)
    assert (loaded.code, called in loaded.out) == (0, True)


def test_replay_refuses_a_tampered_record_at_the_action(shell: Shell, tmp_path: Path) -> None:
    said = shell("replay", changed(tmp_path, actions=other_action(6)))
    assert said.code == 2
    assert "action 7" in said.err


def test_replay_tells_what_was_taken_back(shell: Shell) -> None:
    game = ("play", "karats", "--seed", "1", "--seats", "you:Red,you:Blue")
    shell(*game, lines="1\nundo\n2\nsave x.json\n")
    told = shell("replay", "x.json").out
    assert "undo 1" in told
    assert "Red became the Pilot" in told


@pytest.mark.parametrize("answers", ["\n" * 2000, "q\n", "", "7\nb\nb\n12\nquit\n", "99999\n\n"])
def test_replay_walks_step_by_step(shell: Shell, tmp_path: Path, answers: str) -> None:
    path = str(saved(tmp_path, played(most=20)))
    said = shell("replay", path, "--step", lines=answers)
    assert said.code == 0
    assert "0 of 20" in said.out


def test_steps_go_on_back_and_to_a_number(shell: Shell, tmp_path: Path) -> None:
    path = str(saved(tmp_path, played(most=20)))
    said = shell("replay", path, "--step", lines="\n7\nb\nq\n")
    assert [at for at in range(21) if f"{at} of 20" in said.out] == [0, 1, 6, 7]


def test_replay_from_a_seat(shell: Shell, tmp_path: Path) -> None:
    path = str(saved(tmp_path, GAME))
    assert shell("replay", path, "--seat", "2").code == 0
    said = shell("replay", path, "--seat", "3")
    assert said.code == 2
    assert "2 seats" in said.err


def fair_record(
    tmp_path: Path, added: Mapping[int, bytes] = MappingProxyType({})
) -> tuple[str, str]:
    """A record whose seed keeps a promise, and the promise."""
    secret, promised = bytes(32), fairness.commitment(bytes(32), "t")
    seed = fairness.derive_seed(secret, "t", dict(added))
    play = Play(registry.find_game("karats").setup(len(GAME.seats)), seed)
    play.enter(play.legal_texts()[0])
    record = record_of(play, GAME.seats)
    record.fairness = {
        "scheme": fairness.SCHEME,
        "table": "t",
        "commitment": promised,
        "secret": secret.hex(),
        "contributions": {str(seat): part.hex() for seat, part in added.items()},
    }
    return str(saved(tmp_path, record)), promised


@pytest.mark.parametrize(("seats", "told"), [([1], "2"), ([0, 1], "1, 2")])
def test_who_added_to_the_seed_is_told(
    shell: Shell, tmp_path: Path, seats: list[int], told: str
) -> None:
    added = {seat: bytes([seat]) * 32 for seat in seats}
    said = shell("verify", fair_record(tmp_path, added)[0])
    assert said.code == 0
    assert f"of its 2 seats these added some: {told}.\n" in said.out
    assert "house alone" not in said.out


def test_a_record_is_held_to_the_promise_that_was_given(shell: Shell, tmp_path: Path) -> None:
    path, promised = fair_record(tmp_path)
    assert shell("verify", path).code == 0
    assert shell("verify", path, "--commitment", promised.upper()).code == 0
    assert "no seat added anything: the server alone chose" in shell("verify", path).out
    assert "doesn't say how its seed was made" in shell("verify", changed(tmp_path)).out
    said = shell("verify", path, "--commitment", "0" * 64)
    assert said.code == 1
    assert "commitment" in said.err
    assert shell("verify", path, "--commitment", "abc").code == 2
    unproved = shell("verify", str(saved(tmp_path, GAME)), "--commitment", promised)
    assert unproved.code == 1
    assert "commitment" in unproved.err
