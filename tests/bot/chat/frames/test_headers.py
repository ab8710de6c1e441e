"""Who may show the page, and under which names it answers."""

import pytest

from bot.chat.local_chat.chat import LocalChat
from bot.chat.local_chat.frames import DISCORD_ANCESTORS, TELEGRAM_ANCESTORS, Frame
from bot.desk.desk import Desk
from bot.desk.visitors import NotAdmitted, Visitor
from bot.store.memory import MemoryStore
from tests.bot.chat.frames.page import HOST, PUBLIC, Json, PublicPage, public_page

STRICT = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors "
)
WEB, CHAT = "https://web.telegram.org", "https://discord.com https://*.discord.com"


class Closed:
    """A gate that admits nobody."""

    async def admit(self, proof: Json) -> Visitor:
        """Refuse."""
        raise NotAdmitted(str(proof))


def frame(platform: str, *ancestors: str) -> Frame:
    """Return a frame of which only the headers count."""
    return Frame(platform, LocalChat(Desk(MemoryStore())), Closed(), ancestors, "secret")


TELEGRAM = frame("telegram", *TELEGRAM_ANCESTORS)
DISCORD = frame("discord", *DISCORD_ANCESTORS)


async def policy(page: PublicPage, path: str, host: str) -> str:
    """Return the security policy of a page."""
    _, headers = await page.get(path, host)
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert "X-Frame-Options" not in headers
    return headers["Content-Security-Policy"]


@pytest.mark.parametrize(
    ("frames", "ancestors"),
    [
        ((), "'none'"),
        ((TELEGRAM,), WEB),
        ((DISCORD,), CHAT),
        ((TELEGRAM, DISCORD), f"{WEB} {CHAT}"),
    ],
)
async def test_exactly_the_platforms_that_are_on_may_show_the_page(
    frames: tuple[Frame, ...], ancestors: str
) -> None:
    async with public_page(Desk(MemoryStore()), *frames) as page:
        for path in ("", "static/app.js", "words", "visits", "no/such/page"):
            for host in (HOST, "localhost"):
                assert await policy(page, path, host) == STRICT + ancestors


async def test_the_public_name_is_let_in_if_it_is_configured() -> None:
    async with public_page(Desk(MemoryStore()), url=PUBLIC) as page:
        named = [await page.get(host=host) for host in (HOST, "PARLOUR.example:443", "127.0.0.1")]
        assert [status for status, _ in named] == [200, 200, 200]
        for other in ("evil.example", f"{HOST}.evil.example", "example"):
            assert (await page.get(host=other))[0] == 421
    async with public_page(Desk(MemoryStore()), url="") as page:
        assert (await page.get(host=HOST))[0] == 421
