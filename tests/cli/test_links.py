"""Whoever takes the file of a record takes the link of a replay too."""

import json
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from motherlode.kernel.record import load_record
from tests.cli.shell import Shell, refused
from tests.replay_links import Host, embedded_link, serve_records

GOLDEN = Path(next(Path("tests/golden/karats").glob("two-seats*.record.json"))).resolve()
RECORD = load_record(GOLDEN)
RUN = 'game = "karats"\ngames = 2\npairings = [["greedy", "random"]]\nrecord = "{}"\n'


@pytest.fixture
def host() -> Iterator[Host]:
    with serve_records() as there:
        yield there


@pytest.fixture
def link(host: Host) -> str:
    return host.serve("T", RECORD)


def match(shell: Shell, record: str, *more: str) -> object:
    line = "match karats --bots greedy,random --games 2 --workers 1 --json --record"
    said = shell(*line.split(), record, *more)
    assert said.code == 0, said.err
    return json.loads(said.out)


def test_matches(shell: Shell, link: str) -> None:
    there = match(shell, str(GOLDEN), "--at", "200")
    assert match(shell, f"{link}?at=200") == there
    assert match(shell, f"{link}?at=3", "--at", "200") == there
    assert match(shell, embedded_link(RECORD, 200)) == there
    refused(shell("match", "karats", "--record", f"{link}x?at=3"), "no such table")


def test_run_files(shell: Shell, link: str) -> None:
    there = match(shell, str(GOLDEN), "--at", "200")
    for record, at in ((f"{link}?at=200", ""), (link, "at = 200")):
        Path("run.toml").write_text(RUN.format(record) + at)
        said = shell("lab", "run", "run.toml", "--workers", "1", "--json")
        assert json.loads(said.out)["matches"] == [there]


def test_environments(link: str) -> None:
    pytest.importorskip("pettingzoo")
    from motherlode.envs.gymnasium import SeatEnv
    from motherlode.envs.pettingzoo import raw_env

    for env in (raw_env("karats"), SeatEnv("karats", ("greedy",), options=dict(RECORD.options))):
        env.reset(options={"record": GOLDEN, "at": 200})
        there = env.clone()
        env.reset(options={"record": f"{link}?at=200"})
        assert env.clone() == there
        env.reset(options={"record": f"{link}?at=3", "at": 200})
        assert env.clone() == there


def test_openspiel(link: str) -> None:
    pyspiel = pytest.importorskip("pyspiel")
    from motherlode.envs.openspiel import state_at

    there = str(state_at(GOLDEN, 200))
    for record in (f"{link}?at=200", embedded_link(RECORD, 200)):
        state = state_at(record)
        assert str(state) == there
        text = pyspiel.serialize_game_and_state(state.get_game(), state)
        assert str(pyspiel.deserialize_game_and_state(text)[1]) == there
    assert str(state_at(link, 200)) == there


def test_analysis_verdict_and_replay(shell: Shell, link: str) -> None:
    assert shell("verify", f"{link}?at=3").code == 0
    assert "won" in shell("replay", link).out
    said = shell("analyse", f"{link}?at=3", "--iterations", "1")
    assert said.code == 0, said.err
    assert "<svg" in Path("T.html").read_text()


def test_a_game_goes_on_from_a_link(shell: Shell, link: str) -> None:
    said = shell("play", "karats", "--load", f"{link}?at=200", "--seats", "you,you", lines="quit\n")
    assert said.code == 0, said.err
    assert "won" not in said.out


def test_a_link_that_holds_its_record_is_never_told_whole(shell: Shell) -> None:
    link = embedded_link(RECORD, 3)
    assert len(link) > 1000
    said = shell("verify", link)
    assert said.code == 0
    assert link[:97] + "..." in said.out
    assert len(said.out) < 400
    other = shell("match", "mothership", "--record", link, "--bots", "greedy,greedy")
    assert link[:97] + "..." in other.err
    assert len(other.err) < 300
    wrong = msgspec.structs.replace(RECORD, checks=["0" * 8, *RECORD.checks[1:]])
    differs = shell("verify", embedded_link(wrong, 3))
    assert differs.code == 1
    assert len(differs.err) < 400
