"""Setting a checkout up: an error is one line, and the earlier set-up stays."""

import ast
import errno
import fcntl
import hashlib
import os
import runpy
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
sys.path += [str(ROOT / "scripts"), str(ROOT / "build_backend")]

import c_compiler  # noqa: E402
import web_client  # noqa: E402
from installer import commands, compiled_modules, environment, locks, steps  # noqa: E402
from installer.failures import SetUpFailed, explain  # noqa: E402

from motherlode.server.setting_sources import read_settings  # noqa: E402
from tests.package.environments import Failed, run  # noqa: E402

SCRIPT = ROOT / "scripts" / "set_up.py"
NOBODY = "http://127.0.0.1:9/simple"
"""A package index at which nothing answers."""
OFFLINE = {
    "PIP_CONFIG_FILE": os.devnull,
    "PIP_INDEX_URL": NOBODY,
    "PIP_EXTRA_INDEX_URL": "",
    "PIP_FIND_LINKS": "",
    "PIP_RETRIES": "1",
    "PIP_NO_CACHE_DIR": "1",
}


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A copy of the files that a set-up reads, with nothing set up."""
    for folder in ("scripts", "build_backend", "requirements"):
        shutil.copytree(ROOT / folder, tmp_path / folder)
    for file in ("pyproject.toml", "setup.py", "compiled.txt"):
        shutil.copy(ROOT / file, tmp_path / file)
    (tmp_path / "build").mkdir()
    return tmp_path


def failure_of_play(checkout: Path, **settings: str) -> str:
    """The one error line of `make play`, which has to fail."""
    return failure_of("play", checkout, **settings)


def failure_of(command: str, checkout: Path, **settings: str) -> str:
    """The one error line of a command of the set-up, which has to fail."""
    done = subprocess.run(
        [sys.executable, checkout / "scripts" / "set_up.py", command],
        env={**os.environ, **settings},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 1, done.stdout
    assert done.stderr.count("\n") == 1, done.stderr
    assert "still works" in done.stderr
    return done.stderr


def test_an_older_python_is_refused_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 9, 18, "final", 0))
    with pytest.raises(SystemExit, match=r"^motherlode: this is Python 3.9, and Python 3.11 .*$"):
        runpy.run_path(str(SCRIPT))


def test_an_older_python_can_parse_the_script_that_refuses_it() -> None:
    ast.parse(SCRIPT.read_text(encoding="utf-8"), feature_version=(3, 4))


def test_make_play_is_refused_while_another_make_runs(checkout: Path) -> None:
    with (checkout / "build" / "set-up.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        assert "another make is running" in failure_of_play(checkout)
    assert not (checkout / ".venv").exists()


def test_make_play_without_a_network_keeps_the_existing_environment(checkout: Path) -> None:
    assert "the network doesn't answer" in failure_of_play(checkout, **OFFLINE)
    marker = checkout / ".venv" / "marker"
    marker.touch()
    assert "the network doesn't answer" in failure_of_play(checkout, **OFFLINE)
    assert marker.exists()


@pytest.fixture
def environment_of_another_python(checkout: Path) -> Path:
    """The marker in a complete environment that this Python's set-up has to replace."""
    stamps = checkout / ".venv" / "set-up"
    stamps.mkdir(parents=True)
    for step in ("environment", "packages", "motherlode"):
        (stamps / step).write_text("of another Python")
    marker = checkout / ".venv" / "marker"
    marker.touch()
    return marker


def test_without_a_network_a_set_up_for_another_python_keeps_the_earlier_environment(
    checkout: Path, environment_of_another_python: Path
) -> None:
    for _ in range(2):
        assert "the network doesn't answer" in failure_of_play(checkout, **OFFLINE)
        assert environment_of_another_python.exists()
    assert not (checkout / "build" / "earlier-environment").exists()


def test_the_earlier_environment_survives_a_killed_set_up_and_no_complete_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    earlier, venv = tmp_path / "earlier-environment", tmp_path / ".venv"
    monkeypatch.setattr(environment, "EARLIER", earlier)
    monkeypatch.setattr(environment, "VENV", venv)
    monkeypatch.setattr(environment, "STAMPS", venv / "set-up")
    monkeypatch.setattr(environment, "BUILD", tmp_path)
    (earlier / "complete").mkdir(parents=True)
    (venv / "half").mkdir(parents=True)
    with pytest.raises(SetUpFailed), environment.restored_after_failure():
        raise SetUpFailed("no network")
    assert [path.name for path in venv.iterdir()] == ["complete"]
    venv.rename(earlier)
    (venv / "set-up").mkdir(parents=True)
    (venv / "set-up" / "motherlode").touch()
    with pytest.raises(SetUpFailed), environment.restored_after_failure():
        raise SetUpFailed("no network, after a set-up that was complete")
    assert (venv / "set-up" / "motherlode").exists()
    with environment.restored_after_failure():
        pass
    assert venv.exists()
    assert not earlier.exists()


def test_npm_notices_soon_that_no_registry_answers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[dict[str, str]] = []

    def note(command: list[str], **settings: Any) -> subprocess.CompletedProcess[str]:
        asked.append(settings["env"])
        return subprocess.CompletedProcess(command, 0)

    monkeypatch.setattr(web_client, "_node_folder", lambda: tmp_path)
    monkeypatch.setattr(subprocess, "run", note)
    monkeypatch.setenv("npm_config_fetch_retries", "4")
    web_client.install_packages()
    assert asked[0]["npm_config_fetch_retries"] == "4"
    assert asked[0]["npm_config_fetch_retry_maxtimeout"] == "500"


def test_make_play_names_a_full_disk_as_the_cause_of_its_failure(checkout: Path) -> None:
    (checkout / "build" / "set-up.log").symlink_to("/dev/full")
    assert "the disk is full" in failure_of_play(checkout)


def test_a_first_set_up_is_refused_if_the_disk_has_too_little_space(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    free = shutil.disk_usage(ROOT)._replace(free=20_000_000)
    monkeypatch.setattr(shutil, "disk_usage", lambda folder: free)
    with pytest.raises(SetUpFailed, match=r"^this needs 900 MB of disk, but only 20 MB are free;"):
        commands.refuse_full_disk(commands.NEEDED_MEGABYTES["player"])


def test_a_program_that_failed_on_a_full_disk_without_saying_so_is_explained(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    full = shutil.disk_usage(ROOT)._replace(free=40_000)
    monkeypatch.setattr(shutil, "disk_usage", lambda folder: full)
    assert explain("web client", "Bus error").startswith("web client: the disk is full")


def test_a_set_up_that_stopped_after_its_packages_needs_no_more_space_for_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Reached(Exception):
        pass

    def reach(name: str) -> None:
        raise Reached

    full = shutil.disk_usage(ROOT)._replace(free=200_000_000)
    monkeypatch.setattr(shutil, "disk_usage", lambda folder: full)
    monkeypatch.setattr(locks, "BUILD", tmp_path)
    monkeypatch.setattr(steps, "STAMPS", tmp_path)
    monkeypatch.setattr(environment, "make", reach)
    steps.mark_done("packages", "of earlier pins")
    with pytest.raises(SetUpFailed, match="900 MB"):
        commands.set_up("player")
    steps.mark_done("packages", environment.pins_digest("player"))
    with pytest.raises(Reached):
        commands.set_up("player")


def test_an_update_on_which_pip_stops_halfway_keeps_all_earlier_packages(checkout: Path) -> None:
    wheels = checkout / "wheels"
    for name in ("first", "second"):
        pin_wheel(checkout, wheels, name, 1)
    install_pins(checkout, wheels)
    for name in ("first", "second"):
        pin_wheel(checkout, wheels, name, 2)
    break_wheel(checkout, wheels / "first-2-py3-none-any.whl")
    with pytest.raises(Failed, match=r"packages: .*CRC.*what was set up before still works"):
        install_pins(checkout, wheels)
    assert versions(checkout) == "1 1\n"
    pin_wheel(checkout, wheels, "first", 2)
    install_pins(checkout, wheels)
    assert versions(checkout) == "2 2\n"
    assert not (checkout / "build" / "earlier-environment").exists()


INSTALL_PINS = """
from installer import environment, steps
with environment.restored_after_failure():
    environment.make("player")
    environment.install_packages("player")
    steps.mark_done("motherlode", "")
"""
"""What `commands.set_up` does with the environment, without Motherlode itself and its client."""


def install_pins(checkout: Path, wheels: Path) -> None:
    settings = OFFLINE | {"PIP_NO_INDEX": "1", "PIP_FIND_LINKS": str(wheels)}
    run(sys.executable, "-c", INSTALL_PINS, folder=checkout / "scripts", **settings)


def versions(checkout: Path) -> str:
    code = "import first, second; print(first.VERSION, second.VERSION)"
    return run(checkout / ".venv/bin/python", "-c", code, folder=checkout)


def pin_wheel(checkout: Path, wheels: Path, name: str, number: int) -> None:
    """Makes a wheel of one module, and pins it for players instead of its earlier version."""
    wheels.mkdir(exist_ok=True)
    wheel, info = wheels / f"{name}-{number}-py3-none-any.whl", f"{name}-{number}.dist-info"
    files = {
        f"{name}.py": f"VERSION = {number}",
        f"{info}/METADATA": f"Metadata-Version: 2.1\nName: {name}\nVersion: {number}",
        f"{info}/WHEEL": "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any",
    }
    record = f"{info}/RECORD"
    with zipfile.ZipFile(wheel, "w") as packed:
        for path, text in files.items():
            packed.writestr(path, f"{text}\n")
        packed.writestr(record, "".join(f"{path},,\n" for path in [*files, record]))
    write_pins(checkout, wheels, number)


def break_wheel(checkout: Path, wheel: Path) -> None:
    """Changes a byte of a wheel's module: pip finds out when it has installed other wheels."""
    wheel.write_bytes(wheel.read_bytes().replace(b"VERSION =", b"VERSION-=", 1))
    write_pins(checkout, wheel.parent, 2)


def write_pins(checkout: Path, wheels: Path, number: int) -> None:
    """Pins the wheels of a version for players, with their hashes."""
    lines = []
    for wheel in sorted(wheels.glob(f"*-{number}-*.whl")):
        found = hashlib.sha256(wheel.read_bytes()).hexdigest()
        lines.append(f"{wheel.name.partition('-')[0]}=={number} --hash=sha256:{found}\n")
    (checkout / "requirements" / "player.txt").write_text("".join(lines))


def test_modules_are_not_compiled_in_the_background_on_a_disk_without_space_for_it(
    modules: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    started: list[str] = []
    monkeypatch.setattr(compiled_modules, "build_in_background", lambda: started.append("compile"))
    free = shutil.disk_usage(ROOT)._replace(free=200_000_000)
    with monkeypatch.context() as full:
        full.setattr(shutil, "disk_usage", lambda folder: free)
        commands.compile_later()
    assert "slower: compiling them needs 300 MB of disk" in capsys.readouterr().out
    assert started == []
    commands.compile_later()
    assert started == ["compile"]


@pytest.mark.parametrize(
    ("arguments", "environment", "port"),
    [
        ([], {}, 8000),
        (["--port", "9000"], {"MOTHERLODE_SERVER_PORT": "9001"}, 9000),
        (["--port=9000", "--settings", "{file}"], {}, 9000),
        ([], {"MOTHERLODE_SERVER_PORT": "9001", "MOTHERLODE_SERVER_SETTINGS": "{file}"}, 9001),
        (["--settings={file}"], {}, 9002),
        ([], {"MOTHERLODE_SERVER_SETTINGS": "{file}"}, 9002),
        (["--settings", "no such file"], {}, 8000),
        (["--port", "ninety"], {}, 8000),
    ],
)
def test_the_time_of_the_page_is_measured_at_the_port_that_the_settings_name(
    arguments: list[str], environment: dict[str, str], port: int, tmp_path: Path
) -> None:
    file = tmp_path / "settings.toml"
    file.write_text("port = 9002\n")
    flags = [argument.format(file=file) for argument in arguments]
    variables = {name: value.format(file=file) for name, value in environment.items()}
    assert commands.port_of(flags, variables) == port
    own = read_settings({}, {"MOTHERLODE_SERVER_PORT": "9001"}).settings
    assert own.port == commands.port_of([], {"MOTHERLODE_SERVER_PORT": "9001"})


def test_pinning_without_a_network_keeps_the_pins(checkout: Path) -> None:
    before = (checkout / "requirements" / "dev.txt").read_text()
    assert "pins: the network doesn't answer" in failure_of("pin", checkout, **OFFLINE)
    assert (checkout / "requirements" / "dev.txt").read_text() == before


@pytest.fixture
def modules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout without compiled modules, whose C compiler works; returns its content file."""
    for name in ("ROOT", "SOURCES", "BUILD"):
        monkeypatch.setattr(compiled_modules, name, tmp_path)
    for path in ("build", "requirements", "motherlode/games/gems/content"):
        (tmp_path / path).mkdir(parents=True)
    monkeypatch.setattr(compiled_modules, "WHEELS", tmp_path / "build" / "compiled")
    monkeypatch.setattr(compiled_modules, "digest", lambda files, *values: repr(hash(values)))
    monkeypatch.setattr(steps, "OTHER_STAMPS", tmp_path / "build" / "set-up")
    monkeypatch.setattr(compiled_modules, "LAST_ERROR", tmp_path / "build" / "error.txt")
    monkeypatch.setattr(c_compiler, "why_not", lambda: "")
    (tmp_path / "compiled.txt").touch()
    content = tmp_path / "motherlode/games/gems/content/cards.toml"
    content.write_text("[cards.ruby]\ncount = 1\n")
    return content


def test_modules_are_compiled_again_for_other_rows_of_content_but_not_for_numbers(
    modules: Path,
) -> None:
    before = compiled_modules.source_digest()
    modules.write_text("[cards.ruby]\ncount = 2\n")
    assert compiled_modules.source_digest() == before
    modules.write_text("[cards.ruby]\ncount = 2\n[cards.opal]\ncount = 1\n")
    assert compiled_modules.source_digest() != before
    modules.write_text("[cards.ruby\n")
    with pytest.raises(SetUpFailed, match=r"^motherlode/games/gems/content/cards.toml: .*"):
        compiled_modules.source_digest()


def test_a_compiler_that_failed_leaves_the_games_uncompiled_with_one_line(
    modules: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    wheels = compiled_modules.WHEELS / compiled_modules.source_digest()
    assert (compiled_modules.take(), compiled_modules.why_not()) == (False, "")
    wheels.mkdir(parents=True)
    with zipfile.ZipFile(wheels / "motherlode-1-py3-none-any.whl", "w") as packed:
        packed.writestr("motherlode/__init__.py", "")
    commands.compile_now()
    assert capsys.readouterr().out == (
        "motherlode: the games run uncompiled and slower: the C compiler failed"
        " (build/set-up.log); remove build/compiled to try again\n"
    )


def test_a_full_disk_leaves_no_half_of_the_compiled_modules(
    modules: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    names = compile_now()

    def fill_disk(self: zipfile.ZipFile, folder: str, members: list[str]) -> None:
        self.extract(members[0], folder)
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as full:
        full.setattr(zipfile.ZipFile, "extractall", fill_disk)
        with pytest.raises(OSError, match="No space"):
            compiled_modules.take()
    assert list(tmp_path.rglob("*.so")) == []
    assert compiled_modules.take()
    assert sorted(tmp_path.rglob("*.so")) == [tmp_path / name for name in names]


def compile_now() -> list[str]:
    """Makes a wheel of two modules for the sources as they are, and no others; names these."""
    shutil.rmtree(compiled_modules.WHEELS, ignore_errors=True)
    folder = compiled_modules.WHEELS / compiled_modules.source_digest()
    folder.mkdir(parents=True)
    names = [f"motherlode/games/{name}{compiled_modules.SUFFIX}" for name in ("first", "second")]
    with zipfile.ZipFile(folder / "motherlode-1-cp311-cp311-any.whl", "w") as packed:
        for name in names:
            packed.writestr(name, "code")
    return names


EDIT = "[cards.ruby]\n[cards.opal]\n"


def test_modules_are_taken_again_when_their_sources_come_back(
    modules: Path, tmp_path: Path
) -> None:
    before = modules.read_text()
    names = compile_now()
    assert compiled_modules.take()
    modules.write_text(EDIT)
    assert not compiled_modules.take()
    assert list(tmp_path.rglob("*.so")) == []
    modules.write_text(before)
    assert compiled_modules.take()
    assert sorted(tmp_path.rglob("*.so")) == [tmp_path / name for name in names]


def test_modules_are_compiled_again_after_an_edit_that_did_not_compile_was_reverted(
    modules: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*arguments: object, **settings: str) -> None:
        raise SetUpFailed("compiled modules: a type error")

    before = modules.read_text()
    compile_now()
    assert compiled_modules.take()
    modules.write_text(EDIT)
    monkeypatch.setattr(locks, "BUILD", tmp_path / "build")
    monkeypatch.setattr(compiled_modules, "_python", lambda: Path(sys.executable))
    monkeypatch.setattr(environment, "run_pip", fail)
    with pytest.raises(SetUpFailed, match="a type error"):
        commands.compile_now()
    modules.write_text(before)
    monkeypatch.setattr(compiled_modules, "build", compile_now)
    commands.compile_now()
    assert len(list(tmp_path.rglob("*.so"))) == 2


def test_modules_of_another_python_or_removed_ones_are_not_taken_for_ours(
    modules: Path, tmp_path: Path
) -> None:
    names = compile_now()
    assert compiled_modules.take()
    for name in names:
        (tmp_path / name).unlink()
    other = tmp_path / "motherlode/games/first.cpython-39-other.so"
    other.touch()
    assert compiled_modules.take()
    assert sorted(tmp_path.rglob("*.so")) == [tmp_path / name for name in names]


def test_the_next_start_says_why_compiling_in_the_background_failed(
    modules: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail() -> None:
        raise SetUpFailed("compiled modules: the network doesn't answer")

    monkeypatch.setattr(compiled_modules, "build", fail)
    monkeypatch.setattr(compiled_modules, "lower_priority", lambda: None)
    monkeypatch.setattr(compiled_modules, "build_in_background", lambda: None)
    assert commands.main(["compile"]) == 1
    commands.compile_later()
    first, second = capsys.readouterr().out.splitlines()
    assert first.endswith("compiled last time: compiled modules: the network doesn't answer")
    assert "being compiled in the background" in second


@pytest.mark.parametrize(
    ("output", "cause"),
    [
        ("npm error code ENOTFOUND\nnpm error network", "the network doesn't answer"),
        ("OSError: [Errno 28] No space left on device", "the disk is full"),
        ("ERROR: THESE PACKAGES DO NOT MATCH THE HASHES", "a package is not the one"),
        ("error: one\nERROR: the last line\n\n", "ERROR: the last line (full output: build/set-up"),
        (
            "  src/a.py:3: error: no type\n  error: 1\n",
            "src/a.py:3: error: no type (full",
        ),
        (
            "src/a.py:3: AssertionError: no star\nERROR: wheel",
            "src/a.py:3: AssertionError: no star",
        ),
        ("WARNING -  a.md has no b.md\n\nAborted in strict mode!", "a.md has no b.md (full"),
        ("ERROR   -  no module b\n\nAborted with a BuildError!", "no module b (full"),
    ],
)
def test_a_failed_command_is_explained_in_one_line(output: str, cause: str) -> None:
    explanation = explain("packages", output)
    assert explanation.startswith(f"packages: {cause}")
    assert "\n" not in explanation


@pytest.mark.parametrize(
    ("settings", "reason"),
    [
        ({"CC": "/bin/false"}, "the C compiler (/bin/false) doesn't work"),
        ({"CC": "no-such-compiler"}, "there is no C compiler (no-such-compiler)"),
        ({"MOTHERLODE_COMPILE": "0"}, "MOTHERLODE_COMPILE=0"),
    ],
)
def test_why_not_says_why_modules_can_not_be_compiled(
    settings: dict[str, str], reason: str
) -> None:
    code = "import c_compiler; print(c_compiler.why_not())"
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=ROOT / "build_backend",
        env={**os.environ, **settings},
        capture_output=True,
        text=True,
    )
    assert done.stdout == f"{reason}\n"
