"""What can be asked for: play, host, install, compile, docs."""

import shutil
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from urllib.request import urlopen

from installer import client, compiled, documentation, environment
from installer.failures import STILL_WORKS, SetUpFailed, explain_system
from installer.locks import alone
from installer.places import BIN, ROOT
from installer.steps import times

MEGABYTE = 1_000_000
ROOM = {"player": 600, "dev": 4_000}
"""Megabytes that a set-up from nothing takes, with its temporary files."""
PATIENCE = 60.0
USUAL_PORT = 8000


def set_up(name: str) -> None:
    """Brings a player's or a developer's environment up to date."""
    with alone("set-up"):
        if not (BIN / "motherlode").exists():
            refuse_full_disk(ROOM[name])
        environment.make()
        environment.install_node()
        with ThreadPoolExecutor(1) as beside:
            pages = beside.submit(build_client, name == "dev")
            environment.install_packages(name)
            environment.install_motherlode()
            pages.result()
        if name == "dev":
            environment.install_pip()


def build_client(developer: bool) -> None:
    client.install_packages(developer)
    client.build()


def refuse_full_disk(megabytes: int) -> None:
    free = shutil.disk_usage(ROOT).free // MEGABYTE
    if free < megabytes:
        raise SetUpFailed(f"this takes {megabytes} MB of disk, and {free} MB are free")


def play(arguments: list[str]) -> int:
    """Starts a server for this machine and opens its page."""
    began = time.monotonic()
    set_up("player")
    with alone("set-up"):
        fast = compiled.take()
    if not fast:
        announce_uncompiled()
    return serve(arguments, began)


def announce_uncompiled() -> None:
    reason = compiled.why_not()
    if reason:
        print(f"motherlode: the games run uncompiled, and slower: {reason}", flush=True)
        return
    print(
        "motherlode: the games run uncompiled this time; they are being compiled"
        " in the background, and the next start is faster",
        flush=True,
    )
    compiled.build_in_background()


def host(arguments: list[str]) -> int:
    """Starts a server that phones and computers of the same network reach."""
    return play(["--host", "0.0.0.0", *arguments])


def serve(arguments: list[str], began: float) -> int:
    """Runs the server until it is stopped."""
    started, port = time.monotonic(), port_of(arguments)
    if is_free(port):  # or else the server says so, and another one would answer
        threading.Thread(target=report, args=(port, began, started), daemon=True).start()
    server = subprocess.Popen([BIN / "motherlode", "serve", "--open", *arguments])
    while True:
        try:
            return server.wait()
        except KeyboardInterrupt:
            continue  # the server got it too, and ends by itself


def port_of(arguments: list[str]) -> int:
    given = arguments[arguments.index("--port") + 1] if "--port" in arguments else ""
    return int(given) if given.isdecimal() else USUAL_PORT


def is_free(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) != 0


def report(port: int, began: float, started: float) -> None:
    """Prints where the time went, once the page can be loaded."""
    while is_free(port):
        time.sleep(0.05)
    with urlopen(f"http://127.0.0.1:{port}/", timeout=PATIENCE) as page:
        page.read()
    now = time.monotonic()
    parts = [f"{step} {seconds:.1f} s" for step, seconds in times.items()]
    told = ", ".join([*parts, f"server {now - started:.1f} s"])
    print(f"motherlode: the page opened after {now - began:.1f} s ({told})", flush=True)


def install(arguments: list[str]) -> int:
    """Brings everything that a developer needs up to date, the compiled modules included."""
    set_up("dev")
    with alone("set-up"):
        if not compiled.take() and not compiled.why_not():
            print("motherlode: compiled modules ...", flush=True)
            compiled.build()
            compiled.take()
    for step, seconds in times.items():
        print(f"motherlode: {step} took {seconds:.1f} s")
    return subprocess.run([BIN / "motherlode", "about"]).returncode


def compile_(arguments: list[str]) -> int:
    compiled.give_way()
    compiled.build()
    return 0


def docs(arguments: list[str]) -> int:
    """Builds the documentation as a site; a link that leads nowhere fails it."""
    with alone("set-up"):
        documentation.build()
    return 0


COMMANDS: dict[str, Callable[[list[str]], int]] = {
    "play": play,
    "host": host,
    "install": install,
    "compile": compile_,
    "docs": docs,
}


def main(arguments: list[str]) -> int:
    """Runs a command; whatever goes wrong is one line."""
    try:
        return COMMANDS[arguments[0]](arguments[1:])
    except SetUpFailed as error:
        return complain(str(error))
    except KeyboardInterrupt:
        return complain(f"interrupted; {STILL_WORKS}")
    except OSError as error:
        return complain(explain_system(error))


def complain(text: str) -> int:
    print(f"motherlode: {text}", file=sys.stderr)
    return 1
