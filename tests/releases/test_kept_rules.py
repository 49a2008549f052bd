"""Games of earlier rules go on under those rules: played, refused, replayed, judged and shown."""

import hashlib
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path

import msgspec
import pytest

from motherlode.i18n.catalogue import game_title
from motherlode.i18n.rules_parser import rules_of
from motherlode.kernel import release
from motherlode.kernel.errors import BadOptions, BadRecord, CantUndo, IllegalAction
from motherlode.kernel.play import Play
from motherlode.kernel.record import Record, Seat, from_json, record_of, replay, replay_to, to_json
from motherlode.kernel.registry import find_game
from motherlode.kernel.release import find_rules, release_of
from motherlode.kernel.release_archive import BadArchive, load_archive, read_index
from motherlode.kernel.view import SPECTATOR
from motherlode.lab.measures.record_analysis import analyse
from motherlode.lab.runs.match import match_from_record
from motherlode.plugin_types import ServerPlugin
from motherlode.public_api import load_game, make_bot
from motherlode.server.tables.live_game import open_live_game
from motherlode.server.workers import jobs
from tests.releases.made_up_release import (
    GAMES,
    PACKAGE,
    archived_sources,
    change,
    rules_version,
    write_archive,
)
from tests.releases.shown_to_clients import unknown_to_clients

KEPT = "0.9.0"
"""The version of the archive: not that of a real one, whose modules may be imported already."""
SEED = bytes(range(32))


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The archive of this checkout as if it had been an earlier release."""
    folder = tmp_path_factory.mktemp("releases")
    package = tmp_path_factory.mktemp("sources") / "motherlode"
    shutil.copytree(PACKAGE, package, ignore=shutil.ignore_patterns("*.so", "static"))
    for game in GAMES:
        change(package / "games" / game / "game.py", rules_version(game), f'    version="{KEPT}",')
    with rules_of_version(KEPT):
        write_archive(folder, KEPT, package)
    return folder


@contextmanager
def rules_of_version(version: str) -> Iterator[None]:
    """Within the block the games of this checkout have this version."""
    before = {name: find_game(name).version for name in GAMES}
    for name in GAMES:
        object.__setattr__(find_game(name), "version", version)
    try:
        yield
    finally:
        for name in GAMES:
            object.__setattr__(find_game(name), "version", before[name])


@pytest.fixture
def keep_rules(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Within the test the checkout has later rules, and keeps those of version KEPT."""
    monkeypatch.setattr(release, "FOLDER", folder)
    release._kept_game.cache_clear()
    release._released_contents.cache_clear()
    yield
    release._kept_game.cache_clear()
    release._released_contents.cache_clear()


def old_record(game: str, moves: int = 60) -> Record:
    """A record that this checkout made when its rules had the version KEPT."""
    play = Play(find_game(game).setup(2), SEED)
    for number in range(moves):
        legal = play.legal_texts()
        play.enter(legal[number % len(legal)])
        if number % 20 == 19:
            play.undo(2)
    made = record_of(play, [Seat("Red"), Seat("Blue")])
    return from_json(to_json(msgspec.structs.replace(made, version=KEPT)))


@pytest.mark.parametrize("game", GAMES)
def test_what_kept_rules_show_and_clients_do_not_know_is_found(keep_rules: None, game: str) -> None:
    """The rules of another game stand for those that have lost zones, words, events and verbs."""
    kept = find_rules(game, KEPT)
    assert unknown_to_clients(find_game(game), kept) == []
    other = find_game(next(name for name in GAMES if name != game))
    lost = unknown_to_clients(other, kept)
    assert {kind for kind, name in lost} == {"zone", "words", "event", "verb"}


@pytest.mark.parametrize("game", GAMES)
def test_a_game_of_kept_rules_replays_to_its_digests_and_is_shown_alike(
    keep_rules: None, game: str
) -> None:
    record = old_record(game)
    play = replay(record)
    assert type(play).__module__ == "motherlode_0_9_0.kernel.play"
    now = replay(msgspec.structs.replace(record, version=find_game(game).version))
    for seat in (SPECTATOR, 0, 1):
        assert play.view(seat) == now.view(seat)
    assert play.legal_texts() == now.legal_texts()
    assert record_of(play, [Seat("Red"), Seat("Blue")]).checks == record.checks
    assert game_title(play.setup.game, "de") == game_title(find_game(game), "de")
    assert len(rules_of(play.setup.game, "de")) == len(rules_of(find_game(game), "de"))
    assert (
        play.setup.game.plugin(ServerPlugin).idle_verbs
        == find_game(game).plugin(ServerPlugin).idle_verbs
    )


def test_kept_rules_check_everything_with_errors_of_this_version(keep_rules: None) -> None:
    play = replay(old_record("karats"))
    legal = play.legal()
    illegal = next(row.id for row in play.setup.game.actions.rows if row.id not in legal)
    with pytest.raises(IllegalAction):
        play.play(illegal)
    with pytest.raises(CantUndo):
        play.undo(1000)
    with pytest.raises(BadOptions):
        find_rules("karats", KEPT).setup(9)


@pytest.mark.parametrize("game", GAMES)
def test_bots_hints_and_snapshots_play_by_kept_rules(keep_rules: None, game: str) -> None:
    play = replay(old_record(game, 30))
    setup, kernel = play.setup, release_of(play)
    outlook = play.outlook(kernel.dealer(1))
    for name in ("random", "greedy", "search:5"):
        assert kernel.bot(name, 1).choose(outlook) in play.legal()
    assert kernel.bot("a bot of another package", 1).choose(outlook) in play.legal()
    dump = play.position.state.dump()
    again = kernel.play.from_snapshot(setup, SEED, list(play.log), list(play.applied), dump)
    assert again.view(0) == play.view(0)
    seat = play.deciding_seat() or 0
    live_game = open_live_game(setup, SEED, None, 0, None, [])
    live_game.play = play
    assert live_game.positions([seat])[seat].legal
    assert live_game.snapshot().dump == dump


def test_a_worker_chooses_verifies_shows_and_analyses_by_kept_rules(keep_rules: None) -> None:
    record = old_record("karats", 20)
    raw = to_json(record)
    assert jobs.verify(raw, 60.0).good
    assert len(jobs.frames(raw, 0, 5, jobs.EVERYTHING, 60.0).frames) == 5
    found = analyse(record, iterations=4)
    assert found.decisions > 0


def test_matches_and_bots_of_programs_refuse_kept_rules(keep_rules: None) -> None:
    record = old_record("karats")
    with pytest.raises(BadOptions, match=r"rules version '0\.9\.0'"):
        match_from_record(record, 5, ("greedy", "greedy"), 1)
    game = load_game(record)
    with pytest.raises(BadRecord, match=r"rules version 0\.9\.0"):
        game.ask(make_bot("greedy"))


@pytest.mark.parametrize(
    ("version", "why"),
    [
        ("6", "from before 1.0"),
        ("99.0.0", "needs a later version of Motherlode"),
        ("0.0.1", "which is not here; here is 0.9.0 and "),
    ],
)
def test_rules_that_are_not_here_are_named(keep_rules: None, version: str, why: str) -> None:
    record = msgspec.structs.replace(old_record("karats"), version=version)
    with pytest.raises(BadRecord) as refused:
        replay_to(record, 0)
    assert why in str(refused.value)
    assert "\n" not in str(refused.value)


def test_every_module_of_an_archive_can_be_imported(folder: Path) -> None:
    """Files beside a module are read by `package_folder`: an archive has no `__file__`."""
    package = load_archive(folder, KEPT, read_index(folder)[KEPT])
    names = archived_sources(PACKAGE)
    modules = [name.removesuffix(".py").replace("/", ".") for name in names if name.endswith(".py")]
    for module in modules:
        import_module(f"{package}.{module.removesuffix('.__init__')}")


def test_an_altered_or_missing_archive_is_refused_before_anything_of_it_runs(
    folder: Path, tmp_path: Path
) -> None:
    entry = read_index(folder)[KEPT]
    altered = bytearray((folder / f"{KEPT}.zip").read_bytes())
    altered[len(altered) // 2] ^= 1
    (tmp_path / "0.9.1.zip").write_bytes(altered)
    with pytest.raises(BadArchive, match="was altered"):
        load_archive(tmp_path, "0.9.1", entry)
    with pytest.raises(BadArchive, match="can't be read"):
        load_archive(tmp_path, "0.9.2", entry)


def test_equal_sources_make_equal_archives_and_the_index_has_their_digest(tmp_path: Path) -> None:
    copy = tmp_path / "motherlode"
    shutil.copytree(PACKAGE, copy, ignore=shutil.ignore_patterns("*.so", "static"))
    for folder, package in (("one", PACKAGE), ("two", copy)):
        write_archive(tmp_path / folder, "0.9.3", package)
    first, second = [(tmp_path / folder / "0.9.3.zip").read_bytes() for folder in ("one", "two")]
    assert first == second
    digest = hashlib.sha256(first).hexdigest()
    assert read_index(tmp_path / "one")["0.9.3"].sha256 == digest
