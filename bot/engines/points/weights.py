"""Weights of a net in a file that is shipped with the engine."""

from io import BytesIO
from pathlib import Path

import numpy as np

from bot.engines.points.net import Net
from bot.engines.shipped import read_shipped


def load_net(path: Path, digest: str) -> Net:
    """Return the net in a file that is shipped; raise WrongFile unless it has this SHA-256."""
    return read_net(read_shipped(path, digest))


def read_net(content: bytes) -> Net:
    """Return the net in the bytes of a file, which may say nothing of a second hidden layer."""
    with np.load(BytesIO(content)) as arrays:
        found = {name: arrays[name].astype(np.float32) for name in arrays.files}
    nothing = np.zeros((0, len(found["hidden"])), np.float32)
    return Net(**{"deeper": nothing, "deeper_bias": nothing[:, :1], **found})
