"""The methods that change messages, and those that delete them or react to them."""

from dataclasses import dataclass
from typing import Any

from telegram.constants import ReactionEmoji

from tests.fakes.telegram_server import checks
from tests.fakes.telegram_server.content import Content
from tests.fakes.telegram_server.errors import Refused, check
from tests.fakes.telegram_server.form import Form
from tests.fakes.telegram_server.inline import InlineMethods
from tests.fakes.telegram_server.private_messages import check_text
from tests.fakes.telegram_server.world import Message

NOT_MODIFIED = (
    "message is not modified: specified new message content and reply markup are exactly the same "
    "as a current content and reply markup of the message"
)


@dataclass
class EditMethods(Content, InlineMethods):
    """The methods that change messages which are there already."""

    async def on_editMessageText(self, form: Form) -> object:  # noqa: N802 - the API's own name
        message = self._own(form)
        check("text" in message.payload, "there is no text in the message to edit")
        return self._change(form, message, self._text(form))

    async def on_editMessageCaption(self, form: Form) -> object:  # noqa: N802
        message = self._own(form)
        check("text" not in message.payload, "there is no caption in the message to edit")
        kept = {name: message.payload[name] for name in ("photo",) if name in message.payload}
        return self._change(form, message, {**kept, **self._caption(form)})

    async def on_editMessageMedia(self, form: Form) -> object:  # noqa: N802
        message = self._own(form)
        return self._change(form, message, await self._media(form, message))

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
