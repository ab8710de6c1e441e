"""The server, and what users do in its chats."""

import asyncio
import re
from collections import defaultdict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from itertools import count
from typing import Any, Self

from aiohttp import BodyPartReader, web

from tests.fakes.outages import Outages
from tests.fakes.telegram_server.checks import units
from tests.fakes.telegram_server.errors import Refused
from tests.fakes.telegram_server.form import Form
from tests.fakes.telegram_server.inline import Result, query_of
from tests.fakes.telegram_server.methods import Methods
from tests.fakes.telegram_server.mini_apps import opened
from tests.fakes.telegram_server.polls import vote
from tests.fakes.telegram_server.private_messages import Answer, Press, Typed
from tests.fakes.telegram_server.rates import Rates
from tests.fakes.telegram_server.world import ANONYMOUS, BOT, BOT_USER, Chat, Message, User

TOKEN = f"{BOT}:loopback-token-of-a-bot-that-is-not"


class TelegramServer:
    """The part of Telegram that the tests need."""

    def __init__(self, second: float = 1.0) -> None:
        self.methods = Methods(rates=Rates(second))
        self.updates = self.methods.updates
        self.calls: list[tuple[str, int]] = []
        """The calls: the method and the status of the response."""
        self.faults: list[str] = []
        """Calls that a correct bot would not have made."""
        self.url = ""
        self.token = TOKEN
        self._changed: defaultdict[int, asyncio.Event] = defaultdict(asyncio.Event)
        self.talking = asyncio.Event()
        """Unset while calls are not answered."""
        self.talking.set()
        self.busy: list[str] = []
        """Methods whose next call is refused for its rate."""
        self.delayed: dict[str, asyncio.Event] = {}
        """Methods whose next call is carried out only after an event."""
        self.closed = 0
        """How many more calls fail as if the server were away."""
        self.outages = Outages()
        self.patience = 20.0
        """Seconds for which people wait for something."""

    @classmethod
    @asynccontextmanager
    async def running(cls, second: float = 1.0) -> AsyncIterator[Self]:
        """Run a server on loopback while the block runs."""
        server = cls(second)
        app = web.Application(client_max_size=20_000_000)
        app.router.add_post("/bot{token}/{method}", server._answer)
        app.router.add_get("/file/bot{token}/documents/{name}", server._hand_out)
        runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.1)
        await runner.setup()
        try:
            site = web.TCPSite(runner, "127.0.0.1", 0)
            await site.start()
            host, port = runner.addresses[0][:2]
            server.url = f"http://{host}:{port}"
            yield server
        finally:
            await runner.cleanup()

    def user(self, number: int, name: str, username: str = "", **more: Any) -> User:  # noqa: ANN401
        """Add a user, with a private chat."""
        user = User(number, name, username, **more)
        self.methods.users[number] = user
        self.methods.chats[number] = Chat(number, "private", name)
        return user

    def group(self, number: int, *members: User, kind: str = "group", topics: Any = ()) -> Chat:  # noqa: ANN401
        """Add a group; the first member is its creator."""
        ranks = {user.id: "creator" if at == 0 else "member" for at, user in enumerate(members)}
        chat = Chat(
            number, kind, "The club", members=ranks, numbers=count(max(topics, default=0) + 1)
        )
        for topic in topics:
            chat.add_topic(members[0], topic)
        self.methods.chats[number] = chat
        return chat

    def supergroup(self, number: int, *members: User, topics: Any = ()) -> Chat:  # noqa: ANN401
        """Add a supergroup."""
        return self.group(number, *members, kind="supergroup", topics=topics)

    def own_chat(self, user: User) -> Chat:
        """Return the private chat of a user with the bot."""
        return self.methods.chats[user.id]

    async def type(  # noqa: PLR0913 - as many as a message has
        self,
        user: User,
        chat: Chat,
        text: str,
        *,
        topic: int | None = None,
        answers: Message | None = None,
        entities: list[dict[str, Any]] | None = None,
    ) -> Message:
        """Write a message as a user; privacy mode decides whether the bot gets it."""
        payload: dict[str, Any] = {"text": text, "entities": [*_entities(text), *(entities or [])]}
        answered = answers.id if answers else 0
        message = chat.add(user.data(), payload, topic, answers=answered)
        if not chat.is_group or text.startswith("/") or (answers and answers.ours):
            await self.updates.send("message", message.data())
        return message

    async def type_privately(
        self, user: User, chat: Chat, text: str, *, topic: int | None = None
    ) -> None:
        """Write a command that nobody else sees, as a newer app does if the bot's menu says so."""
        rank = "all_group_chats" if chat.members[user.id] == "member" else "all_chat_administrators"
        listed = self.methods.menus[rank, ""]
        name = text.split(maxsplit=1)[0].removeprefix("/")
        assert any(one["command"] == name and one.get("is_ephemeral") for one in listed)
        payload: dict[str, Any] = {"text": text, "entities": _entities(text)}
        number = next(chat.private_numbers)
        message = Message(0, chat, user.data(), payload, topic)
        self.methods.private.commands[chat.id, number] = Typed(user.id)
        named = {"ephemeral_message_id": number, "receiver_user": BOT_USER}
        await self.updates.send("message", message.data() | named)

    async def hand_in(
        self, user: User, chat: Chat, name: str, content: bytes, caption: str = ""
    ) -> Message:
        """Send a file as a user; in a group a bot in privacy mode does not get it."""
        payload: dict[str, Any] = {"document": self.methods.document(name, content)}
        if caption:
            payload |= {"caption": caption, "caption_entities": _entities(caption)}
        message = chat.add(user.data(), payload)
        if not chat.is_group:
            await self.updates.send("message", message.data())
        return message

    async def correct(self, message: Message, text: str, seconds: int = 5) -> None:
        """Edit a message that a user has written; the bot learns of it as of the first one."""
        message.payload |= {"text": text, "entities": _entities(text)}
        if not message.chat.is_group or text.startswith("/"):
            edited = message.data() | {"edit_date": message.date + seconds}
            await self.updates.send("edited_message", edited)

    async def type_anonymously(
        self, chat: Chat, text: str, *, answers: Message | None = None
    ) -> Message:
        """Write a message as an anonymous administrator."""
        sender = {"id": ANONYMOUS, "is_bot": True, "first_name": "Group"}
        sender["username"] = "GroupAnonymousBot"
        payload = {"text": text, "entities": _entities(text), "sender_chat": chat.data()}
        message = chat.add(sender, payload, answers=answers.id if answers else 0)
        await self.updates.send("message", message.data())
        return message

    async def press(self, user: User, message: Message, label: str) -> Answer:
        """Press a button as a user, and return what they see."""
        buttons = [button for row in message.buttons for button in row]
        data = next(button["callback_data"] for button in buttons if button["text"] == label)
        return await self.press_data(user, message, data)

    def open_app(self, user: User, message: Message, label: str) -> dict[str, str]:
        """Press a button that opens a Mini App, and return what the page is given."""
        buttons = [button for row in message.buttons for button in row]
        button = next(button for button in buttons if button["text"] == label)
        return opened(user, message.chat, button, self.token)

    async def press_data(self, user: User, message: Message, data: str) -> Answer:
        """Press a button as a user, even one that is gone."""
        assert message.receiver is None or message.receiver is user, "nobody else sees it"
        press = str(next(self.methods.numbers))
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self.methods.presses[press] = Press(user.id, message.chat.id, answer)
        content = {
            "id": press,
            "from": user.data(),
            "chat_instance": "1",
            "data": data,
        }
        if message.inline:
            content["inline_message_id"] = message.inline
        else:
            content["message"] = message.in_a_press()
        await self.updates.send("callback_query", content)
        return await asyncio.wait_for(answer, self.patience)

    async def vote(self, user: User, message: Message, text: str) -> None:
        """Choose an option of a poll as a user."""
        if told := vote(user, message, text):
            await self.updates.send("poll_answer", told)

    async def look_for(self, user: User, text: str = "") -> list[Result]:
        """Write the name of the bot and a text in some chat, and return what is offered."""
        number = str(next(self.methods.numbers))
        offered: asyncio.Future[list[Result]] = asyncio.get_running_loop().create_future()
        self.methods.inline_queries[number] = offered
        await self.updates.send("inline_query", query_of(number, user, text))
        return await asyncio.wait_for(offered, self.patience)

    async def choose(
        self, user: User, chat: Chat, result: Result, *, feedback: bool = True
    ) -> Message:
        """Put a result into a chat; the bot learns of it if its owner wants feedback."""
        number = self.methods.post(chat, user.data(), result)
        if feedback:
            chosen = {"result_id": result["id"], "from": user.data(), "query": ""}
            named = {"inline_message_id": number} if number else {}
            await self.updates.send("chosen_inline_result", chosen | named)
        return chat.last

    async def call_guest(self, user: User, chat: Chat, text: str) -> Message:
        """Mention the bot in a chat that it is not in, and return its answer."""
        number = str(next(self.methods.numbers))
        answer: asyncio.Future[Message] = asyncio.get_running_loop().create_future()
        self.methods.guest_queries[number] = chat, answer
        said = chat.add(user.data(), {"text": text, "entities": _entities(text)})
        await self.updates.send("guest_message", said.data() | {"guest_query_id": number})
        return await asyncio.wait_for(answer, self.patience)

    async def upgrade(self, chat: Chat, number: int) -> Chat:
        """Turn a group into a supergroup, and send two updates about it, as Telegram does."""
        new = self.supergroup(number)
        new.members = chat.members
        chat.moved_to = number
        sender = self.methods.users[next(iter(chat.members))].data()
        before = chat.add(sender, {"migrate_to_chat_id": number})
        after = new.add(sender, {"migrate_from_chat_id": chat.id})
        await self.updates.send("message", before.data())
        await self.updates.send("message", after.data())
        return new

    async def let_in(self, user: User, chat: Chat) -> None:
        """Add the bot to a group as a user."""
        change = {
            "chat": chat.data(),
            "from": user.data(),
            "date": 1_700_000_000,
            "old_chat_member": {"status": "left", "user": BOT_USER},
            "new_chat_member": {"status": "member", "user": BOT_USER},
        }
        await self.updates.send("my_chat_member", change)

    async def until(self, seen: Callable[[], bool], chat: int = 0) -> None:
        """Return when a condition holds, in a chat or anywhere."""
        async with asyncio.timeout(self.patience):
            while not seen():
                await self._changed[chat].wait()

    def _tell(self, chat: int) -> None:
        """Wake those who wait for a condition."""
        changed = self._changed.pop(chat, None)
        if changed:
            changed.set()

    @asynccontextmanager
    async def bringing(self, *routes: str, at_once: int = 1) -> AsyncIterator[None]:
        """Send updates to a webhook whose public address leads to these, in turn."""
        tasks = [asyncio.create_task(self.updates.bring(*routes)) for _ in range(at_once)]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _hand_out(self, request: web.Request) -> web.Response:
        """Return the content of a file that `getFile` was called for."""
        name = request.match_info["name"]
        if request.match_info["token"] != self.token or name not in self.methods.files:
            answer = {"ok": False, "error_code": 404, "description": "Not Found"}
            return web.json_response(answer, status=404)
        return web.Response(body=self.methods.files[name])

    async def _answer(self, request: web.Request) -> web.StreamResponse:
        return await self.outages.answer(request.match_info["method"], request, self._carry_out)

    async def _carry_out(self, request: web.Request) -> web.Response:
        method = request.match_info["method"]
        if self.closed:
            self.closed -= 1
            return web.Response(status=502)
        await self.talking.wait()
        try:
            if request.match_info["token"] != self.token:
                raise Refused(401, "Unauthorized")  # noqa: TRY301 - one place answers
            form = await _form(request)
            if method in self.busy:
                self.busy.remove(method)
                raise Refused(429, "Too Many Requests: retry after 1", retry_after=1)  # noqa: TRY301 - as above
            if method in self.delayed:
                await self.delayed.pop(method).wait()
            result = await self.methods.call(method, form)
        except Refused as error:
            self.calls.append((method, error.code))
            self._note(method, error)
            self._tell(0)
            return web.json_response(error.answer(), status=error.code)
        self.calls.append((method, 200))
        self._tell(0)
        self._tell(form.number("chat_id") or 0)
        return web.json_response({"ok": True, "result": result})

    def _note(self, method: str, error: Refused) -> None:
        """Remember the errors that a correct bot would not have caused."""
        normal = (
            "not modified",
            "query is too old",
            "upgraded",
            "not found",
            "send photos",
            "send polls",
            "can't be deleted",
            "ephemeral messages are not available",
            "failed to get HTTP URL",
            "temporarily unavailable",
        )
        if error.code == 400 and not any(words in error.description for words in normal):
            self.faults.append(f"{method}: {error.description}")


def _entities(text: str) -> list[dict[str, Any]]:
    """Return the entities that Telegram finds: commands and usernames."""
    return [
        {"type": kind, "offset": units(text[: found.start()]), "length": len(found[0])}
        for kind, pattern in (("bot_command", r"^/[\w@]+"), ("mention", r"(?<!\w)@\w+"))
        for found in re.finditer(pattern, text, re.ASCII)
    ]


async def _form(request: web.Request) -> Form:
    """Read a call; its files come under any name."""
    if request.content_type != "multipart/form-data":
        return Form({name: str(value) for name, value in (await request.post()).items()}, {})
    fields: dict[str, str] = {}
    files: dict[str, tuple[str, bytes]] = {}
    async for part in await request.multipart():
        assert isinstance(part, BodyPartReader)
        assert part.name is not None
        if part.filename:
            files[part.name] = part.filename, bytes(await part.read())
        else:
            fields[part.name] = await part.text()
    return Form(fields, files)
