"""The same run on a Ray cluster of two nodes: the same results to the last byte."""

import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from motherlode.lab.measures.balance import Trial, balance
from motherlode.lab.runs.match import Match, packed
from motherlode.lab.runs.ray_pool import NoCluster, _check_reachable, cluster
from motherlode.lab.runs.run import Run, play_run
from motherlode.lab.runs.workers import SerialPool, open_pool

ray = pytest.importorskip("ray", reason="Ray is not installed: clusters are NOT tested here")


@pytest.fixture
def address(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The address of a cluster of two nodes with a processor each."""
    from ray.cluster_utils import RayPool

    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    node = {"num_cpus": 1, "include_dashboard": False, "object_store_memory": 80_000_000}
    two = RayPool(initialize_head=True, head_node_args=node)
    try:
        two.add_node(num_cpus=1, object_store_memory=80_000_000)
        two.wait_for_nodes()
        yield two.address
    finally:
        two.shutdown()  # type: ignore[no-untyped-call]


def test_a_run_on_two_nodes_gives_what_one_process_gives(address: str, tmp_path: Path) -> None:
    edition = packed({"gold": {"to_win": 2}})
    match = Match("karats", ("greedy", "random"), 60, edition=edition)
    alone = play_run(Run((match,), 0.3, tmp_path / "alone.csv"), SerialPool())
    with open_pool(ray=address) as pool:
        assert pool.workers == 2
        busy = [pool.submit(_node) for _ in range(40)]
        assert len({future.result() for future in busy}) == 2
        together = play_run(Run((match,), 0.3, tmp_path / "cluster.csv"), pool)
        trial = Trial("karats", games=6, seats=(2,))
        [report] = balance([trial], pool)
    assert report.as_data() == balance([trial], SerialPool())[0].as_data()
    assert together == alone
    assert (tmp_path / "alone.csv").read_bytes() == (tmp_path / "cluster.csv").read_bytes()


def _node() -> str:
    """Which node works here, after a moment in which others get work too."""
    time.sleep(0.1)
    node: str = ray.get_runtime_context().get_node_id()
    return node


@pytest.mark.parametrize("address", ["127.0.0.1:9", "ray://127.0.0.1:9", "[::1]:9", "nonsense"])
def test_where_no_cluster_is_it_says_so_at_once(address: str) -> None:
    with pytest.raises(NoCluster, match="no Ray cluster answers"), cluster(address):
        pass


@pytest.mark.parametrize("address", ["[::1]:9", "ray://[::1]:9"])
def test_an_address_in_brackets_is_tried_before_ray_waits_for_it(address: str) -> None:
    with pytest.raises(NoCluster, match="no Ray cluster answers"):
        _check_reachable(address)
