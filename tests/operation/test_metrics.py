"""Metrics: what a server of real games shows, and that the dashboard asks for nothing else."""

import asyncio
import json
import re
import runpy
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import promql_parser
import pytest
from prometheus_client.parser import text_string_to_metric_families

from motherlode.server.metrics import Metrics
from motherlode.server.recent_problems import KEPT, RecentProblems
from motherlode.server.store.writer import WriteJob, Writer
from tests.load.client import Api
from tests.load.crash_run import Mover, Report
from tests.load.launch import Server
from tests.server.sites import drive

ROOT = Path(__file__).parents[2]
DASHBOARD = ROOT / "docs" / "deploy" / "grafana-dashboard.json"
SCRAPED_LABELS = {"job", "instance"}
"""Labels that Prometheus adds itself."""
SAMPLES = {
    "gauge": [""],
    "counter": ["_total"],
    "histogram": ["_bucket", "_sum", "_count"],
}
"""By the type of a metric, the endings of its samples."""


def labels_of_samples() -> dict[str, set[str]]:
    """By the name of a sample, the labels that it has."""
    labels: dict[str, set[str]] = {}
    registry = Metrics().registry
    for family in registry.collect():
        collector = registry._names_to_collectors.get(family.name)
        own = set(getattr(collector, "_labelnames", ()))
        for ending in SAMPLES[family.type]:
            labels[family.name + ending] = own | ({"le"} if ending == "_bucket" else set())
    return labels


def queries() -> list[str]:
    panels = json.loads(DASHBOARD.read_text(encoding="utf-8"))["panels"]
    return [target["expr"] for panel in panels for target in panel.get("targets", [])]


def nodes(node: Any) -> Iterator[Any]:
    """A node of a parsed query and all below it."""
    yield node
    for name in ("expr", "lhs", "rhs", "vector_selector", "param"):
        below = getattr(node, name, None)
        if below is not None:
            yield from nodes(below)
    for below in getattr(node, "args", None) or []:
        yield from nodes(below)


@pytest.mark.parametrize("query", queries())
def test_a_query_of_the_dashboard_names_existing_metrics_and_labels(query: str) -> None:
    known = labels_of_samples()
    filled = query.replace("$__rate_interval", "5m")
    found = [
        node
        for node in nodes(promql_parser.parse(filled))
        if isinstance(node, promql_parser.VectorSelector)
    ]
    assert found
    everything: set[str] = set()
    for selector in found:
        assert selector.name in known
        asked = {matcher.name for matcher in selector.matchers.matchers}
        assert asked <= known[selector.name] | SCRAPED_LABELS
        everything |= known[selector.name]
    grouped = {
        name.strip() for text in re.findall(r"by \((.*?)\)", query) for name in text.split(",")
    }
    assert grouped <= everything | SCRAPED_LABELS


def test_every_metric_of_ours_is_on_the_dashboard() -> None:
    text = DASHBOARD.read_text(encoding="utf-8")
    ours = [
        family.name
        for family in Metrics().registry.collect()
        if family.name.startswith("motherlode_")
    ]
    assert len(ours) >= 20
    assert [name for name in ours if name not in text] == []


def test_the_dashboard_is_the_one_that_its_script_writes() -> None:
    made = runpy.run_path(str(ROOT / "scripts" / "grafana_dashboard.py"))["dashboard"]()
    assert DASHBOARD.read_text(encoding="utf-8") == made


async def play_and_ask(server: Server, moves: int) -> None:
    report = Report("sqlite")
    mover, stop = Mover([server.address], report), asyncio.Event()
    await mover.set_up()
    playing = asyncio.create_task(mover.play(stop))
    while report.acknowledged < moves:
        await asyncio.sleep(0.01)
    stop.set()
    await playing
    await mover.close()
    api = Api(server.address)
    for path in ("/nowhere-at-all", "/api/tables/unknown"):
        assert (await api.http.get(path)).status_code == 404
    await api.close()


def test_a_played_game_shows_in_latencies_queues_stores_and_games(tmp_path: Path) -> None:
    async def work() -> None:
        await play_and_ask(server, 12)
        api = Api(server.address)
        text = (await api.http.get("/metrics")).text
        await api.close()
        families = {family.name: family for family in text_string_to_metric_families(text)}

        def value(name: str, **labels: str) -> float:
            family = families[name.removesuffix("_total").removesuffix("_count")]
            return sum(
                sample.value
                for sample in family.samples
                if sample.name == name and labels.items() <= sample.labels.items()
            )

        assert value("motherlode_moves_total") >= 12
        assert value("motherlode_message_seconds_count", type="move") >= 12
        assert value("motherlode_commit_seconds_count") == value("motherlode_batches")
        assert value("motherlode_created_total") == 1
        assert value("motherlode_request_seconds_count", route="/api/tables") == 1
        assert value("motherlode_answers_total", status="404") == 2
        assert value("motherlode_waiting_writes") == 0
        assert value("motherlode_refused_total", code="no_such_table") == 1
        assert value("motherlode_build") == 1
        assert value("process_resident_memory_bytes") > 10_000_000
        # Clients choose paths and ids: none of them may become a label.
        assert "nowhere" not in text
        assert "unknown" not in text

    with Server(str(tmp_path / "tables.db"), tmp_path / "log") as server:
        drive(work)


def test_failed_commits_are_counted_by_cause() -> None:
    class Broken:
        def write(self, jobs: list[WriteJob]) -> None:
            raise OSError("no space left on device")

        def close(self) -> None:
            pass

    async def work() -> None:
        metrics, writer = Metrics(), Writer(Broken())
        writer.measure(metrics.commits.observe, metrics.count_failure)
        with pytest.raises(Exception, match="disk full"):
            await writer.submit(lambda connection: None)
        await writer.stop()
        page = metrics.page().decode()
        assert 'motherlode_failed_commits_total{cause="disk full"} 1.0' in page
        assert "motherlode_commit_seconds_count 0.0" in page

    drive(work)


def test_problems_are_counted_and_the_latest_kept_without_tracebacks() -> None:
    problems = RecentProblems()
    for number in range(KEPT + 5):
        line = {"event": f"failed {number}", "level": "error", "exception": "Traceback"}
        assert problems.note(None, "error", line) is line
    problems.note(None, "info", {"event": "fine", "level": "info"})
    problems.note(None, "warning", {"event": "odd", "level": "warning"})
    latest = problems.latest()
    assert (latest[0]["event"], latest[1]["event"]) == ("odd", f"failed {KEPT + 4}")
    assert len(latest) == KEPT
    assert "exception" not in latest[1]
    assert problems.counts == {"error": KEPT + 5, "warning": 1}
