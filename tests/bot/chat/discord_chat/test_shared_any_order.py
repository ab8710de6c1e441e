"""Two friends in their own chats, in any order: whoever has to move can, by buttons alone."""

from random import Random

import pytest

from bot.chat.discord_chat import Timeouts
from tests.bot.chat.discord_chat.club import LIVE, QUICK, Club, club
from tests.bot.chat.discord_chat.friends import Friends
from tests.effort import few_or_all
from tests.fakes.discord_server import Channel, Person
from tests.fakes.discord_server.limits import Json
from tests.fakes.discord_server.seen import payloads

DEEDS = 40
ASKED = ("board", "stats", "top", "help", "settings", "rules", "history", "moves", "undo", "play")
PASSING = (0.5, 5, 60, 3600)


def stamp_of(board: Json) -> int:
    """Return the version of the table that a board shows."""
    return int(next(iter(payloads(board).values())).partition(" ")[0], 16)


class Evening:
    """Anna and Ira, who do anything at all."""

    def __init__(self, made: Club, seed: int) -> None:
        self.made = made
        self.friends = Friends(made)
        self.luck = Random(seed)
        self.story: list[str] = []

    @property
    def _both(self) -> list[tuple[Person, Channel]]:
        friends = self.friends
        return [(friends.anna, friends.annas), (friends.ira, friends.iras)]

    async def do_something(self) -> None:
        """Ask, talk, press an old button, or let time pass."""
        who, chat = self.luck.choice(self._both)
        match self.luck.randrange(4):
            case 0:
                name = self.luck.choice(ASKED)
                self.story.append(f"{who.name} /{name}")
                await who.slash(chat, name)
            case 1:
                self.story.append(f"{who.name} talks")
                for _ in range(self.luck.choice((1, 6))):
                    who.say(chat, "Hello")
            case 2:
                board = self.luck.choice(chat.live)
                label = self.luck.choice([*payloads(board)])
                self.story.append(f"{who.name} presses {label}")
                if payloads(board)[label].split()[1] not in {"resign", "draw", "forgetme"}:
                    await who.press(board, label)
            case _:
                passing = self.luck.choice(PASSING)
                self.story.append(f"{passing} s pass")
                await self.made.later(passing)
        await self.made.later(0)

    async def move(self) -> None:
        """Let the one to move do so, by the newest board of their own chat."""
        table = await self.friends.table()
        assert table.player_to_act is not None, self.story
        mine = table.player_to_act.id.endswith(f":{self.friends.anna.id}")
        who, chat = self._both[0] if mine else self._both[1]
        board = chat.live[-1]
        moves = [label for label, sent in payloads(board).items() if sent.split()[1] == "move"]
        assert moves, self.story
        self.story.append(f"{who.name} moves {moves[0]}")
        await who.press(board, moves[0])
        await self.made.later(0)
        after = await self.friends.table()
        assert len(after.log) > len(table.log), self.story


@pytest.mark.parametrize("timeouts", few_or_all(LIVE, [QUICK, LIVE]))
async def test_the_one_to_move_can_always_move(timeouts: Timeouts) -> None:
    async with club(timeouts=timeouts) as made:
        evening = Evening(made, 3)
        await evening.friends.begin()
        for _ in range(DEEDS):
            if not (await evening.friends.table()).playing:
                break
            await evening.do_something()
            if evening.luck.random() < 0.4:
                await evening.move()
        for chat in (evening.friends.annas, evening.friends.iras):
            assert len(chat.live) == 1, evening.story
