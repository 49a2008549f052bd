"""Checks of the public address, as a browser uses it: the page, a POST and a socket."""

import json
import re
import ssl
from collections.abc import Iterator
from typing import NamedTuple
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from websockets.exceptions import InvalidStatus, WebSocketException
from websockets.sync.client import connect
from websockets.typing import Origin

from motherlode.server.operation.finding import ADDRESS, Finding, fine, wrong

SECONDS = 10.0
LARGEST = 1_000_000
ROOT_PATH = re.compile(rb'name="root-path" content="([^"]*)"')
NO_SERVER = (502, 503, 504)
HEALTH, POSTED, SOCKET = "/health", "/api/games/none/preview", "/api/tables/none/socket"


class Answer(NamedTuple):
    """What the public address answered to a check: the HTTP status and the body."""

    status: int
    body: bytes

    def code(self) -> str:
        """The code of a problem that our server answered with; '' for any other answer."""
        try:
            found = json.loads(self.body)
        except ValueError:
            return ""
        return str(found.get("code", "")) if isinstance(found, dict) else ""


def check_address(url: str) -> Iterator[Finding]:
    """The findings about a server's public address; the first wrong answer ends the check."""
    url = url.rstrip("/")
    try:
        problem = _health(url) or _page(url) or _post(url) or _socket(url)
    except URLError as error:
        problem = _unreachable(url, error)
    except (OSError, ValueError, WebSocketException) as error:
        problem = wrong(ADDRESS, "unreachable", url=url, problem=error)
    yield problem or fine(ADDRESS, "works", url=url)


def _unreachable(url: str, error: URLError) -> Finding:
    if isinstance(error.reason, ssl.SSLCertVerificationError):
        return wrong(ADDRESS, "certificate", url=url, problem=error.reason.verify_message)
    return wrong(ADDRESS, "unreachable", url=url, problem=error.reason)


def _ask(url: str, post: bytes | None = None) -> Answer:
    """Asks as a page of that address does."""
    parts = urlsplit(url)
    headers = {"Origin": f"{parts.scheme}://{parts.netloc}", "Content-Type": "application/json"}
    try:
        with urlopen(Request(url, post, headers), timeout=SECONDS) as found:
            return Answer(found.status, found.read(LARGEST))
    except HTTPError as error:
        return Answer(error.code, error.read(LARGEST))


def _health(url: str) -> Finding | None:
    answer = _ask(url + HEALTH)
    if answer.status in NO_SERVER:
        return wrong(ADDRESS, "no_server", url=url, status=answer.status)
    if answer.code() == "bad_host":
        return wrong(ADDRESS, "host_name", url=url, host=urlsplit(url).hostname)
    if answer.status != 200 or b'"version"' not in answer.body:
        return wrong(ADDRESS, "other", url=url, status=answer.status)
    return None


def _page(url: str) -> Finding | None:
    found = ROOT_PATH.search(_ask(f"{url}/").body)
    path, root = urlsplit(url).path, found[1].decode() if found else ""
    return (
        wrong(ADDRESS, "root_path", url=url, path=repr(path), root=repr(root))
        if path != root
        else None
    )


def _post(url: str) -> Finding | None:
    answer = _ask(url + POSTED, b"{}")
    if answer.status == 403:
        return wrong(ADDRESS, "post", url=url)
    return None


def _socket(url: str) -> Finding | None:
    parts = urlsplit(url)
    origin = Origin(f"{parts.scheme}://{parts.netloc}")
    address = re.sub("^http", "ws", url) + SOCKET
    try:
        with connect(address, origin=origin, open_timeout=SECONDS):
            return None
    except InvalidStatus as error:
        return wrong(ADDRESS, "socket", url=url, status=error.response.status_code)
