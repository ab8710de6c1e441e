"""Who plays and where: names that mean the same on every platform."""

from typing import NewType

PlayerId = NewType("PlayerId", str)
"""A person, with the platform first: `discord:123`, `telegram:456`."""

TableId = NewType("TableId", str)
"""The one table of a channel, thread or chat, with the platform first: `telegram:-100123:7`."""
