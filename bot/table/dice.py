"""Dice nobody has to trust: the bot commits itself before the first throw and shows its hand later.

When a table is opened the bot draws a secret, and publishes its SHA-256 (the seal) and the game id.
Every throw is worked out from the secret, the id, the throw's number and the words that the players
add when they sit down. After the game the secret is published, and anybody can work out every throw
again. Nothing is drawn when dice are thrown, so neither a crash nor a move taken back can lead to
another throw.

The games of a match, and rematches, follow each other too fast for a new seal to come before the
dice. So their secrets are a chain: the SHA-256 of each is the secret of the game before, and the
first seal holds for all of them. Their ids only count on.
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


def link(root: bytes, steps: int) -> bytes:
    """Return a link of the chain that ends in `root`: its SHA-256, taken so many times."""
    for _ in range(steps):
        root = hashlib.sha256(root).digest()
    return root


def roll(secret: bytes, game_id: str, number: int, words: Sequence[str], dice: int) -> list[int]:
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
