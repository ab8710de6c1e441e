"""Weights of a net as a file that can be shipped with its engine."""

from dataclasses import asdict
from io import BytesIO

import numpy as np

from bot.engines.points.net import Net


def write_net(net: Net) -> bytes:
    """Return the bytes of a file; half precision is enough to play with."""
    content = BytesIO()
    known = {name: value.astype(np.float16) for name, value in asdict(net).items() if value.size}
    np.savez_compressed(content, **known)
    return content.getvalue()
