"""Makes the pictures of docs/designers.md by running the commands of that page (some minutes)."""

import os
import subprocess
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.docs.designers_walkthrough import commands, write_files  # noqa: E402
from tests.web import chromium  # noqa: E402

OUT = ROOT / "docs" / "pictures"
WIDTH = 860

# The picture's name, its page, and the first and last element that it shows.
PICTURES = [
    ("designers-box", "box.html", "h1", "section >> nth=0"),
    ("designers-machines", "box.html", "section:last-of-type", "section:last-of-type"),
    ("designers-verdict", "verdict.html", "h1", "section >> nth=0"),
    ("designers-picks", "verdict.html", "section:last-of-type", "section:last-of-type"),
    ("designers-sweep", "sweep.html", "h3 >> nth=2", ".key-of >> nth=2"),
]


def run_commands(folder: Path) -> None:
    """Runs every command of the docs page that writes an HTML page; gates may be missed."""
    write_files(folder)
    for command in commands():
        if "--html" in command:
            print("motherlode", *command, flush=True)
            program = [sys.executable, "-m", "motherlode.cli.main", *command]
            done = subprocess.run(program, cwd=folder, stdout=subprocess.DEVNULL)
            assert done.returncode in (0, 1), command


def take_pictures(browser: Browser, folder: Path) -> None:
    """Takes the pictures of the pages in a folder."""
    page = browser.new_page(viewport={"width": WIDTH, "height": 800}, color_scheme="light")
    for name, file, first, last in PICTURES:
        page.goto((folder / file).as_uri())
        top = page.locator(first).bounding_box()
        end = page.locator(last).bounding_box()
        assert top is not None
        assert end is not None
        bottom = end["y"] + end["height"] + 8
        clip = {"x": 0, "y": top["y"] - 8, "width": WIDTH, "height": bottom - top["y"] + 8}
        page.screenshot(path=OUT / f"{name}.png", clip=clip, full_page=True)  # type: ignore[arg-type]
        print(f"{name}.png", os.path.getsize(OUT / f"{name}.png"))


def main() -> None:
    OUT.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as name, sync_playwright() as playwright:
        folder = Path(name)
        run_commands(folder)
        browser = chromium.launch(playwright, chromium.find())
        take_pictures(browser, folder)
        browser.close()


if __name__ == "__main__":
    main()
