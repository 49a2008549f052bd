"""Takes screenshots of the lobby, tables, a replay, the rules and the editor into screenshots/."""

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.web import chromium  # noqa: E402
from tests.web.finished_tables import bots_table  # noqa: E402
from tests.web.mothership_tables import FIELD  # noqa: E402
from tests.web.page_actions import card_of, play_greedy, play_now, play_until  # noqa: E402
from tests.web.server_process import Server  # noqa: E402
from tests.web.test_mothership import PILOT  # noqa: E402

OUT = ROOT / "screenshots"
WIDTHS = {1280: 900, 390: 844}
LARGE = 3840
TALL = 2160
ENTRIES = 110
INSTANT = "localStorage.setItem('motherlode.settings', '{\"speed\":\"instant\"}')"


# Stops the automatic pilot at the start of a choice in its own turn.
LANDED = """
(entries) => {
  const asked = document.querySelector('#asked');
  if (Number(document.querySelector('.board').dataset.number) < entries) return false;
  if (asked.dataset.mine !== 'true' || asked.dataset.step !== 'turn') return false;
  clearInterval(pilot);
  return true;
}
"""


def open_page(browser: Browser, address: str, width: int, light: bool) -> Page:
    """A page of a width, in a light or dark theme, with animations off."""
    context = browser.new_context(
        base_url=address,
        viewport={"width": width, "height": WIDTHS.get(width, TALL)},
        color_scheme="light" if light else "dark",
        device_scale_factor=2 if width < 600 else 1,
        locale="en-GB",
    )
    context.add_init_script(INSTANT)
    return context.new_page()


def take_screenshot(page: Page, name: str, width: int, light: bool) -> None:
    """Saves a screenshot of a page under a name."""
    page.wait_for_timeout(500)
    shade = "-light" if light else ""
    page.screenshot(path=OUT / f"{name}-{width}{shade}.png", full_page=width < 600)


def play_mothership(page: Page, entries: int) -> None:
    """Plays Mothership for some entries and selects a ship, so that its orders are shown."""
    page.evaluate(PILOT, "End")
    page.wait_for_function(LANDED, arg=entries)
    page.locator(FIELD).focus()
    for key in ("PageDown", "Enter", "PageDown"):
        page.keyboard.press(key)
        page.wait_for_timeout(200)


def visit_all(browser: Browser, server: Server, replay: str, width: int, light: bool) -> None:
    """Takes screenshots of all pages at one width and theme."""
    page = open_page(browser, server.address, width, light)
    page.goto("/")
    page.wait_for_selector("article.game")
    take_screenshot(page, "lobby", width, light)
    card_of(page, "mothership").get_by_role("button", name="Set up a table").click()
    take_screenshot(page, "form", width, light)
    play_now(page, "karats")
    page.wait_for_selector("[data-action]")
    take_screenshot(page, "draft", width, light)
    play_until([page], entries=ENTRIES)
    page.wait_for_timeout(300)
    take_screenshot(page, "table", width, light)
    page.goto("/")
    play_greedy(page, "mothership")
    page.wait_for_selector(FIELD)
    take_screenshot(page, "mothership-setup", width, light)
    play_mothership(page, entries=60)
    take_screenshot(page, "mothership", width, light)
    page.goto(f"/replay/{replay}")
    page.get_by_role("slider").fill("120")
    take_screenshot(page, "replay", width, light)
    page.goto("/rules/karats#K36")
    page.wait_for_selector("#K36")
    take_screenshot(page, "rules", width, light)
    page.goto("/editor")
    page.get_by_label("Begin with a layout of the box").select_option("crossroads")
    page.locator('[data-space="d3"]').click()
    page.wait_for_selector("text=M7")
    take_screenshot(page, "editor", width, light)
    page.context.close()


def main() -> None:
    OUT.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        browser = chromium.launch(playwright, chromium.find())
        greedy = {"kind": "bot", "bot": "greedy"}
        replay = bots_table(server, seats=[greedy] * 3, options={"automaton": "easy"})
        for width in WIDTHS:
            for light in (False, True):
                visit_all(browser, server, replay, width, light)
        visit_all(browser, server, replay, LARGE, light=False)
        browser.close()
        server.stop()
    print(f"{len(list(OUT.glob('*.png')))} pictures in {OUT.name}/")


if __name__ == "__main__":
    main()
