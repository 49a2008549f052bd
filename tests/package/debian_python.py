"""Pythons of other Debians, each in a root of its own: versions that the machine doesn't have."""

import shlex
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.operation.container_root import CERTIFICATES, INSIDE, Stage, make_root

SUITES = {"3.11": "bookworm", "3.13": "trixie", "3.14": "forky"}
"""The Debian that has a version of Python."""
COMPILER = ("gcc", "libc6-dev")
OPTIONS = ('--aptopt=Acquire::Check-Valid-Until "false"',)
"""A suite that isn't released yet may have signed its lists some days ago."""
SHIM = """#!/bin/sh
exec env -i PATH=/usr/sbin:/usr/bin:/bin HOME=/root TERM="${{TERM:-dumb}}" \\
    chroot {root} /bin/sh -c 'cd /played && exec /clean/bin/motherlode "$@"' motherlode "$@"
"""
"""A program of this machine that runs the command of a root."""


def install_in_debian(checkout: Path, version: str, folder: Path) -> Path:
    """Installs a checkout in a new Debian that has this Python; returns its command.

    The command runs on this machine, in the folder above its own, and takes paths of this machine.
    """
    stage = new_debian(version, folder)
    shutil.copytree(checkout, stage.root / "checkout")
    stage.run([f"python{version}", "-m", "venv", "/clean"])
    pip = ["/clean/bin/pip", "--disable-pip-version-check", "install", "--no-compile"]
    stage.run([*pip, "/checkout[server]"])
    return command_of(stage.root)


def command_of(root: Path) -> Path:
    """Makes a program of this machine that runs the command which is installed in a root."""
    same = root / str(root).lstrip("/")  # paths of this machine lead to the same files
    same.parent.mkdir(parents=True)
    same.symlink_to("/")
    folder = root / "played"
    command = folder / "bin" / "motherlode"
    command.parent.mkdir(parents=True)
    command.write_text(SHIM.format(root=shlex.quote(str(root))))
    command.chmod(0o755)
    return command


def new_debian(version: str, folder: Path) -> Stage:
    """A root with a Python and a C compiler; skips the test where none can be made."""
    if version not in SUITES:
        pytest.skip(f"neither this machine nor a Debian has Python {version}")
    root = folder / SUITES[version]
    python = (f"python{version}", f"python{version}-venv", f"python{version}-dev")
    packages = ",".join([*python, *COMPILER, "ca-certificates"])
    try:
        make_root(SUITES[version], root, *OPTIONS, f"--include={packages}")
    except subprocess.CalledProcessError as error:
        lines = error.stderr.decode(errors="replace").splitlines()
        errors = "; ".join(line for line in lines if line.startswith("E: "))
        pytest.skip(f"no Debian with Python {version} can be made: {errors}")
    shutil.copy(CERTIFICATES, root / INSIDE.lstrip("/"))
    shutil.copy("/etc/resolv.conf", root / "etc/resolv.conf")
    return Stage(version, root)
