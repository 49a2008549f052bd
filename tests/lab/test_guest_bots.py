"""OpenSpiel's own bot at the lab's tables: measured like any other, the same for the same seed."""

import json
from pathlib import Path

import pytest

pytest.importorskip("pyspiel")

from motherlode.cli.main import main
from motherlode.kernel.errors import BadOptions, UnknownBot
from motherlode.kernel.record import load_record
from motherlode.lab.runs.ladder import Ladder
from motherlode.lab.runs.match import Match, check, from_position, packed, run_match
from motherlode.lab.runs.run import Run, check_run, play_run
from motherlode.lab.runs.seats import known
from motherlode.lab.runs.workers import open_pool

PAIR = ("search:40", "openspiel:3")
FILE = Path(__file__).parents[1] / "golden" / "karats" / "two-seats.record.json"


def test_names() -> None:
    for name in ("openspiel:3", "openspiel:1s", "openspiel:200ms", "greedy", "search:1s"):
        assert known(name)
    for name in ("openspiel", "openspiel:0", "openspiel:0s", "openspiel:601s", "openspiel:x"):
        assert not known(name)
        with pytest.raises(UnknownBot, match="search:N, search:1s, openspiel:N, openspiel:1s"):
            check(Match("karats", (name, "greedy"), 1))


@pytest.mark.parametrize("game", ["karats", "super_motherload", "mothership"])
def test_it_takes_legal_actions_only(game: str) -> None:
    """At a position late in a game, so that its play-outs are short."""
    from motherlode.kernel.dealer import Dealer
    from motherlode.kernel.outlook import Outlook
    from motherlode.lab.runs.seats import make

    match = Match(game, ("openspiel:2", "greedy"), 1)
    setup = match.setup()
    bot, chance = make("openspiel:2", 5, setup), Dealer(5)
    position = match.begun(chance)
    for number in range(60):
        if position.over():
            break
        outlook = Outlook(setup.rules, position.state, position.seat(), chance)
        legal = outlook.legal
        action = bot.choose(outlook) if number % 20 == 19 else legal[chance.below(len(legal))]
        assert action in legal
        position.advance(action, chance)


def near_the_end(games: int) -> Match:
    record = load_record(FILE)
    return from_position(record, len(record.actions) - 12, PAIR, games)


def test_results_are_the_same_for_any_crew_and_go_on(tmp_path: Path) -> None:
    alone = run_match(near_the_end(6), 1)
    with open_pool(2) as pool:
        out = tmp_path / "duel.csv"
        play_run(Run((near_the_end(2),), out=out), pool)
        [together] = play_run(Run((near_the_end(6),), out=out), pool)
    assert together == alone


def test_editions_are_refused() -> None:
    with pytest.raises(BadOptions, match="editions"):
        check(Match("karats", PAIR, 1, edition=packed({"gold": {"to_win": 2}})))


def test_command(capsys: pytest.CaptureFixture[str]) -> None:
    line = f"match karats --record {FILE} --bots search:20,openspiel:1ms --games 2 --workers 1"
    at = str(len(load_record(FILE).actions) - 12)
    assert main([*line.split(), "--at", at, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert [found["bot"] for found in told["bots"]] == ["search:20", "openspiel:1ms"]
    assert main(["match", "karats", "--bots", "greedy,openspiel:never"]) == 2


def test_a_ladder_takes_it() -> None:
    run = Ladder("karats", ("random", "openspiel:2", "search:20"), 2).run()
    check_run(run)
