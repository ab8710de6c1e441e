"""The capacity model: what so many chats need at their busiest. docs/scale.md explains it.

`python -m tests.bench.capacity` prints the table; `tests.bench.simulation` checks the figures.
"""

from dataclasses import dataclass
from math import ceil

CHATS = 10_000, 100_000, 1_000_000

# How people play, per chat.
LIVE = 0.02
"""Games that are on at the busiest moment."""
PAUSE = 8.0
"""Seconds between two commands at such a table."""
TABLES = 1
"""Tables that are stored: with a game that is on, or for a month with one that is over."""
GAMES_A_DAY = 0.3
MEMORY_DAYS = 30
"""Days for which finished games are stored."""
PLAYERS = 3

# What it costs, as measured.
COMMAND_CPU = 0.005
"""Seconds of a core for a command with its picture, the library of its platform included."""
DESK_CPU = 0.003
"""Seconds of that for desk and painter."""
STORE_CPU = 0.0005
"""Seconds of a store server for a command: load, save, and the note that it was shown."""
TABLE_BYTES = 8_000
"""Bytes of the store's memory for a table in the middle of a game."""
GAME_BYTES = 8_000
"""Bytes of the store's memory for a finished game."""
PLAYER_BYTES = 2_000
"""Bytes of the store's memory for a player, with their scores and places."""
STORE_TRAFFIC = 16_000
"""Bytes between a process and the store for a command."""
PICTURE = 36_000
"""Bytes of a picture that goes to a platform."""
PROCESS_BYTES = 330e6

# What there should be left.
BUSY = 0.6
"""The share of a core that may be used at the busiest moment."""
SERVER_BYTES = 12e9
"""Memory of a store server, of which a rewrite of its file may take as much again."""

# What platforms allow.
SHARD = 1_000
"""Servers for each Discord shard; Discord allows 2,500 and recommends about this many."""
IDENTIFY = 5.0
"""Seconds between two IDENTIFY of a bot in the same bucket."""
LARGE = 150_000
"""Servers from which a Discord bot may identify sixteen shards at once."""
TELEGRAM_A_SECOND = 30
"""Messages and edits that Telegram allows a bot each second."""


@dataclass(frozen=True)
class Size:
    """So many chats."""

    chats: int

    @property
    def tables(self) -> int:
        """Return how many tables are stored."""
        return self.chats * TABLES

    @property
    def games(self) -> int:
        """Return how many finished games are stored."""
        return round(self.chats * GAMES_A_DAY * MEMORY_DAYS)

    @property
    def players(self) -> int:
        """Return how many players are known."""
        return self.chats * PLAYERS

    @property
    def a_second(self) -> float:
        """Return how many commands a second there are at the busiest moment."""
        return self.chats * LIVE / PAUSE

    @property
    def processes(self) -> int:
        """Return how many processes it takes."""
        return ceil(self.a_second * COMMAND_CPU / BUSY)

    @property
    def store_bytes(self) -> float:
        """Return how much memory the store needs."""
        return self.tables * TABLE_BYTES + self.games * GAME_BYTES + self.players * PLAYER_BYTES

    @property
    def servers(self) -> int:
        """Return how many store servers it takes; more than one is a cluster of at least three."""
        needed = max(ceil(self.a_second * STORE_CPU / BUSY), ceil(self.store_bytes / SERVER_BYTES))
        return needed if needed == 1 else max(3, needed)

    @property
    def shards(self) -> int:
        """Return how many shards it takes if all chats are Discord servers."""
        return ceil(self.chats / SHARD)

    @property
    def start(self) -> float:
        """Return how many seconds it takes until all shards are connected."""
        return ceil(self.shards / (16 if self.chats >= LARGE else 1)) * IDENTIFY


def table(sizes: list[Size]) -> str:
    """Return what each size needs, as a Markdown table."""
    lines = [
        ("chats", *(f"{size.chats:,}" for size in sizes)),
        ("---",) * (len(sizes) + 1),
        ("games on at once", *(f"{size.chats * LIVE:,.0f}" for size in sizes)),
        ("commands a second", *(f"{size.a_second:,.0f}" for size in sizes)),
        ("cores for commands", *(f"{size.a_second * COMMAND_CPU:.1f}" for size in sizes)),
        ("processes", *(str(size.processes) for size in sizes)),
        ("their memory", *(f"{size.processes * PROCESS_BYTES / 1e9:.1f} GB" for size in sizes)),
        ("store: memory", *(f"{size.store_bytes / 1e9:.1f} GB" for size in sizes)),
        ("of that finished games", *(f"{size.games * GAME_BYTES / 1e9:.1f} GB" for size in sizes)),
        ("store: cores", *(f"{size.a_second * STORE_CPU:.2f}" for size in sizes)),
        ("store servers, without replicas", *(str(size.servers) for size in sizes)),
        ("to and from the store", *(_rate(size.a_second * STORE_TRAFFIC) for size in sizes)),
        ("pictures to the platforms", *(_rate(size.a_second * PICTURE) for size in sizes)),
        ("Discord: shards", *(str(size.shards) for size in sizes)),
        ("Discord: until all are connected", *(f"{size.start:,.0f} s" for size in sizes)),
        (
            "Telegram: of its 30 a second",
            *(f"{size.a_second / TELEGRAM_A_SECOND:.1f} x" for size in sizes),
        ),
    ]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in lines)


def _rate(bytes_a_second: float) -> str:
    return f"{bytes_a_second * 8 / 1e6:,.0f} Mbit/s"


if __name__ == "__main__":
    print(table([Size(chats) for chats in CHATS]))
