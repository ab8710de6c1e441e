"""The button *Open board*, which opens the Mini App at a table."""

from telegram import Bot, InlineKeyboardButton, WebAppInfo

from bot.chat.telegram_chat.buttons import Row
from bot.chat.telegram_chat.links import app_link
from bot.chat.telegram_chat.mini_app import MiniApp
from bot.chat.telegram_chat.places import Place
from bot.chat.telegram_chat.table_tokens import TableTokens
from bot.texts import Texts


class OpenBoard:
    """Makes the button, in the one form that each kind of chat allows.

    Only a private chat may have a button that opens a page at once. A group has a link to the app
    that BotFather knows; without the app's name it has none.
    """

    def __init__(self, bot: Bot, app: MiniApp | None, token: str) -> None:
        self._bot = bot
        self._app = app
        self._tokens = TableTokens(token)

    def row(self, place: Place, texts: Texts) -> Row:
        """Return the row with the button for a board in a place; an empty one if there is none."""
        app = self._app
        public = place.is_group or place.is_inline
        if app is None or (public and not app.name):
            return ()
        label, token = texts.say("choice-open-board"), self._tokens.seal(place.table)
        if public:
            url = app_link(self._bot.username, app.name, token)
            return (InlineKeyboardButton(label, url=url),)
        page = WebAppInfo(f"{app.url}/?table={token}")
        return (InlineKeyboardButton(label, web_app=page),)
