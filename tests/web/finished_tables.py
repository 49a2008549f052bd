"""Tables whose games bots have played to the end."""

import json
import time
from collections.abc import Sequence
from functools import cache
from typing import Any

from motherlode.bots import registry
from motherlode.kernel.dealer import Dealer
from motherlode.kernel.play import Play
from motherlode.kernel.record import Seat, record_of, to_json
from motherlode.kernel.registry import find_game
from motherlode.kernel.seeds import seed_from_text
from tests.web.server_process import HTTP, Server

TIMEOUT = 90.0


def bots_table(server: Server, **more: Any) -> str:
    """Has bots play a table of Karats to the end; returns its id."""
    body = {"game": "karats", "seats": bots(), **more}
    return _when_over(server, "tables", body)


def known_table(server: Server, colours: Sequence[str] = ()) -> str:
    """A finished table whose game is the same in every run: 185 entries, won by the second seat."""
    return _finished(server, known_record(), colours)


def short_table(server: Server) -> str:
    """A finished table with 83 entries: one Gold won the game. Its analysis takes half the time."""
    return _finished(server, known_record(gold_to_win=1))


def _finished(server: Server, record: dict[str, Any], colours: Sequence[str] = ()) -> str:
    body = {"record": record, "number": len(record["actions"]), "seats": bots(colours)}
    return _when_over(server, "tables/play-on", {**body, "practice": True})


@cache
def known_record(gold_to_win: int | None = None) -> dict[str, Any]:
    """The record of a game of Karats by two greedy bots, from a fixed seed."""
    edition = None if gold_to_win is None else {"gold": {"to_win": gold_to_win}}
    play = Play(find_game("karats").setup(2, edition=edition), seed_from_text("known 0"))
    bot, dealer = registry.make("greedy", 1), Dealer(1)
    while not play.over():
        play.play(bot.choose(play.outlook(dealer)))
    record: dict[str, Any] = json.loads(to_json(record_of(play, [Seat("Bot 1"), Seat("Bot 2")])))
    return record


def bots(colours: Sequence[str] = ()) -> list[dict[str, str]]:
    """Two seats with greedy bots, as the request that creates a table lists them."""
    seats = [{"kind": "bot", "bot": "greedy", "name": f"Bot {n}"} for n in (1, 2)]
    for seat, colour in zip(seats, colours, strict=False):
        seat["colour"] = colour
    return seats


def _when_over(server: Server, path: str, body: dict[str, Any]) -> str:
    """Makes a table; returns its id when its game is over."""
    made = HTTP.post(f"{server.address}/api/{path}", json=body, timeout=TIMEOUT)
    made.raise_for_status()
    table = str(made.json()["table"])
    until = time.monotonic() + TIMEOUT
    while time.monotonic() < until:
        answer = HTTP.get(f"{server.address}/api/tables/{table}", timeout=TIMEOUT)
        info = answer.json()["table"]
        if info["state"] == "over":
            return table
        time.sleep(0.1)
    raise TimeoutError("the bots didn't finish their game in time")
