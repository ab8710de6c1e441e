"""The page's server as the internet reaches it, and windows that follow what they are told."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from itertools import count
from typing import Any, Self

import aiohttp

from bot.chat.local_chat.chat import LocalChat
from bot.chat.local_chat.frames import Frame, Frames
from bot.chat.local_chat.server import address, listen, serve
from bot.desk.desk import Desk
from bot.language import Language

PUBLIC = "https://parlour.example"
HOST = "parlour.example"
SECRET = "s" * 48
"""What a visitor's window calls itself: nobody is known by it."""
PATIENCE = 10.0

Json = dict[str, Any]
_keys = map(str, count(1))


class Window:
    """A window that keeps what the page would show."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.socket = socket
        self.me: Json = {}
        self.pane: Json = {}
        self.choosing: Json = {}
        self.told: list[Json] = []
        self.done: dict[str, Json] = {}
        self._changed = asyncio.Event()
        self._reading = asyncio.create_task(self._read())

    async def _read(self) -> None:
        async for message in self.socket:
            self._take(json.loads(message.data))
            self._changed.set()
        self._changed.set()

    def _take(self, told: Json) -> None:
        match told["type"]:
            case "welcome":
                self.me = told["you"]
                self.pane = told["pane"] or {}
                self.told.extend(told["messages"])
            case "pane":
                self.pane, self.choosing = told, {}
            case "choosing":
                self.choosing = told
            case "told":
                self.told.append(told["message"])
            case "done":
                self.done[told["key"]] = told
            case _:
                pass

    async def until(self, seen: Callable[[Self], object]) -> Self:
        """Return when a condition holds."""
        async with asyncio.timeout(PATIENCE):
            while not seen(self):
                self._changed.clear()
                await self._changed.wait()
        return self

    async def press(self, payload: str) -> bool:
        """Press something, and return whether it was accepted."""
        return await self._ask(type="press", payload=payload)

    async def say(self, text: str) -> bool:
        """Type something, and return whether it was accepted."""
        return await self._ask(type="say", text=text)

    async def _ask(self, **asked: str) -> bool:
        key = next(_keys)
        await self.socket.send_str(json.dumps({"key": key, **asked}))
        await self.until(lambda window: key in window.done)
        return not self.done[key]["refused"]

    async def touch(self, *places: str) -> None:
        """Press places on the board, each on what the one before has shown."""
        for place in places:
            shown = (self.choosing or self.pane).get("touches", ())
            payloads = [one["payload"] for one in shown if one["payload"].split()[-1] == place]
            assert payloads, (place, shown)
            assert await self.press(payloads[0])

    @property
    def touches(self) -> list[str]:
        """Return what can be pressed on the board."""
        return [touch["label"] for touch in self.pane.get("touches", ())]

    @property
    def news(self) -> list[str]:
        """Return what the window was told, in order."""
        return [message["text"] for message in self.told]

    @property
    def mine(self) -> bool:
        """Return whether the table waits for the visitor."""
        return bool(self.pane.get("mine"))

    async def close_code(self) -> int | None:
        """Return the code with which the server has closed the window."""
        async with asyncio.timeout(PATIENCE):
            await self._reading
        return self.socket.close_code


class PublicPage:
    """The page, and a browser that comes to it through a proxy."""

    def __init__(self, url: str, chat: LocalChat, client: aiohttp.ClientSession) -> None:
        self.url = url
        self.chat = chat
        self.client = client
        self.origin = PUBLIC

    def headers(self, origin: str | None = None) -> dict[str, str]:
        """Return what a browser and the proxy say; an empty origin is left out."""
        origin = self.origin if origin is None else origin
        return {"Host": HOST, **({"Origin": origin} if origin else {})}

    async def send(
        self, platform: str, body: bytes | str, origin: str | None = None
    ) -> tuple[int, Json]:
        """Send a proof as it is, and return the status and the answer."""
        url = f"{self.url}visits/{platform}"
        async with self.client.post(url, data=body, headers=self.headers(origin)) as answer:
            return answer.status, await answer.json() if answer.ok else {}

    async def knock(self, platform: str, proof: object, origin: str | None = None) -> int:
        """Bring a proof, and return the status."""
        return (await self.send(platform, json.dumps(proof), origin))[0]

    async def session(self, platform: str, proof: object) -> str:
        """Bring a proof, and return the session."""
        status, answer = await self.send(platform, json.dumps(proof))
        assert status == 200
        return str(answer["session"])

    async def connect(self, session: str, origin: str | None = None, **more: str) -> Window:
        """Open a window with a session, whether it is good or not."""
        socket = await self.client.ws_connect(f"{self.url}socket", headers=self.headers(origin))
        hello = {"secret": SECRET, "name": "", "room": "parlour", "locale": "en", **more}
        await socket.send_str(json.dumps({"type": "hello", "session": session, **hello}))
        return Window(socket)

    async def open(self, session: str, **more: str) -> Window:
        """Open a window with a session, and wait for the table."""
        return await (await self.connect(session, **more)).until(lambda window: window.pane)

    async def get(self, path: str = "", host: str = HOST) -> tuple[int, dict[str, str]]:
        """Return the status and the headers of a page."""
        async with self.client.get(self.url + path, headers={"Host": host}) as answer:
            return answer.status, dict(answer.headers)


@asynccontextmanager
async def public_page(
    desk: Desk, *shown: Frame | None, url: str = PUBLIC
) -> AsyncIterator[PublicPage]:
    """Serve the page in some frames while the block runs."""
    frames = Frames(tuple(frame for frame in shown if frame), url)
    async with AsyncExitStack() as stack:
        listening, chat = listen("127.0.0.1", 0), LocalChat(desk)
        await stack.enter_async_context(serve(chat, listening, Language.ENGLISH, frames=frames))
        client = await stack.enter_async_context(aiohttp.ClientSession())
        yield PublicPage(address(listening), chat, client)
