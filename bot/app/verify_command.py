"""`parlour verify FILE`: works out every throw of a game again, without asking anybody."""

from dataclasses import dataclass
from pathlib import Path

from bot.export.proof import UnreadableProof, keeps_promise, read_proof, wrong_throws
from bot.texts.names import spoken_dice


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether the dice were honest, and what to say about it."""

    honest: bool
    sentence: str


def verify(path: Path) -> Verdict:
    """Look at a proof; a file that is none proves nothing."""
    try:
        proof = read_proof(path.read_bytes())
    except OSError as error:
        return Verdict(honest=False, sentence=f"{path} cannot be read: {error.strerror}.")
    except UnreadableProof:
        return Verdict(honest=False, sentence=f"{path} is not a file that /verify handed out.")
    if not keeps_promise(proof):
        sealed = "The secret is not the one that was sealed before the game."
        return Verdict(honest=False, sentence=sealed)
    for made, right in wrong_throws(proof):
        was, should = spoken_dice(made.dice), spoken_dice(right)
        return Verdict(
            honest=False, sentence=f"Throw {made.number} was {was} and should have been {should}."
        )
    return Verdict(
        honest=True,
        sentence=f"All {len(proof.throws)} throws of game {proof.game_id} follow from the secret.\n"
        f"Its seal, to compare with the one published before the game: {proof.commitment}",
    )
