"""What users do in the chats of the server."""

import asyncio
import re
from itertools import count
from typing import Any

from tests.fakes.telegram_server.checks import units
from tests.fakes.telegram_server.inline import Result, query_of
from tests.fakes.telegram_server.methods import Methods
from tests.fakes.telegram_server.mini_apps import opened
from tests.fakes.telegram_server.polls import vote
from tests.fakes.telegram_server.private_messages import Answer, Press, Typed
from tests.fakes.telegram_server.world import ANONYMOUS, BOT_USER, TOKEN, Chat, Message, User


class Users:
    """People who open chats, write, press buttons, vote and look for the bot."""

    def __init__(self, methods: Methods) -> None:
        self.methods = methods
        self.updates = methods.updates
        self.token = TOKEN
        self.patience = 20.0
        """Seconds for which people wait for something."""

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

    def open_app(self, user: User, message: Message, label: str) -> dict[str, str]:
        """Press a button that opens a Mini App, and return what the page is given."""
        buttons = [button for row in message.buttons for button in row]
        button = next(button for button in buttons if button["text"] == label)
        return opened(user, message.chat, button, self.token)

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


def _entities(text: str) -> list[dict[str, Any]]:
    """Return the entities that Telegram finds: commands and usernames."""
    return [
        {"type": kind, "offset": units(text[: found.start()]), "length": len(found[0])}
        for kind, pattern in (("bot_command", r"^/[\w@]+"), ("mention", r"(?<!\w)@\w+"))
        for found in re.finditer(pattern, text, re.ASCII)
    ]
