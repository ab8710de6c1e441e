"""People who play a game to its end, by typing or by tapping."""

from collections.abc import Sequence
from random import Random

from bot.table.table import Table
from rules.game import ToRoll
from tests.bot.chat.telegram_chat.club import Club
from tests.fakes.telegram_server import Chat, Message, User

DICE = ("61", *(f"{die}{die}" for die in Random(7).choices((4, 5, 6), k=200)))
"""Rolls that make a game short."""
_ASIDE = frozenset(
    {"Take back", "Draw", "Resign", "My side", "Back", "Start over", "↩", "Wall ▬", "Wall ▮"}
)
"""Buttons that lead no further in a short game."""
_LONGEST = 600


def alerted(members: Club, board: Message) -> list[User]:
    """Return whom a message alerts."""
    marked = board.payload.get("caption_entities") or board.payload.get("entities") or []
    return [members.server.methods.users[entity["user"]["id"]] for entity in marked]


async def type_a_game(members: Club, chat: Chat, topic: int | None = None) -> None:
    """Play on until the game is over: commands, and plain moves as answers to the board."""
    chance = Random(196)
    for number in range(_LONGEST):
        table = await members.table(chat, topic)
        if table.ending:
            return
        board = chat.last
        (user,) = alerted(members, board)
        if isinstance(table.stage, ToRoll):
            await members.say(user, "/roll@Parlour_Bot", chat, topic=topic)
        elif number % 2:
            await members.say(user, choose(table, chance), chat, topic=topic, answers=board)
        else:
            await members.say(user, f"/move {choose(table, chance)}", chat, topic=topic)
    raise AssertionError


def choose(table: Table, chance: Random) -> str:
    """Return a move; pawns go straight on."""
    moves = [table.game.format(move, table.board) for move in table.game.legal_moves(table.board)]
    steps = [move for move in moves if len(move) == 2]
    if table.setup.game == "quoridor":
        return (max if table.to_act == 0 else min)(steps, key=lambda step: step[1])
    return chance.choice(moves)


async def tap_a_game(members: Club, chat: Chat) -> None:
    """Play on until the game is over, by pressing buttons of the board and nothing else."""
    user = members.anna
    for _ in range(_LONGEST):
        if (await members.table(chat)).ending:
            return
        for user in alerted(members, chat.last):  # noqa: B007 - while a move is chosen, nobody is
            pass
        await members.press(user, _next(chat.last.labels), chat.last)
    raise AssertionError


def _next(labels: Sequence[str]) -> str:
    """Return the button that leads on; a pawn goes straight on if it can."""
    ways = [label for label in labels if label not in _ASIDE]
    return next((way for way in ways if way.startswith(("↑", "Play"))), ways[0])
