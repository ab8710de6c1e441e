"""How a table stands: who is to do what, and how much time is left."""

from collections.abc import Iterator

from bot.identity import Moment
from bot.replies.voice import Voice
from bot.table.clock import deadline
from bot.table.events import Thrown
from bot.table.log import last_line
from bot.table.offers import asked
from bot.table.table import Table
from bot.texts import Texts
from bot.texts.lists import either
from bot.texts.names import spoken_dice
from rules.game import Seat, ToRoll


def tell_status(table: Table, at: Moment, texts: Texts) -> Iterator[str]:
    """Return whose turn it is and what can be done."""
    voice = Voice(texts, table.players)
    to_act = table.to_act
    if table.offer:
        names = voice.all_names(table.players[seat] for seat in asked(table))
        yield voice.say("status-asked", names=names)
    elif table.ending:
        yield _over(table, voice)
    elif table.gathering:
        yield from _gathering(table, voice)
    if to_act is not None:
        yield _turn(table, to_act, voice)
        yield from _time(table, at, voice)


def _over(table: Table, voice: Voice) -> str:
    if not table.position:
        return voice.say("status-closed")
    return voice.say("status-over" if table.everybody_known else "status-past")


def _gathering(table: Table, voice: Voice) -> Iterator[str]:
    if table.awaited:
        yield voice.say("status-awaited", names=voice.all_names(table.awaited))
    if table.free_places:
        yield voice.say("status-gathering", places=table.free_places)


def _turn(table: Table, seat: Seat, voice: Voice) -> str:
    player = voice.name(seat)
    words = [f"/{word}" for word in table.words]
    if isinstance(table.stage, ToRoll):
        ways = either(("/roll", *words), voice.texts)
        return voice.say("status-to-roll", player=player, ways=ways)
    if words:
        return voice.say("status-to-answer", player=player, ways=either(words, voice.texts))
    dice = _thrown(table)
    if dice:
        return voice.say("status-to-play", player=player, dice=spoken_dice(dice))
    return voice.say("status-to-move", player=player)


def _thrown(table: Table) -> tuple[int, ...]:
    """Return the dice that wait to be played."""
    match last_line(table.log):
        case Thrown(dice):
            return tuple(sorted(dice, reverse=True))
        case _:
            return ()


def _time(table: Table, at: Moment, voice: Voice) -> Iterator[str]:
    end = deadline(table)
    if end is None:
        return
    left = end - at
    yield voice.say("status-time", time=voice.span(left)) if left > 0 else voice.say("status-late")
