"""The proof that dice were thrown as was promised: a file that anybody can check."""

from collections.abc import Iterator
from typing import Final

import msgspec
from msgspec import Struct

from bot.table.dice import commit, throw
from bot.table.log import throws
from bot.table.table import Table

FORMAT: Final = "parlour dice 1"


class UnreadableProof(Exception):
    """The file is not a proof."""


class ProvedThrow(Struct, frozen=True, array_like=True):
    """A throw that was made; one that was taken back stands here once more."""

    number: int
    dice: tuple[int, ...]


class Proof(Struct, frozen=True, kw_only=True):
    """Everything that the throws of one game were worked out from, and what they were."""

    format: str = FORMAT
    game: str
    game_id: str
    commitment: str
    """The SHA-256 that was published before the first throw."""
    secret: str
    """In hexadecimal digits."""
    words: tuple[str, ...]
    """What the players added when they sat down."""
    throws: tuple[ProvedThrow, ...]


def proof_of(table: Table) -> Proof:
    """Return what shows that the dice of a finished game were honest."""
    dice = table.dice
    return Proof(
        game=table.setup.game,
        game_id=dice.game_id,
        commitment=dice.commitment,
        secret=dice.secret.hex(),
        words=dice.words,
        throws=tuple(ProvedThrow(number, faces) for number, faces in throws(table.log)),
    )


def write_proof(proof: Proof) -> bytes:
    """Return the file."""
    return msgspec.json.format(msgspec.json.encode(proof), indent=2)


def read_proof(content: bytes) -> Proof:
    """Read a file; raise UnreadableProof if it is none."""
    try:
        proof = msgspec.json.decode(content, type=Proof)
        bytes.fromhex(proof.secret)
    except (msgspec.DecodeError, ValueError):
        raise UnreadableProof from None
    if proof.format != FORMAT:
        raise UnreadableProof
    return proof


def keeps_promise(proof: Proof) -> bool:
    """Tell whether the secret is the one that was promised."""
    return commit(bytes.fromhex(proof.secret)) == proof.commitment


def wrong_throws(proof: Proof) -> Iterator[tuple[ProvedThrow, tuple[int, ...]]]:
    """Return the throws that should have been others, and what they should have been."""
    secret = bytes.fromhex(proof.secret)
    for made in proof.throws:
        right = throw(secret, proof.game_id, made.number, proof.words, len(made.dice))
        if tuple(right) != made.dice:
            yield made, tuple(right)
