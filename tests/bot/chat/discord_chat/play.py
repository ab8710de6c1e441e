"""Playing whole games, by commands or by buttons alone."""

import asyncio
from collections.abc import Sequence
from typing import Final

from bot.table.pace import Pace
from bot.table.playing import next_automatic
from bot.table.table import Table
from tests.bot.chat.discord_chat.club import Club
from tests.bot.chat.moves import leading_to, moves_made, tokens_of
from tests.fakes.discord_server import Channel, Interaction, Person
from tests.fakes.discord_server.limits import Json
from tests.fakes.discord_server.seen import is_private, payloads

DEFERRED_EDIT, EDIT = 6, 7
SLOW: Final = 20.0


async def play_by_commands(club: Club, moves: Sequence[str]) -> None:
    """Type everything."""
    while move := await next_move(club, moves):
        person, before = await club.to_act(), await club.table()
        answer = await person.slash(club.channel, "move", move=move)
        await club.board()
        assert (await club.table()).log != before.log, answer.text


async def play_by_buttons(club: Club, moves: Sequence[str], *, hesitate: int = 0) -> None:
    """Tap everything; every so many moves, take one back and make it again."""
    while move := await next_move(club, moves):
        person, number = await club.to_act(), moves_made(await club.table())
        await tap_move(club, move)
        if hesitate and number % hesitate == 0 and (await club.table()).playing:
            await person.press(await club.board(), "Take back")
            assert moves_made(await club.table()) == number
            await tap_move(club, move)


async def next_move(club: Club, moves: Sequence[str]) -> str:
    """Let happen what happens by itself, and return the next move; nothing after the last one."""
    while next_automatic(await club.table(), Pace(take_back=int(club.take_back * 1000))):
        await club.board()
        await club.later()
    table = await club.table()
    return moves[moves_made(table)] if table.playing else ""


async def tap_move(club: Club, move: str) -> None:
    """Make a move with the buttons of the board and of what then appears for the player alone."""
    table, person, shown = await club.table(), await club.to_act(), await club.board()
    tokens = tokens_of(table, move)
    while True:
        wanted = leading_to(payloads(shown).values(), table, move, tokens)
        asked = await person.press(shown, label_of(shown, wanted))
        following = await what_follows(club, asked, table)
        if following is None:
            return
        shown = following


async def what_follows(
    club: Club, asked: Interaction, before: Table, channel: Channel | None = None
) -> Json | None:
    """Return what a press has shown to its player alone; None if it has made the move.

    Where much else is going on, an answer is promised first.
    """
    async with asyncio.timeout(SLOW):
        while (await club.table(channel)).log == before.log:
            if asked.said and is_private(asked.said[-1]):
                return asked.said[-1]
            await asyncio.sleep(0.002)
    return None


def label_of(shown: Json, payload: str) -> str:
    """Return what stands on the button that carries a payload."""
    return next(label for label, carried in payloads(shown).items() if carried == payload)


async def press_through(person: Person, shown: Json, *tapped: str) -> None:
    """Press one button after the other, each in what the one before has shown."""
    for label in tapped:
        asked = await person.press(shown, label)
        shown = asked.said[0] if asked.said else shown
