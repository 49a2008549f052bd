"""The OpenAPI document, and fuzzing: every answer is one that the document describes."""

import html
import os
import subprocess
import sys
from pathlib import Path

from tests.counts import PROOF, count
from tests.load.launch import Server
from tests.server.sites import QUICK, Site, drive

EXAMPLES = os.environ.get("MOTHERLODE_FUZZ") or str(count(2, 50))
PHASES = "examples,coverage,fuzzing" if PROOF else "examples,fuzzing"
"""The coverage phase sends every kind of malformed value to every parameter."""


def test_the_api_page_lists_every_route(sqlite: Site) -> None:
    async def work() -> None:
        async with sqlite.api() as api:
            page = (await api.http.get("/api/schema")).text
            schema = (await api.http.get("/api/schema/openapi.json")).json()
            assert len(schema["paths"]) > 20
            assert all(path in page for path in schema["paths"])
            assert "<script" not in page
            assert "{table}/state?after&amp;wait<" in page
            for operations in schema["paths"].values():
                for operation in operations.values():
                    assert operation["description"].split(".")[0] in html.unescape(page)
            socket = (await api.http.get("/api/socket-schema")).json()
            assert set(socket) == {"client", "server"}
            assert (await api.http.get("/health")).json()["ok"] is True

    drive(work)


def test_fuzzed_requests_get_only_documented_answers(tmp_path: Path) -> None:
    """Schemathesis: no server errors, only documented statuses and bodies."""
    with Server(str(tmp_path / "fuzz.db"), tmp_path / "log", QUICK) as server:
        command = [
            str(Path(sys.executable).with_name("schemathesis")),
            "run",
            f"{server.address}/api/schema/openapi.json",
            "--max-examples",
            EXAMPLES,
            "--phases",
            PHASES,
            "--checks",
            "not_a_server_error,status_code_conformance,content_type_conformance,"
            "response_schema_conformance,response_headers_conformance",
            "--exclude-path",
            "/metrics",
            "--request-timeout",
            "60",
            "--seed",
            "1",
            "--no-color",
        ]
        done = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path, timeout=300)
        assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]
        assert server.healthy()


def test_the_server_uses_nothing_that_is_deprecated() -> None:
    make = (
        "from motherlode.server import app, settings\n"
        "app.make_app(settings.Settings(database='unused.db'))"
    )
    done = subprocess.run(
        [sys.executable, "-W", "error::DeprecationWarning", "-c", make],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
