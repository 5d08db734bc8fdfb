"""The example that learns on the batched environment."""

from __future__ import annotations

from itertools import islice
from pathlib import Path

import numpy as np
import pytest

from examples import learner
from shipmates.envs import planet9_v0

pytest.importorskip("shipmates_native")


def test_it_plays_learns_and_keeps_its_curve(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    curve = tmp_path / "curve.csv"
    asked = ["--minutes", "0.001", "--games", "8", "--mission", "1", "--curve", str(curve)]
    points = learner.main(asked)
    assert points
    assert len(curve.read_text().splitlines()) == len(points) + 1
    assert "games" in capsys.readouterr().out


def test_its_slopes_are_those_of_its_loss(monkeypatch: pytest.MonkeyPatch) -> None:
    """By differences: a weight moved a little changes the loss by its slope."""
    dice = np.random.default_rng(3)
    net = learner.Net(np.arange(5), actions=4, hidden=3, seed=2)
    net.weights = [weight.astype(np.float64) + 0.1 for weight in net.weights]
    seen, mask = dice.random((6, 5)), np.ones((6, 4), np.int8)
    told, slopes = dice.random((6, 4)), list[object]()
    worth = dice.random(6)

    def loss() -> float:
        hidden, _, hope = net.look(seen, mask)
        scores = hidden @ net.weights[2] + net.weights[3]
        return float((told * scores).sum() + (worth * hope).sum())

    monkeypatch.setattr(net, "_adam", slopes.extend)
    net.move(seen, net.look(seen, mask)[0], told, worth)
    for weight, slope in zip(net.weights, slopes, strict=True):
        place = tuple(size - 1 for size in weight.shape)
        before = loss()
        weight[place] += 1e-6
        assert np.isclose((loss() - before) / 1e-6, np.asarray(slope)[place], atol=1e-4)
        weight[place] -= 1e-6


@pytest.mark.deep
def test_it_learns_that_rockets_must_win() -> None:
    env = planet9_v0.batch_env(128, mission=13, distress="off")
    net = learner.Net(learner.used(env, 1), env.rows.action_mask.shape[1])
    won = [share for _, share in islice(learner.train(env, net, 3_600, 1), 40)]
    assert np.mean(won[:3]) < 0.15
    assert np.mean(won[-3:]) > 0.4
