"""What is played, chosen and noted before the store is written."""

import json
from contextlib import suppress

import msgspec
from people import (
    ANNA,
    BACKGAMMON,
    BEN,
    BY_USERNAME,
    CHECKERS,
    CLEO,
    DORA,
    EMIL,
    FINISHED,
    FINN,
    GATHERING,
    GRETA,
    LADDER,
    MOVED,
    NARDE,
    ON_THE_WAY,
    QUORIDOR,
)
from town import MINUTE, MORNING, Town

from bot import moving
from bot.chat.discord_chat.boards import Boards, Shown
from bot.chat.telegram_chat.board_message import Shown as TelegramShown
from bot.chat.telegram_chat.places import Place
from bot.identity import Player, PlayerId, TableId
from bot.ratings.scorekeeper import Scorekeeper
from rules.game import ToRoll


async def live(town: Town) -> None:
    """Leave everything behind that the test reads."""
    await choose(town)
    await rate(town)
    await town.sit(BACKGAMMON, "/play backgammon 5 cube clock=1h", ANNA, BEN)
    await town.play(BACKGAMMON, 6)
    await until_rolled(town, BACKGAMMON)
    await town.sit(CHECKERS, "/play checkers", BEN, CLEO)
    await town.play(CHECKERS, 5)
    await town.say(CHECKERS, BEN, "/draw")
    await town.sit(NARDE, "/play narde", DORA, EMIL)
    await until_to_roll(town, NARDE)
    await town.say(NARDE, await mover(town, NARDE), "/undo")
    await town.say(GATHERING, ANNA, "/play quoridor 4", named=(BEN, CLEO))
    await town.say(GATHERING, BEN, "/join")
    stranger = Player(PlayerId("telegram:@greta"), "@greta")
    await town.say(BY_USERNAME, DORA, "/play narde clock=3d", named=(stranger,))
    await finish(town)
    await four(town)
    await note(town)
    await move_away(town)
    town.now += 46 * MINUTE
    await town.sweeper.ring()
    await move_halfway(town)


async def choose(town: Town) -> None:
    """Choose settings, of players and of chats."""
    for words in ("theme contrast", "language ru", "autoroll on"):
        await town.say(TableId(ANNA.id), ANNA, f"/settings {words}")
    for words in ("side fixed", "words on", "reminders off"):
        await town.say(TableId(BEN.id), BEN, f"/settings {words}")
    for words in ("clock 8h", "stop players", "takebacks off"):
        await town.say(LADDER, ANNA, f"/settings chat {words}")


async def rate(town: Town) -> None:
    """Play games that count, and leave one that nobody took and one that somebody took."""
    keeper = Scorekeeper(town.store.scores)
    for winner, loser in ((ANNA, BEN), (BEN, CLEO), (ANNA, CLEO)):
        for _ in range(3):
            await lose(town, winner, loser)
    while await keeper.keep_score():
        pass
    await lose(town, CLEO, ANNA)
    await town.store.scores.take(0)
    await lose(town, BEN, ANNA)


async def lose(town: Town, winner: Player, loser: Player) -> None:
    """Play checkers until somebody resigns."""
    await town.sit(LADDER, "/play checkers clock=off", winner, loser)
    await town.play(LADDER, 2)
    await town.say(LADDER, loser, "/resign resigned")


async def until_rolled(town: Town, where: TableId) -> None:
    """Play on until dice lie on the board, and somebody has to move."""
    while isinstance((await town.table(where)).stage, ToRoll):
        await town.play(where, 1)


async def until_to_roll(town: Town, where: TableId) -> None:
    """Play on until somebody is to roll who has moved before."""
    await town.play(where, 8)
    while not isinstance((await town.table(where)).stage, ToRoll):
        await town.play(where, 1)


async def mover(town: Town, where: TableId) -> Player:
    """Return who made the latest move."""
    table = await town.table(where)
    assert table.last_move is not None
    return table.players[table.last_move.seat]


async def finish(town: Town) -> None:
    """Play a match to its end, and ask for another."""
    await town.sit(FINISHED, "/play backgammon 3 cube", DORA, FINN)
    while (await town.table(FINISHED)).ending is None:
        await town.play(FINISHED, 15)
        await town.say(FINISHED, FINN, "/resign single")
        await town.say(FINISHED, DORA, "/accept")
    await town.say(FINISHED, FINN, "/rematch")


async def move_away(town: Town) -> None:
    """Move a table to another id."""
    old, new = MOVED
    await town.say(old, DORA, "/settings chat language ru")
    await town.say(old, DORA, "/settings chat rooms here")
    await town.sit(old, "/play narde", DORA, GRETA)
    await town.play(old, 7)
    await town.desk.move(old, new)


async def move_halfway(town: Town) -> None:
    """Move another table, and stop before it has arrived, as a process that is killed."""
    old, new = ON_THE_WAY
    await town.sit(old, "/play checkers", EMIL, FINN)
    await town.play(old, 4)

    async def die(*_: object) -> None:
        raise InterruptedError

    arrive, moving.arrive = moving.arrive, die
    with suppress(InterruptedError):
        await town.desk.move(old, new)
    moving.arrive = arrive


async def four(town: Town) -> None:
    """Let one of four give up, and tell nobody of it."""
    await town.sit(QUORIDOR, "/play quoridor 4 clock=1d", DORA, EMIL, FINN, GRETA)
    await town.play(QUORIDOR, 6)
    await town.say(QUORIDOR, EMIL, "/resign yes", told=False)


async def note(town: Town) -> None:
    """Write down where boards are shown, as the adapters do."""
    boards = Boards(town.desk)
    await boards.keep(BACKGAMMON, Shown(5001, ANNA.id))
    await boards.keep(CHECKERS, Shown(5002))
    shown = TelegramShown(601, MORNING // 1000, photo=True)
    await town.desk.remember(Place(-200, 7).table, msgspec.json.encode(shown).decode())
    text = TelegramShown(602, MORNING // 1000)
    await town.desk.remember(Place(-400).table, msgspec.json.encode(text).decode())
    commands = TableId("discord:commands:77")
    await town.desk.remember(commands, f"{'0' * 64} {json.dumps({'play': 801, 'move': 802})}")
