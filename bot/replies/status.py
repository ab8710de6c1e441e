"""The status of a table: who has to do what, and how much time is left."""

from collections.abc import Iterable, Iterator
from typing import assert_never

from bot.identity import Moment, Player, PlayerId
from bot.replies.table_texts import TableTexts
from bot.table.clock import deadline
from bot.table.events import Rolled
from bot.table.lines import last_line
from bot.table.table import Table
from bot.table.values import Phase
from bot.texts.lists import either
from bot.texts.names import spoken_dice
from rules.game import ToRoll


def tell_status(
    table: Table, at: Moment, texts: TableTexts, reader: PlayerId | None = None
) -> Iterator[str]:
    """Yield whose turn it is and what they can do. A `reader` is addressed as “you”."""
    if table.offer:
        yield _asked(table, reader, texts)
    match table.phase:
        case Phase.GATHERING:
            yield from _gathering(table, reader, texts)
        case Phase.PLAYING:
            yield from _playing(table, at, reader, texts)
        case Phase.FINISHED:
            if not table.offer:
                yield texts.say("status-over" if table.everybody_known else "status-past")
        case Phase.CLOSED:
            yield texts.say("status-closed")
        case _:
            assert_never(table.phase)


def _asked(table: Table, reader: PlayerId | None, texts: TableTexts) -> str:
    if _is_one_of(table.waited_for, reader):
        return _own_answer(texts)
    return texts.say("status-asked", names=texts.all_names(table.waited_for))


def _is_one_of(players: Iterable[Player], reader: PlayerId | None) -> bool:
    return any(player.id == reader for player in players)


def _own_answer(texts: TableTexts) -> str:
    return texts.say("status-your-answer", ways=either(("/accept", "/decline"), texts))


def _gathering(table: Table, reader: PlayerId | None, texts: TableTexts) -> Iterator[str]:
    if _is_one_of(table.awaited, reader):
        yield _own_answer(texts)
    elif table.awaited:
        yield texts.say("status-awaited", names=texts.all_names(table.awaited))
    if table.free_places:
        yield texts.say("status-gathering", places=table.free_places)


def _playing(table: Table, at: Moment, reader: PlayerId | None, texts: TableTexts) -> Iterator[str]:
    player = table.player_to_act
    if player is not None:
        own = player.id == reader
        yield _own_turn(table, texts) if own else _turn(table, player.name, texts)
        yield from _time(table, at, texts)


def _turn(table: Table, player: str, texts: TableTexts) -> str:
    if isinstance(table.stage, ToRoll):
        return texts.say("status-to-roll", player=player, ways=_ways(table, texts))
    if table.words:
        return texts.say("status-to-answer", player=player, ways=_ways(table, texts))
    dice = _rolled(table)
    if dice:
        return texts.say("status-to-play", player=player, dice=dice)
    return texts.say("status-to-move", player=player)


def _own_turn(table: Table, texts: TableTexts) -> str:
    if isinstance(table.stage, ToRoll):
        return texts.say("status-your-roll", ways=_ways(table, texts))
    if table.words:
        return texts.say("status-your-answer", ways=_ways(table, texts))
    dice = _rolled(table)
    return texts.say("status-your-play", dice=dice) if dice else texts.say("status-your-move")


def _ways(table: Table, texts: TableTexts) -> str:
    """Return the commands that the player to act can use instead of moving a piece."""
    roll = ["/roll"] if isinstance(table.stage, ToRoll) else []
    return either((*roll, *(f"/{word}" for word in table.words)), texts)


def _rolled(table: Table) -> str:
    """Return the dice that are to be played, if any."""
    match last_line(table.log):
        case Rolled(dice):
            return spoken_dice(sorted(dice, reverse=True))
        case _:
            return ""


def _time(table: Table, at: Moment, texts: TableTexts) -> Iterator[str]:
    end = deadline(table)
    if end is None:
        return
    left = end - at
    yield texts.say("status-time", time=texts.span(left)) if left > 0 else texts.say("status-late")
