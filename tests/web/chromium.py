"""Finds a Chromium to test with: the machine's own, or one from npm that needs no root."""

import fcntl
import os
import shutil
import subprocess
from dataclasses import dataclass, field
from pathlib import Path

from playwright.sync_api import Browser, Error, Playwright

from tests.web.server_process import ELSEWHERE

ROOT = Path(__file__).parents[2]
PACKAGE = Path(__file__).with_name("browser")
UNPACKED = ROOT / "build" / "browser"
NAMES = ("chromium", "chromium-browser", "google-chrome")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    f"--host-resolver-rules=MAP {ELSEWHERE} 127.0.0.1",
]


class NoBrowser(Exception):
    """No browser was found or started; the text says what was tried."""


@dataclass
class Found:
    """A browser's path, flags and environment."""

    path: str
    flags: list[str] = field(default_factory=lambda: list(FLAGS))
    environment: dict[str, str] = field(default_factory=dict)


def find() -> Found:
    """The browser named by MOTHERLODE_CHROMIUM, the machine's own, or npm's."""
    named = os.environ.get("MOTHERLODE_CHROMIUM", "")
    own = [path for path in (shutil.which(name) for name in NAMES) if path]
    if named or own:
        return Found(named or own[0])
    return from_npm()


def from_npm() -> Found:
    """Fetches and unpacks the Chromium from npm; other test processes wait until it is there."""
    UNPACKED.mkdir(parents=True, exist_ok=True)
    with (UNPACKED / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (UNPACKED / "chromium").exists():
            _run(["npm", "ci", "--silent"])
            packed = PACKAGE / "node_modules" / "@sparticuz" / "chromium" / "bin"
            _run(["unpack.mjs", str(packed), str(UNPACKED)])
    around = {"LD_LIBRARY_PATH": str(UNPACKED / "lib")}
    if not Path("/etc/fonts/fonts.conf").exists():
        around["FONTCONFIG_PATH"] = str(UNPACKED)
    return Found(str(UNPACKED / "chromium"), [*FLAGS, "--headless=shell", "--no-zygote"], around)


def _run(command: list[str]) -> None:
    try:
        subprocess.run([ROOT / "scripts" / "node", *command], cwd=PACKAGE, check=True, timeout=300)
    except (OSError, subprocess.SubprocessError) as error:
        raise NoBrowser(f"no Chromium on this machine, and none from npm: {error}") from None


def launch(playwright: Playwright, found: Found) -> Browser:
    try:
        return playwright.chromium.launch(
            executable_path=found.path,
            args=found.flags,
            env={**os.environ, **found.environment},
        )
    except Error as error:
        raise NoBrowser(f"{found.path} doesn't start: {error}") from None
