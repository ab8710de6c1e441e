"""Playing whole games, by commands or by buttons alone."""

from collections.abc import Sequence
from typing import Any

from bot.table.events import Moved
from bot.table.lines import lines
from bot.table.pace import Pace
from bot.table.playing import next_automatic
from bot.table.table import Table
from rules.game import PASS
from tests.bot.chat.discord_chat.club import Club
from tests.fakes.discord_server import Person
from tests.fakes.discord_server.limits import Json
from tests.fakes.discord_server.people import is_private, payloads

DEFERRED_EDIT, EDIT = 6, 7


async def play_by_commands(club: Club, moves: Sequence[str]) -> None:
    """Type everything."""
    while move := await next_move(club, moves):
        person = await club.to_act()
        answer = await person.slash(club.channel, "move", move=move)
        assert answer.original is not None
        assert not is_private(answer.original), answer.text


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


def moves_made(table: Table) -> int:
    """Return how many moves were made, without the passes."""
    made = [line for line in lines(table.log) if isinstance(line, Moved)]
    return sum(move.text != PASS for move in made)


async def tap_move(club: Club, move: str) -> None:
    """Make a move with the buttons of the board and of what then appears for the player alone."""
    table, person, shown = await club.table(), await club.to_act(), await club.board()
    tokens = tokens_of(table, move)
    while True:
        asked = await person.press(shown, leading_to(shown, table, move, tokens))
        if (await club.table()).log != table.log:
            return
        assert asked.original is not None
        shown = asked.original
        assert is_private(shown)


def leading_to(shown: Json, table: Table, move: str, tokens: tuple[str, ...]) -> str:
    """Return the button that makes a move, or leads on to it."""
    wanted = table.game.format(table.game.parse(move, table.board), table.board)
    for label, payload in payloads(shown).items():
        _, command, *words = payload.split()
        if command == "move" and " ".join(words) == wanted:
            return label
        if command == "tap" and words and tokens[: len(words)] == tuple(words):
            return label
    raise AssertionError(payloads(shown), move, tokens)


def tokens_of(table: Table, move: str) -> tuple[str, ...]:
    """Return the taps that make a move."""
    wanted = table.game.parse(move, table.board)
    found = _search(table.game, table.board, wanted, ())
    assert found is not None, move
    return found


def _search(
    game: Any,  # noqa: ANN401
    position: object,
    wanted: object,
    tokens: tuple[str, ...],
) -> tuple[str, ...] | None:
    taps = game.taps(position, tokens)
    if taps.move is not None:
        return tokens if game.play(position, taps.move) == game.play(position, wanted) else None
    for tap in taps.next:
        found = _search(game, position, wanted, (*tokens, tap.token))
        if found is not None:
            return found
    return None


async def press_through(person: Person, shown: Json, *tapped: str) -> None:
    """Press one button after the other, each in what the one before has shown."""
    for label in tapped:
        asked = await person.press(shown, label)
        shown = asked.said[0] if asked.said else shown
