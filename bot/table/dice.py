"""Provably fair dice: the bot commits to a secret before the first roll and publishes it later.

When a table is opened, the bot draws a secret and publishes its SHA-256 (the commitment) and the
game id. Every roll is computed from the secret, the id, the number of the roll and the words that
the players add when they sit down. After the game the secret is published, and anybody can compute
every roll again. Nothing random happens at a roll itself, so neither a crash nor a move taken back
can change the dice.

The games of a match, and rematches, follow each other at once: there is no time to publish another
commitment before the first roll. So their secrets form a chain: the SHA-256 of each secret is the
secret of the game before, and the first commitment covers them all. Their ids are numbered.
"""

import hashlib
import hmac
import json
from collections.abc import Iterator, Sequence
from itertools import count, islice
from typing import Final

SIDES: Final = 6
_FAIR: Final = 256 - 256 % SIDES
"""Bytes from here on are skipped; with them some faces would come more often than others."""


def commit(secret: bytes) -> str:
    """Return the SHA-256 that is published before the first roll."""
    return hashlib.sha256(secret).hexdigest()


def link(root: bytes, steps: int) -> bytes:
    """Return a secret of the chain with this root: its SHA-256, taken `steps` times."""
    for _ in range(steps):
        root = hashlib.sha256(root).digest()
    return root


def roll(secret: bytes, game_id: str, number: int, words: Sequence[str], dice: int) -> list[int]:
    """Return the faces of a roll; the first roll of a game has the number 1."""
    return list(islice(_faces(secret, game_id, number, words), dice))


def _faces(secret: bytes, game_id: str, number: int, words: Sequence[str]) -> Iterator[int]:
    """Yield faces without end."""
    for block in count():
        # JSON separates the parts, whatever characters the players' words contain.
        message = json.dumps([game_id, number, block, *words]).encode()
        for byte in hmac.digest(secret, message, "sha256"):
            if byte < _FAIR:
                yield byte % SIDES + 1
