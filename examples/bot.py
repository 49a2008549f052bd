"""A bot that plays at a table over HTTP, with the standard library alone.

    python examples/bot.py http://127.0.0.1:8000 TABLE TOKEN     plays the seat of this token
    python examples/bot.py http://127.0.0.1:8000 TABLE           joins an open seat first

It waits by long poll, chooses one of the legal actions, and sends it with an id of its own, so that
it can send it again if an answer is lost. docs/bot-api.md explains the protocol.
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
    """Sends a request and returns its JSON; raises HTTPError for an error status."""
    headers = {"Content-Type": "application/json"}
    if token:
        headers["Authorization"] = f"Bearer {token}"
    data = None if body is None else json.dumps(body).encode()
    with urlopen(Request(url, data, headers, method=method), timeout=WAIT + 10) as answer:
        return json.load(answer)


def call_with_retries(method: str, url: str, token: str, body: Any = None) -> Any:
    """Sends a request again while the server is unreachable or limits our rate."""
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
    """The text of the action to play: a better bot chooses better here."""
    return str(random.choice(legal)["text"])


def play(table: str, token: str) -> list[float]:
    """Plays to the end; returns each seat's share of the win."""
    number = -1
    while True:
        state = call_with_retries("GET", f"{table}/state?after={number}&wait={WAIT}", token)
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
                number = call_with_retries("POST", f"{table}/messages", token, move)["number"] - 1
            except HTTPError as error:
                print("refused:", json.load(error)["text"], file=sys.stderr)


def take_seat(table: str, token: str) -> str:
    """Takes the seat with a token of its own, which it returns: the sender of a link has a copy.

    Adds random bytes to the game's seed, unless that is already done.
    """
    key = {"key": secrets.token_hex(32)}
    try:
        seated = call("POST", f"{table}/sit", token, {"entropy": secrets.token_hex(32), **key})
    except HTTPError as error:
        if error.code != 409:
            raise
        seated = call("POST", f"{table}/sit", token, key)  # The game has begun: only sit down.
    return str(seated["token"])


def main() -> None:
    server, name = sys.argv[1].rstrip("/"), sys.argv[2]
    table = f"{server}/api/tables/{name}"
    if len(sys.argv) > 3:
        token = take_seat(table, sys.argv[3])
        print(f"this seat's link from now on: {server}/t/{name}#{token}", file=sys.stderr)
    else:
        form = {"name": "Plain bot", "entropy": secrets.token_hex(32)}
        token = call("POST", f"{table}/join", "", form)["token"]
    try:
        print(play(table, token))
    except HTTPError as error:
        sys.exit(f"the server refused: {json.load(error)['text']}")


if __name__ == "__main__":
    main()
