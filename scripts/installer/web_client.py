"""Installs the web client's npm packages and builds its pages."""

from installer.paths import BACKEND, BIN, WEB
from installer.steps import digest, do, run

SCRIPT = BACKEND / "web_client.py"


def install_packages(developer: bool) -> None:
    """Installs the packages that building needs; for a developer also those that checks need."""
    lock = digest([WEB / "package.json", WEB / "package-lock.json"])
    kind = "developer" if developer else "player"

    def install() -> None:
        run("npm packages", BIN / "python", SCRIPT, "packages", kind)

    do("npm packages", f"{kind} {lock}", install, f"developer {lock}")


def build() -> None:
    """Builds the pages if a source file has changed."""
    sources = [
        path for path in WEB.rglob("*") if path.is_file() and "node_modules" not in path.parts
    ]

    def build_pages() -> None:
        run("web client", BIN / "python", SCRIPT, "pages")

    do("web client", digest([*sources, SCRIPT]), build_pages)
