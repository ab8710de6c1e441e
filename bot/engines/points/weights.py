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
    """Return the net in the bytes of a file."""
    with np.load(BytesIO(content)) as arrays:
        return Net(
            *(
                arrays[name].astype(np.float32)
                for name in ("hidden", "hidden_bias", "output", "output_bias")
            )
        )


def write_net(net: Net) -> bytes:
    """Return the bytes of a file; half precision is enough to play with."""
    content = BytesIO()
    np.savez_compressed(
        content,
        hidden=net.hidden.astype(np.float16),
        hidden_bias=net.hidden_bias.astype(np.float16),
        output=net.output.astype(np.float16),
        output_bias=net.output_bias.astype(np.float16),
    )
    return content.getvalue()
