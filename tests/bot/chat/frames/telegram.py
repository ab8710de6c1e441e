"""A group on Telegram, and the page that it opens."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from bot.app.telegram_platform import telegram_frame
from bot.chat.telegram_chat import MiniApp
from bot.computers.workers import Workers
from bot.store.port import Store
from tests.bot.chat.frames.page import PUBLIC, PublicPage, Window, public_page
from tests.bot.chat.telegram_chat.club import Club, club
from tests.fakes.telegram_server import Message, User
from tests.fakes.telegram_server.world import TOKEN

APP = MiniApp(PUBLIC, "board")
OPEN = "Open board"


@asynccontextmanager
async def telegram(
    *rolls: str, store: Store | None = None, workers: Workers | None = None
) -> AsyncIterator[tuple[Club, PublicPage]]:
    """Run Telegram, the bot and the page while the block runs."""
    async with (
        club(*rolls, store=store, workers=workers, mini_app=APP) as members,
        page_of(members) as page,
    ):
        yield members, page


@asynccontextmanager
async def page_of(members: Club, token: str = TOKEN) -> AsyncIterator[PublicPage]:
    """Serve the page of a club while the block runs."""
    async with public_page(members.desk, telegram_frame(members.chat, token)) as page:
        yield page


async def open_board(
    members: Club, page: PublicPage, user: User, board: Message, label: str = OPEN
) -> Window:
    """Let somebody press the button of a board, and return the window that opens."""
    proof = members.server.open_app(user, board, label)
    return await page.open(await page.session("telegram", proof))
