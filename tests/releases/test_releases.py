"""Every released version stays as it was: its archive, and a finished game of each of its games."""

import shutil
import subprocess
from pathlib import Path

import msgspec
import pytest

import motherlode
from motherlode.kernel import release
from motherlode.kernel.record import load_record, replay, unreleased_tables
from motherlode.kernel.registry import find_game
from motherlode.kernel.release import (
    CONTENTS,
    find_rules,
    kept_releases,
    kept_versions,
)
from motherlode.kernel.release_archive import (
    FOLDER,
    ArchivedGame,
    ArchiveEntry,
    load_archive,
    make_archive,
    version_key,
)
from tests.releases.made_up_release import GAMES, PACKAGE, ROOT
from tests.releases.shown_to_clients import unknown_to_clients

import release as release_script  # isort: skip

HERE = Path(__file__).parent
EXAMPLES = sorted(HERE.glob("*/*.record.json"))
FINAL = bool(version_key(motherlode.__version__))
"""True if this checkout is a release."""
CHANGED_AFTER = "this is a release, and was changed: run `make develop` with the next version"


def test_every_example_of_a_release_replays_to_its_digests() -> None:
    """From 1.0.0 on, `make release` adds some; before it, those that it would add are tried."""
    records = [load_record(path) for path in EXAMPLES]
    if not records:
        games = [find_rules(name, find_game(name).version) for name in GAMES]
        records = [release_script.example_game(game, 2) for game in games]
    for record in records:
        play = replay(record)
        assert play.over()
        assert len(play.log) == len(record.actions)


def test_every_release_has_examples_of_each_game_and_a_digest() -> None:
    found = {path.parent.name for path in EXAMPLES}
    assert set(kept_releases()) <= found
    for version in found:
        names = {path.name.partition("-")[0] for path in (HERE / version).iterdir()}
        assert names >= set(GAMES)
    for version, entry in kept_releases().items():
        load_archive(FOLDER, version, entry)


def test_the_archive_of_a_release_is_made_of_its_sources() -> None:
    if not FINAL:
        assert motherlode.__version__.endswith(".dev0"), "between releases"
        return
    raw = (FOLDER / f"{motherlode.__version__}.zip").read_bytes()
    assert raw == make_archive(release_script.archived_sources(PACKAGE)), CHANGED_AFTER
    for name in GAMES:
        game = find_game(name)
        assert not unreleased_tables(game.setup(game.seats[0])), f"{CONTENTS} lacks {name}"


def test_clients_know_all_that_kept_rules_show() -> None:
    """With a made-up release test_kept_rules.py tries what finds the unknown."""
    for name in GAMES:
        now = find_game(name)
        for version in kept_versions(name):
            assert unknown_to_clients(now, find_rules(name, version)) == []


def entry(**games: str) -> ArchiveEntry:
    return ArchiveEntry("", {name: ArchivedGame(version, "") for name, version in games.items()})


def test_an_archive_is_dropped_when_a_later_one_has_all_its_rules() -> None:
    index = {
        "1.0.0": entry(a="1.0.0", b="1.0.0"),
        "1.0.1": entry(a="1.0.0", b="1.0.0"),
        "1.1.0": entry(a="1.1.0", b="1.0.0"),
        "1.1.1": entry(a="1.1.0", b="1.0.0"),
    }
    assert release_script.superseded(index) == ["1.0.0", "1.1.0"]


@pytest.mark.parametrize(
    ("version", "index", "why"),
    [
        ("1.0", {}, "a version such as 1.0.0"),
        ("1.0.0.dev0", {}, "a version such as 1.0.0"),
        ("1.0.0", {"1.0.0": entry()}, "a release 1.0.0 already"),
        ("1.9.0", {"1.10.0": entry()}, "a release 1.10.0 already"),
        ("98.0.0", {}, "karats has rules version"),
    ],
)
def test_a_release_with_another_version_than_its_rules_is_refused(
    version: str, index: dict[str, ArchiveEntry], why: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(release, "kept_versions", lambda name: [])
    with pytest.raises(release_script.NotReady, match=why):
        release_script.check_versions(version, index)


def test_the_changelog_must_say_what_is_new() -> None:
    log = "# Changelog\n\n## Unreleased\n\n- News.\n\n## 1.0.0 (2026-01-01)\n\n- All.\n"
    entry = release_script.with_entry(log, "1.1.0", "2026-02-02")
    assert entry.startswith("# Changelog\n\n## 1.1.0 (2026-02-02)\n\n- News.\n\n## 1.0.0 (")
    for log, why in (
        ("# Changelog\n\n## Unreleased\n\n## 1.0.0 (2026-01-01)\n", "nothing under"),
        ("# Changelog\n\n## 1.1.0 (2026-01-01)\n\n- All.\n", "nothing under"),
        ("# Changelog\n\n## Unreleased\n\n- News.\n\n## 1.1.0 (2026-01-01)\n", "already"),
    ):
        with pytest.raises(release_script.NotReady, match=why):
            release_script.with_entry(log, "1.1.0", "2026-02-02")


NAMED = ("-c", "user.name=A", "-c", "user.email=a@example.org")


def git(root: Path, *arguments: str) -> None:
    subprocess.run(["git", "-C", str(root), *NAMED, *arguments], check=True)


def commit(root: Path, message: str) -> None:
    git(root, "add", "--all")
    git(root, "commit", "--quiet", "--message", message)


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout whose release has one example; nothing of it is committed."""
    root = tmp_path / "checkout"
    package = root / "src" / "motherlode"
    package.mkdir(parents=True)
    (package / "__init__.py").write_text('__version__ = "1.0.0.dev0"\n')
    (root / "CHANGELOG.md").write_text("# Changelog\n\n## Unreleased\n\n- News.\n")
    shutil.copy(ROOT / ".gitignore", root)
    for name, value in {"ROOT": root, "PACKAGE": package, "FOLDER": root / "kept"}.items():
        monkeypatch.setattr(release_script, name, value)
    git(root, "init", "--quiet")
    record = release_script.example_game(find_game("karats"), 2)
    monkeypatch.setattr(release_script, "example_games", lambda: iter([("karats-2", record)]))
    return root


def test_a_release_is_cut_by_one_command_when_all_is_committed(
    checkout: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    version = find_game("karats").version
    source = checkout / "src" / "motherlode" / "__init__.py"
    assert release_script.main(["cut", version, "--date", "2026-02-02"]) == 2
    assert "commit or remove first: .gitignore and 2 more" in capsys.readouterr().err
    assert not (checkout / "kept").exists()
    commit(checkout, "All")
    assert release_script.main(["cut", version, "--date", "2026-02-02"]) == 0
    assert f'__version__ = "{version}"' in source.read_text()
    assert f"## {version} (2026-02-02)" in (checkout / "CHANGELOG.md").read_text()
    example = checkout / "tests" / "releases" / version / "karats-2.record.json"
    assert load_record(example) == release_script.example_game(find_game("karats"), 2)
    assert msgspec.json.decode((checkout / "kept/index.json").read_bytes())[version]["sha256"]
    assert release_script.main(["cut", version]) == 2
    assert release_script.main(["develop", "7.8.9"]) == 0
    assert '__version__ = "7.8.9.dev0"' in source.read_text()
    assert "## Unreleased" in (checkout / "CHANGELOG.md").read_text()


def documented_rebase() -> list[str]:
    """The words of CONTRIBUTING.md that take a release's commit out from below a mend."""
    page = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    (line,) = [line for line in page.splitlines() if line.startswith("git rebase")]
    return line.partition("#")[0].split()[1:]


def test_a_release_whose_tests_fail_is_taken_back_and_cut_again_with_the_mend(
    checkout: Path,
) -> None:
    """Wheels that were built in the checkout neither stop a cut nor get into its commit."""
    version = find_game("karats").version
    (checkout / "dist").mkdir()
    (checkout / "dist" / "motherlode-1.0.0.tar.gz").write_text("sources")
    commit(checkout, "All")
    for mend in ("first", "second"):
        assert release_script.main(["cut", version, "--date", "2026-02-02"]) == 0
        commit(checkout, f"Version {version}")
        (checkout / mend).write_text("mended")
        commit(checkout, mend)
        git(checkout, *documented_rebase())
        assert (checkout / mend).exists()
    assert release_script.main(["cut", version, "--date", "2026-02-02"]) == 0
    commit(checkout, f"Version {version}")
    listed = ["git", "-C", str(checkout), "ls-files", "dist"]
    assert subprocess.run(listed, capture_output=True, text=True, check=True).stdout == ""
