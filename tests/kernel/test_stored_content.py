"""A stored game keeps the content that it was begun with, whatever the content files say later."""

from pathlib import Path

import msgspec
import pytest

from motherlode.kernel import game as kernel_game, release
from motherlode.kernel.errors import BadRecord
from motherlode.kernel.play import Play
from motherlode.kernel.record import Record, Seat, from_json, record_of, replay, setup_of, to_json
from motherlode.kernel.registry import find_game
from tests.changed_content import changed_content

SEED = bytes(range(32))


@pytest.fixture(autouse=True)
def no_released_contents(monkeypatch: pytest.MonkeyPatch) -> None:
    """No release has the content of these tests, so that records carry it."""
    monkeypatch.setattr(release, "_released_contents", dict)


def finished_record(edition: dict[str, object] | None = None) -> Record:
    play = Play(find_game("karats").setup(2, edition=edition), SEED)
    while not play.over():
        play.enter(play.legal_texts()[0])
    return from_json(to_json(record_of(play, [Seat("Red"), Seat("Blue")])))


@pytest.mark.parametrize("edition", [None, {"cubes": {"copper": 40}}])
def test_a_record_replays_after_a_number_changed(
    tmp_path: Path, edition: dict[str, object] | None
) -> None:
    record = finished_record(edition)
    with changed_content(tmp_path / "content"):
        assert find_game("karats").content().value.cubes.iron == 45
        assert setup_of(record).content.value.cubes.iron == 50
        assert replay(record).over()
        made = record_of(replay(record), [Seat("Red"), Seat("Blue")])
    assert (made.content, made.base) == (record.content, record.base)


def test_a_record_carries_its_content_unless_a_release_has_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    base = find_game("karats").content()
    assert finished_record().tables == base.base
    with monkeypatch.context() as patch:
        released = {("karats", base.base_hash): base.base}
        patch.setattr(release, "_released_contents", lambda: released)
        record = finished_record()
        assert record.tables == {}
        with changed_content(tmp_path / "content"):
            assert replay(record).over()
    with (
        changed_content(tmp_path / "other"),
        pytest.raises(BadRecord, match="content of 20,000 Karats Under the Earth that is not here"),
    ):
        replay(record)


def test_a_record_of_format_2_has_the_content_of_this_version() -> None:
    old = msgspec.structs.replace(
        finished_record(), format="motherlode record 2", base="", tables={}
    )
    assert replay(from_json(to_json(old))).over()


def test_content_that_a_record_carries_must_have_its_hash() -> None:
    record = finished_record()
    tables = {**record.tables, "cubes": {**record.tables["cubes"], "iron": 49}}
    with pytest.raises(BadRecord, match="doesn't have the hash"):
        replay(msgspec.structs.replace(record, tables=tables))


def test_the_order_of_the_cards_is_part_of_the_content() -> None:
    """Cards are numbered in the order of the content's keys."""
    record_tables = find_game("mothership").content().base
    turned = {**record_tables, "cards": dict(reversed(record_tables["cards"].items()))}
    game = find_game("mothership")
    with pytest.raises(BadRecord):
        release.base_content(game, game.content().base_hash, turned)


def test_stored_games_share_a_setup_only_if_everything_of_it_is_the_same() -> None:
    game = find_game("karats")
    base, options = game.content().base, game.setup(2).options
    setup = game.restore(2, options, {}, base)
    assert game.restore(2, dict(options), {}, dict(base)) is setup
    fewer = {**base, "cubes": {**base["cubes"], "iron": 45}}
    others = [
        game.restore(3, options, {}, base),
        game.restore(2, {**options, "trades": "few"}, {}, base),
        game.restore(2, options, {"cubes": {"copper": 40}}, base),
        game.restore(2, options, {}, fewer),
    ]
    assert len({id(other.rules) for other in [setup, *others]}) == 5
    assert [other.seats for other in others] == [3, 2, 2, 2]
    assert others[1].options != setup.options
    assert [other.content.value.cubes.copper for other in (setup, others[2])] == [50, 40]
    assert [other.content.value.cubes.iron for other in (setup, others[3])] == [50, 45]


def test_only_some_setups_are_kept() -> None:
    game = find_game("karats")
    base, options = game.content().base, game.setup(2).options
    kept = kernel_game._restored_setup.cache_info().maxsize
    assert kept
    for copper in range(kept + 10):
        game.restore(2, options, {"cubes": {"copper": 30 + copper}}, base)
    assert kernel_game._restored_setup.cache_info().currsize == kept


@pytest.mark.parametrize("name", ["karats", "super_motherload", "mothership"])
def test_games_that_share_a_setup_are_played_as_if_alone(name: str) -> None:
    game = find_game(name)
    options = game.setup(2).options
    shared = game.restore(2, options, {}, game.content().base)
    pairs = [
        (Play(shared, bytes([number]) * 32), Play(game.setup(2), bytes([number]) * 32))
        for number in range(2)
    ]
    for turn in range(150):
        for together, alone in pairs:
            if not together.over():
                texts = together.legal_texts()
                assert texts == alone.legal_texts()
                for play in (together, alone):
                    play.enter(texts[turn * 7 % len(texts)])
    assert [together.checks for together, _ in pairs] == [alone.checks for _, alone in pairs]
    assert all(len(together.log) > 40 for together, _ in pairs)
