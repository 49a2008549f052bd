"""People's games are measured as bots' games are, without entries of stand-ins and undone ones."""

import json
from pathlib import Path

import msgspec
import pytest

from motherlode.kernel import registry
from motherlode.kernel.dealer import Dealer
from motherlode.kernel.errors import BadRecord
from motherlode.kernel.play import Play
from motherlode.kernel.record import AGREED, Record, Seat, record_of
from motherlode.kernel.seeds import seed_from_text
from motherlode.lab.measures.balance import BalanceConfig
from motherlode.lab.measures.game_summary import SummaryBuilder
from motherlode.lab.measures.people_games import (
    NoGames,
    lasting_entries,
    read_people_games,
    summarise_record,
)
from motherlode.records.game_files import write_games
from tests.cli.run_command import Shell, bots_record, check_refused, make_shell

CONFIG = BalanceConfig("karats", seats=(2,))


def by_people(record: Record) -> Record:
    """The record as if two people had played it."""
    authors = [f"{text.partition(' ')[0]} player" for text in record.authors]
    return msgspec.structs.replace(record, seats=[Seat("Red"), Seat("Blue")], authors=authors)


@pytest.fixture(scope="module")
def record() -> Record:
    return by_people(bots_record())


@pytest.fixture
def shell(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> Shell:
    monkeypatch.chdir(tmp_path)
    return make_shell(capsys, monkeypatch)


def file_with(folder: Path, *records: Record) -> Path:
    path = folder / "games.jsonl"
    write_games(path, records)
    return path


def test_a_summary_from_a_record_is_that_of_the_game_while_it_is_played(record: Record) -> None:
    """The reference plays the actions and reads the events of each, as the lab does."""
    play = Play(registry.find_game("karats").setup(2), bytes.fromhex(record.seed))
    builder = SummaryBuilder(play.setup, play.position)
    builder.read_events(play.events)
    for text in record.actions:
        builder.summary.decisions += 1
        builder.summary.choices += len(play.legal())
        builder.read_events(play.enter(text))
    assert summarise_record(record) == (builder.finish(), 0)


def test_entries_that_no_person_chose_count_as_no_decision_and_no_pick(record: Record) -> None:
    whole, _ = summarise_record(record)
    authors = list(record.authors)
    others = {1: "stand-in greedy", 5: "clock", 6: "clock greedy"}
    for entry, by in others.items():
        authors[entry - 1] = f"{authors[entry - 1].partition(' ')[0]} {by}"
    measured, count = summarise_record(msgspec.structs.replace(record, authors=authors))
    assert count == len(others)
    assert measured.decisions == whole.decisions - len(others)
    assert measured.choices < whole.choices
    drafter = int(authors[0].partition(" ")[0])
    assert sum(whole.picks[0][drafter].values()) - sum(measured.picks[0][drafter].values()) == 1
    for name in ("won", "order", "turns", "rounds", "end", "settled", "lead_changes"):
        assert getattr(measured, name) == getattr(whole, name), name


def test_what_was_undone_counts_as_nothing(record: Record) -> None:
    play = Play(registry.find_game("karats").setup(2), seed_from_text("a game with an undo"))
    dealer = Dealer(3)
    undone = 0
    while not play.over():
        legal = play.legal()
        play.play(legal[dealer.below(len(legal))])
        if len(play.log) in (1, 9, 10) and play.undoable() and not play.over():
            play.undo()
            undone += 1
    undone_record = by_people(record_of(play, [Seat("Red"), Seat("Blue")]))
    summary, others = summarise_record(undone_record)
    assert undone > 0
    assert others == 0
    assert summary.decisions == len(play.applied) == len(play.log) - 2 * undone
    assert lasting_entries(list(play.log)) == {action.entry for action in play.applied}
    assert summary.won == play.setup.win_probabilities(play.position.payoffs())


def test_only_finished_games_of_people_with_this_setup_are_measured(
    record: Record, tmp_path: Path
) -> None:
    change = msgspec.structs.replace
    bots, three = bots_record(), bots_record(("greedy",) * 3)
    humans = [Seat(name) for name in ("A", "B", "C")]
    records = [
        record,
        bots,
        change(record, ending=AGREED),
        change(record, authors=[]),
        change(record, game="mothership"),
        change(record, content="0" * 64),
        change(three, seats=humans),
    ]
    games = read_people_games(CONFIG, file_with(tmp_path, *records))
    assert games.count == 1
    assert games.left_out == {
        "bots": 1,
        "unfinished": 1,
        "no_authors": 1,
        "other_game": 1,
        "other_setup": 2,
    }
    report = games.report(CONFIG)
    assert (report.config.bot, report.config.games) == ("people", 1)
    assert all(gate.games == 1 for gate in report.turn_order)


def test_a_forged_game_and_a_file_without_games_are_refused(record: Record, tmp_path: Path) -> None:
    checks = [*record.checks[:7], "0" * 16, *record.checks[8:]]
    forged = msgspec.structs.replace(record, checks=checks)
    with pytest.raises(BadRecord, match="row 2: action 8"):
        read_people_games(CONFIG, file_with(tmp_path, record, forged))
    (tmp_path / "games.jsonl").unlink()
    with pytest.raises(NoGames, match="no game of people"):
        read_people_games(CONFIG, file_with(tmp_path, bots_record()))


def test_the_balance_command_measures_a_file_with_the_gates_of_bots_games(
    shell: Shell, record: Record, tmp_path: Path
) -> None:
    authors = [record.authors[0].replace("player", "stand-in greedy"), *record.authors[1:]]
    stood_in = msgspec.structs.replace(record, authors=authors)
    path = str(file_with(tmp_path, record, stood_in, bots_record()))
    bots = ("balance", "karats", "--games", "2", "--players", "2", "--workers", "1", "--json")
    of_bots = json.loads(shell(*bots).out)
    of_people = json.loads(shell("balance", "karats", "--from", path, "--json").out)
    names, bots_names = ({gate["gate"] for gate in each["gates"]} for each in (of_people, of_bots))
    assert {"2 players: 1st to play wins", "profession picked: pilot"} < names
    # Seats have gates of their own only if another seat began in some game.
    assert names == {name for name in bots_names if ": seat" not in name}
    assert set(of_people["by_seat_count"][0]) == set(of_bots["by_seat_count"][0])
    for gate in of_people["gates"]:
        assert gate["interval"][0] <= gate["value"] <= gate["interval"][1]
    assert of_people["from"] == {
        "games": 2,
        "left_out": {"bots": 1},
        "games_with_stand_ins": 1,
        "stand_in_entries": 1,
    }
    text = shell("balance", "karats", "--from", path).out
    assert "2 games of people" in text
    assert "1 games with bots were left out." in text
    assert "In 1 games 1 entries were not chosen by people" in text


def test_flags_for_bots_and_wrong_files_are_refused(shell: Shell, tmp_path: Path) -> None:
    given = ("balance", "karats", "--from", "none.jsonl")
    check_refused(shell(*given), "none.jsonl can't be read")
    check_refused(shell(*given, "--against", "box"), "--against does not go with --from")
    check_refused(shell(*given, "--games", "5"), "--games does not go with --from")
    check_refused(shell("balance", "karats", "--from", "games.csv"), ".parquet")
