"""Plays an installed Motherlode: a game in the terminal, a table in the browser."""

from pathlib import Path

from playwright.sync_api import expect, sync_playwright

from tests.cli.pseudo_terminal import Terminal
from tests.package.environments import run
from tests.web import chromium
from tests.web.server_process import Server

GAME = ("play", "karats", "--seed", "1", "--seats", "you,greedy")
QUESTIONS = 3000
FIRST_START = 120.0
"""Seconds for the first start of a server, whose modules are not cached yet."""


def play_a_game(command: Path) -> None:
    """Plays a whole game on a terminal, always the first choice, and verifies its record."""
    folder = command.parents[1]
    with Terminal(folder, *GAME, command=[str(command)]) as terminal:
        for asked in range(QUESTIONS):
            screen = terminal.expect("Miner> ", "still work > ")
            if screen.endswith("still work > "):
                break
            terminal.send("1\n")
        terminal.send("save whole.json\n")
        terminal.expect("Saved.")
        terminal.send("\n")
        assert terminal.end() == 0
        assert "Traceback" not in terminal.shown()
    assert "the game ended" in run(command, "verify", "whole.json", folder=folder)


def load_the_lobby(command: Path) -> None:
    """Starts a server, loads its lobby in a browser and opens a table against bots."""
    server = Server(command.parents[1], [str(command)], FIRST_START)
    server.start()
    try:
        with sync_playwright() as playwright:
            browser = chromium.launch(playwright, chromium.find())
            page = browser.new_page(locale="en-GB")
            faults: list[str] = []
            page.on("pageerror", lambda error: faults.append(str(error)))
            page.goto(server.address)
            page.get_by_role("button", name="Open the table").click()
            expect(page.locator("#asked")).to_be_visible()
            browser.close()
            assert not faults
    finally:
        server.stop()
