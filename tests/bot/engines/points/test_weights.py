"""Weights in a file."""

from hashlib import sha256
from pathlib import Path

import numpy as np

from bot.engines.points.weights import load_net
from tests.training.points.learner import layers, new_net
from tests.training.points.weights import write_net


def test_a_net_comes_back_from_its_file_almost_as_it_was(tmp_path: Path) -> None:
    net = new_net(3, np.random.default_rng(1))
    path = tmp_path / "weights.npz"
    path.write_bytes(write_net(net))
    read = load_net(path, sha256(path.read_bytes()).hexdigest())
    for before, after in zip(layers(net), layers(read), strict=True):
        assert after.dtype == np.float32
        assert np.allclose(before, after, atol=1e-3)
