"""The pages about privacy and terms."""

import pytest
from aiohttp import ClientSession, web
from aiohttp.test_utils import TestServer

from bot.chat.local_chat.policies import Policy, policy_routes
from bot.language import Language


async def read(path: str, languages: str, policy: Policy) -> str:
    """Return a page as a browser with some languages gets it."""
    application = web.Application()
    application.add_routes(policy_routes(policy, Language.ENGLISH))
    async with TestServer(application) as server, ClientSession() as session:
        headers = {"Accept-Language": languages}
        async with session.get(server.make_url(path), headers=headers) as response:
            assert response.status == 200
            assert response.content_type == "text/html"
            return await response.text()


OWNED = Policy(("Discord", "Telegram"), 21, 80, 700, "Anna <anna@example.org>")


@pytest.mark.parametrize(
    ("languages", "title", "days"),
    [
        ("", "Privacy", "21 days after"),
        ("ru-RU,ru;q=0.9,en;q=0.8", "Ваши данные", "через 21 день"),
        ("fr, pt-BR;q=0.9", "Privacidade", "21 dias depois"),
    ],
)
async def test_privacy_is_told_from_the_settings(languages: str, title: str, days: str) -> None:
    page = await read("/privacy", languages, OWNED)
    assert f"<h1>{title}</h1>" in page
    assert days in page
    assert "80 " in page
    assert "700 " in page
    assert "Discord, Telegram" in page
    assert "Anna &lt;anna@example.org&gt;" in page
    assert "/forgetme" in page


@pytest.mark.parametrize(
    ("language", "stays"),
    [
        ("en", ("has blocked you", "copies of damaged records")),
        ("ru", ("заблокировал вас", "копии повреждённых записей")),
        ("pt-BR", ("bloqueou você", "cópias de registros danificados")),
    ],
)
async def test_what_stays_when_somebody_is_forgotten_is_said(
    language: str, stays: tuple[str, ...]
) -> None:
    page = await read("/privacy", language, OWNED)
    assert all(words in page for words in stays)


async def test_an_owner_who_says_nothing_is_found_in_the_chat() -> None:
    page = await read("/privacy", "en", Policy((), 1, 1, 1))
    assert "in the chat where you found it" in page
    assert "kept there under rules of their own" not in page
    assert "a day after the game" in page.replace("\n", " ").replace("  ", " ")


async def test_terms_are_told() -> None:
    page = await read("/terms", "ru", OWNED)
    assert '<html lang="ru">' in page
    assert "<h1>Условия</h1>" in page
    assert "/verify" in page
