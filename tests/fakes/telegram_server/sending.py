"""The methods that send messages, to everybody in a chat or to one of them."""

from dataclasses import dataclass
from typing import Any

from tests.fakes.telegram_server import checks
from tests.fakes.telegram_server.content import Content
from tests.fakes.telegram_server.errors import Refused, check
from tests.fakes.telegram_server.form import Form
from tests.fakes.telegram_server.polls import read_poll
from tests.fakes.telegram_server.world import BOT_USER, Chat


@dataclass
class SendMethods(Content):
    """The methods that send messages."""

    async def on_sendMessage(self, form: Form) -> object:  # noqa: N802 - the API's own name
        return self._send(form, self._text(form))

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
