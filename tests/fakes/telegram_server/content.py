"""What a message has in it: a text or a caption, a picture or a file, buttons."""

from dataclasses import dataclass, field
from typing import Any

from tests.fakes.telegram_server import checks
from tests.fakes.telegram_server.chats import ChatMethods
from tests.fakes.telegram_server.errors import check
from tests.fakes.telegram_server.form import Form

MOST_TO_FETCH = 20 * 1024 * 1024
"""Bytes of the largest file that a bot may fetch."""


@dataclass
class Content(ChatMethods):
    """Reads what a call puts into a message, and keeps the files."""

    files: dict[str, bytes] = field(default_factory=dict)
    uploads: int = 0

    async def on_getFile(self, form: Form) -> object:  # noqa: N802 - the API's own name
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

    def _text(self, form: Form) -> dict[str, Any]:
        text, entities = form.text("text"), form.data("entities", [])
        checks.text(text)
        checks.entities(text, entities)
        return {"text": text, "entities": entities}

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

    def _markup(self, form: Form) -> dict[str, Any]:
        markup = form.data("reply_markup", None)
        if not markup:
            return {}
        inline = "inline_message_id" in form.fields
        checks.keyboard(markup, private=not inline and not self._chat(form).is_group)
        return {"reply_markup": markup}
