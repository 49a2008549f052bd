"""Commands and environments accept the link of a replay instead of a record file."""

import json
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from motherlode.kernel.record import load_record
from tests.cli.run_command import Shell, check_refused
from tests.replay_links import Host, embedded_link, serve_records

GOLDEN = Path(next(Path("tests/golden/karats").glob("two-seats*.record.json"))).resolve()
RECORD = load_record(GOLDEN)
RUN = 'game = "karats"\ngames = 2\npairings = [["greedy", "random"]]\nrecord = "{}"\n'


@pytest.fixture
def host() -> Iterator[Host]:
    with serve_records() as server:
        yield server


@pytest.fixture
def link(host: Host) -> str:
    return host.serve("T", RECORD)


def match(shell: Shell, record: str, *more: str) -> object:
    command = "match karats --bots greedy,random --games 2 --workers 1 --json --record"
    result = shell(*command.split(), record, *more)
    assert result.code == 0, result.err
    return json.loads(result.out)


def test_a_match_from_a_link_equals_one_from_the_file(shell: Shell, link: str) -> None:
    from_file = match(shell, str(GOLDEN), "--at", "200")
    assert match(shell, f"{link}?at=200") == from_file
    assert match(shell, f"{link}?at=3", "--at", "200") == from_file
    assert match(shell, embedded_link(RECORD, 200)) == from_file
    check_refused(shell("match", "karats", "--record", f"{link}x?at=3"), "no such table")


def test_a_run_file_can_name_a_link(shell: Shell, link: str) -> None:
    from_file = match(shell, str(GOLDEN), "--at", "200")
    for record, at in ((f"{link}?at=200", ""), (link, "at = 200")):
        Path("run.toml").write_text(RUN.format(record) + at)
        result = shell("lab", "run", "run.toml", "--workers", "1", "--json")
        assert json.loads(result.out)["matches"] == [from_file]


def test_environments_can_be_reset_to_a_link(link: str) -> None:
    pytest.importorskip("pettingzoo")
    from motherlode.envs.gymnasium import SeatEnv
    from motherlode.envs.pettingzoo import raw_env

    for env in (raw_env("karats"), SeatEnv("karats", ("greedy",), options=dict(RECORD.options))):
        env.reset(options={"record": GOLDEN, "at": 200})
        from_file = env.clone()
        env.reset(options={"record": f"{link}?at=200"})
        assert env.clone() == from_file
        env.reset(options={"record": f"{link}?at=3", "at": 200})
        assert env.clone() == from_file


def test_an_openspiel_state_can_start_from_a_link(link: str) -> None:
    pyspiel = pytest.importorskip("pyspiel")
    from motherlode.envs.openspiel import state_at

    from_file = str(state_at(GOLDEN, 200))
    for record in (f"{link}?at=200", embedded_link(RECORD, 200)):
        state = state_at(record)
        assert str(state) == from_file
        text = pyspiel.serialize_game_and_state(state.get_game(), state)
        assert str(pyspiel.deserialize_game_and_state(text)[1]) == from_file
    assert str(state_at(link, 200)) == from_file


def test_verify_replay_and_analyse_accept_a_link(shell: Shell, link: str) -> None:
    assert shell("verify", f"{link}?at=3").code == 0
    assert "won" in shell("replay", link).out
    result = shell("analyse", f"{link}?at=3", "--iterations", "1")
    assert result.code == 0, result.err
    assert "<svg" in Path("T.html").read_text()


def test_a_game_can_be_resumed_from_a_link(shell: Shell, link: str) -> None:
    result = shell(
        "play", "karats", "--load", f"{link}?at=200", "--seats", "you,you", lines="quit\n"
    )
    assert result.code == 0, result.err
    assert "won" not in result.out


def test_a_long_link_that_contains_a_whole_record_is_printed_shortened(shell: Shell) -> None:
    link = embedded_link(RECORD, 3)
    assert len(link) > 1000
    result = shell("verify", link)
    assert result.code == 0
    assert link[:97] + "..." in result.out
    assert len(result.out) < 400
    other = shell("match", "mothership", "--record", link, "--bots", "greedy,greedy")
    assert link[:97] + "..." in other.err
    assert len(other.err) < 300
    wrong = msgspec.structs.replace(RECORD, checks=["0" * 8, *RECORD.checks[1:]])
    differs = shell("verify", embedded_link(wrong, 3))
    assert differs.code == 1
    assert len(differs.err) < 400
