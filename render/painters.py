"""The painter of each board, by the type of its positions."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from render.look import Look
from render.scene import Scene

PAINTERS: Mapping[type, Callable[[Any, Look], Scene]] = MappingProxyType({})
"""One line a board; backgammon and narde share theirs."""
