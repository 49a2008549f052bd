"""The long package tests of `make proof`: compilers, other Pythons, the first start of a clone."""

import os
import re
import shutil
import signal
import subprocess
import sys
import time
import zipfile
from pathlib import Path

import httpx
import pytest

from tests.package.debian_python import install_in_debian
from tests.package.environments import (
    ROOT,
    SUPPORTED,
    TOO_OLD,
    Failed,
    build,
    copy_checkout,
    install,
    other_pythons,
    run,
)
from tests.package.play_installed import load_the_lobby, play_a_game
from tests.web.server_process import free_port

COMPILERS = ("cc", "gcc", "clang", "c99", "c89", "tcc")
BREAKS_LATER = """#!/bin/sh
case "$*" in *__native_*) echo "out of memory" >&2; exit 1 ;; esac
exec {compiler} "$@"
"""
"""A compiler that works except for our modules."""
OLD_PIN = re.compile(r"^(idna==)\S+ ", re.MULTILINE)
FIRST_START = 60.0
NEXT_START = 5.0
COMPILING = 1800.0


def compiled_files(wheel: Path) -> list[str]:
    with zipfile.ZipFile(wheel) as packed:
        return [name for name in packed.namelist() if name.endswith(".so")]


def test_a_compiled_wheel_can_be_played(tmp_path: Path) -> None:
    dist, output = build(copy_checkout(tmp_path / "checkout"))
    (wheel,) = dist.glob("*.whl")
    assert output.count("motherlode: running mypyc") == 1
    listed = (ROOT / "compiled.txt").read_text().split()
    assert len(compiled_files(wheel)) == len(listed) + 1
    commands = install(tmp_path / "clean", wheel, "server")
    assert run(commands / "motherlode", "about", folder=tmp_path).endswith(", compiled\n")
    play_a_game(commands / "motherlode")
    load_the_lobby(commands / "motherlode")


def path_without_compilers(folder: Path) -> str:
    """A folder with links to all programs of this machine except C compilers."""
    folder.mkdir()
    for place in ("/bin", "/usr/bin"):
        for program in Path(place).iterdir():
            if not (folder / program.name).exists() and not is_compiler(program.name):
                (folder / program.name).symlink_to(program)
    return str(folder)


def is_compiler(name: str) -> bool:
    return any(
        name == compiler or name.startswith(f"{compiler}-") or f"-{compiler}" in name
        for compiler in COMPILERS
    )


@pytest.mark.parametrize("compiler", ["missing", "broken", "breaks later"])
def test_pip_installs_a_checkout_without_a_good_compiler(tmp_path: Path, compiler: str) -> None:
    """The client isn't built there, so this fetches Node too."""
    breaks = tmp_path / "breaks"
    breaks.write_text(BREAKS_LATER.format(compiler=shutil.which("cc")))
    breaks.chmod(0o755)
    settings = {
        "missing": {"PATH": path_without_compilers(tmp_path / "programs")},
        "broken": {"CC": "/bin/false"},
        "breaks later": {"CC": str(breaks)},
    }[compiler]
    checkout = copy_checkout(tmp_path / "checkout", client=False)
    commands = install(tmp_path / "clean", checkout, "server", **settings)
    assert "uncompiled" in run(commands / "motherlode", "about", folder=tmp_path)
    play_a_game(commands / "motherlode")
    load_the_lobby(commands / "motherlode")


@pytest.mark.parametrize("version", [f"3.{minor}" for minor in SUPPORTED])
def test_motherlode_can_be_played_on_another_python(tmp_path: Path, version: str) -> None:
    if version == f"3.{sys.version_info.minor}":
        pytest.skip("all other tests run on this Python")
    checkout = copy_checkout(tmp_path / "checkout")
    if python := other_pythons().get(version):
        command = install(tmp_path / "clean", checkout, "server", python=python) / "motherlode"
    else:
        command = install_in_debian(checkout, version, tmp_path / "roots")
    print(version, run(command, "about", folder=tmp_path))
    play_a_game(command)
    load_the_lobby(command)


def test_make_docs_builds_the_site_and_names_a_broken_link(tmp_path: Path) -> None:
    checkout = copy_checkout(tmp_path / "checkout")
    make = ("make", "docs", f"PYTHON={sys.executable}")
    assert "build/site/index.html" in run(*make, folder=checkout)
    reference = (checkout / "build/site/docs/reference.html").read_text(encoding="utf-8")
    assert 'id="motherlode.kernel.state.State"' in reference
    page = checkout / "docs" / "api.md"
    page.write_text(page.read_text(encoding="utf-8") + "\n[broken](no-such-page.md)\n")
    with pytest.raises(Failed, match=r"motherlode: documentation: .*api\.md.*no-such-page"):
        run(*make, folder=checkout)


def test_make_pin_replaces_an_old_version_and_its_pins_pass_the_check(tmp_path: Path) -> None:
    checkout = copy_checkout(tmp_path / "checkout")
    for name in ("dev", "player"):
        pins = checkout / "requirements" / f"{name}.txt"
        pins.write_text(OLD_PIN.sub(r"\g<1>3.0 ", pins.read_text()))
        assert "idna==3.0 " in pins.read_text()
    run("make", "pin", f"PYTHON={sys.executable}", folder=checkout)
    assert "idna==3.0 " not in (checkout / "requirements" / "dev.txt").read_text()
    checked = run(sys.executable, "scripts/pin.py", "check", folder=checkout)
    assert checked == "all pins fit pyproject.toml\n"


@pytest.mark.parametrize("version", [f"3.{minor}" for minor in TOO_OLD])
def test_pip_refuses_an_older_python_in_one_line(tmp_path: Path, version: str) -> None:
    python = other_pythons(TOO_OLD).get(version)
    if python is None:
        pytest.skip(f"Python {version} is not on this machine")
    with pytest.raises(Failed) as refused:
        install(tmp_path / "clean", copy_checkout(tmp_path / "checkout"), python=python)
    assert "requires a different Python" in str(refused.value)
    assert "Traceback" not in str(refused.value)


def test_make_play_opens_the_page_soon_after_a_clone(tmp_path: Path) -> None:
    run("git", "clone", "--quiet", ROOT, tmp_path / "clone", folder=tmp_path)
    clone = tmp_path / "clone"
    first, output = seconds_to_the_page(clone)
    assert "the games run uncompiled this time" in output
    wait_for_the_compiler(clone)
    again, output = seconds_to_the_page(clone)
    assert "uncompiled" not in output
    assert run(clone / ".venv/bin/motherlode", "about", folder=clone).endswith(", compiled\n")
    busy = max(1.0, os.getloadavg()[0] / (os.cpu_count() or 1))
    print(f"first start {first:.1f} s, next {again:.1f} s, {busy:.1f} processes for each core")
    assert first < FIRST_START * busy
    assert again < NEXT_START * busy


def wait_for_the_compiler(clone: Path) -> None:
    until = time.monotonic() + COMPILING
    while not finished(clone):
        assert time.monotonic() < until, (clone / "build" / "set-up.log").read_text()[-2000:]
        time.sleep(1.0)


def finished(clone: Path) -> bool:
    made = clone.glob("build/compiled/*/motherlode-*.whl")
    return any(wheel.parent.name != "unfinished" for wheel in made)


def seconds_to_the_page(clone: Path) -> tuple[float, str]:
    """Runs `make play` until its page can be loaded; returns the seconds and its output."""
    port, began = free_port(), time.monotonic()
    settings = {**os.environ, "BROWSER": "/bin/true"}
    settings.pop("PYTHONPATH", None)
    command = ["make", "play", f"ARGS=--port {port}", f"PYTHON={sys.executable}"]
    playing = subprocess.Popen(
        command,
        cwd=clone,
        env=settings,
        start_new_session=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    while playing.poll() is None:
        try:
            if httpx.get(f"http://127.0.0.1:{port}/").status_code == 200:
                break
        except httpx.TransportError:
            time.sleep(0.05)
    seconds = time.monotonic() - began
    os.killpg(playing.pid, signal.SIGINT)
    output, _ = playing.communicate(timeout=20)
    return seconds, output
