"""The methods of the Bot API."""

from dataclasses import dataclass, field

from tests.fakes.telegram_server import checks
from tests.fakes.telegram_server.editing import EditMethods
from tests.fakes.telegram_server.errors import Refused, check
from tests.fakes.telegram_server.form import Form
from tests.fakes.telegram_server.private_messages import TOO_OLD, Answer
from tests.fakes.telegram_server.sending import SendMethods
from tests.fakes.telegram_server.updates import Updates
from tests.fakes.telegram_server.world import BOT_USER


@dataclass
class Methods(SendMethods, EditMethods):
    """All methods: those of messages, and those of the bot itself."""

    updates: Updates = field(default_factory=Updates)
    menus: dict[tuple[str, str], list[dict[str, str]]] = field(default_factory=dict)

    async def call(self, method: str, form: Form) -> object:
        """Call a method."""
        known = getattr(self, f"on_{method}", None)
        if known is None:
            raise Refused(404, "Not Found: method not found")
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

    async def on_answerCallbackQuery(self, form: Form) -> object:  # noqa: N802
        press, text, url = form.text("callback_query_id"), form.text("text"), form.text("url")
        checks.alert(text, url)
        check(press in self.presses and not self.presses[press].answer.done(), TOO_OLD)
        answer = Answer(text, form.text("show_alert") == "true", url)
        self.presses[press].answer.set_result(answer)
        return True
