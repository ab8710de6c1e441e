"""Weights in a file."""

from hashlib import sha256
from pathlib import Path

import numpy as np
import pytest

from bot.engines.points.weights import WrongWeights, load_net, write_net
from tests.training.points.learner import layers, new_net


def test_a_net_comes_back_from_its_file_almost_as_it_was(tmp_path: Path) -> None:
    net = new_net(3, np.random.default_rng(1))
    path = tmp_path / "weights.npz"
    path.write_bytes(write_net(net))
    read = load_net(path, sha256(path.read_bytes()).hexdigest())
    for before, after in zip(layers(net), layers(read), strict=True):
        assert after.dtype == np.float32
        assert np.allclose(before, after, atol=1e-3)


def test_a_file_that_was_changed_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "weights.npz"
    path.write_bytes(b"something else")
    with pytest.raises(WrongWeights) as caught:
        load_net(path, "0" * 64)
    assert caught.value.path == path
    assert caught.value.found == sha256(b"something else").hexdigest()
