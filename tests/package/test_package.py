"""The package: sdist and wheel are complete, and the wheel can be played when installed."""

import tarfile
import zipfile
from email import message_from_bytes
from pathlib import Path

import pytest

import motherlode
from tests.package.environments import add_extra, build, copy_checkout, install, other_pythons, run
from tests.package.play_installed import load_the_lobby, play_a_game
from tests.releases.made_up_release import NOW, archive_this_release

CORE = {"librt", "markdown-it-py", "mdurl", "motherlode", "msgspec", "mypy-extensions"}
CORE |= {"pip", "pygments", "rich", "setuptools"}
CORE |= {"attrs", "babel", "fluent.runtime", "fluent.syntax", "pytz", "typing-extensions"}
"""All packages of an environment with only the core, including pip and setuptools."""


def names_in_sdist(folder: Path) -> set[str]:
    (file,) = folder.glob("*.tar.gz")
    with tarfile.open(file) as packed:
        return {name.partition("/")[2] for name in packed.getnames()}


def test_sdist_and_wheel_are_complete_and_the_wheel_can_be_played(tmp_path: Path) -> None:
    checkout = copy_checkout(tmp_path / "checkout")
    sources = checkout / "src" / "motherlode"
    archive_this_release(sources)
    dist, _ = build(checkout, MOTHERLODE_COMPILE="0")
    check_sdist(names_in_sdist(dist), sources)
    (wheel,) = dist.glob("*.whl")
    check_wheel(wheel, sources)
    commands = install(tmp_path / "clean", wheel)
    check_core_alone(commands)
    play_a_game(commands / "motherlode")
    add_extra(commands, wheel, "server")
    load_the_lobby(commands / "motherlode")
    others = other_pythons()
    if not others:
        pytest.skip("all of it passed; no other Python of this machine could try the wheel")
    commands = install(tmp_path / "other python", wheel, python=next(iter(others.values())))
    play_a_game(commands / "motherlode")


def check_sdist(names: set[str], sources: Path) -> None:
    client = {"src/motherlode/server/static/index.html"}
    assert {"compiled.txt", "setup.py", "build_backend/motherlode_build.py"} | client <= names
    unwanted = [name for name in names if "node_modules" in name or name.endswith(".so")]
    assert {f"src/motherlode/{name}" for name in files_in(sources)} <= names
    assert not [*unwanted, *(name for name in names if name.startswith("tests/"))]


def check_wheel(wheel: Path, sources: Path) -> None:
    with zipfile.ZipFile(wheel) as packed:
        names = set(packed.namelist())
        (metadata,) = [name for name in names if name.endswith(".dist-info/METADATA")]
        headers = message_from_bytes(packed.read(metadata))
    assert headers["Version"] == motherlode.__version__
    assert set(headers.get_all("Provides-Extra", [])) >= {"server", "lab", "envs", "ray", "dev"}
    assert {"motherlode/py.typed", "motherlode/server/static/index.html"} <= names
    assert {f"motherlode/{name}" for name in files_in(sources)} <= names


def files_in(sources: Path) -> set[str]:
    """All files of the package, with the archive of a release."""
    made = {".so", ".pyc"}
    files = [path for path in sources.rglob("*") if path.is_file() and path.suffix not in made]
    names = {str(path.relative_to(sources)) for path in files}
    assert f"kernel/releases/{NOW}.zip" in names
    return names


def check_core_alone(commands: Path) -> None:
    """Checks that an environment with only the core has no undeclared packages."""
    pip = (commands / "python", "-m", "pip", "--disable-pip-version-check")
    listed = run(*pip, "list", "--format=freeze", folder=commands).splitlines()
    named = {line.split("==")[0].lower().replace("_", "-") for line in listed if "==" in line}
    assert named <= CORE
    assert "compiled" in run(commands / "motherlode", "about", folder=commands)
    match = "import motherlode; motherlode.play_match('karats', ['greedy', 'random'], games=2)"
    run(commands / "python", "-c", match, folder=commands)
