"""Records say who chose each entry; takeovers and continuations are checked when it is read."""

import json
from typing import Any

import msgspec
import pytest

from motherlode.kernel import registry
from motherlode.kernel.entry_authors import Author, parse_author
from motherlode.kernel.errors import BadRecord
from motherlode.kernel.play import Play
from motherlode.kernel.record import (
    Record,
    ReplayMismatch,
    Seat,
    Takeover,
    from_json,
    record_of,
    replay,
    to_json,
)

SEED = bytes(range(32))
TAKEOVER = Takeover(1, 3, 5, "player Ann", "stand-in greedy", "vote")


def play_moves(moves: int = 6) -> Play:
    play = Play(registry.find_game("karats").setup(2), SEED)
    for _ in range(moves):
        play.play(play.legal()[0])
    return play


def a_record() -> Record:
    return record_of(play_moves(), [Seat("Red"), Seat("Greedy", "greedy")])


def altered(**fields: Any) -> bytes:
    return json.dumps({**json.loads(to_json(a_record())), **fields}).encode()


def test_a_record_names_the_author_of_each_entry() -> None:
    play = Play(registry.find_game("karats").setup(2), SEED)
    deciders: list[Any] = []
    for _ in range(6):
        deciders.append(play.deciding_seat())
        play.play(play.legal()[0])
    record = record_of(play, [Seat("Red"), Seat("Greedy", "greedy")])
    names = {0: "0 player", 1: "1 bot greedy"}
    assert set(deciders) == {0, 1}
    assert record.authors == [names[seat] for seat in deciders]


def test_the_author_of_an_undo_is_the_seat_that_decides_again() -> None:
    play = play_moves(3)
    seat = play.applied[-2].seat
    play.undo(2)
    record = record_of(play, [Seat("Red"), Seat("Blue")])
    assert record.authors[-1] == f"{seat} player"
    assert replay(record).log == play.log


def test_a_replay_refuses_an_entry_whose_author_has_the_wrong_seat() -> None:
    authors = a_record().authors
    authors[2] = authors[2].replace(authors[2][0], "1" if authors[2][0] == "0" else "0", 1)
    with pytest.raises(ReplayMismatch, match="belongs to another seat"):
        replay(from_json(altered(authors=authors)))


@pytest.mark.parametrize("text", ["0 player", "1 bot greedy", "3 stand-in search:master"])
def test_the_text_of_an_author_can_be_read_back(text: str) -> None:
    assert str(parse_author(text)) == text


@pytest.mark.parametrize(
    "text", ["", "player", "0", "0 nobody", "-1 player", "x player", "111 bot"]
)
def test_a_text_that_is_not_an_author_is_refused(text: str) -> None:
    with pytest.raises(BadRecord):
        parse_author(text)


def test_an_author_whose_bot_has_a_long_or_unprintable_name_is_refused() -> None:
    for bot in ("x" * 80, "a\u202eb"):
        with pytest.raises(BadRecord):
            parse_author(str(Author(0, "bot", bot)))


@pytest.mark.parametrize(
    "fields",
    [
        {"authors": ["0 player"]},
        {"times": [1, 2]},
        {"authors": ["7 player"] * 6},
        {"takeovers": [{**msgspec.to_builtins(TAKEOVER), "by": "magic"}]},
        {"takeovers": [{**msgspec.to_builtins(TAKEOVER), "seat": 2}]},
        {"takeovers": [{**msgspec.to_builtins(TAKEOVER), "entry": 7}]},
        {"takeovers": [{**msgspec.to_builtins(TAKEOVER), "after": "player \u001b[2J"}]},
        {"continues": [{"parent": "", "cut": 7}]},
        {"continues": [{"parent": "", "cut": 4}, {"parent": "", "cut": 2}]},
    ],
)
def test_impossible_authors_takeovers_and_cuts_are_refused(fields: dict[str, Any]) -> None:
    with pytest.raises(BadRecord):
        from_json(altered(**fields))


def test_takeovers_and_times_of_a_record_are_saved_and_loaded() -> None:
    record = a_record()
    record.takeovers, record.times = [TAKEOVER], [1, 2, 3, 4, 5, 6]
    again = from_json(to_json(record))
    assert again.takeovers == [TAKEOVER]
    assert again.times == record.times
    assert replay(again).log == record.actions


def test_a_record_of_format_1_without_authors_still_replays() -> None:
    fields = json.loads(altered(format="motherlode record 1"))
    del fields["authors"]
    assert replay(from_json(json.dumps(fields).encode())).log == a_record().actions
