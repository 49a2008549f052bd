"""Tests of records: saving, loading, replaying, and detecting changes."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings, strategies as st

from motherlode.kernel import registry
from motherlode.kernel.errors import BadRecord, MotherlodeError
from motherlode.kernel.play import Play
from motherlode.kernel.record import (
    LARGEST,
    Record,
    ReplayMismatch,
    Seat,
    from_json,
    load_record,
    record_of,
    replay,
    save_record,
    to_json,
)


def make_record(actions: int = 60, edition: dict[str, Any] | None = None) -> Record:
    """The record of a game with an undo."""
    play = Play(
        registry.find_game("karats").setup(2, {"automaton": "easy"}, edition), bytes(range(32))
    )
    for i in range(actions):
        if play.over():
            break
        play.play(play.legal()[(7 * i) % len(play.legal())])
        if i == 20:
            play.undo(2)
    return record_of(play, [Seat("Red"), Seat("Greedy", "greedy")])


GOOD = make_record()


def changed_record(**change: Any) -> Record:
    return msgspec.structs.replace(GOOD, **change)


def with_action(index: int, text: str) -> Record:
    actions = list(GOOD.actions)
    actions[index] = text
    return changed_record(actions=actions)


def test_a_saved_record_loads_unchanged(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    save_record(GOOD, path)
    assert load_record(path) == GOOD
    assert [file.name for file in tmp_path.iterdir()] == ["game.json"]
    play = replay(load_record(path))
    assert (play.log, play.checks) == (GOOD.actions, GOOD.checks)


def test_a_record_contains_its_edition() -> None:
    record = make_record(edition={"dynamite": {"excavate": 9}})
    assert record.edition == {"dynamite": {"excavate": 9}}
    assert record.content != GOOD.content
    replay(from_json(to_json(record)))
    record.edition = {}
    with pytest.raises(BadRecord, match="other content"):
        replay(record)


def test_a_failed_save_keeps_the_old_record_file(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    save_record(GOOD, path)
    (tmp_path / "game.json.part").mkdir()
    with pytest.raises(OSError):  # noqa: PT011
        save_record(changed_record(actions=[], checks=[]), path)
    assert load_record(path) == GOOD


@pytest.mark.parametrize("index", [0, 5, 21, 40])
def test_a_changed_action_is_detected_at_its_entry(index: int) -> None:
    """The change is to another legal action, an illegal one, or a text that names no action."""
    for text in ("draft saboteur", "done", "mine", "gibberish", "undo 1", "undo 999", "accept"):
        if text != GOOD.actions[index]:
            with pytest.raises(ReplayMismatch) as differs:
                replay(with_action(index, text))
            assert differs.value.entry == index + 1
            assert str(differs.value).startswith(f"action {index + 1} (")


@pytest.mark.parametrize("index", [0, 33])
def test_a_changed_digest_is_detected_at_its_entry(index: int) -> None:
    checks = list(GOOD.checks)
    checks[index] = checks[index][::-1]
    with pytest.raises(ReplayMismatch, match=f"action {index + 1} ") as differs:
        replay(changed_record(checks=checks))
    assert "another state" in str(differs.value)


def test_a_changed_seed_is_detected_within_the_first_three_entries() -> None:
    with pytest.raises(ReplayMismatch) as differs:
        replay(changed_record(seed="ff" * 32))
    assert differs.value.entry <= 3


def test_replay_detects_an_action_removed_from_a_record() -> None:
    actions, checks = list(GOOD.actions), list(GOOD.checks)
    del actions[10], checks[10]
    with pytest.raises(ReplayMismatch) as differs:
        replay(changed_record(actions=actions, checks=checks))
    assert differs.value.entry == 11


def test_a_record_without_its_last_entries_replays() -> None:
    short = changed_record(actions=GOOD.actions[:12], checks=GOOD.checks[:12])
    assert replay(short).log == GOOD.actions[:12]


@pytest.mark.parametrize("cut", [0, 1, 100, 1000, -3])
def test_a_truncated_record_is_refused(cut: int) -> None:
    with pytest.raises(BadRecord, match=r"^not a record: "):
        from_json(to_json(GOOD)[:cut])


def raw(**change: Any) -> bytes:
    return json.dumps({**json.loads(to_json(GOOD)), **change}).encode()


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (b"[]", "not a record: Expected `object`"),
        (b"null", "not a record"),
        (b"\xff\xfe\x00", "not a record"),
        (b"[" * 100_000, "not a record"),
        (b'{"actions":' * 50_000, "not a record"),
        (b"{}", "missing required field"),
        (raw(extra=1), "unknown field"),
        (raw(format="motherlode record 9"), "unknown format"),
        (raw(actions=["x"]), "1 actions, but 61 checks"),
        (raw(actions=[1] * 61), "Expected `str`"),
        (raw(seats=[{"name": "\x1b[2J"}, {"name": "b"}]), "can't be shown"),
        (raw(seats=[{"name": "a" * 41}, {"name": "b"}]), "1 to 40 letters"),
        (raw(seats=[{"name": ""}, {"name": "b"}]), "1 to 40 letters"),
        (raw(seats=[{"name": "", "bot": "\x1b[2J"}, {"name": "b"}]), "can't be shown"),
        (raw(options={"automaton": None}), "not a record"),
        (b" " * (LARGEST + 1), "larger than"),
    ],
)
def test_hostile_records_are_refused_in_one_line(data: bytes, why: str) -> None:
    with pytest.raises(BadRecord) as refused:
        from_json(data)
    assert why in str(refused.value)
    assert "\n" not in str(refused.value)
    assert len(str(refused.value)) < 300


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"game": "chess"}, "no game is called 'chess'"),
        ({"version": "0"}, "rules version"),
        ({"content": "00"}, "other content"),
        ({"seed": "zz"}, "not hexadecimal"),
        ({"seed": "00"}, "has 1 bytes, not 32"),
        ({"seats": []}, "for 1 to 4 players, not 0"),
        ({"seats": [Seat("x")] * 5}, "for 1 to 4 players, not 5"),
        ({"options": {"automaton": "harder"}}, "automaton is one of"),
        ({"options": {"cheat": True}}, "no option 'cheat'"),
        ({"edition": {"cubes": {"iron": -1}}}, "edition:1: cubes.iron: Expected `int` >= 0"),
        ({"edition": {"sorcery": 1}}, "nothing called 'sorcery'"),
        ({"edition": {"cubes": None}}, "edition:1: cubes: Expected `object`"),
    ],
)
def test_a_record_whose_game_seats_seed_options_or_content_are_wrong_is_refused(
    change: dict[str, Any], why: str
) -> None:
    with pytest.raises(MotherlodeError) as refused:
        replay(changed_record(**change))
    assert why in str(refused.value)


def test_unreadable_record_files_are_refused_with_the_cause(tmp_path: Path) -> None:
    with pytest.raises(BadRecord, match=r"none\.json: can't be read: No such file"):
        load_record(tmp_path / "none.json")
    with pytest.raises(BadRecord, match="can't be read: Is a directory"):
        load_record(tmp_path)
    huge = tmp_path / "huge.json"
    with huge.open("wb") as file:
        file.truncate(10_000_000)
    with pytest.raises(BadRecord, match=r"huge\.json: not a record: larger than"):
        load_record(huge)


@settings(max_examples=60)
@given(st.binary(max_size=300))
def test_random_bytes_raise_only_bad_record(data: bytes) -> None:
    with pytest.raises(BadRecord):
        from_json(data)


WHOLE = to_json(GOOD)


@settings(max_examples=60)
@given(st.integers(0, len(WHOLE) - 1), st.integers(0, 255))
def test_a_changed_byte_of_a_record_raises_only_bad_record(place: int, value: int) -> None:
    data = bytearray(WHOLE)
    data[place] = value
    try:
        assert replay(from_json(bytes(data))).log
    except MotherlodeError as refused:
        message = str(refused)
    else:
        message = ""
    assert "\n" not in message
