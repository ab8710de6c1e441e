"""`parlour verify FILE`: works out every throw of a game again, without asking anybody."""

from pathlib import Path

from bot.proof import UnreadableProof, keeps_promise, read_proof, wrong_throws


class CannotVerify(Exception):
    """The file cannot be read, or is no proof; the message says which."""


class DiceNotHonest(Exception):
    """The proof does not hold; the message says where."""


def verify(path: Path) -> str:
    """Return a sentence if every throw is as it must be; raise otherwise."""
    try:
        proof = read_proof(path.read_bytes())
    except OSError as error:
        raise CannotVerify(f"{path} cannot be read: {error.strerror}.") from None
    except UnreadableProof:
        raise CannotVerify(f"{path} is not a proof of dice as /verify hands it out.") from None
    if not keeps_promise(proof):
        raise DiceNotHonest("The secret is not the one that was sealed before the game.")
    for made, right in wrong_throws(proof):
        raise DiceNotHonest(
            f"Throw {made.number} was {_spell(made.dice)} and should have been {_spell(right)}."
        )
    return (
        f"All {len(proof.throws)} throws of game {proof.game_id} follow from the sealed secret.\n"
        f"Compare the seal with the one published before the game: {proof.commitment}"
    )


def _spell(dice: tuple[int, ...]) -> str:
    return "-".join(map(str, dice))
