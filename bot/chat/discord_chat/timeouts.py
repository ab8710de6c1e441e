"""How long the Discord adapter waits, in seconds."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Timeouts:
    """All waits of the adapter, in seconds. The defaults fit Discord's limits."""

    defer_after: float = 1.5
    """An answer that takes longer is deferred; Discord gives up after three seconds."""
    identify_pause: float = 5.0
    """The pause between two shards that identify."""
    guild_ready: float = 2.0
    """How long a starting shard waits for the next server to be announced."""
    longest_rate_limit: float = 30.0
    """A request that a rate limit would delay for longer fails instead."""
    shutdown: float = 1.0
    """How long running interactions may take to finish when Parlour is stopped."""
