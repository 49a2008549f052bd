"""A bot in plain Python, with nothing but the standard library: it sits at a table over HTTP.

    python examples/bot.py http://127.0.0.1:8000 TABLE TOKEN     plays the seat of that link
    python examples/bot.py http://127.0.0.1:8000 TABLE           joins an open seat first

It waits by long poll, chooses one of the legal actions, and sends it under an id of its own, so
that it may send it again when an answer is lost. docs/bot-api.md tells the whole story.
"""

import json
import random
import secrets
import sys
import time
from http.client import HTTPException
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

WAIT = 20


def call(method: str, url: str, token: str = "", body: Any = None) -> Any:
    """One request; an answer that says no is raised."""
    headers = {"Content-Type": "application/json"}
    if token:
        headers["Authorization"] = f"Bearer {token}"
    data = None if body is None else json.dumps(body).encode()
    with urlopen(Request(url, data, headers, method=method), timeout=WAIT + 10) as answer:
        return json.load(answer)


def patiently(method: str, url: str, token: str, body: Any = None) -> Any:
    """The same, again and again while the server is away or says that we are too fast."""
    while True:
        try:
            return call(method, url, token, body)
        except HTTPError as error:
            if error.code != 429 and error.code < 500:
                raise
            time.sleep(float(error.headers.get("Retry-After") or 1))
        except (URLError, HTTPException, ConnectionError, TimeoutError):
            time.sleep(1)


def choose(legal: list[dict[str, Any]]) -> str:
    """Which action to take: this is where a better bot begins."""
    return str(random.choice(legal)["text"])


def play(table: str, token: str) -> list[float]:
    """Plays to the end; gives everybody's share of the win."""
    number = -1
    while True:
        state = patiently("GET", f"{table}/state?after={number}&wait={WAIT}", token)
        position = state["position"]
        if state["table"]["state"] in ("over", "closed"):
            return list(state["table"]["result"])
        if position is None:
            continue
        number = position["number"]
        if position["legal"]:
            move = {"type": "move", "id": secrets.token_hex(8), "number": number + 1}
            move["action"] = choose(position["legal"])
            try:
                number = patiently("POST", f"{table}/messages", token, move)["number"] - 1
            except HTTPError as error:
                print("refused:", json.load(error)["text"], file=sys.stderr)


def sit(table: str, token: str) -> None:
    """Adds our bytes to the deal; a seat that did so before, or sits down late, just plays on."""
    try:
        call("POST", f"{table}/sit", token, {"entropy": secrets.token_hex(32)})
    except HTTPError as error:
        if error.code != 409:
            raise


def main() -> None:
    server, name = sys.argv[1].rstrip("/"), sys.argv[2]
    table = f"{server}/api/tables/{name}"
    if len(sys.argv) > 3:
        token = sys.argv[3]
        sit(table, token)
    else:
        form = {"name": "Plain bot", "entropy": secrets.token_hex(32)}
        token = call("POST", f"{table}/join", "", form)["token"]
    try:
        print(play(table, token))
    except HTTPError as error:
        sys.exit(f"the table says no: {json.load(error)['text']}")


if __name__ == "__main__":
    main()
