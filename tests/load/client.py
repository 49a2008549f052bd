"""A client for tests: requests to the API, and sockets that follow a table."""

import asyncio
import secrets
import time
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

LARGEST = 2**22


class Api:
    """Requests to one server; `source`: the address of this machine from which they come."""

    def __init__(self, address: str, source: str = "") -> None:
        self.address = address
        # Certificates, which take 30 ms to load, are of no use to http.
        encrypted = address.startswith("https:")
        transport = None
        if source:
            transport = httpx.AsyncHTTPTransport(verify=encrypted, local_address=source)
        self.http = httpx.AsyncClient(
            base_url=address, timeout=30.0, verify=encrypted, transport=transport
        )

    async def close(self) -> None:
        await self.http.aclose()

    async def ask(
        self, method: str, path: str, token: str = "", body: Any = None, **query: Any
    ) -> httpx.Response:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        kwargs: dict[str, Any] = {} if body is None else {"json": body}
        return await self.http.request(
            method, f"/api{path}", headers=headers, params=query or None, **kwargs
        )

    async def get(self, path: str, token: str = "", **query: Any) -> Any:
        answer = await self.ask("GET", path, token, **query)
        answer.raise_for_status()
        return answer.json()

    async def post(self, path: str, token: str = "", body: Any = None) -> Any:
        answer = await self.ask("POST", path, token, body)
        answer.raise_for_status()
        return answer.json()

    async def table(self, seats: int = 2, game: str = "karats", **form: Any) -> Any:
        """Creates a table of humans who have all sat down; returns the Created message."""
        chairs = [{"kind": "human"} for _ in range(seats)]
        return await self.create_and_sit({"game": game, "seats": chairs, **form})

    async def create_and_sit(self, form: dict[str, Any], path: str = "/tables") -> Any:
        """Creates a table and sits down at all its human seats; returns the Created message, with
        the tokens that the seats have now."""
        created = await self.post(path, body=form)
        host = created["host"] if form.get("practice") else ""
        for link in created["seats"]:
            link["token"] = await self.sit(created["table"], link["token"], host)
        return created

    async def sit(self, table: str, token: str, host: str = "") -> str:
        """Sits down with random bytes; returns the seat's new token. A practice table needs the
        host's token too."""
        body = {"entropy": secrets.token_hex(32), "key": secrets.token_hex(32)}
        if host:
            body["host"] = host
        return str((await self.post(f"/tables/{table}/sit", token, body))["token"])

    async def end_by_agreement(self, created: Any) -> None:
        """Ends the game of a table without a result: a seat proposes it, the others agree."""
        path, (first, *others) = f"/tables/{created['table']}", created["seats"]
        ask = {"type": "propose", "id": "end", "kind": "end"}
        await self.post(f"{path}/messages", first["token"], ask)
        request = (await self.get(path))["table"]["proposal"]
        for link in others if request else []:
            yes = {"type": "consent", "id": "yes", "request": request["request"], "yes": True}
            await self.post(f"{path}/messages", link["token"], yes)


def messages_in(frame: str) -> list[str]:
    """The messages in a frame of the socket, in the order in which they were sent."""
    if not frame.startswith("["):
        return [frame]
    return [bytes(raw).decode() for raw in msgspec.json.decode(frame, type=list[msgspec.Raw])]


class Follower:
    """A socket at a table that keeps the state which the protocol requires of a client."""

    def __init__(self, address: str, table: str, token: str = "") -> None:
        self.uri = f"{address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        self.token = token
        self.headers: dict[str, str] = {}
        self.socket: ClientConnection | None = None
        self.number = -1
        self.position: dict[str, Any] | None = None
        self.table: dict[str, Any] = {}
        self.you: dict[str, Any] = {}
        self.entries: dict[int, dict[str, Any]] = {}
        self.chat: list[dict[str, Any]] = []
        self.answers: dict[str, dict[str, Any]] = {}
        self.raw: list[str] = []
        self.news = asyncio.Event()
        self.closed: tuple[int, str] | None = None
        self._reader: asyncio.Task[None] | None = None

    async def open(self) -> "Follower":
        """Connects, sends Hello with the number of the last entry, and waits for the sync."""
        self.closed = None
        self.socket = None
        self.socket = await connect(
            self.uri,
            compression=None,
            max_size=LARGEST,
            ping_interval=None,
            additional_headers=self.headers,
        )
        self._reader = asyncio.get_running_loop().create_task(self._read(self.socket))
        await self.ask({"type": "hello", "token": self.token, "last": self.number})
        return self

    def is_at(self, address: str) -> bool:
        """True if the follower connects to the server at this address."""
        return self.uri.startswith(f"{address.replace('http', 'ws', 1)}/")

    def move_to(self, address: str) -> None:
        """Connects to another server from the next time on."""
        path = self.uri.split("/", 3)[3]
        self.uri = f"{address.replace('http', 'ws', 1)}/{path}"

    async def close(self) -> None:
        if self.socket is not None:
            await self.socket.close()
        if self._reader is not None:
            await asyncio.gather(self._reader, return_exceptions=True)
        self.socket = None

    async def _read(self, socket: ClientConnection) -> None:
        try:
            async for text in socket:
                for message in messages_in(str(text)):
                    self.take(message)
        except Exception:
            pass
        finally:
            self.closed = (socket.close_code or 1006, socket.close_reason or "")
            self.news.set()

    def take(self, text: str) -> None:
        """Handles a received message."""
        self.raw.append(text)
        message = msgspec.json.decode(text)
        kind = message["type"]
        if kind == "sync":
            self._sync(message)
        elif kind == "update":
            self._update(message)
        elif kind == "table":
            self.table = message["table"]
        elif kind == "chat":
            self.chat.append(message["added"])
        if message.get("id"):
            self.answers[message["id"]] = message
        self.news.set()

    def _sync(self, message: dict[str, Any]) -> None:
        self.table, self.you = message["table"], message["you"]
        self.chat = message["chat"]
        self.position = message["position"]
        if self.position is not None:
            self.number = self.position["number"]
        if message["fresh"]:
            self.entries = {}
        self.entries.update({entry["number"]: entry for entry in message["entries"]})

    def _update(self, message: dict[str, Any]) -> None:
        entry, position = message["entry"], message["position"]
        if entry["number"] != self.number + 1:
            return
        self.entries[entry["number"]] = entry
        self.number, self.position = position["number"], position

    async def send(self, message: dict[str, Any]) -> None:
        assert self.socket is not None
        await self.socket.send(msgspec.json.encode(message).decode())

    async def ask(self, message: dict[str, Any], seconds: float = 20.0) -> dict[str, Any]:
        """Sends a message and waits for its answer."""
        name = message.setdefault("id", secrets.token_hex(6))
        self.answers.pop(name, None)
        await self.send(message)
        await self.until(lambda: name in self.answers, seconds)
        return self.answers[name]

    async def move(self, action: str, number: int | None = None, name: str = "") -> dict[str, Any]:
        number = self.number + 1 if number is None else number
        message: dict[str, Any] = {"type": "move", "number": number, "action": action}
        return await self.ask({**message, "id": name} if name else message)

    async def until(self, condition: Any, seconds: float = 20.0) -> None:
        """Waits until `condition` holds; raises ConnectionError if the socket closes first."""
        end = time.monotonic() + seconds
        while not condition():
            if self.closed is not None:
                raise ConnectionError(f"the socket was closed: {self.closed}")
            self.news.clear()
            try:
                await asyncio.wait_for(self.news.wait(), max(0.0, end - time.monotonic()))
            except TimeoutError:
                raise TimeoutError(f"the condition did not hold within {seconds} s") from None

    @property
    def legal(self) -> list[str]:
        return [row["text"] for row in self.position["legal"]] if self.position else []

    @property
    def over(self) -> bool:
        return self.position is not None and bool(self.position["view"]["over"])
