"""Writes docs/deploy/grafana-dashboard.json, the dashboard of the server's metrics, from the list
of its panels below."""

import json
from pathlib import Path
from typing import Any

FILE = Path(__file__).parents[1] / "docs" / "deploy" / "grafana-dashboard.json"
WIDTH = 24
"""Columns of a dashboard."""
HEIGHT, LOW = 8, 4
"""The height of a chart, and of a panel with one number."""
SOURCE = {"type": "prometheus", "uid": "${datasource}"}
CHOSEN = 'job=~"$job", instance=~"$instance"'
RATE = "[$__rate_interval]"

Query = tuple[str, str]
"""A query and the name of its lines."""


def rate(metric: str, by: str = "", over: str = RATE, how: str = "rate") -> str:
    """A query: how fast a counter grows, for each value of the label `by`."""
    grouped = f"sum by ({by}) " if by else "sum"
    return f"{grouped}({how}({metric}{{{CHOSEN}}}{over}))"


def quantile(share: float, metric: str, by: str = "", only: str = "") -> str:
    """A query: the seconds within which a share of what a histogram counts was done."""
    grouped, chosen = f"le, {by}" if by else "le", f"{only}, {CHOSEN}" if only else CHOSEN
    rates = f"rate({metric}_bucket{{{chosen}}}{RATE})"
    return f"histogram_quantile({share}, sum by ({grouped}) ({rates}))"


def now(what: str, metric: str, by: str = "", only: str = "") -> str:
    """A query: the present value of a gauge; `what` joins those of the processes."""
    grouped, chosen = f" by ({by}) " if by else "", f"{only}, {CHOSEN}" if only else CHOSEN
    return f"{what}{grouped}({metric}{{{chosen}}})"


MOVE = 'type="move"'
WAIT = "motherlode_message_seconds"
# Every process counts the tables of the whole database.
TABLES = now("max", "motherlode_stored_tables", "game, state")
PLAYED = now("max", "motherlode_stored_tables", "game", 'state="playing"')
ERRORS = f'sum(delta(motherlode_logged_problems{{level="error", {CHOSEN}}}[1h]))'
FILES = f"max by (instance) (process_open_fds{{{CHOSEN}}} / process_max_fds{{{CHOSEN}}})"

ROWS: dict[str, list[tuple[str, str, str, list[Query]]]] = {
    "Now": [
        ("Moves", "Entries stored in a second", "ops", [(rate("motherlode_moves_total"), "moves")]),
        (
            "Wait for a move",
            "From the frame with a move to its answer: 99 of 100 are faster",
            "s",
            [(quantile(0.99, WAIT, only=MOVE), "p99")],
        ),
        ("Sockets", "Open sockets", "short", [(now("sum", "motherlode_sockets"), "sockets")]),
        ("Games", "Stored games that are being played", "short", [(f"sum({PLAYED})", "games")]),
        ("Errors", "Errors in the log in the last hour", "short", [(ERRORS, "errors")]),
        ("Processes", "Servers that answer", "short", [(now("count", "motherlode_build"), "")]),
    ],
    "What players wait for": [
        (
            "Moves",
            "From the frame with a move to its answer",
            "s",
            [(quantile(share, WAIT, only=MOVE), f"p{share * 100:.0f}") for share in (0.5, 0.99)],
        ),
        ("Messages", "p99 by type", "s", [(quantile(0.99, WAIT, "type"), "{{type}}")]),
        (
            "Requests",
            "p99 by route; a request that waits for news is answered when there is some",
            "s",
            [
                (
                    quantile(0.99, "motherlode_request_seconds", "method, route"),
                    "{{method}} {{route}}",
                )
            ],
        ),
        (
            "Event loop",
            "p99 of how late a timer runs; above 50 ms a process has too much to do",
            "s",
            [(quantile(0.99, "motherlode_loop_lag_seconds", "instance"), "{{instance}}")],
        ),
        (
            "Answers",
            "HTTP answers in a second",
            "reqps",
            [(rate("motherlode_answers_total", "status"), "{{status}}")],
        ),
        (
            "Refused",
            "Requests and messages refused in a second",
            "ops",
            [(rate("motherlode_refused_total", "code"), "{{code}}")],
        ),
    ],
    "Store": [
        (
            "Commits",
            "Seconds that a commit takes",
            "s",
            [
                (quantile(share, "motherlode_commit_seconds"), f"p{share * 100:.0f}")
                for share in (0.5, 0.99)
            ],
        ),
        (
            "Writes",
            "Writes and commits in a second",
            "ops",
            [
                (rate("motherlode_writes"), "writes"),
                (rate("motherlode_batches"), "commits"),
            ],
        ),
        (
            "Queue and failures",
            "Writes that wait, and commits that failed; both are near 0 on a healthy store",
            "short",
            [
                (now("sum", "motherlode_waiting_writes", "instance"), "waiting, {{instance}}"),
                (
                    rate("motherlode_failed_commits_total", "cause", how="increase"),
                    "failed: {{cause}}",
                ),
            ],
        ),
    ],
    "Workers": [
        (
            "Jobs",
            "Jobs that wait or run",
            "short",
            [(now("sum", "motherlode_worker_jobs", "lane"), "{{lane}}")],
        ),
        (
            "Seconds of a job",
            "p95, with the wait for a process",
            "s",
            [(quantile(0.95, "motherlode_worker_seconds", "lane"), "{{lane}}")],
        ),
        (
            "Lost workers",
            "Worker processes that ended during a job",
            "short",
            [(rate("motherlode_workers_lost_total", "lane", how="increase"), "{{lane}}")],
        ),
    ],
    "Games and people": [
        (
            "Tables",
            "Stored tables by state",
            "short",
            [(f"sum by (state) ({TABLES})", "{{state}}")],
        ),
        (
            "New and finished",
            "Tables made, and games ended by their rules, in an hour",
            "short",
            [
                (rate("motherlode_created_total", "game", "[1h]", "increase"), "new, {{game}}"),
                (
                    rate("motherlode_finished_total", "game", "[1h]", "increase"),
                    "finished, {{game}}",
                ),
            ],
        ),
        (
            "Connected",
            "Sockets, requests that wait for news, and tables in memory",
            "short",
            [
                (now("sum", "motherlode_sockets"), "sockets"),
                (now("sum", "motherlode_polls"), "waiting requests"),
                (now("sum", "motherlode_tables"), "tables in memory"),
            ],
        ),
    ],
    "Processes": [
        (
            "Processor",
            "Cores in use, without worker processes",
            "short",
            [(rate("process_cpu_seconds_total", "instance"), "{{instance}}")],
        ),
        (
            "Memory",
            "Resident memory, without worker processes",
            "bytes",
            [(now("sum", "process_resident_memory_bytes", "instance"), "{{instance}}")],
        ),
        ("Open files", "Share of the limit", "percentunit", [(FILES, "{{instance}}")]),
        (
            "Log",
            "Warnings and errors",
            "short",
            [(rate("motherlode_logged_problems", "level", how="increase"), "{{level}}")],
        ),
        ("Bans", "Banned addresses", "short", [(now("max", "motherlode_bans"), "bans")]),
        (
            "Versions",
            "Processes of each version",
            "short",
            [(now("count", "motherlode_build", "version"), "{{version}}")],
        ),
    ],
}
"""By row, its panels: title, description, unit, queries. The first row shows numbers."""


def variable(name: str, label: str) -> dict[str, Any]:
    """A choice above the dashboard: the values of a label."""
    query = {"query": f"label_values(motherlode_build, {name})", "refId": name}
    return {
        "name": name, "label": label, "type": "query", "datasource": SOURCE, "query": query,
        "refresh": 2, "includeAll": True, "multi": True,
        "current": {"text": "All", "value": "$__all"},
    }  # fmt: skip


def panel(title: str, text: str, unit: str, queries: list[Query], kind: str) -> dict[str, Any]:
    """A panel without its place."""
    defaults: dict[str, Any] = {"unit": unit, "min": 0}
    options: dict[str, Any] = {"reduceOptions": {"calcs": ["lastNotNull"]}, "graphMode": "area"}
    if kind == "timeseries":
        defaults["custom"] = {"fillOpacity": 10, "lineWidth": 1, "showPoints": "never"}
        legend = {"displayMode": "list", "placement": "bottom"}
        options = {"legend": legend, "tooltip": {"mode": "multi", "sort": "desc"}}
    targets = [
        {"refId": chr(ord("A") + i), "datasource": SOURCE, "expr": query, "legendFormat": legend}
        for i, (query, legend) in enumerate(queries)
    ]
    return {
        "type": kind, "title": title, "description": text, "datasource": SOURCE,
        "fieldConfig": {"defaults": defaults, "overrides": []},
        "options": options, "targets": targets,
    }  # fmt: skip


def placed_panels() -> list[dict[str, Any]]:
    """All panels, each with its number and place."""
    panels: list[dict[str, Any]] = []
    top = 0

    def place(made: dict[str, Any], x: int, y: int, width: int, height: int) -> None:
        where = {"h": height, "w": width, "x": x, "y": y}
        panels.append({"id": len(panels) + 1, **made, "gridPos": where})

    for number, (title, row) in enumerate(ROWS.items()):
        kind, width, height = (
            ("timeseries", WIDTH // 3, HEIGHT) if number else ("stat", WIDTH // len(row), LOW)
        )
        place({"type": "row", "title": title, "collapsed": False, "panels": []}, 0, top, WIDTH, 1)
        top += 1
        for i, described in enumerate(row):
            across = WIDTH // width
            place(
                panel(*described, kind),
                i % across * width,
                top + i // across * height,
                width,
                height,
            )
        top += -(-len(row) // (WIDTH // width)) * height
    return panels


def dashboard() -> str:
    """The text of the file."""
    source = {
        "name": "datasource",
        "label": "Data source",
        "type": "datasource",
        "query": "prometheus",
    }
    made = {
        "title": "Motherlode", "uid": "motherlode", "tags": ["motherlode"],
        "schemaVersion": 39, "version": 1, "editable": True,
        "refresh": "30s", "time": {"from": "now-6h", "to": "now"}, "timezone": "browser",
        "annotations": {"list": []}, "links": [],
        "templating": {"list": [source, variable("job", "Job"), variable("instance", "Process")]},
        "panels": placed_panels(),
    }  # fmt: skip
    return json.dumps(made, indent=1) + "\n"


if __name__ == "__main__":
    FILE.write_text(dashboard(), encoding="utf-8")
