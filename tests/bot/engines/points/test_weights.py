"""Weights in a file."""

from hashlib import sha256
from pathlib import Path

import numpy as np
import pytest

from bot.engines.points.weights import load_net
from tests.training.points.learner import HIDDEN, grow, layers, new_net
from tests.training.points.weights import write_net


@pytest.mark.parametrize("deeper", [0, 4])
def test_a_net_comes_back_from_its_file_almost_as_it_was(tmp_path: Path, deeper: int) -> None:
    luck = np.random.default_rng(1)
    net = grow(new_net(3, luck), HIDDEN, deeper, luck)
    path = tmp_path / "weights.npz"
    path.write_bytes(write_net(net))
    read = load_net(path, sha256(path.read_bytes()).hexdigest())
    for before, after in zip(layers(net), layers(read), strict=True):
        assert after.dtype == np.float32
        assert after.shape == before.shape
        assert np.allclose(before, after, atol=1e-3)
