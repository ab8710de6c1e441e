"""People who play a game to its end, by typing or by tapping."""

from random import Random

from bot.table.table import Table
from rules.game import ToRoll
from tests.bot.chat.telegram_chat.club import Club
from tests.fakes.telegram_server import Chat, Message, User

DICE = ("61", *(f"{die}{die}" for die in Random(7).choices((4, 5, 6), k=200)))
"""Rolls that make a game short."""
MIXED_DICE = (
    "61",
    *(f"{die % 6 + 1}{die // 6 + 1}" for die in Random(7).choices(range(36), k=400)),
)
"""Rolls for narde, which large doubles would block."""
TAKE_BACK = "Take back"
ASIDE = frozenset({TAKE_BACK, "More …", "Double", "Back", "Start over", "↩", "Wall ▬", "Wall ▮"})
"""Buttons that lead no further in a short game."""
_FORWARD = ("↑", "↓")
"""Where the pawns of two players go, seat by seat, as everybody sees the board."""
_LONGEST = 600


def alerted(members: Club, board: Message) -> list[User]:
    """Return whom a message alerts."""
    marked = board.payload.get("caption_entities") or board.payload.get("entities") or []
    users = members.server.methods.users
    return [users[entity["user"]["id"]] for entity in marked if entity["type"] == "text_mention"]


def to_act(members: Club, table: Table) -> User:
    """Return who is to act."""
    player = table.player_to_act
    assert player is not None
    return members.server.methods.users[int(player.id.partition(":")[2])]


def rolls_by_itself(table: Table) -> bool:
    """Return whether the dice roll in a moment."""
    return isinstance(table.stage, ToRoll) and not table.legal_moves


async def type_a_game(members: Club, chat: Chat, topic: int | None = None) -> None:
    """Play on until the game is over: commands, and plain moves as answers to the board."""
    chance = Random(196)
    for number in range(_LONGEST):
        table = await members.table(chat, topic)
        if table.ending:
            return
        board, user = chat.last, to_act(members, table)
        assert alerted(members, board) in ([user], [])
        if rolls_by_itself(table):
            await members.wait()
        elif isinstance(table.stage, ToRoll):
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
    """Play on until the game is over, by pressing buttons of the board, or of the own choice.

    Now and then somebody takes a move back, makes another, and lets time pass.
    """
    chance = Random(16)
    for _ in range(_LONGEST):
        table = await members.table(chat)
        if table.ending:
            return
        board, user = members.board(chat), to_act(members, table)
        if rolls_by_itself(table):
            await members.wait()
            continue
        message = next(iter(chat.seen_by(user)), board)
        await members.press(user, leads_on(table, message, chance), message)
        if (await members.table(chat)).last_move != table.last_move and chance.random() < 1 / 5:
            await _take_back(members, chat, user, table)
    raise AssertionError


async def _take_back(members: Club, chat: Chat, user: User, before: Table) -> None:
    """Let somebody take the move back that they have just made."""
    if (await members.table(chat)).ending:
        return
    answer = await members.press(user, TAKE_BACK, members.board(chat))
    assert not answer.text
    after = await members.table(chat)
    assert (after.position, after.to_act) == (before.position, before.to_act)


def leads_on(table: Table, board: Message, chance: Random) -> str:
    """Return a button that leads on; a pawn goes straight on if it can."""
    ways = [label for label in board.labels if label not in ASIDE]
    forward = _FORWARD[table.to_act or 0]
    return next((way for way in ways if way.startswith(forward)), chance.choice(ways))
