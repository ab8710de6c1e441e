"""Provably fair dice: the bot commits to a secret before the first roll and publishes it later.

When a table is opened, the bot draws a secret and publishes its SHA-256 (the commitment) and the
game id. Every roll is computed from the secret, the id, the number of the roll and the words that
the players add before the game begins; so is the lot that seats them. After the game the secret is
published, and anybody can compute everything again. Nothing random happens at a roll itself, so
neither a crash nor a move taken back can change the dice.

The games of a match, and rematches, follow each other at once: there is no time to publish another
commitment before the first roll. So their secrets form a chain: the SHA-256 of each secret is the
secret of the game before, and the first commitment covers them all. Their ids are numbered.

`docs/fair-dice.md` describes all of this for somebody who writes a verifier.
"""

import hashlib
import hmac
import json
import re
from collections.abc import Iterator, Sequence
from itertools import count, islice
from typing import Final

SIDES: Final = 6
_FAIR: Final = 256 - 256 % SIDES
"""Bytes from here on are skipped; with them some faces would come more often than others."""
_SEATS: Final = "seats"
"""Stands in the place of a roll's number where seats are drawn."""
_ID: Final = re.compile(r"(?P<first>[^.]+)(?:\.(?P<number>[2-9]|[1-9][0-9]{1,4}))?")
"""The id of a chain's first game and, after a dot, the number of a later one."""


def commit(secret: bytes) -> str:
    """Return the SHA-256 that is published before the first roll."""
    return hashlib.sha256(secret).hexdigest()


def link(root: bytes, steps: int) -> bytes:
    """Return a secret of the chain with this root: its SHA-256, taken `steps` times."""
    for _ in range(steps):
        root = hashlib.sha256(root).digest()
    return root


def chain_number(game_id: str) -> int | None:
    """Return which game of its chain has this id, counted from 1; None if no game has."""
    found = _ID.fullmatch(game_id)
    return int(found["number"] or 1) if found else None


def numbered_id(game_id: str, number: int) -> str:
    """Return the id of another game of the same chain."""
    first = game_id.partition(".")[0]
    return first if number == 1 else f"{first}.{number}"


def lot(secret: bytes, game_id: str, words: Sequence[str], people: int) -> list[int]:
    """Return who gets each seat: players are numbered in the order of arrival, from 0."""
    return sorted(
        range(people), key=lambda number: _digest(secret, game_id, _SEATS, number, *words)
    )


def roll(secret: bytes, game_id: str, number: int, words: Sequence[str], dice: int) -> list[int]:
    """Return the faces of a roll; the first roll of a game has the number 1."""
    return list(islice(_faces(secret, game_id, number, words), dice))


def _faces(secret: bytes, game_id: str, number: int, words: Sequence[str]) -> Iterator[int]:
    """Yield faces without end."""
    for block in count():
        for byte in _digest(secret, game_id, number, block, *words):
            if byte < _FAIR:
                yield byte % SIDES + 1


def _digest(secret: bytes, *parts: str | int) -> bytes:
    """Return the HMAC of the parts. JSON separates them, whatever the players' words contain."""
    return hmac.digest(secret, json.dumps(parts).encode(), "sha256")
