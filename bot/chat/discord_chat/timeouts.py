"""How long things may take."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Timeouts:
    """Seconds. What Discord demands stands here; tests are in more of a hurry."""

    defer_after: float = 1.5
    """After that an answer that is not there yet is promised; Discord waits for three."""
    identify_pause: float = 5.0
    """Between two shards that introduce themselves."""
    guild_ready: float = 2.0
    """For the next server to be heard of while a shard starts."""
    longest_rate_limit: float = 30.0
    """The longest wait that a rate limit may ask for; what has to wait longer is tried later."""
    shutdown: float = 1.0
    """For those who are being answered when Parlour is stopped."""
