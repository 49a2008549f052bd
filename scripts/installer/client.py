"""The web client: its packages from npm, and its pages for the server."""

from installer.places import BACKEND, BIN, WEB
from installer.steps import digest, do, run

SCRIPT = BACKEND / "web_client.py"


def install_packages(developer: bool) -> None:
    """Installs what building the client takes, and for a developer what checking it takes."""
    lock = digest([WEB / "package.json", WEB / "package-lock.json"])
    kind = "developer" if developer else "player"

    def install() -> None:
        run("npm packages", BIN / "python", SCRIPT, "packages", kind)

    do("npm packages", f"{kind} {lock}", install, f"developer {lock}")


def build() -> None:
    sources = [
        path for path in WEB.rglob("*") if path.is_file() and "node_modules" not in path.parts
    ]

    def build_pages() -> None:
        run("web client", BIN / "python", SCRIPT, "pages")

    do("web client", digest([*sources, SCRIPT]), build_pages)
