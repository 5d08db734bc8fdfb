"""A real Ray of this machine: workers and whole nodes may die, and the games are the same."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from shipmates.lab import Alone, Unfit, run
from shipmates.lab.rays import Cluster, loaded
from tests.lab.samples import SMALL, Fatal, games

pytestmark = [
    pytest.mark.slow,
    # Ray leaves it to the end of the process to close some of its files.
    pytest.mark.filterwarnings("ignore::ResourceWarning"),
]


@pytest.mark.deep
def test_two_workers_write_the_bytes_that_one_process_does_though_one_is_killed(
    tmp_path: Path,
) -> None:
    mark = tmp_path / "mark"
    found = games(SMALL, tmp_path / "ray", Fatal(Cluster("local", 2), mark))
    assert mark.exists(), "a worker was killed"
    assert found == games(SMALL, tmp_path / "here", Alone())


@pytest.mark.parametrize("address", ["127.0.0.1:1", "nowhere", "ray://127.0.0.1:1", "[::1]:x"])
def test_nobody_waits_for_a_cluster_that_is_not_there(address: str, tmp_path: Path) -> None:
    with pytest.raises(Unfit, match="mistake-lab-ray"):
        run(SMALL, tmp_path, Cluster(address), lambda *_: None)


@pytest.mark.deep
def test_a_cluster_of_two_nodes_loses_one_and_finishes(tmp_path: Path) -> None:
    loaded()
    utils: Any = import_module("ray.cluster_utils")
    head = {"num_cpus": 1, "include_dashboard": False}
    cluster = utils.Cluster(initialize_head=True, head_node_args=head)
    try:
        lost = cluster.add_node(num_cpus=1)
        cluster.wait_for_nodes()
        count = list[int]()

        def told(_: object, done: int, __: int) -> None:
            count.append(done)
            if done == 5:
                cluster.remove_node(lost, allow_graceful=False)

        run(SMALL, tmp_path / "ray", Cluster(cluster.address), told)
        assert max(count) == 12
    finally:
        cluster.shutdown()
    assert (tmp_path / "ray/games.parquet").read_bytes() == games(
        SMALL, tmp_path / "a", Alone()
    )
