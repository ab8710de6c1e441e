"""Whatever anybody does in whatever order, the one to move can move by buttons alone."""

from collections.abc import Sequence
from copy import deepcopy
from random import Random
from typing import Any

import pytest

from bot.chat.discord_chat import Timeouts
from bot.table.chance import FairChance
from bot.table.pace import Pace
from bot.table.playing import next_automatic
from rules import MOVE_WORDS
from rules.game import ToRoll
from tests.bot.chat.discord_chat.club import LIVE, QUICK, Club, club
from tests.bot.chat.discord_chat.play import what_follows
from tests.bot.chat.discord_chat.test_live_board import ANSWERS, STRANGERS
from tests.effort import few_or_all
from tests.fakes.discord_server import Channel, Interaction, Person
from tests.fakes.discord_server.limits import Json
from tests.fakes.discord_server.seen import payloads

DEEDS = 50
"""How many things are done, besides the moves in between."""
PASSING = (0.5, 5, 5, 60, 3600)
"""Seconds that pass."""
TURN = {"move", "tap", "roll", *MOVE_WORDS}
"""The commands of buttons that make a turn."""
ANSWER = {"accept", "decline"}
LONGEST = 20
"""Presses in which any move can be made, even by somebody who goes back now and then."""
UNSEEN = {"reminders", "replay", "forgetme"}
"""What is not pressed here, because the board shows it later or not at all."""
COMMANDS = [
    *(one for one in (*ANSWERS, *STRANGERS) if one[0] != "replay"),
    *[("board", {})] * 3,
    ("accept", {}),
]


class Crowd:
    """Two players and a stranger who do anything at all."""

    def __init__(self, made: Club, channel: Channel, seed: int) -> None:
        self._made = made
        self._channel = channel
        self._random = Random(seed)
        self._people = [made.anna, made.ben, Person(made.server, "Caio")]
        self._seen: list[Json] = []
        """Boards as they were a moment ago."""
        self.story: list[str] = []

    async def playing(self) -> bool:
        """Return whether a game is in progress."""
        return bool(self._channel.messages) and (await self._made.table(self._channel)).playing

    async def sit_down(self, game: str) -> None:
        """Let Anna and Ben begin a game; what can be chosen about its dice is chosen by chance."""
        chosen = {"backgammon": ("autoroll", "cube"), "narde": ("autoroll",)}.get(game, ())
        options = {option: self._random.choice(["yes", "no"]) for option in chosen}
        anna, ben = self._made.anna, self._made.ben
        self.story.append(f"Anna and Ben play {game} {options}")
        await anna.slash(self._channel, "play", game=game, opponent=ben, **options)
        await ben.slash(self._channel, "accept")
        await self._made.board(self._channel)

    async def do_something(self) -> None:
        """Let somebody type or press something, or two at once, or let time pass."""
        deeds = [self._type, self._press, self._press_at_once, self._wait, self._talk]
        await self._random.choice(deeds)()
        board = await self._made.board(self._channel)
        self._seen = [*self._seen[-4:], deepcopy(board)]
        await self._check_newest(board)

    async def _check_newest(self, board: Json) -> None:
        """Check that one can play on with the newest board that everybody sees, if a game is on."""
        shown = [one for one in self._channel.public if one["attachments"]]
        pictures = [one for one in shown if one["attachments"][0]["filename"] == "board.png"]
        table = await self._made.table(self._channel)
        if table.playing:
            assert pictures[-1]["id"] == board["id"]
            ways = {payload.split()[1] for payload in payloads(board).values()}
            assert ways & (TURN | ANSWER) or next_automatic(table, Pace())

    async def _type(self) -> None:
        person = self._random.choice(self._people)
        command, options = self._random.choice([*COMMANDS, *await self._moves()])
        self.story.append(f"{person.name}: /{command} {options}")
        await self._whole(await person.slash(self._channel, command, **options))

    async def _moves(self) -> Sequence[tuple[str, dict[str, Any]]]:
        """Return a legal move to type, often enough, for whoever is to move and for others."""
        table = await self._made.table(self._channel)
        if not table.playing or isinstance(table.stage, ToRoll):
            return ()
        legal = [table.game.format(move, table.board) for move in table.legal_moves]
        return [("move", {"move": self._random.choice(legal)})] * 5

    async def _press(self) -> None:
        await self._whole(await self._send_press())

    async def _press_at_once(self) -> None:
        for asked in [await self._send_press(), await self._send_press()]:
            await self._whole(asked)

    async def _talk(self) -> None:
        """Write what the bot does not hear, so that the board scrolls away."""
        person = self._random.choice(self._people)
        self.story.append(f"{person.name} talks")
        for _ in range(self._random.randrange(1, 9)):
            person.say(self._channel, "…")

    async def _send_press(self) -> Interaction:
        """Press anything that somebody sees, or saw a moment ago."""
        person = self._random.choice(self._people)
        seen = self._channel.seen_by(person.id)
        there = {message["id"] for message in seen}
        shown = [*seen, *(one for one in self._seen if one["id"] in there)]
        choices = [(one, label) for one in shown for label in _harmless(one)]
        message, label = self._random.choice(choices)
        self.story.append(f"{person.name}: [{label}]")
        return await person.send_press(message, label)

    async def _wait(self) -> None:
        seconds = self._random.choice(PASSING)
        self.story.append(f"({seconds} s)")
        await self._made.later(seconds)

    async def move(self) -> None:
        """Let the one to move do so, by the buttons of the board and of what appears for them."""
        table = await self._made.table(self._channel)
        player = table.player_to_act
        assert player is not None
        person, shown = self._made.person(player.id), await self._made.board(self._channel)
        self.story.append(f"{person.name} moves")
        for _ in range(LONGEST):
            turn = [one for one in payloads(shown).items() if one[1].split()[1] in TURN]
            furthest = max(len(payload.split()) for _, payload in turn)  # Not back again.
            ahead = [label for label, payload in turn if len(payload.split()) == furthest]
            label = self._random.choice(ahead)
            asked = await self._whole(await person.send_press(shown, label))
            following = await what_follows(self._made, asked, table, self._channel)
            if following is None:
                break
            shown = following
        else:
            raise AssertionError
        await self._made.board(self._channel)

    async def _whole(self, asked: Interaction) -> Interaction:
        """Wait for the whole answer."""
        await self._made.server.until(lambda: asked.answer and not asked.loading)
        return asked


def _harmless(message: Json) -> list[str]:
    carried = payloads(message).items()
    return [label for label, payload in carried if not UNSEEN & {*payload.split()}]


async def play_on(made: Club, channel: Channel, game: str, seed: int) -> None:
    """Let anything happen at a table, and the one to move move now and then."""
    crowd = Crowd(made, channel, seed)
    try:
        for number in range(DEEDS):
            if not await crowd.playing():
                await crowd.sit_down(game)
            await crowd.do_something()
            if number % 3 == 0 and await crowd.playing():
                await crowd.move()
    except Exception as error:
        error.add_note("\n".join(crowd.story))
        raise


GAMES = ("backgammon", "narde", "checkers", "quoridor")


@pytest.mark.parametrize("timeouts", few_or_all(LIVE, [QUICK, LIVE]))
@pytest.mark.parametrize(
    ("game", "seed"), few_or_all(("quoridor", 3), zip(GAMES, range(4), strict=True))
)
async def test_the_one_to_move_can_always_move_by_buttons(
    game: str, seed: int, timeouts: Timeouts
) -> None:
    async with club(chance=FairChance(), timeouts=timeouts) as made:
        await play_on(made, made.channel, game, seed)


@pytest.mark.parametrize("timeouts", few_or_all(QUICK, [QUICK, LIVE]))
@pytest.mark.parametrize(
    ("game", "seed"), few_or_all(("backgammon", 4), [("backgammon", 4), ("narde", 5)])
)
async def test_the_one_to_move_can_move_where_the_bot_can_only_answer(
    game: str, seed: int, timeouts: Timeouts
) -> None:
    async with club(chance=FairChance(), timeouts=timeouts) as made:
        channel = made.server.add_channel(made.server.add_guild(2, member=False))
        await play_on(made, channel, game, seed)
