"""A game in notation, and the proof of its dice."""

from bot.proof import Proof, ProvedThrow
from bot.replies.voice import Voice
from bot.table.events import Gone, Moved, Thrown
from bot.table.story import lines, throws
from bot.table.table import Table


def tell_history(table: Table, voice: Voice) -> str:
    """Return every line of the game, numbered by moves; a throw stands before its move."""
    told: list[str] = []
    dice = ""
    for line in lines(table.log):
        match line:
            case Thrown(thrown):
                dice = "".join(map(str, thrown))
            case Moved(seat, text):
                told.append(f"{len(told) + 1}. {voice.name(seat)} {dice and f'{dice}: '}{text}")
                dice = ""
            case Gone(seat, cause):
                told.append(voice.say(f"news-gone-{cause}", player=voice.name(seat)))
    return "\n".join(told) or voice.say("view-no-history")


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
