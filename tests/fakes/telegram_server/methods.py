"""The methods of the Bot API."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import count
from typing import Any

from telegram.constants import ReactionEmoji

from tests.fakes.telegram_server import checks
from tests.fakes.telegram_server.errors import Refused, check
from tests.fakes.telegram_server.form import Form
from tests.fakes.telegram_server.inline import InlineMethods
from tests.fakes.telegram_server.polls import read_poll
from tests.fakes.telegram_server.private_messages import (
    TOO_OLD,
    Answer,
    Press,
    PrivateMessages,
    check_text,
)
from tests.fakes.telegram_server.rates import Rates
from tests.fakes.telegram_server.updates import Updates
from tests.fakes.telegram_server.world import BOT_USER, Chat, Message, User

NOT_MODIFIED = (
    "message is not modified: specified new message content and reply markup are exactly the same "
    "as a current content and reply markup of the message"
)
MOST_TO_FETCH = 20 * 1024 * 1024
"""Bytes of the largest file that a bot may fetch."""
ACTIONS = {"typing", "upload_photo", "upload_video", "upload_document"}


@dataclass
class Methods(InlineMethods):
    """The methods, with the chats and users that they act on."""

    users: dict[int, User] = field(default_factory=dict)
    chats: dict[int, Chat] = field(default_factory=dict)
    updates: Updates = field(default_factory=Updates)
    rates: Rates = field(default_factory=Rates)
    menus: dict[tuple[str, str], list[dict[str, str]]] = field(default_factory=dict)
    presses: dict[str, Press] = field(default_factory=dict)
    private: PrivateMessages = field(default_factory=PrivateMessages)
    actions: list[tuple[int, str]] = field(default_factory=list)
    """The chat actions that the bot has sent."""
    files: dict[str, bytes] = field(default_factory=dict)
    uploads: int = 0
    numbers: Iterator[int] = field(default_factory=lambda: count(1))

    async def call(self, method: str, form: Form) -> object:
        """Call a method."""
        known = getattr(self, f"on_{method}", None)
        if known is None:
            raise Refused(404, "Not Snapshot: method not found")
        return await known(form)

    async def on_getMe(self, _: Form) -> object:  # noqa: N802 - the API's own name
        return {
            **BOT_USER,
            "can_join_groups": True,
            "can_read_all_group_messages": False,
            "supports_inline_queries": True,
            "supports_guest_queries": True,
        }

    async def on_getUpdates(self, form: Form) -> object:  # noqa: N802
        self.updates.wanted = form.data("allowed_updates", [])
        return await self.updates.fetch(form.number("offset") or 0, form.number("timeout") or 0)

    async def on_setWebhook(self, form: Form) -> object:  # noqa: N802
        checks.webhook(form.text("url"), form.text("secret_token"))
        await self.updates.set_webhook(form.text("url"), form.text("secret_token"))
        self.updates.wanted = form.data("allowed_updates", [])
        return True

    async def on_deleteWebhook(self, _: Form) -> object:  # noqa: N802
        await self.updates.set_webhook("")
        return True

    async def on_setMyCommands(self, form: Form) -> object:  # noqa: N802
        listed = form.data("commands", [])
        scope, language = form.data("scope", {"type": "default"}), form.text("language_code")
        checks.commands(listed, scope, language)
        self.menus[scope["type"], language] = listed
        return True

    async def on_getChatMember(self, form: Form) -> object:  # noqa: N802
        chat, user = self._chat(form), form.number("user_id")
        check(user in self.users, "PARTICIPANT_ID_INVALID")
        return self._member(chat, user or 0)

    async def on_getChatAdministrators(self, form: Form) -> object:  # noqa: N802
        chat = self._chat(form)
        check(chat.is_group, "there are no administrators in the private chat")
        return [self._member(chat, user) for user, rank in chat.members.items() if rank != "member"]

    async def on_leaveChat(self, form: Form) -> object:  # noqa: N802
        chat = self._chat(form)
        check(chat.is_group, "chat member status can't be changed in private chats")
        chat.left = True
        return True

    def _member(self, chat: Chat, user: int) -> dict[str, Any]:
        status = chat.members.get(user, "left")
        told: dict[str, Any] = {"status": status, "user": self.users[user].data()}
        if status == "creator":
            told["is_anonymous"] = False
        if status == "administrator":
            told |= dict.fromkeys(_RIGHTS, False)
        return told

    async def on_sendMessage(self, form: Form) -> object:  # noqa: N802
        text, entities = form.text("text"), form.data("entities", [])
        checks.text(text)
        checks.entities(text, entities)
        return self._send(form, {"text": text, "entities": entities})

    async def on_sendPhoto(self, form: Form) -> object:  # noqa: N802
        if not self._chat(form).pictures:
            raise Refused(400, "Bad Request: not enough rights to send photos to the chat")
        caption = self._caption(form)
        return self._send(
            form, {"photo": self._photo(form, "photo", form.text("photo")), **caption}
        )

    async def on_sendDocument(self, form: Form) -> object:  # noqa: N802
        name, content = form.files["document"]
        check(name and content, "file must be non-empty")
        return self._send(form, {"document": self.document(name, content), **self._caption(form)})

    def document(self, name: str, content: bytes) -> dict[str, Any]:
        """Return a file as messages have it."""
        known = self._keep(content)
        return {
            "file_id": known,
            "file_unique_id": f"u{known}",
            "file_name": name,
            "mime_type": "application/octet-stream",
            "file_size": len(content),
        }

    async def on_getFile(self, form: Form) -> object:  # noqa: N802
        known = form.text("file_id")
        check(known in self.files, "wrong file_id or the file is temporarily unavailable")
        size = len(self.files[known])
        check(size <= MOST_TO_FETCH, "file is too big")
        path = f"documents/{known}"
        return {
            "file_id": known,
            "file_unique_id": f"u{known}",
            "file_size": size,
            "file_path": path,
        }

    async def on_sendAnimation(self, form: Form) -> object:  # noqa: N802
        name, content = form.files["animation"]
        check(content.startswith(checks.GIF), "wrong type of the animation")
        animation = {
            "file_id": self._keep(content),
            "file_unique_id": "u",
            "file_name": name,
            "width": 1,
            "height": 1,
            "duration": 1,
        }
        return self._send(form, {"animation": animation, **self._caption(form)})

    async def on_sendPoll(self, form: Form) -> object:  # noqa: N802
        if not self._chat(form).polls:
            raise Refused(400, "Bad Request: not enough rights to send polls to the chat")
        poll = read_poll(form, str(next(self.numbers)), lambda media: self._picture(form, media))
        return self._send(form, {"poll": poll})

    async def on_editMessageText(self, form: Form) -> object:  # noqa: N802
        message = self._own(form)
        check("text" in message.payload, "there is no text in the message to edit")
        text, entities = form.text("text"), form.data("entities", [])
        checks.text(text)
        checks.entities(text, entities)
        return self._change(form, message, {"text": text, "entities": entities})

    async def on_editMessageCaption(self, form: Form) -> object:  # noqa: N802
        message = self._own(form)
        check("text" not in message.payload, "there is no caption in the message to edit")
        kept = {name: message.payload[name] for name in ("photo",) if name in message.payload}
        return self._change(form, message, {**kept, **self._caption(form)})

    async def on_editMessageMedia(self, form: Form) -> object:  # noqa: N802
        message = self._own(form)
        return self._change(form, message, await self._media(form, message))

    async def _media(self, form: Form, message: Message) -> dict[str, Any]:
        """Return what a message shows with another picture."""
        media = form.data("media", {})
        check(
            message.inline or "text" not in message.payload,
            "there is no media in the message to edit",
        )
        check(not (message.inline and form.files), "a new file can't be uploaded to it")
        if message.inline and media["media"].startswith("https://"):
            self.files[media["media"]] = await self.read_address(media["media"])
        caption, entities = media.get("caption", ""), media.get("caption_entities", [])
        checks.caption(caption)
        checks.entities(caption, entities)
        photo = self._picture(form, media)
        return {"photo": photo, "caption": caption, "caption_entities": entities}

    async def on_editMessageReplyMarkup(self, form: Form) -> object:  # noqa: N802
        message = self._own(form)
        kept = {name: each for name, each in message.payload.items() if name != "reply_markup"}
        return self._change(form, message, kept)

    async def on_deleteMessage(self, form: Form) -> object:  # noqa: N802
        chat = self._chat(form)
        message = chat.messages.get(form.number("message_id") or 0)
        check(message, "message to delete not found")
        assert message is not None
        check(message.ours and not message.is_old, "message can't be deleted")
        del chat.messages[message.id]
        return True

    async def on_setMessageReaction(self, form: Form) -> object:  # noqa: N802
        message = self._chat(form).messages.get(form.number("message_id") or 0)
        check(message, "message to react not found")
        assert message is not None
        reactions = form.data("reaction", [])
        check(len(reactions) <= 1, "REACTIONS_TOO_MANY")
        known = {str(emoji) for emoji in ReactionEmoji}
        check(all(one["emoji"] in known for one in reactions), "REACTION_INVALID")
        message.reactions = [one["emoji"] for one in reactions]
        return True

    async def on_sendChatAction(self, form: Form) -> object:  # noqa: N802
        check(form.text("action") in ACTIONS, "wrong parameter action in request")
        self.actions.append((self._chat(form).id, form.text("action")))
        return True

    async def on_answerCallbackQuery(self, form: Form) -> object:  # noqa: N802
        press, text, url = form.text("callback_query_id"), form.text("text"), form.text("url")
        checks.alert(text, url)
        check(press in self.presses and not self.presses[press].answer.done(), TOO_OLD)
        answer = Answer(text, form.text("show_alert") == "true", url)
        self.presses[press].answer.set_result(answer)
        return True

    async def on_editEphemeralMessageText(self, form: Form) -> object:  # noqa: N802
        message, text = self._private(form), form.text("text")
        check("text" in message.payload, "there is no text in the message to edit")
        check_text(text)
        return self._change_private(form, message, {"text": text, "entities": []})

    async def on_editEphemeralMessageMedia(self, form: Form) -> object:  # noqa: N802
        message = self._private(form)
        return self._change_private(form, message, await self._media(form, message))

    async def on_deleteEphemeralMessage(self, form: Form) -> object:  # noqa: N802
        message = self._private(form)
        del message.chat.private[message.private]
        return True

    def _private(self, form: Form) -> Message:
        chat, user = self._chat(form), form.number("receiver_user_id")
        message = self.private.find(chat, user, form.number("ephemeral_message_id"))
        self.rates.check_private(chat.id, user or 0)
        return message

    def _change_private(self, form: Form, message: Message, payload: dict[str, Any]) -> bool:
        payload = payload | self._markup(form)
        check(payload != message.payload, NOT_MODIFIED)
        if self.private.arrives():
            message.payload = payload
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

    def _send(self, form: Form, payload: dict[str, Any]) -> object:
        chat = self._chat(form)
        wanted = form.data("ephemeral_message_parameters", None)
        privately = wanted is not None and self.private.known
        if not privately:
            self.rates.check(chat.id)
        topic = form.number("message_thread_id")
        check(topic is None or topic in chat.topics, "message thread not found")
        answered = form.data("reply_parameters", {})
        command = answered.pop("ephemeral_message_id", None)
        check(command is None or privately, "a reply to an ephemeral message must be ephemeral")
        check(
            not answered
            or answered["message_id"] in chat.messages
            or answered.get("allow_sending_without_reply"),
            "message to be replied not found",
        )
        check(topic is None or not answered or self._is_in(chat, topic, answered), "other thread")
        original = answered.get("message_id", 0)
        content = payload | self._markup(form)
        if privately:
            return self._send_privately(chat, wanted, command, content, topic)
        message = chat.add(BOT_USER, content, topic, ours=True, answers=original)
        message.silent = form.text("disable_notification") == "true"
        return message.data()

    def _send_privately(
        self,
        chat: Chat,
        wanted: dict[str, Any],
        command: int | None,
        content: dict[str, Any],
        topic: int | None,
    ) -> object:
        self.rates.check_private(chat.id, wanted.get("receiver_user_id", 0))
        receiver = self.private.receiver(chat, wanted, command, self.users, self.presses)
        message = chat.add_private(receiver, content, topic)
        if not self.private.arrives():
            del chat.private[message.private]
        return message.data()

    def _is_in(self, chat: Chat, topic: int, answered: dict[str, Any]) -> bool:
        original = chat.messages.get(answered["message_id"])
        return original is None or original.topic == topic

    def _own(self, form: Form) -> Message:
        if inline := self.inline_message(form):
            self.rates.check(id(inline))
            return inline
        chat = self._chat(form)
        self.rates.check(chat.id)
        message = chat.messages.get(form.number("message_id") or 0)
        if message is None:
            raise Refused(400, "Bad Request: message to edit not found")
        check(message.ours, "message can't be edited")
        return message

    def _change(self, form: Form, message: Message, payload: dict[str, Any]) -> object:
        payload = payload | self._markup(form)
        check(payload != message.payload, NOT_MODIFIED)
        message.payload = payload
        return True if message.inline else message.data()

    def _markup(self, form: Form) -> dict[str, Any]:
        markup = form.data("reply_markup", None)
        if not markup:
            return {}
        inline = "inline_message_id" in form.fields
        checks.keyboard(markup, private=not inline and not self._chat(form).is_group)
        return {"reply_markup": markup}

    def _caption(self, form: Form) -> dict[str, Any]:
        caption, entities = form.text("caption"), form.data("caption_entities", [])
        checks.caption(caption)
        checks.entities(caption, entities)
        return {"caption": caption, "caption_entities": entities}

    def _picture(self, form: Form, media: dict[str, str]) -> list[dict[str, Any]]:
        check(media["type"] == "photo", "wrong type of the media")
        return self._photo(form, media["media"].removeprefix("attach://"), media["media"])

    def _photo(self, form: Form, part: str, known: str) -> list[dict[str, Any]]:
        """Accept an uploaded picture, or the file id of one."""
        if part in form.files:
            checks.photo(form.files[part][1])
            known = self._keep(form.files[part][1])
        check(known in self.files, "wrong file identifier/HTTP URL specified")
        size = {"file_id": known, "file_unique_id": f"u{known}", "width": 90, "height": 64}
        return [size, {**size, "width": 960, "height": 683}]

    def _keep(self, content: bytes) -> str:
        self.uploads += 1
        name = f"file-{next(self.numbers)}"
        self.files[name] = content
        return name


_RIGHTS = (
    "can_be_edited", "is_anonymous", "can_manage_chat", "can_delete_messages",
    "can_manage_video_chats", "can_restrict_members", "can_promote_members", "can_change_info",
    "can_invite_users", "can_post_stories", "can_edit_stories", "can_delete_stories",
)  # fmt: skip
