"""The pages about privacy and terms, which platforms ask the owner of a bot for."""

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from string import Template
from typing import Final

from aiohttp import web

from bot.language import Language, choose_language
from bot.texts import Texts

_PAGE: Final = Template("""\
<!doctype html>
<html lang="$language">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="color-scheme" content="light dark">
  <title>$title · Parlour</title>
  <link rel="icon" href="static/icon.svg">
  <link rel="stylesheet" href="static/style.css">
  <link rel="stylesheet" href="static/policy.css">
</head>
<body class="policy">
  <main>
    <h1>$title</h1>
$paragraphs
  </main>
</body>
</html>
""")


@dataclass(frozen=True, slots=True)
class Policy:
    """What the owner has decided, as far as the pages tell it."""

    chats: Sequence[str]
    """The names of the platforms where the bot is."""
    memory_days: int
    guest_days: int
    """After how many days guests of the page are forgotten."""
    player_days: int
    """After how many days people of other platforms are forgotten."""
    contact: str = ""
    """Where the owner is reached; empty if they do not say."""


def policy_routes(policy: Policy, default: Language) -> tuple[web.RouteDef, ...]:
    """Return the pages, each in the reader's language."""

    async def privacy(request: web.Request) -> web.Response:
        texts = _texts(request, default)
        return _page(texts, texts.say("privacy-title"), _privacy(texts, policy))

    async def terms(request: web.Request) -> web.Response:
        texts = _texts(request, default)
        return _page(texts, texts.say("terms-title"), _terms(texts))

    return (web.get("/privacy", privacy), web.get("/terms", terms))


def _texts(request: web.Request, default: Language) -> Texts:
    """Return texts in the first language of the browser that there is."""
    wanted = request.headers.get("Accept-Language", "").split(",")
    tags = (tag.partition(";")[0].strip() for tag in wanted)
    return Texts(choose_language(*tags, default=default))


def _privacy(texts: Texts, policy: Policy) -> tuple[str, ...]:
    chats = ", ".join(policy.chats)
    contact = policy.contact
    return (
        texts.say("privacy-intro"),
        texts.say("privacy-game", days=policy.memory_days),
        texts.say("privacy-stays", guests=policy.guest_days, players=policy.player_days),
        texts.say("privacy-problems"),
        texts.say("privacy-messages"),
        texts.say("privacy-others"),
        *([texts.say("privacy-platforms", chats=chats)] if chats else []),
        texts.say("privacy-forget"),
        texts.say("privacy-contact", contact=contact) if contact else texts.say("privacy-owner"),
    )


def _terms(texts: Texts) -> tuple[str, ...]:
    return (
        texts.say("terms-intro"),
        texts.say("terms-fair"),
        texts.say("terms-as-is"),
        texts.say("terms-source"),
    )


def _page(texts: Texts, title: str, paragraphs: Sequence[str]) -> web.Response:
    page = _PAGE.substitute(
        language=texts.language,
        title=escape(title),
        paragraphs="\n".join(f"    <p>{escape(paragraph)}</p>" for paragraph in paragraphs),
    )
    return web.Response(text=page, content_type="text/html")
