"""Dice nobody has to trust: the bot commits itself before the first throw and shows its hand later.

When a table is opened the bot draws a secret and publishes its SHA-256. Every throw is worked out
from the secret, the game's id, the throw's number and the words that the players add when they sit
down. After the game the secret is published, and anybody can work out every throw again. Nothing is
drawn when dice are thrown, so neither a crash nor a move taken back can lead to another throw.
"""

import hashlib
import hmac
import json
from collections.abc import Iterator, Sequence
from itertools import count, islice
from typing import Final

SIDES: Final = 6
_FAIR: Final = 256 - 256 % SIDES
"""Bytes from here on are passed over: with them some faces would come more often than others."""


def commit(secret: bytes) -> str:
    """Return what is published before the first throw."""
    return hashlib.sha256(secret).hexdigest()


def throw(secret: bytes, game_id: str, number: int, words: Sequence[str], dice: int) -> list[int]:
    """Return the faces of a game's throw; the first throw has the number 1."""
    return list(islice(_faces(secret, game_id, number, words), dice))


def _faces(secret: bytes, game_id: str, number: int, words: Sequence[str]) -> Iterator[int]:
    """Yield as many faces as anybody wants."""
    for block in count():
        # JSON keeps the parts apart, whatever the players' words contain.
        message = json.dumps([game_id, number, block, *words]).encode()
        for byte in hmac.digest(secret, message, "sha256"):
            if byte < _FAIR:
                yield byte % SIDES + 1
