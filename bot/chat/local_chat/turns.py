"""Which games a guest plays in their rooms, and where it is their turn: the page shows both."""

from bot.chat.local_chat.rooms import Room
from bot.chat.local_chat.window import Window
from bot.chat.local_chat.wire import Games, OwnGame, Turns
from bot.desk.desk import Desk
from bot.identity import PlayerId, TableId
from bot.language import Language
from bot.table.table import Table
from bot.texts import Texts
from bot.texts.names import game_name, player_name


async def look_for_turns(window: Window, desk: Desk) -> None:
    """Tell a window what its guest plays in the rooms that they have visited."""
    me = window.reader.player
    games: list[OwnGame] = []
    for place in window.visited:
        table = await desk.table_at(place)
        if table is None:
            continue
        if any(player.id == me for player in table.waited_for):
            window.waiting.add(place)
        if _plays(me, table):
            games.append(_own_game(me, table, window.language))
    window.send(Games(tuple(games)))
    _show(window)


def _plays(player: PlayerId, table: Table) -> bool:
    """Return whether a player sits at a table whose game is not over."""
    is_on = table.gathering or table.playing
    return is_on and any(one.id == player for one in table.players)


def _own_game(player: PlayerId, table: Table, language: Language) -> OwnGame:
    texts = Texts(language)
    others = (one for one in table.players if one.id != player)
    return OwnGame(
        room=_room(table.id),
        phase=table.phase,
        title=game_name(table.setup.game, texts),
        others=tuple(player_name(one, texts) for one in others),
    )


def show_turn(window: Window, room: Room) -> None:
    """Tell a window whether it is its guest's turn in a room that has changed, if they visit it."""
    if room.table in window.visited:
        mine = room.waits_for == window.reader.player
        (window.waiting.add if mine else window.waiting.discard)(room.table)
        _show(window)


def _show(window: Window) -> None:
    waiting = (table for table in window.visited if table in window.waiting)
    window.send(Turns(tuple(map(_room, waiting))))


def _room(table: TableId) -> str:
    return table.partition(":")[2]
