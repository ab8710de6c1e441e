"""`parlour verify FILE`: computes every roll of a game again, without the bot."""

from dataclasses import dataclass
from pathlib import Path

from bot.export.proof import UnreadableProof, matches_commitment, read_proof, wrong_rolls
from bot.texts.names import spoken_dice


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether the dice were honest, and what to say about it."""

    honest: bool
    message: str


def verify(path: Path) -> Verdict:
    """Check the proof in a file; a file without a proof is not honest."""
    try:
        proof = read_proof(path.read_bytes())
    except OSError as error:
        return Verdict(honest=False, message=f"{path} cannot be read: {error.strerror}.")
    except UnreadableProof:
        return Verdict(honest=False, message=f"{path} is not a file from /verify.")
    if not matches_commitment(proof):
        message = "The secret does not match the seal that was published before the game."
        return Verdict(honest=False, message=message)
    for wrong, right in wrong_rolls(proof):
        was, expected = spoken_dice(wrong.dice), spoken_dice(right)
        message = f"Roll {wrong.number} was {was}, but should have been {expected}."
        return Verdict(honest=False, message=message)
    return Verdict(
        honest=True,
        message=f"All {len(proof.rolls)} rolls of game {proof.game_id} follow from the secret.\n"
        f"Compare this seal with the one published before the game: {proof.commitment}",
    )
