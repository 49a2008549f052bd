"""A run on a Ray cluster of two nodes gives the same results as one process."""

import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from motherlode.lab.measures.balance import BalanceConfig, balance
from motherlode.lab.runs.match import Match, edition_to_json
from motherlode.lab.runs.ray_pool import NoCluster, _check_reachable, connect
from motherlode.lab.runs.resumable_run import Run, play_run
from motherlode.lab.runs.worker_pool import SerialPool, open_pool

ray = pytest.importorskip("ray", reason="Ray is not installed: clusters are not tested")


@pytest.fixture
def address(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The address of a Ray cluster of two nodes with a processor each."""
    from ray.cluster_utils import Cluster

    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    node = {"num_cpus": 1, "include_dashboard": False, "object_store_memory": 80_000_000}
    two = Cluster(initialize_head=True, head_node_args=node)
    try:
        two.add_node(num_cpus=1, object_store_memory=80_000_000)
        two.wait_for_nodes()
        yield two.address
    finally:
        two.shutdown()  # type: ignore[no-untyped-call]


def test_a_run_on_two_nodes_writes_the_same_file_as_one_process(
    address: str, tmp_path: Path
) -> None:
    edition = edition_to_json({"gold": {"to_win": 2}})
    match = Match("karats", ("greedy", "random"), 60, edition=edition)
    alone = play_run(Run((match,), 0.3, tmp_path / "alone.csv"), SerialPool())
    with open_pool(ray=address) as pool:
        assert pool.workers == 2
        busy = [pool.submit(_node) for _ in range(40)]
        assert len({future.result() for future in busy}) == 2
        together = play_run(Run((match,), 0.3, tmp_path / "cluster.csv"), pool)
        config = BalanceConfig("karats", games=6, seats=(2,))
        [report] = balance([config], pool)
    assert report.as_data() == balance([config], SerialPool())[0].as_data()
    assert together == alone
    assert (tmp_path / "alone.csv").read_bytes() == (tmp_path / "cluster.csv").read_bytes()


def _node() -> str:
    """The id of the node that runs this call, after a pause in which other nodes get work."""
    time.sleep(0.1)
    node: str = ray.get_runtime_context().get_node_id()
    return node


@pytest.mark.parametrize("address", ["127.0.0.1:9", "ray://127.0.0.1:9", "[::1]:9", "nonsense"])
def test_an_address_without_a_cluster_is_refused_at_once(address: str) -> None:
    with pytest.raises(NoCluster, match="no Ray cluster answers"), connect(address):
        pass


@pytest.mark.parametrize("address", ["[::1]:9", "ray://[::1]:9"])
def test_an_address_in_brackets_is_checked_before_ray_connects(address: str) -> None:
    with pytest.raises(NoCluster, match="no Ray cluster answers"):
        _check_reachable(address)
