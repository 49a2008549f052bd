"""Tables of human seats that tests play through the API, with the seats' tokens."""

import secrets
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol, Self

import httpx
from playwright.sync_api import Page

from tests.web.server_process import HTTP

TIMEOUT = 60.0
"""Seconds: the first bot of a server waits for a process to start, on a busy machine too."""
FORBIDDEN = 403
CONFLICT = 409
"""The status of a move that another entry came before."""
PEOPLE = ("Red", "Blue", "Green", "Gold", "Grey", "Pink")


class Site(Protocol):
    """A server that answers at an address."""

    @property
    def address(self) -> str: ...


@dataclass
class Table:
    """A table of human seats, and their tokens."""

    server: Site
    id: str
    host: str
    tokens: list[str]

    @classmethod
    def of(cls, server: Site, game: str, humans: int = 2, **form: Any) -> Self:
        """Opens a table and sits down at every seat."""
        table = cls.waiting(server, game, humans, **form)
        for seat in range(humans):
            table.sit(seat)
        return table

    @classmethod
    def waiting(
        cls,
        server: Site,
        game: str,
        humans: int = 2,
        names: Sequence[str] = PEOPLE,
        **form: Any,
    ) -> Self:
        """Opens a table that waits: nobody has sat down."""
        seats = [{"kind": "human", "name": name} for name in names[:humans]]
        made = HTTP.post(
            f"{server.address}/api/tables", json={"game": game, "seats": seats, **form}
        )
        made.raise_for_status()
        created = made.json()
        tokens = [seat["token"] for seat in created["seats"]]
        return cls(server, created["table"], created["host"], tokens)

    def sit(self, seat: int) -> None:
        form = {"entropy": secrets.token_hex(32), "key": secrets.token_hex(32)}
        self.tokens[seat] = str(self.ask("sit", self.tokens[seat], form)["token"])

    def learn_token(self, seat: int, page: Page) -> None:
        """Learns the new token of a seat that a page sat down at."""
        saved = "JSON.parse(localStorage.getItem('motherlode.tables'))[0].seats[0].token"
        page.wait_for_function(f"(old) => {saved} !== old", arg=self.tokens[seat])
        self.tokens[seat] = str(page.evaluate(saved))

    def end(self) -> None:
        """Ends the game without a result: the first seat proposes it, the others agree."""
        ask = {"type": "propose", "id": "end", "kind": "end"}
        self.ask("messages", self.tokens[0], ask)
        for token in self.tokens[1:]:
            yes = {"type": "consent", "id": "yes", "request": 1, "yes": True}
            self.ask("messages", token, yes)

    def link(self, seat: int) -> str:
        return f"/t/{self.id}#{self.tokens[seat]}"

    def position(self, seat: int) -> dict[str, Any]:
        url = f"{self.server.address}/api/tables/{self.id}/state"
        return dict(HTTP.get(url, headers=_bearer(self.tokens[seat])).json()["position"])

    def history(self) -> list[dict[str, Any]]:
        """The last entries of the log, as a spectator may know them."""
        url = f"{self.server.address}/api/tables/{self.id}/history"
        return list(HTTP.get(url, params={"limit": 200}).json()["entries"])

    def asked_seat(self) -> int:
        """The seat that is asked; -1 when the game is over."""
        asked = self.position(0)["view"]["asked"]
        return -1 if asked is None else int(asked["seat"])

    def act(self, seat: int, text: str) -> None:
        """Makes a move; tries again while a reaction window of another seat is open."""
        until = time.monotonic() + TIMEOUT
        while (answer := self.send_move(seat, text)).status_code == CONFLICT:
            assert time.monotonic() < until, answer.text
            time.sleep(0.05)
        answer.raise_for_status()

    def take_first_action(self) -> None:
        """Takes the first action of the asked seat; tries again after a reaction window."""
        until = time.monotonic() + TIMEOUT
        while not self._took_first_action():
            assert time.monotonic() < until, "no first action was accepted"
            time.sleep(0.05)

    def _took_first_action(self) -> bool:
        seat = self.asked_seat()
        legal = self.position(seat)["legal"]
        return bool(legal) and self.send_move(seat, legal[0]["text"]).is_success

    def send_move(self, seat: int, text: str) -> httpx.Response:
        """Sends a move once; the answer is a conflict if another entry came before it."""
        entry = self.position(seat)["number"] + 1
        body = {"type": "move", "id": f"{entry}", "number": entry, "action": text}
        return self._post("messages", self.tokens[seat], body)

    def status(self, what: str, token: str) -> int:
        """The HTTP status of a question about the table."""
        url = f"{self.server.address}/api/tables/{self.id}/{what}"
        return HTTP.get(url, headers=_bearer(token)).status_code

    def ask(self, what: str, token: str, body: Any = None) -> dict[str, Any]:
        """Posts a request about the table, which has to succeed."""
        answer = self._post(what, token, body)
        answer.raise_for_status()
        return dict(answer.json())

    def _post(self, what: str, token: str, body: Any) -> httpx.Response:
        url = f"{self.server.address}/api/tables/{self.id}/{what}"
        return HTTP.post(url, json=body, headers=_bearer(token))


def _bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}
