"""Regulars: bots that play game after game on the page, on Telegram and on Discord, at ease."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from itertools import cycle
from random import Random
from typing import TypeAlias

import aiohttp

from bot.chat.local_chat.guests import identify
from bot.identity import PlayerId, TableId, platform_of
from bot.persistence.tables import look
from bot.store.port import Store, StoreUnreachable
from bot.table.offers import ways_to_resign
from bot.table.table import Table
from rules.game import ToRoll
from tests.fakes.discord_server import Channel, Person
from tests.fakes.discord_server import Server as DiscordServer
from tests.fakes.discord_server.seen import NotThere
from tests.fakes.telegram_server import Chat, TelegramServer, User
from tests.torture.floods import Player

GAMES = ("backgammon", "checkers", "quoridor", "narde")
ASIDES = ("board", "history", "stats", "help", "top", "replay", "export", "settings", "problem")
"""What somebody asks for now and then beside a game."""
ASIDE = 0.1
"""How often they do so instead of moving."""
PATIENCE = 30.0
"""Seconds after which somebody counts as not answered."""
LONGEST = 60
"""Moves after which a game is given up, so that games also end in other ways."""

Say: TypeAlias = Callable[[str], Awaitable[object]]
"""Says something in a chat as one of the players."""


@dataclass
class Couple:
    """Two bots at one table, who play all games in turn."""

    store: Store
    table: TableId
    people: Mapping[PlayerId, Say]
    pause: float
    """Seconds between two things that they do."""
    luck: Random
    said: int = 0
    games: int = 0
    failures: list[str] = field(default_factory=list)
    _moves: int = 0

    async def play(self) -> None:
        """Play until cancelled."""
        games = cycle(self.luck.sample(GAMES, len(GAMES)))
        while True:
            await asyncio.sleep(self.pause * self.luck.uniform(0.5, 1.5))
            try:
                await self._act(games)
            except (aiohttp.ClientError, TypeError, NotThere) as error:
                self.failures.append(repr(error))
            except StoreUnreachable as error:
                self.failures.append(f"store: {error!r}")

    async def _act(self, games: "cycle[str]") -> None:
        table = (await look(self.store, self.table)).table
        if table is None or not table.playing:
            await self._begin(next(games))
        elif self.luck.random() < ASIDE:
            await self._say(self.luck.choice([*self.people]), self.luck.choice(ASIDES))
        else:
            await self._move(table)

    async def _begin(self, game: str) -> None:
        one, other = self.luck.sample([*self.people], 2)
        await self._say(one, f"play {game}")
        await asyncio.sleep(self.pause)
        await self._say(other, "join")
        self.games, self._moves = self.games + 1, 0

    async def _move(self, table: Table) -> None:
        self._moves += 1
        who = table.player_to_act
        if who is None or who.id not in self.people:
            return
        if table.offer:
            for one in self.people:
                await self._say(one, "accept")
        elif self._moves > LONGEST and table.to_act is not None:
            ways = [*ways_to_resign(table, table.to_act)]
            await self._say(who.id, f"resign {ways[0] if ways[1:] else 'yes'}")
        elif isinstance(table.stage, ToRoll):
            await self._say(who.id, "roll")
        elif legal := list(table.legal_moves):
            move = table.game.format(self.luck.choice(legal), table.board)
            await self._say(who.id, f"move {move}")

    async def _say(self, who: PlayerId, text: str) -> None:
        self.said += 1
        try:
            await asyncio.wait_for(self.people[who](f"/{text}"), PATIENCE)
        except TimeoutError:
            self.failures.append(
                f"{platform_of(self.table)}: no answer to /{text.split(maxsplit=1)[0]}"
            )


def on_page(store: Store, url: str, client: aiohttp.ClientSession, number: int) -> Couple:
    """Return two who play in a room of the page, and come back in new windows now and then."""
    room, luck = f"soak-{number}", Random(number)
    secrets = (f"one{number:03}", f"two{number:03}")
    people = {
        identify("local", secret * 8): _window(Player(url, client, secret, room), luck)
        for secret in secrets
    }
    return Couple(store, TableId(f"local:{room}"), people, 1.0, luck)


def _window(player: Player, luck: Random) -> Say:
    opened = False

    async def say(text: str) -> None:
        nonlocal opened
        if opened and luck.random() < 0.05:
            await player.socket.close()
            opened = False
        if not opened:
            await player.open()
            opened = True
        try:
            await player.ask(type="say", text=text, quiet=True)
        except (TypeError, aiohttp.ClientError):
            opened = False
            raise
        if player.picture:
            async with player.client.get(player.url + player.picture) as answer:
                await answer.read()

    return say


def on_telegram(store: Store, server: TelegramServer, number: int) -> Couple:
    """Return two who play in a group, at the pace that Telegram lets a bot answer there."""
    users = [server.user(1_000 + 2 * number + at, f"T{number}{at}") for at in range(2)]
    group = server.group(-1_000 - number, *users)
    people = {PlayerId(f"telegram:{user.id}"): _typing(server, user, group) for user in users}
    return Couple(store, TableId(f"telegram:{group.id}"), people, 4.0, Random(number))


def _typing(server: TelegramServer, user: User, group: Chat) -> Say:
    async def say(text: str) -> None:
        await server.type(user, group, text)

    return say


def on_discord(store: Store, server: DiscordServer, channel: Channel, number: int) -> Couple:
    """Return two who play in a channel by slash commands."""
    users = [Person(server, f"D{number}{at}") for at in range(2)]
    people = {PlayerId(f"discord:{user.id}"): _slashing(user, channel) for user in users}
    return Couple(store, TableId(f"discord:{channel.id}"), people, 2.0, Random(number))


def _slashing(user: Person, channel: Channel) -> Say:
    options = {"play": "game", "move": "move", "resign": "how"}

    async def say(text: str) -> None:
        name, _, words = text.removeprefix("/").partition(" ")
        given = {options[name]: words} if name in options else {}
        await user.slash(channel, name, **given)

    return say
