"""How long the Discord adapter waits, in seconds."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Timeouts:
    """All waits of the adapter, in seconds. The defaults fit Discord's limits."""

    defer_after: float = 1.5
    """An answer that takes longer is deferred; Discord gives up after three seconds."""
    settle: float = 0.5
    """A press that comes sooner after its message has changed was meant for what was there."""
    patience: float = 150.0
    """A player of whom nothing was seen for longer is alerted to the board that waits for them."""
    identify_pause: float = 5.0
    """The pause between two shards that identify."""
    guild_ready: float = 2.0
    """How long a starting shard waits for the next server to be announced."""
    longest_rate_limit: float = 30.0
    """A request that a rate limit would delay for longer fails; the library takes no less."""
    resync: float = 5.0
    """The pause before slash commands are handed in again; it doubles with every failure."""
    retry: float = 5.0
    """The pause before the next try to connect; it doubles up to a minute."""
    send: float = 10.0
    """Sending that takes longer has failed. By itself the library waits for minutes."""
    admit: float = 10.0
    """A visitor about whom Discord has not answered by then is not admitted."""
    reconnect: float = 1.0
    """The pause before the next try to send, while Discord is not connected."""
    shutdown: float = 1.0
    """How long running interactions may take to finish when Parlour is stopped."""
