"""A game in notation."""

from bot.replies.voice import Voice
from bot.table.events import Gone, Moved, Thrown
from bot.table.story import lines
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
