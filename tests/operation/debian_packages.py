"""Programs of Debian's packages, unpacked into a folder: nothing is installed on the machine."""

import subprocess
from collections.abc import Sequence
from pathlib import Path

import pytest


def unpacked(packages: Sequence[str], folder: Path) -> Path:
    """Downloads packages and unpacks them; returns the folder that stands for `/`.

    Where they can't be downloaded the test is skipped.
    """
    folder.mkdir(parents=True, exist_ok=True)
    try:
        subprocess.run(["apt-get", "download", *packages], cwd=folder, check=True)
    except (OSError, subprocess.CalledProcessError):
        pytest.skip(f"{packages[0]} is not here and can't be downloaded")
    for package in folder.glob("*.deb"):
        subprocess.run(["dpkg", "-x", package, folder / "unpacked"], check=True)
    return folder / "unpacked"
