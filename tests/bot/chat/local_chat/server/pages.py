"""What the page shows in one window: a model of its script, at a real socket."""

from __future__ import annotations

import json
from itertools import count, repeat
from secrets import token_hex
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import aiohttp

    from tests.bot.chat.local_chat.server.table import Table

Message = dict[str, Any]


class Page:
    """A window that follows what it is told as the page does, and remembers what it may press."""

    def __init__(self, served: Table, hello: Message) -> None:
        self._served = served
        self._hello = hello
        self._keys = map("{}-{}".format, repeat(token_hex(4)), count(1))
        self._run, self._seen = "", 0
        self.me = ""
        self.log: dict[int, Message] = {}
        """The numbered messages that are shown, by their numbers."""
        self.pane: Message = {}
        """The table."""
        self.choosing: Message = {}
        """The move that is being chosen on its board."""
        self.solving: Message = {}
        """The move that is being chosen on the board of a problem."""
        self.question: Message = {}
        """The one private message whose buttons can be pressed."""
        self.private: list[Message] = []
        """Every private message."""

    async def open(self, *, again: bool = False) -> Page:
        """Connect and join; again after the connection was lost, or else as a new page."""
        if not again:
            self._run, self._seen = "", 0
            self.log, self.pane, self.choosing, self.question = {}, {}, {}, {}
        self._socket: aiohttp.ClientWebSocketResponse = await self._served.window(
            self._hello | {"run": self._run, "seen": self._seen}
        )
        await self.look()
        return self

    async def close(self) -> None:
        """Lose the connection."""
        await self._socket.close()

    async def say(self, text: str) -> None:
        """Send a message, and wait for its answer."""
        await self._ask(type="say", text=text)

    async def press(self, payload: str) -> None:
        """Press a button, and wait for its answer."""
        await self._ask(type="press", payload=payload)

    async def _ask(self, **asked: str) -> None:
        key = next(self._keys)
        await self._socket.send_str(json.dumps({"key": key, **asked}))
        told = await self._follow("done", "key", key)
        pressed = {one["payload"] for one in buttons(self.question)}
        if not told["refused"] and asked.get("payload") in pressed and self.question.get("menu"):
            self.question = {}
        await self.look()

    async def look(self) -> None:
        """Read everything that was sent so far."""
        text = f"look {next(self._keys)}"
        await self._socket.send_str(json.dumps({"type": "suggest", "text": text}))
        await self._follow("suggestions", "text", text)

    async def _follow(self, kind: str, name: str, value: str) -> Message:
        """Read until that is told."""
        while True:
            told: Message = json.loads(await self._socket.receive_str())
            await self._take(told)
            if told["type"] == kind and told[name] == value:
                return told

    async def _take(self, told: Message) -> None:
        match told["type"]:
            case "welcome":
                self.me = told["you"]["id"]
                if told["run"] != self._run:
                    self._run, self._seen = told["run"], 0
                for message in told["messages"]:
                    self._show(message)
                self.pane, self.choosing = told["pane"] or {}, {}
            case "told":
                self._show(told["message"])
            case "pane":
                self.pane, self.choosing = told, {}
            case "choosing" if told.get("problem"):
                self.solving = told
            case "choosing" if told["version"] >= self.pane["version"]:
                self.choosing = told
            case _:
                pass

    def _show(self, message: Message) -> None:
        if "id" in message:
            self.log[message["id"]] = message
            self._seen = max(self._seen, message["id"])
        if message.get("news") and not self.question.get("lasting"):
            self.question = {}
        if message.get("private"):
            self.private.append(message)
        if message.get("private") and message.get("choices"):
            self.question = message

    @property
    def offered(self) -> list[Message]:
        """Return everything that can be pressed on the board and below it."""
        shown = self.choosing or self.pane
        return [*shown.get("touches", ()), *buttons(shown)]

    @property
    def news(self) -> list[str]:
        """Return what was told of the table, in its order."""
        return [message["text"] for message in self.log.values() if message.get("news")]

    async def touch(self, label: str) -> None:
        """Press something on the board, or below it."""
        await self.press(payload_of(self.offered, label))

    @property
    def texts(self) -> list[str]:
        """Return the texts of the numbered messages, in their order."""
        return [message["text"] for _, message in sorted(self.log.items())]

    async def picture(self) -> bytes:
        """Return the picture of the board."""
        url = self._served.url + self.pane["image"]["url"]
        async with self._served.client.get(url) as answer:
            return await answer.read()


def buttons(message: Message) -> list[Message]:
    """Return the buttons of a message."""
    return [button for group in message.get("choices", ()) for button in group]


def labels(message: Message) -> list[str]:
    """Return what stands on the buttons of a message."""
    return [button["label"] for button in buttons(message)]


def payload(message: Message, label: str) -> str:
    """Return what a button of a message sends."""
    return payload_of(buttons(message), label)


def payload_of(offered: list[Message], label: str) -> str:
    """Return what is sent by whatever has that label."""
    return next(str(one["payload"]) for one in offered if one["label"] == label)
