"""The chats and users of the server, and the methods that ask about them."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import count
from typing import Any

from tests.fakes.telegram_server.errors import Refused, check
from tests.fakes.telegram_server.form import Form
from tests.fakes.telegram_server.private_messages import Press, PrivateMessages
from tests.fakes.telegram_server.rates import Rates
from tests.fakes.telegram_server.world import Chat, User

ACTIONS = {"typing", "upload_photo", "upload_video", "upload_document"}
_RIGHTS = (
    "can_be_edited", "is_anonymous", "can_manage_chat", "can_delete_messages",
    "can_manage_video_chats", "can_restrict_members", "can_promote_members", "can_change_info",
    "can_invite_users", "can_post_stories", "can_edit_stories", "can_delete_stories",
)  # fmt: skip


@dataclass
class ChatMethods:
    """The methods about chats, with all that a call may name."""

    users: dict[int, User] = field(default_factory=dict)
    chats: dict[int, Chat] = field(default_factory=dict)
    rates: Rates = field(default_factory=Rates)
    private: PrivateMessages = field(default_factory=PrivateMessages)
    presses: dict[str, Press] = field(default_factory=dict)
    actions: list[tuple[int, str]] = field(default_factory=list)
    """The chat actions that the bot has sent."""
    numbers: Iterator[int] = field(default_factory=lambda: count(1))

    async def on_getChatMember(self, form: Form) -> object:  # noqa: N802 - the API's own name
        chat, user = self._chat(form), form.number("user_id")
        check(user in self.users, "PARTICIPANT_ID_INVALID")
        return self._member(chat, user or 0)

    async def on_getChatAdministrators(self, form: Form) -> object:  # noqa: N802
        chat = self._chat(form)
        check(chat.is_group, "there are no administrators in the private chat")
        return [self._member(chat, user) for user, rank in chat.members.items() if rank != "member"]

    def _member(self, chat: Chat, user: int) -> dict[str, Any]:
        status = chat.members.get(user, "left")
        told: dict[str, Any] = {"status": status, "user": self.users[user].data()}
        if status == "creator":
            told["is_anonymous"] = False
        if status == "administrator":
            told |= dict.fromkeys(_RIGHTS, False)
        return told

    async def on_leaveChat(self, form: Form) -> object:  # noqa: N802
        chat = self._chat(form)
        check(chat.is_group, "chat member status can't be changed in private chats")
        chat.left = True
        return True

    async def on_sendChatAction(self, form: Form) -> object:  # noqa: N802
        check(form.text("action") in ACTIONS, "wrong parameter action in request")
        self.actions.append((self._chat(form).id, form.text("action")))
        return True

    def _chat(self, form: Form) -> Chat:
        chat = self.chats.get(form.number("chat_id") or 0)
        if chat is None:
            raise Refused(400, "Bad Request: chat not found")
        if chat.moved_to:
            raise Refused(
                400,
                "Bad Request: group chat was upgraded to a supergroup chat",
                migrate_to_chat_id=chat.moved_to,
            )
        if chat.kicked:
            raise Refused(403, "Forbidden: bot was kicked from the group chat")
        if chat.left:
            raise Refused(403, "Forbidden: bot is not a member of the group chat")
        if not chat.is_group:
            self._check_wanted(self.users[chat.id])
        return chat

    def _check_wanted(self, user: User) -> None:
        if user.blocked:
            raise Refused(403, "Forbidden: bot was blocked by the user")
        if not user.started:
            raise Refused(403, "Forbidden: bot can't initiate conversation with a user")
