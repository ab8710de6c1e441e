"""How a table stands: who is to do what, and how much time is left."""

from collections.abc import Iterable, Iterator
from typing import assert_never

from bot.identity import Moment, Player, PlayerId
from bot.replies.voice import Voice
from bot.table.clock import deadline
from bot.table.events import Rolled
from bot.table.lines import last_line
from bot.table.table import Table
from bot.table.values import Phase
from bot.texts import Texts
from bot.texts.lists import either
from bot.texts.names import spoken_dice
from rules.game import ToRoll


def tell_status(
    table: Table, at: Moment, texts: Texts, reader: PlayerId | None = None
) -> Iterator[str]:
    """Return whose turn it is and what can be done; a `reader` who reads it alone is “you”."""
    voice = Voice(texts, table.players)
    if table.offer:
        yield _asked(table, reader, voice)
    match table.phase:
        case Phase.GATHERING:
            yield from _gathering(table, reader, voice)
        case Phase.PLAYING:
            yield from _playing(table, at, reader, voice)
        case Phase.FINISHED:
            if not table.offer:
                yield voice.say("status-over" if table.everybody_known else "status-past")
        case Phase.CLOSED:
            yield voice.say("status-closed")
        case _:
            assert_never(table.phase)


def _asked(table: Table, reader: PlayerId | None, voice: Voice) -> str:
    if _is_one_of(table.waited_for, reader):
        return _own_answer(voice)
    return voice.say("status-asked", names=voice.all_names(table.waited_for))


def _is_one_of(players: Iterable[Player], reader: PlayerId | None) -> bool:
    return any(player.id == reader for player in players)


def _own_answer(voice: Voice) -> str:
    return voice.say("status-your-answer", ways=either(("/accept", "/decline"), voice.texts))


def _gathering(table: Table, reader: PlayerId | None, voice: Voice) -> Iterator[str]:
    if _is_one_of(table.awaited, reader):
        yield _own_answer(voice)
    elif table.awaited:
        yield voice.say("status-awaited", names=voice.all_names(table.awaited))
    if table.free_places:
        yield voice.say("status-gathering", places=table.free_places)


def _playing(table: Table, at: Moment, reader: PlayerId | None, voice: Voice) -> Iterator[str]:
    player = table.player_to_act
    if player is not None:
        own = player.id == reader
        yield _own_turn(table, voice) if own else _turn(table, player.name, voice)
        yield from _time(table, at, voice)


def _turn(table: Table, player: str, voice: Voice) -> str:
    if isinstance(table.stage, ToRoll):
        return voice.say("status-to-roll", player=player, ways=_ways(table, voice))
    if table.words:
        return voice.say("status-to-answer", player=player, ways=_ways(table, voice))
    dice = _rolled(table)
    if dice:
        return voice.say("status-to-play", player=player, dice=dice)
    return voice.say("status-to-move", player=player)


def _own_turn(table: Table, voice: Voice) -> str:
    if isinstance(table.stage, ToRoll):
        return voice.say("status-your-roll", ways=_ways(table, voice))
    if table.words:
        return voice.say("status-your-answer", ways=_ways(table, voice))
    dice = _rolled(table)
    return voice.say("status-your-play", dice=dice) if dice else voice.say("status-your-move")


def _ways(table: Table, voice: Voice) -> str:
    """Return the commands for what can be done instead of moving a piece."""
    roll = ["/roll"] if isinstance(table.stage, ToRoll) else []
    return either((*roll, *(f"/{word}" for word in table.words)), voice.texts)


def _rolled(table: Table) -> str:
    """Return the dice that wait to be played, if any."""
    match last_line(table.log):
        case Rolled(dice):
            return spoken_dice(sorted(dice, reverse=True))
        case _:
            return ""


def _time(table: Table, at: Moment, voice: Voice) -> Iterator[str]:
    end = deadline(table)
    if end is None:
        return
    left = end - at
    yield voice.say("status-time", time=voice.span(left)) if left > 0 else voice.say("status-late")
