"""The proof that the dice were honest: a file that anybody can check."""

from collections.abc import Iterator
from typing import Final

import msgspec
from msgspec import Struct, field

from bot.table.dice import commit, roll
from bot.table.lines import rolls
from bot.table.table import Table

FORMAT: Final = "parlour dice 1"


class UnreadableProof(Exception):
    """The file is not a proof."""


class ProvedRoll(Struct, frozen=True, array_like=True):
    """A roll of the game; a roll that was taken back and came again is listed twice."""

    number: int
    dice: tuple[int, ...]


class Proof(Struct, frozen=True, kw_only=True):
    """The rolls of one game, and everything they are computed from."""

    format: str = FORMAT
    game: str
    game_id: str
    commitment: str
    """The SHA-256 that was published before the first roll."""
    secret: str
    """In hexadecimal digits."""
    words: tuple[str, ...]
    """What the players added when they sat down."""
    rolls: tuple[ProvedRoll, ...] = field(name="throws")
    """The file calls them throws."""


def proof_of(table: Table) -> Proof:
    """Return the proof of a finished game."""
    dice = table.dice
    return Proof(
        game=table.setup.game,
        game_id=dice.game_id,
        commitment=dice.commitment,
        secret=dice.secret.hex(),
        words=dice.words,
        rolls=tuple(ProvedRoll(number, faces) for number, faces in rolls(table.log)),
    )


def write_proof(proof: Proof) -> bytes:
    """Return the file."""
    return msgspec.json.format(msgspec.json.encode(proof), indent=2)


def read_proof(content: bytes) -> Proof:
    """Read a file; raise UnreadableProof if it is not a proof."""
    try:
        proof = msgspec.json.decode(content, type=Proof)
        bytes.fromhex(proof.secret)
    except (msgspec.DecodeError, ValueError):
        raise UnreadableProof from None
    if proof.format != FORMAT:
        raise UnreadableProof
    return proof


def matches_commitment(proof: Proof) -> bool:
    """Return whether the secret is the one that was published as a SHA-256."""
    return commit(bytes.fromhex(proof.secret)) == proof.commitment


def wrong_rolls(proof: Proof) -> Iterator[tuple[ProvedRoll, tuple[int, ...]]]:
    """Yield the rolls that do not follow from the secret, and the dice that do."""
    secret = bytes.fromhex(proof.secret)
    for rolled in proof.rolls:
        right = roll(secret, proof.game_id, rolled.number, proof.words, len(rolled.dice))
        if tuple(right) != rolled.dice:
            yield rolled, tuple(right)
