"""Weights of a net as a file that can be shipped with its engine."""

from io import BytesIO

import numpy as np

from bot.engines.points.net import Net


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
