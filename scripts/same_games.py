#!/usr/bin/env python3
"""Checks that a change leaves the games as they were: plays the same games in two checkouts.

    scripts/same_games.py play OLD games.json            # OLD plays games and writes digests
    scripts/same_games.py compare games.json [NEW]       # NEW replays them and compares digests
    scripts/same_games.py show games.json NEW 17 250     # prints NEW's entry 250 of game 17

OLD and NEW are checkouts; each is run by its own `.venv`, or by the running Python if it has none.
All golden records of OLD are played, and `--games` new games of each title (random and greedy, all
seat counts and options). The digest of an entry covers the legal action texts, the views of all
seats and of spectators, the events and the result. `EXCEPT` lists what may differ; with `--exact`,
given to `play` and to `compare`, nothing may. Both commands fail if a game stopped with an error.
"""

import argparse
import hashlib
import json
import os
import random
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

EXCEPT = {
    "asked": ("step", "seat"),  # all that is compared of what is asked: frame fields may differ
    "zones": (
        # Mothership: counts of cards have cells of their own, which were bits of others.
        "status",
        "spaces_after_attack",
        "doubled_attack_dice",
        "doubled_defence_die",
        "attack_factors",
        "defence_factor",
        "throw_card",
    ),
}
MAX_ENTRIES = 3000
"""Games are cut after this many entries: random play can take very long."""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("command", choices=["play", "compare", "show", "worker"])
    parser.add_argument("first", help="a checkout (play) or the file of games")
    parser.add_argument("second", nargs="?", default=".", help="the file of games, or a checkout")
    parser.add_argument("at", nargs="*", type=int, help="show: the game and the entry")
    parser.add_argument("--games", type=int, default=200, help="games a title, besides golden ones")
    parser.add_argument("--title", action="append", help="only this game; may be repeated")
    parser.add_argument("--no-golden", action="store_true", help="leave the golden records out")
    parser.add_argument("--exact", action="store_true", help="compare what EXCEPT lists, too")
    parser.add_argument("--part", default="0/1", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.command == "worker":
        return worker(given)
    if given.command == "play":
        return play(given)
    games = json.loads(Path(given.first).read_text())
    return show(games, given) if given.command == "show" else compare(games, given)


def play(given: argparse.Namespace) -> int:
    """Plays in the old checkout and writes the games with their digests."""
    task = {"make": given.games, "titles": given.title or [], "golden": not given.no_golden}
    games = ask(given.first, {**task, "exact": given.exact})
    Path(given.second).write_text(json.dumps(games))
    entries = sum(len(game["digests"]) for game in games)
    print(f"{len(games)} games, {entries} entries written to {given.second}")
    return 1 if print_errors(games) else 0


def print_errors(games: list[dict[str, Any]]) -> int:
    """Prints the errors that stopped games; returns their number."""
    stopped = [game for game in games if game["error"]]
    for game in stopped:
        print(f"stopped: {game['game']} after entry {len(game['actions'])}: {game['error']}")
    return len(stopped)


def compare(games: list[dict[str, Any]], given: argparse.Namespace) -> int:
    """Replays the games in the new checkout; prints the first difference of each game."""
    wanted = [game for game in games if not given.title or game["game"] in given.title]
    replayed = ask(given.second, {"games": wanted, "exact": given.exact})
    different = 0
    for number, (old, new) in enumerate(zip(wanted, replayed, strict=True)):
        if old["digests"] == new["digests"]:
            continue
        different += 1
        at = first_difference(old["digests"], new["digests"])
        where = f"game {games.index(old)} ({old['game']}, {old['seats']} seats, {old['options']})"
        print(f"different: {where} at entry {at}: {old['actions'][at - 1 : at]} {new['error']}")
        if different == 5:
            print("... and perhaps more")
            break
    entries = sum(len(game["digests"]) for game in wanted)
    print(f"{len(wanted)} games, {entries} entries, {different or 'none'} different")
    return 1 if print_errors(replayed) or different else 0


def show(games: list[dict[str, Any]], given: argparse.Namespace) -> int:
    """Prints everything that the digest of one entry covers, to compare two checkouts by diff."""
    number, entry = given.at
    (shown,) = ask(given.second, {"games": [games[number]], "show": entry, "exact": given.exact})
    print(json.dumps(shown["shown"], indent=1, sort_keys=True))
    return 0


def first_difference(old: list[str], new: list[str]) -> int:
    pairs = zip(old, new, strict=False)
    return next((at for at, (a, b) in enumerate(pairs) if a != b), min(len(old), len(new)))


def ask(checkout: str, task: dict[str, Any]) -> list[dict[str, Any]]:
    """Runs a task in a checkout, on all cores; returns the games in order."""
    parts = os.cpu_count() or 1

    def run(part: int) -> list[dict[str, Any]]:
        source = Path(checkout).resolve() / "src"
        own = Path(checkout).resolve() / ".venv" / "bin" / "python"
        python = str(own) if own.exists() else sys.executable
        command = [python, __file__, "worker", str(Path(checkout).resolve())]
        done = subprocess.run(
            [*command, "--part", f"{part}/{parts}"],
            input=json.dumps(task),
            capture_output=True,
            text=True,
            env={**os.environ, "PYTHONPATH": str(source)},
        )
        if done.returncode:
            raise SystemExit(f"{checkout}: {done.stderr[-3000:]}")
        return json.loads(done.stdout)  # type: ignore[no-any-return]

    with ThreadPoolExecutor(parts) as threads:
        found = [game for part in threads.map(run, range(parts)) for game in part]
    return sorted(found, key=lambda game: game["number"])


# The rest runs inside a checkout and uses only what both checkouts have.


def worker(given: argparse.Namespace) -> int:
    task = json.load(sys.stdin)
    part, parts = (int(number) for number in given.part.split("/"))
    if "make" in task:
        golden = golden_games(Path(given.first)) if task["golden"] else []
        games = golden + new_games(task["make"])
        games = [game for game in games if not task["titles"] or game["game"] in task["titles"]]
    else:
        games = task["games"]
    done = []
    for number, game in enumerate(games):
        if number % parts == part:
            done.append(play_and_digest(game, number, task["exact"], task.get("show")))
    json.dump(done, sys.stdout)
    return 0


def golden_games(checkout: Path) -> list[dict[str, Any]]:
    found = []
    for path in sorted(checkout.glob("tests/golden/*/*.record.json")):
        record = json.loads(path.read_text())
        found.append(
            {
                "game": record["game"],
                "seats": len(record["seats"]),
                "options": record["options"],
                "edition": record.get("edition", {}),
                "seed": record["seed"],
                "actions": record["actions"],
            }
        )
    return found


def new_games(count: int) -> list[dict[str, Any]]:
    """Games with random seat counts and options, without actions: bots choose these later."""
    from motherlode.kernel import registry

    found = []
    for name, title in of_either(registry, "all_games", "titles")().items():
        pick = random.Random(name)
        while sum(game["game"] == name for game in found) < count:
            seats = pick.choice(list(title.seats))
            options = {o.name: any_value(o, pick) for o in title.options if pick.random() < 0.5}
            try:
                title.setup(seats, options)
            except Exception:  # options that don't fit together
                continue
            seed = hashlib.sha256(f"{name} {len(found)}".encode()).hexdigest()
            game = {"game": name, "seats": seats, "options": options, "edition": {}, "seed": seed}
            bot = "random" if len(found) % 2 else "greedy"
            found.append({**game, "bot": bot})
    return found


def of_either(holder: Any, new: str, old: str) -> Any:
    """An attribute under its new name or, in an older checkout, its old one."""
    return getattr(holder, new) if hasattr(holder, new) else getattr(holder, old)


def any_value(option: Any, pick: random.Random) -> Any:
    if hasattr(option, "choices"):
        return pick.choice(option.choices)
    if hasattr(option, "low"):
        return pick.randint(option.low, option.high)
    return pick.random() < 0.5


def play_and_digest(
    game: dict[str, Any], number: int, exact: bool, shown_entry: int | None
) -> dict[str, Any]:
    """Plays a game; returns it with its actions and a digest for each entry."""
    from motherlode import bots
    from motherlode.kernel import registry
    from motherlode.kernel.dealer import Dealer
    from motherlode.kernel.play import Play

    title = of_either(registry, "find_game", "title")(game["game"])
    setup = title.setup(game["seats"], game["options"], game["edition"])
    playing = Play(setup, bytes.fromhex(game["seed"]), False)
    bot = bots.make(game.get("bot", "random"), seed=number)
    dealer = Dealer(number)
    actions: list[str] = []
    seen = everything(playing, [], exact)
    digests = [digest(seen)]
    given = game.get("actions")
    error = ""
    shown = seen if shown_entry == 0 else None
    while not playing.over() and len(actions) < MAX_ENTRIES:
        if given is not None:
            if len(actions) == len(given):
                break
            text = given[len(actions)]
        else:
            text = title.actions.text(bot.choose(playing.outlook(dealer)))
        try:
            events = playing.enter(text)
            seen = everything(playing, events, exact)
        except Exception as failed:
            error = repr(failed)
            break
        actions.append(text)
        digests.append(digest(seen))
        if len(actions) == shown_entry:
            shown = seen
    kept = {key: game[key] for key in ("game", "seats", "options", "edition", "seed")}
    done = {**kept, "number": number, "actions": actions, "digests": digests, "error": error}
    return {**done, "shown": shown}


def everything(playing: Any, events: list[Any], exact: bool) -> dict[str, Any]:
    game = of_either(playing.setup, "game", "title")
    redact = of_either(game.events, "redact", "shown")
    who = list(range(-1, playing.setup.seats))
    views = playing.views(who)
    return {
        "legal": [] if playing.over() else playing.legal_texts(),
        "views": {seat: view if exact else compared(view) for seat, view in views.items()},
        "events": [[redact(event, seat) for seat in who] for event in events],
        "result": playing.position.payoffs() if playing.over() else None,
    }


def compared(view: dict[str, Any]) -> dict[str, Any]:
    """A view without the parts that may differ between the checkouts."""
    asked = view["asked"] and {key: view["asked"][key] for key in EXCEPT["asked"]}
    table = without(view["table"])
    return {**view, "asked": asked, "table": table, "seats": [without(s) for s in view["seats"]]}


def without(zones: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in zones.items() if name not in EXCEPT["zones"]}


def digest(seen: dict[str, Any]) -> str:
    return hashlib.sha256(json.dumps(seen, sort_keys=True).encode()).hexdigest()[:16]


if __name__ == "__main__":
    raise SystemExit(main())
