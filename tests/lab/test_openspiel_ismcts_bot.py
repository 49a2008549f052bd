"""OpenSpiel's search bot as a guest in matches, runs and ladders."""

import json
from pathlib import Path

import pytest

pytest.importorskip("pyspiel")

from motherlode.cli.main import main
from motherlode.kernel.errors import BadOptions, UnknownBot
from motherlode.kernel.record import load_record
from motherlode.lab.runs.bot_factory import is_known_bot
from motherlode.lab.runs.ladder import Ladder
from motherlode.lab.runs.match import (
    Match,
    check_match,
    edition_to_json,
    match_from_record,
    run_match,
)
from motherlode.lab.runs.resumable_run import Run, check_run, play_run
from motherlode.lab.runs.worker_pool import open_pool

PAIR = ("search:40", "openspiel:3")
FILE = Path(__file__).parents[1] / "golden" / "karats" / "two-seats.record.json"


def test_an_openspiel_bots_name_needs_a_valid_budget() -> None:
    for name in ("openspiel:3", "openspiel:1s", "openspiel:200ms", "greedy", "search:1s"):
        assert is_known_bot(name)
    for name in ("openspiel", "openspiel:0", "openspiel:0s", "openspiel:601s", "openspiel:x"):
        assert not is_known_bot(name)
        with pytest.raises(UnknownBot, match="search:N, search:1s, openspiel:N, openspiel:1s"):
            check_match(Match("karats", (name, "greedy"), 1))


@pytest.mark.parametrize("game", ["karats", "super_motherload", "mothership"])
def test_the_openspiel_bot_chooses_only_legal_actions(game: str) -> None:
    from motherlode.kernel.bot_knowledge import Outlook
    from motherlode.kernel.dealer import Dealer
    from motherlode.lab.runs.bot_factory import make_bot

    match = Match(game, ("openspiel:2", "greedy"), 1)
    setup = match.setup()
    bot, dealer = make_bot("openspiel:2", 5, setup), Dealer(5)
    position = match.start_position(dealer)
    for number in range(60):
        if position.over():
            break
        outlook = Outlook(setup.rules, position.state, position.seat(), dealer)
        legal = outlook.legal
        action = bot.choose(outlook) if number % 20 == 19 else legal[dealer.below(len(legal))]
        assert action in legal
        position.advance(action, dealer)


def near_the_end(games: int) -> Match:
    record = load_record(FILE)
    return match_from_record(record, len(record.actions) - 12, PAIR, games)


def test_matches_of_an_openspiel_bot_are_the_same_with_any_pool_and_resumed(tmp_path: Path) -> None:
    alone = run_match(near_the_end(6), 1)
    with open_pool(2) as pool:
        out = tmp_path / "duel.csv"
        play_run(Run((near_the_end(2),), out=out), pool)
        [measure_effects] = play_run(Run((near_the_end(6),), out=out), pool)
    assert measure_effects == alone


def test_a_match_of_an_openspiel_bot_with_an_edition_is_refused() -> None:
    with pytest.raises(BadOptions, match="editions"):
        check_match(Match("karats", PAIR, 1, edition=edition_to_json({"gold": {"to_win": 2}})))


def test_the_match_command_accepts_an_openspiel_bot(capsys: pytest.CaptureFixture[str]) -> None:
    command = f"match karats --record {FILE} --bots search:20,openspiel:1ms --games 2 --workers 1"
    at = str(len(load_record(FILE).actions) - 12)
    assert main([*command.split(), "--at", at, "--json"]) == 0
    result = json.loads(capsys.readouterr().out)
    assert [standing["bot"] for standing in result["bots"]] == ["search:20", "openspiel:1ms"]
    assert main(["match", "karats", "--bots", "greedy,openspiel:never"]) == 2


def test_a_ladder_accepts_a_bot_of_openspiel() -> None:
    run = Ladder("karats", ("random", "openspiel:2", "search:20"), 2).run()
    check_run(run)
