"""No byte sent to a seat depends on what that seat may not know."""

import json
import os
import random
import shutil
import sqlite3
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

from motherlode.kernel import registry as games_registry
from motherlode.kernel.dealer import Dealer
from motherlode.kernel.game import Setup
from motherlode.kernel.play import Play
from motherlode.kernel.position import position_at
from motherlode.kernel.state import State, load
from motherlode.kernel.zones import redeal
from motherlode.server.api.socket_schema import Position, Update
from motherlode.server.tables import response_windows
from motherlode.server.tables.autoplay import could_only_pass
from motherlode.server.tables.live_game import LiveGame, PlayedEntry
from motherlode.server.tables.snapshot_digest import seal, unseal
from tests.counts import PROOF
from tests.load.client import Api, Follower
from tests.load.launch import Server
from tests.server.play import play_until
from tests.server.sites import QUICK, drive, run_aside

BEFORE = (1, 2, 6, 12, 20, 30, 45) if PROOF else (1, 12, 30)
"""Entries of games before their twins part from them; what follows the first is never left to
chance."""
ASKED_EVERY = 5
"""Twins are asked by REST too, each time after this number of entries."""
OTHER_SEED = "5e" * 32
"""The seed of every twin."""
WINDOW_MS = 40
SHORT_WINDOWS = [*QUICK, "--window", str(WINDOW_MS)]
"""Mothership passes in hundreds of windows."""
GAMES = int(os.environ.get("MOTHERLODE_GAMES", "4"))
FIRST_GAME = int(os.environ.get("MOTHERLODE_FIRST_GAME", "0"))
"""The number of the first game, so that many games can be played in several runs."""
EVERY = int(os.environ.get("MOTHERLODE_EVERY", "8"))
"""After the first entries of a game, every n-th is compared with other worlds."""
ALWAYS = 20
LONGEST = 4000
SECRETIVE = [
    title.name
    for title in games_registry.all_games().values()
    if any(zone.pool for zone in [*title.layout.common, *title.layout.owned])
    and any(zone.audience.name != "open" for zone in [*title.layout.common, *title.layout.owned])
]


def other_world(setup: Setup, dump: list[int], seat: int, seed: int) -> State:
    """A state that differs only in what a seat (-1: a spectator) can't know."""
    world = load(list(dump), int(setup.rules.layout.size))
    dealer = Dealer(seed)
    redeal(setup.rules.layout, world, seat, dealer)
    return world


@pytest.mark.parametrize("name", list(games_registry.all_games()))
def test_updates_do_not_depend_on_what_the_seat_cannot_know(name: str) -> None:
    """Random games: at every entry each seat gets the same bytes in another imaginable world."""
    games = range(FIRST_GAME, FIRST_GAME + GAMES)
    counts = [updates_compared(name, game) for game in games]
    compared, differed = (sum(each) for each in zip(*counts))
    print(f"{compared:,} updates compared, {differed:,} of them with a world that differs")
    assert differed or name not in SECRETIVE


def updates_compared(name: str, game: int) -> tuple[int, int]:
    """Plays a whole random game beside worlds that a seat can't distinguish.

    Returns the number of updates that were compared, and of those whose world differed.
    """
    rng = random.Random(game)
    setup = setup_of(name, 2 + game % 2)
    seed = rng.randbytes(32)
    live_game, other = (LiveGame(Play(setup, seed, checking=False), None, 0) for i in range(2))
    other.play.log, other.play.applied = live_game.play.log, live_game.play.applied
    compared = differed = 0
    for number in range(1, LONGEST):
        if live_game.play.over():
            break
        mover = live_game.play.deciding_seat()
        assert mover is not None
        checked = live_game.play.check_action(rng.choice(live_game.play.legal()))
        entry = (number, mover, "player", checked.text, number, checked)
        if number > ALWAYS and (number + game) % EVERY:
            live_game.apply_entry(*entry)
            continue
        window, turn_began = copy_of(live_game.window), live_game.turn_began
        turns = list(live_game.turns)
        asked_since = list(live_game.asked_since)
        turn = response_windows.turn_of(live_game.play)
        kept = live_game.apply_entry(*entry)
        after = live_game.play.position.state.dump()
        for seat, position in live_game.positions(list(range(-1, setup.seats))).items():
            sent = wire(live_game, kept, seat, position)
            assert seed.hex().encode() not in sent
            world = other_world(setup, after, seat, rng.getrandbits(60))
            compared, differed = compared + 1, differed + (world.dump() != after)
            other.play.position, other.number = position_at(setup.rules, world), live_game.number
            other.use_turns(list(turns))
            follow_entry(other, kept, turn, copy_of(window), turn_began, list(asked_since))
            assert wire(other, kept, seat) == sent, (name, game, number, seat)
            if seat >= 0 and seat != mover:
                assert not live_game.entry_for(kept, seat).text or live_game.play.over()
    return compared, differed


@cache
def setup_of(name: str, seats: int) -> Setup:
    return games_registry.find_game(name).setup(seats)


def copy_of(window: response_windows.Window | None) -> response_windows.Window | None:
    return None if window is None else replace(window, acted=set(window.acted))


def follow_entry(
    other: LiveGame,
    kept: PlayedEntry,
    turn: int,
    window: response_windows.Window | None,
    turn_began: int,
    asked_since: list[int],
) -> None:
    """Sets what a game remembers besides its state, as if the entry had led to the other world.

    What it remembered before the entry is given; the rest is derived from the other world alone.
    """
    other.window = response_windows.next_window(window, other.play, kept.number, kept.at, kept.seat)
    moved_on = response_windows.turn_of(other.play) != turn
    other.turn_began = kept.number if moved_on else turn_began
    if moved_on:
        other.use_turns([*other.turns, (kept.number, response_windows.turn_of(other.play))])
    asked_since[kept.seat] = 0
    asked = other.play.deciding_seat()
    if asked is not None and not asked_since[asked]:
        asked_since[asked] = kept.at
    other.asked_since = asked_since


def wire(live_game: LiveGame, kept: Any, seat: int, position: Position | None = None) -> bytes:
    """The bytes that a socket of that seat gets."""
    position = position or live_game.positions([seat])[seat]
    return msgspec.json.encode(Update(live_game.entry_for(kept, seat), position))


@pytest.mark.parametrize("name", list(games_registry.all_games()))
def test_two_games_that_differ_only_in_secrets_send_the_same_bytes(
    name: str, tmp_path: Path
) -> None:
    """Two servers on twin databases: in one, what a seat can't know was dealt another way.

    All chance to come differs too, since the twin has another seed. Every byte is the same until
    the rules themselves, asked beside the servers, say that the seat may see a difference.
    """
    first = Server(str(tmp_path / "one.db"), tmp_path / "one.log", SHORT_WINDOWS)
    tables: list[Any] = []

    async def begin() -> None:
        api = Api(first.address)
        for before in BEFORE:
            tables.append(await api.table(2, name))
            seats = await open_seats(first, tables[-1])
            for seat in seats:  # orders that a game begins with would play by themselves
                await seat.ask({"type": "orders", "orders": []})
            await play_until(seats, before, random.Random(before))
            for seat in seats:
                await seat.close()
        await api.close()

    with first:
        drive(begin, 300)
    shutil.copy(tmp_path / "one.db", tmp_path / "two.db")
    second = Server(str(tmp_path / "two.db"), tmp_path / "two.log", SHORT_WINDOWS)
    chosen = [made_another(tmp_path / "two.db", name, created["table"]) for created in tables]
    assert any(differs for seat, differs in chosen) == (name in SECRETIVE)

    async def compare() -> None:
        same = 0
        for created, (seat, differs) in zip(tables, chosen):
            files = [tmp_path / f"{which}.db" for which in ("one", "two")]
            boards = [truth(file, name, created["table"]) for file in files]
            if boards[0].play.over():
                continue  # Its seed is open to all.
            both = [await open_seats(server, created) for server in (first, second)]
            asks = [Asker(Api(server.address), created, seat) for server in (first, second)]
            await take_over_and_back(asks, boards[0])
            same += await play_twins(both, boards, seat, asks)
            for ask in asks:
                await ask.api.close()
        print(f"{name}: {same} entries before the first public differences")
        assert same > 0

    with first, second:
        drive(compare, 300)


class Asker:
    """Asks one of two twin servers by REST what a seat and a spectator may know of a table."""

    def __init__(self, api: Api, created: dict[str, Any], seat: int) -> None:
        self.api, self.seat = api, seat
        self.path = f"/tables/{created['table']}"
        self.tokens = [str(link["token"]) for link in created["seats"]]
        self.links = [{"table": created["table"], "tokens": [self.tokens[seat]]}]

    async def answers(self) -> list[Any]:
        """Everything that such requests show of a running game, without times."""
        found: list[Any] = []
        for token in (self.tokens[self.seat], ""):
            for what in ("", "/state?after=3", "/chat?before=99", "/webhooks"):
                answer = await self.api.ask("GET", f"{self.path}{what}", token)
                found.append(without_times(answer.json()))
        tables = await self.api.post("/my-tables", body={"tables": self.links})
        found.append(without_times(tables))
        return found


TIMES = {"now", "at", "asked_since", "since", "until", "version"}
"""What depends on when the test made its moves; the version of a list is the digest of all."""


def without_times(found: Any) -> Any:
    if isinstance(found, dict):
        return {key: without_times(part) for key, part in found.items() if key not in TIMES}
    return [without_times(part) for part in found] if isinstance(found, list) else found


async def take_over_and_back(asks: list[Asker], board: LiveGame) -> None:
    """A seat that is not asked writes a message, goes to a bot and back to its player."""
    if board.window is not None:
        return
    seat = 1 - (board.play.deciding_seat() or 0)
    for ask in asks:
        token, path = ask.tokens[seat], f"{ask.path}/seats/{seat}"
        message = {"type": "chat", "id": "said", "text": "back in a moment"}
        await ask.api.post(f"{ask.path}/messages", token, message)
        await ask.api.post(f"{path}/bot", token, {"bot": "random"})
        await ask.api.post(f"{path}/back", token)
    assert await asks[0].answers() == await asks[1].answers()


async def play_twins(
    both: list[list[Follower]], boards: list[LiveGame], seat: int, asks: list[Asker]
) -> int:
    """Plays the same at both until the seat may see a difference; returns the number of entries."""
    looks = [seats[seat] for seats in both]
    for follower in looks:
        await refusals(follower)
    await receive_all(looks)
    assert frames(looks[0], boards[0].number) == frames(looks[1], boards[1].number)
    same = 0
    while same < 60 and boards[0].play.deciding_seat() == boards[1].play.deciding_seat():
        shared = [text for text in _legal(boards[0]) if text in _legal(boards[1])]
        if not shared:
            break
        action = shared[same % len(shared)]
        seen = [await play_one(*pair, action, seat) for pair in zip(both, boards)]
        await receive_all(looks)
        if seen[0] != seen[1]:
            break
        same += 1
        assert frames(looks[0], boards[0].number) == frames(looks[1], boards[1].number)
        if not same % ASKED_EVERY and boards[0].window is None:  # Nobody moves by itself.
            assert await asks[0].answers() == await asks[1].answers()
    for follower in [*both[0], *both[1]]:
        await follower.close()
    return same


def _legal(live_game: LiveGame) -> list[str]:
    return live_game.play.legal_texts()


async def refusals(follower: Follower) -> None:
    """Sends messages that are refused, and asks for the table again."""
    number = follower.number + 1
    await follower.ask({"type": "move", "id": "a", "number": number, "action": "nonsense"})
    await follower.ask({"type": "move", "id": "b", "number": 1, "action": "pass"})
    await follower.ask({"type": "undo", "id": "d", "number": number, "count": 9000})
    await follower.ask({"type": "sync", "id": "c", "last": 3})


async def play_one(seats: list[Follower], live_game: LiveGame, action: str, seat: int) -> bytes:
    """Makes an action at a server and in a game beside it; returns what the seat may see of it.

    The server itself passes in a window for a seat that can do nothing else.
    """
    mover, number = live_game.play.deciding_seat(), live_game.number + 1
    assert mover is not None
    passes = passes_itself(live_game)
    if not passes:
        answer = await seats[mover].move(action, name=f"m{number}")
        assert answer["type"] == "ok", answer
    for follower in seats:
        await follower.until(lambda follower=follower: follower.number >= number)
    made = action if not passes else live_game.legal()[0].text
    kept = live_game.apply_entry(number, mover, "player", made, 0)
    return wire(live_game, kept, seat)


def passes_itself(live_game: LiveGame) -> bool:
    """True if the server passes in the open window without asking the seat."""
    window = live_game.window
    if window is None:
        return False
    if window.kind == response_windows.ON_REQUEST:
        return live_game.play.deciding_seat() not in window.acted  # who acted there is asked again
    return could_only_pass(live_game)


async def receive_all(looks: list[Follower]) -> None:
    """Waits until each socket has received everything."""
    for look in looks:
        await look.ask({"type": "ping"})


async def open_seats(server: Server, created: dict[str, Any]) -> list[Follower]:
    links = created["seats"]
    return [
        await Follower(server.address, created["table"], link["token"]).open() for link in links
    ]


def frames(seat: Follower, last: int) -> list[str]:
    """Everything a seat received up to the entry `last`, without the time of day and own ids.

    The times of entries depend on when the test sent its moves. Times that follow from an entry
    are replaced by its number, so that they can depend on nothing else. Answers stand first: the
    server passes by itself in a window, before or after it has answered.
    """
    answers: list[str] = []
    found: list[str] = []
    numbers: dict[int, int] = {}
    for text in seat.raw:
        message = json.loads(text)
        message.pop("now", None)
        for entry in [*message.get("entries", []), message.get("entry", {})]:
            if at := entry.pop("at", 0):
                numbers[at] = entry["number"]
        replace_times(message.get("position") or {}, numbers)
        changes = (message.get("table") or {}).get("takeovers", [])
        for happened in [*changes, *message.get("chat", []), message.get("added", {})]:
            happened.pop("at", None)  # When the test had a seat taken over and spoke.
        if len(str(message.get("id", ""))) == 12:
            message.pop("id")
            if message["type"] == "ok":  # The answer to a ping: how far the game was then.
                message.pop("number", None)
        if message.get("entry", {}).get("number", 0) <= last:
            (answers if message["type"] == "ok" else found).append(json.dumps(message))
    return answers + found


def replace_times(position: dict[str, Any], numbers: dict[int, int]) -> None:
    """Replaces the times of a position by the number of the entry made then.

    A time that is not that of an entry the seat has received is of the time before the twins
    parted, and the same for both.
    """
    if position.get("asked_since"):
        since = position["asked_since"]
        position["asked_since"] = numbers.get(since, since)
    if window := position.get("window"):
        opened = window["until"] - WINDOW_MS
        window["until"] = numbers.get(opened, opened)


def made_another(database: Path, name: str, table: str) -> tuple[int, bool]:
    """Changes what some seat can't know in a stored game, and all chance to come.

    Gives the seat, and whether it had anything not to know.
    """
    setup = games_registry.find_game(name).setup(2)
    with sqlite3.connect(database) as connection:
        number, snapshot = kept_snapshot(connection, table)
        seat, world = another(setup, snapshot["dump"])
        body = seal(OTHER_SEED, number, json.dumps({**snapshot, "dump": world}))
        connection.execute("UPDATE snapshots SET body = ? WHERE table_id = ?", (body, table))
        document = json.dumps({**kept_document(connection, table), "seed": OTHER_SEED})
        connection.execute("UPDATE tables SET doc = ? WHERE id = ?", (document, table))
    connection.close()
    return seat, world != snapshot["dump"]


def kept_document(connection: sqlite3.Connection, table: str) -> Any:
    found = connection.execute("SELECT doc FROM tables WHERE id = ?", (table,)).fetchone()
    return json.loads(found[0])


def kept_snapshot(connection: sqlite3.Connection, table: str) -> tuple[int, Any]:
    """The number of entries of a stored snapshot, and its body, whose digest must be right."""
    question = "SELECT number, body FROM snapshots WHERE table_id = ?"
    number, stored = connection.execute(question, (table,)).fetchone()
    body = unseal(kept_document(connection, table)["seed"], number, stored)
    assert body is not None
    return number, json.loads(body)


def truth(database: Path, name: str, table: str) -> LiveGame:
    """The game of a stored table, opened beside its server."""
    setup = games_registry.find_game(name).setup(2)
    with sqlite3.connect(database) as connection:
        number, snapshot = kept_snapshot(connection, table)
        seed = bytes.fromhex(kept_document(connection, table)["seed"])
    connection.close()
    play = Play.from_snapshot(setup, seed, [""] * number, [], snapshot["dump"])
    live_game = LiveGame(play, None, 0)
    if live_game.window is not None and snapshot["window"]:
        live_game.window.acted = set(snapshot["window"][2])
    return live_game


def another(setup: Setup, dump: list[int]) -> tuple[int, list[int]]:
    """A seat and a world that differs in what it can't know; where nothing is hidden, the same."""
    for seed in range(400):
        world = other_world(setup, dump, seed % 2, seed).dump()
        if world != dump:
            return seed % 2, world
    return 0, dump


ORDERS: list[dict[str, Any]] = [
    {"step": "attacked ship", "action": "play defence_buff", "once": True, "given": 3},
    {"step": "attacked mothership", "action": "pass", "until_turn": 9},
    {"step": "cancel", "action": "play noooooooooooo", "until": 2**52},
    {"step": "before_roll", "action": "play expansion_pak"},
]
"""Orders of a seat, for what may happen to it and for ever."""


def test_nobody_else_gets_another_byte_when_a_seat_makes_orders(tmp_path: Path) -> None:
    """Two servers on twin databases; at one of them a seat has orders, changes and removes them."""
    first = Server(str(tmp_path / "one.db"), tmp_path / "one.log", SHORT_WINDOWS)

    async def begin() -> dict[str, Any]:
        api = Api(first.address)
        created = await api.table(3, "mothership")
        await api.close()
        return dict(created)

    with first:
        created = run_aside(begin())
    shutil.copy(tmp_path / "one.db", tmp_path / "two.db")
    second = Server(str(tmp_path / "two.db"), tmp_path / "two.log", SHORT_WINDOWS)

    async def seen_at(server: Server, orders: list[list[dict[str, Any]]]) -> list[list[str]]:
        seats = await open_seats(server, created)
        owner = next(i for i, seat in enumerate(seats) if not seat.legal)
        table = created["table"]
        watchers = [
            await Follower(server.address, table, token).open() for token in ("", created["host"])
        ]
        others = [*(seat for i, seat in enumerate(seats) if i != owner), *watchers]
        for other in others:
            await other.until(lambda other=other: other.table["watchers"] == len(watchers))
        for wanted in orders:
            answer = await seats[owner].ask({"type": "orders", "orders": wanted})
            assert answer["type"] == "ok", answer
        asked = next(seat for seat in seats if seat.legal)
        await asked.move(asked.legal[0], name="m1")
        for seat in [*seats, *watchers]:
            await seat.until(lambda seat=seat: seat.number >= 1)
        await receive_all(others)
        api = Api(server.address)
        found = [frames(other, 1) for other in others]
        for other in others:
            state = await api.get(f"/tables/{table}/state", other.token)
            for message in (state, *state["entries"]):
                message.pop("now", None)
                message.pop("at", None)
            state["position"].pop("asked_since")
            found.append([json.dumps(state)])
        await api.close()
        for seat in [*seats, *watchers]:
            await seat.close()
        return found

    async def compare() -> None:
        plain = await seen_at(first, [])
        assert await seen_at(second, [ORDERS, ORDERS[:2], ORDERS, []]) == plain
        assert not any("attacked" in text for texts in plain for text in texts)

    with first, second:
        drive(compare, 120)
