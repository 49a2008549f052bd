"""The commands of the set-up: play, host, install, compile, docs, pin."""

import os
import shutil
import socket
import subprocess
import sys
import threading
import time
import tomllib
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from urllib.request import urlopen

from installer import compiled_modules, docs_site, environment, pins, web_client
from installer.failures import MEGABYTE, STILL_WORKS, SetUpFailed, explain_system
from installer.locks import alone
from installer.paths import BIN, ROOT
from installer.steps import times

NEEDED_MEGABYTES = {"player": 900, "dev": 4_000, "compile": 300}
"""Disk space for a set-up or for compiling in the background, including temporary files."""
PAGE_TIMEOUT = 60.0
DEFAULT_PORT = 8000
VARIABLE = "MOTHERLODE_SERVER_"
"""The server's settings are variables with this prefix, too."""


def set_up(name: str) -> None:
    """Brings a player's or a developer's environment up to date."""
    with alone("set-up"), environment.restored_after_failure():
        if not environment.has_packages(name):  # they take most of the space
            refuse_full_disk(NEEDED_MEGABYTES[name])
        environment.make(name)
        environment.install_node()
        developer = name == "dev"
        with ThreadPoolExecutor(1) as executor:
            built = executor.submit(build_for_developer if developer else build_client)
            environment.install_packages(name)
            built.result()
        # Not earlier: compiling writes the package's metadata too.
        environment.install_motherlode()
        if developer:
            environment.install_pip()


def build_client(developer: bool = False) -> None:
    web_client.install_packages(developer)
    web_client.build()


def build_for_developer() -> None:
    """Builds the client, then the modules: their wheel copies the client's files."""
    build_client(developer=True)
    compile_now()


def compile_now() -> None:
    """Compiles the modules if that is possible, and unless they fit the sources already."""
    if compiled_modules.take():
        return
    if not compiled_modules.why_not():
        print("motherlode: compiled modules ...", flush=True)
        compiled_modules.build()
    if not compiled_modules.take():
        print_why_uncompiled()


def refuse_full_disk(megabytes: int) -> None:
    """Raises SetUpFailed if less disk space is free."""
    free = megabytes_free()
    if free < megabytes:
        needed = f"this needs {megabytes} MB of disk, but only {free} MB are free"
        raise SetUpFailed(f"{needed}; {STILL_WORKS}")


def megabytes_free() -> int:
    return shutil.disk_usage(ROOT).free // MEGABYTE


def play(arguments: list[str]) -> int:
    """Starts a server for this machine and opens its page in a browser."""
    began = time.monotonic()
    set_up("player")
    with alone("set-up"):
        compiled = compiled_modules.take()
    if not compiled:
        compile_later()
    return serve(arguments, began)


def compile_later() -> None:
    """Starts compiling in the background; if that is impossible, prints why."""
    if compiled_modules.why_not():
        print_why_uncompiled()
        return
    if megabytes_free() < NEEDED_MEGABYTES["compile"]:
        print_uncompiled(f"compiling them needs {NEEDED_MEGABYTES['compile']} MB of disk")
        return
    if error := compiled_modules.last_error():
        print(f"motherlode: the games could not be compiled last time: {error}", flush=True)
    print(
        "motherlode: the games run uncompiled this time; they are being compiled"
        " in the background, and the next start is faster",
        flush=True,
    )
    compiled_modules.build_in_background()


def print_why_uncompiled() -> None:
    print_uncompiled(compiled_modules.why_not())


def print_uncompiled(reason: str) -> None:
    print(f"motherlode: the games run uncompiled and slower: {reason}", flush=True)


def host(arguments: list[str]) -> int:
    """Starts a server that other devices of the same network can reach."""
    return play(["--host", "0.0.0.0", *arguments])


def serve(arguments: list[str], began: float) -> int:
    """Runs the server until it is stopped."""
    started, port = time.monotonic(), port_of(arguments)
    if is_free(port):  # otherwise another server would answer, and ours reports the error
        timing = threading.Thread(target=print_times, args=(port, began, started), daemon=True)
        timing.start()
    server = subprocess.Popen([BIN / "motherlode", "serve", "--open", *arguments])
    while True:
        try:
            return server.wait()
        except KeyboardInterrupt:
            continue  # the server gets it too, and ends by itself


def port_of(arguments: list[str], environment: Mapping[str, str] = os.environ) -> int:
    """The port that a flag, the environment or the settings file names, or the default."""
    file = flag("--settings", arguments) or environment.get(f"{VARIABLE}SETTINGS", "")
    named = flag("--port", arguments) or environment.get(f"{VARIABLE}PORT", "")
    given = named or port_in_file(file)
    # The server refuses other numbers, with the reason.
    return int(given) if given.isdecimal() and int(given) < 65536 else DEFAULT_PORT


def flag(name: str, arguments: list[str]) -> str:
    """The value that a flag has in the arguments; empty if they don't have it."""
    for word, after in zip(arguments, [*arguments, ""][1:], strict=True):
        if word == name or word.startswith(f"{name}="):
            return word.partition("=")[2] or after
    return ""


def port_in_file(file: str) -> str:
    """The port of a settings file; empty if it names none or can't be read, as the server says."""
    try:
        return str(tomllib.loads(Path(file).read_text(encoding="utf-8")).get("port", ""))
    except (OSError, ValueError):
        return ""


def is_free(port: int) -> bool:
    """True if nothing listens on the port."""
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) != 0


def print_times(port: int, began: float, started: float) -> None:
    """Waits until the page can be loaded, then prints how long each step took."""
    while is_free(port):
        time.sleep(0.05)
    with urlopen(f"http://127.0.0.1:{port}/", timeout=PAGE_TIMEOUT) as page:
        page.read()
    now = time.monotonic()
    parts = [f"{step} {seconds:.1f} s" for step, seconds in times.items()]
    steps = ", ".join([*parts, f"server {now - started:.1f} s"])
    print(f"motherlode: the page opened after {now - began:.1f} s ({steps})", flush=True)


def install(arguments: list[str]) -> int:
    """Brings a developer's environment up to date, including the compiled modules."""
    set_up("dev")
    for step, seconds in times.items():
        print(f"motherlode: {step} took {seconds:.1f} s")
    return subprocess.run([BIN / "motherlode", "about"]).returncode


def compile_(arguments: list[str]) -> int:
    """Compiles the modules at low priority, for the next start."""
    compiled_modules.lower_priority()
    compiled_modules.build_and_note_error()
    return 0


def docs(arguments: list[str]) -> int:
    """Builds the documentation site; fails if a link is broken."""
    with alone("set-up"):
        docs_site.build()
    return 0


def pin(arguments: list[str]) -> int:
    """Pins the newest versions of all packages."""
    with alone("set-up"):
        pins.renew()
    return 0


COMMANDS: dict[str, Callable[[list[str]], int]] = {
    "play": play,
    "host": host,
    "install": install,
    "compile": compile_,
    "docs": docs,
    "pin": pin,
}


def main(arguments: list[str]) -> int:
    """Runs a command; reports an error in one line."""
    try:
        return COMMANDS[arguments[0]](arguments[1:])
    except SetUpFailed as error:
        return report_error(str(error))
    except KeyboardInterrupt:
        return report_error(f"interrupted; {STILL_WORKS}")
    except OSError as error:
        return report_error(explain_system(error))


def report_error(text: str) -> int:
    """Prints an error; returns the exit code."""
    print(f"motherlode: {text}", file=sys.stderr)
    return 1
