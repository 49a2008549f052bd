"""`verify` and `replay` with genuine and altered records."""

import json
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any

import pytest

from motherlode.kernel import provably_fair, registry
from motherlode.kernel.errors import IllegalAction
from motherlode.kernel.play import Play
from motherlode.kernel.record import record_of, to_json
from tests.cli.run_command import Shell, bots_record, save

GAME = bots_record()


def changed(folder: Path, **changes: Any) -> str:
    """The path of a record with some fields changed."""
    path = folder / "changed.json"
    path.write_text(json.dumps({**json.loads(to_json(GAME)), **changes}))
    return str(path)


def test_a_genuine_record_verifies(shell: Shell, tmp_path: Path) -> None:
    result = shell("verify", str(save(tmp_path, GAME)))
    assert result.code == 0
    assert f"{len(GAME.actions)} entries, the game ended" in result.out
    assert result.err == ""


def test_verify_says_that_a_game_is_not_over(shell: Shell, tmp_path: Path) -> None:
    assert "not over yet" in shell("verify", str(save(tmp_path, bots_record(most=9)))).out


def other_action(at: int) -> list[str]:
    """The game's actions, with the one at index `at` replaced by one that is not legal there."""
    return [*GAME.actions[:at], "sabotage seat 1 drill 3", *GAME.actions[at + 1 :]]


def test_verify_names_an_action_replaced_by_an_illegal_one(shell: Shell, tmp_path: Path) -> None:
    result = shell("verify", changed(tmp_path, actions=other_action(6)))
    assert result.code == 1
    assert "action 7 ('sabotage seat 1 drill 3')" in result.err
    assert result.err.count("\n") == 1
    assert result.out == ""


def test_verify_names_a_text_that_is_not_an_action(shell: Shell, tmp_path: Path) -> None:
    actions = [*GAME.actions[:4], "\x1b[2Jwin at once", *GAME.actions[5:]]
    result = shell("verify", changed(tmp_path, actions=actions))
    assert result.code == 1
    assert "action 5" in result.err
    assert result.err[:-1].isprintable()


def test_verify_names_an_action_replaced_by_a_legal_one(shell: Shell, tmp_path: Path) -> None:
    """The first drafter takes another Profession: legal, but not what was played."""
    other = next(p for p in ("draft pilot", "draft saboteur") if p not in GAME.actions[:2])
    result = shell("verify", changed(tmp_path, actions=[other, *GAME.actions[1:]]))
    assert result.code == 1
    assert "action 1" in result.err


def test_verify_names_the_deal_if_the_seed_was_replaced(shell: Shell, tmp_path: Path) -> None:
    result = shell("verify", changed(tmp_path, seed="00" * 32))
    assert result.code == 1
    assert "differs at the deal: drew other random numbers" in result.err


def test_verify_names_the_action_whose_recorded_draws_were_altered(
    shell: Shell, tmp_path: Path
) -> None:
    at = next(number for number, drawn in enumerate(GAME.draws) if number and drawn)
    draws = [*GAME.draws[:at], "", *GAME.draws[at + 1 :]]
    result = shell("verify", changed(tmp_path, draws=draws))
    assert result.code == 1
    assert f"differs at action {at} " in result.err


def test_verify_of_a_replaced_seed_without_draws_names_the_first_action_that_differs(
    shell: Shell, tmp_path: Path
) -> None:
    result = shell("verify", changed(tmp_path, seed="00" * 32, draws=[]))
    assert result.code == 1
    assert f"differs at action {first_difference(bytes(32))} " in result.err


def first_difference(seed: bytes) -> int:
    """The number of the first action that is illegal or has another result with this seed."""
    play = Play(registry.find_game("karats").setup(len(GAME.seats)), seed)
    for number, (text, check) in enumerate(zip(GAME.actions, GAME.checks, strict=True), 1):
        try:
            play.enter(text)
        except IllegalAction:
            return number
        if play.checks[-1] != check:
            return number
    raise AssertionError(f"the seed {seed.hex()} gives the same game")


def test_verify_names_the_action_whose_check_digest_was_altered(
    shell: Shell, tmp_path: Path
) -> None:
    checks = [*GAME.checks[:-1], "0" * 16]
    result = shell("verify", changed(tmp_path, checks=checks))
    assert result.code == 1
    assert f"action {len(checks)}" in result.err


def test_verify_names_an_action_added_after_the_end_of_the_game(
    shell: Shell, tmp_path: Path
) -> None:
    longer = {
        "actions": [*GAME.actions, "mine"],
        "checks": [*GAME.checks, "0" * 16],
        "authors": [*GAME.authors, GAME.authors[-1]],
        "draws": [*GAME.draws, ""],
    }
    result = shell("verify", changed(tmp_path, **longer))
    assert result.code == 1
    assert f"action {len(GAME.actions) + 1}" in result.err


def test_verify_fails_if_the_seed_doesnt_match_its_commitment(shell: Shell, tmp_path: Path) -> None:
    fairness = {
        "scheme": "commit-reveal 1",
        "table": "t",
        "commitment": "00" * 32,
        "secret": "00" * 32,
        "contributions": {},
    }
    result = shell("verify", changed(tmp_path, fairness=fairness))
    assert "differs at" not in result.err
    assert result.code == 1
    assert "commitment" in result.err


def test_replay_prints_every_action_and_the_winner(shell: Shell, tmp_path: Path) -> None:
    result = shell("replay", str(save(tmp_path, GAME)))
    assert result.code == 0
    for number in (1, len(GAME.actions) // 2, len(GAME.actions)):
        assert f"{number:>4} " in result.out
    assert "won." in result.out.splitlines()[-1]


@pytest.mark.parametrize(("language", "called"), [("en", "Greedy bot 1"), ("de", "Gieriger Bot 1")])
def test_a_bot_without_a_name_is_called_by_its_kind_in_the_chosen_language(
    shell: Shell, tmp_path: Path, language: str, called: str
) -> None:
    seats = [{"name": "", "bot": "greedy"}, {"name": "", "bot": "search:master"}]
    path = changed(tmp_path, seats=seats)
    assert shell("verify", path).code == 0
    result = shell("replay", path, "--language", language)
    assert (result.code, called in result.out) == (0, True)
    loaded = shell("play", "karats", "--load", path, "--language", language)
    assert (loaded.code, called in loaded.out) == (0, True)


def test_replay_stops_at_an_altered_action(shell: Shell, tmp_path: Path) -> None:
    result = shell("replay", changed(tmp_path, actions=other_action(6)))
    assert result.code == 2
    assert "action 7" in result.err


def test_replay_prints_undone_actions(shell: Shell) -> None:
    game = ("play", "karats", "--seed", "1", "--seats", "you:Red,you:Blue")
    shell(*game, lines="1\nundo\n2\nsave x.json\n")
    shown = shell("replay", "x.json").out
    assert "undo 1" in shown
    assert "Red became the Pilot" in shown


@pytest.mark.parametrize("answers", ["\n" * 2000, "q\n", "", "7\nb\nb\n12\nquit\n", "99999\n\n"])
def test_stepping_through_a_replay_exits_0_after_any_answers(
    shell: Shell, tmp_path: Path, answers: str
) -> None:
    path = str(save(tmp_path, bots_record(most=20)))
    result = shell("replay", path, "--step", lines=answers)
    assert result.code == 0
    assert "0 of 20" in result.out


def test_replay_steps_forward_back_and_to_the_entry_of_a_number(
    shell: Shell, tmp_path: Path
) -> None:
    path = str(save(tmp_path, bots_record(most=20)))
    result = shell("replay", path, "--step", lines="\n7\nb\nq\n")
    assert [at for at in range(21) if f"{at} of 20" in result.out] == [0, 1, 6, 7]


def test_replay_shows_a_seats_view_and_refuses_a_seat_that_doesnt_exist(
    shell: Shell, tmp_path: Path
) -> None:
    path = str(save(tmp_path, GAME))
    assert shell("replay", path, "--seat", "2").code == 0
    result = shell("replay", path, "--seat", "3")
    assert result.code == 2
    assert "there is no seat 3: the record has 2 seats" in result.err


def fair_record(
    tmp_path: Path, added: Mapping[int, bytes] = MappingProxyType({})
) -> tuple[str, str]:
    """The path of a record with a commitment to its seed, and the commitment.

    `added` are the random bytes that seats added to the seed.
    """
    secret, promised = bytes(32), provably_fair.commitment(bytes(32), "t")
    seed = provably_fair.derive_seed(secret, "t", dict(added))
    play = Play(registry.find_game("karats").setup(len(GAME.seats)), seed)
    play.enter(play.legal_texts()[0])
    record = record_of(play, GAME.seats)
    record.fairness = {
        "scheme": provably_fair.SCHEME,
        "table": "t",
        "commitment": promised,
        "secret": secret.hex(),
        "contributions": {str(seat): part.hex() for seat, part in added.items()},
    }
    return str(save(tmp_path, record)), promised


@pytest.mark.parametrize(("seats", "names"), [([1], "2"), ([0, 1], "1, 2")])
def test_verify_names_the_seats_that_added_to_the_seed(
    shell: Shell, tmp_path: Path, seats: list[int], names: str
) -> None:
    added = {seat: bytes([seat]) * 32 for seat in seats}
    result = shell("verify", fair_record(tmp_path, added)[0])
    assert result.code == 0
    assert f"added by these of the 2 seats: {names}.\n" in result.out
    assert "server alone" not in result.out


def test_verify_checks_the_seed_against_the_commitment_on_the_command_line(
    shell: Shell, tmp_path: Path
) -> None:
    path, promised = fair_record(tmp_path)
    assert shell("verify", path).code == 0
    assert shell("verify", path, "--commitment", promised.upper()).code == 0
    assert "no seat added anything: the server alone chose" in shell("verify", path).out
    assert "doesn't say how its seed was made" in shell("verify", changed(tmp_path)).out
    result = shell("verify", path, "--commitment", "0" * 64)
    assert result.code == 1
    assert "commitment" in result.err
    assert shell("verify", path, "--commitment", "abc").code == 2
    unproved = shell("verify", str(save(tmp_path, GAME)), "--commitment", promised)
    assert unproved.code == 1
    assert "commitment" in unproved.err
