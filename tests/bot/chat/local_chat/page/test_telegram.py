"""The page inside Telegram: what it finds out there, and what it asks for."""

from collections.abc import Callable, Iterator
from json import dumps, loads
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import pytest
from playwright.sync_api import Browser, Page, Route

import bot.chat.local_chat
from bot.chat.local_chat.guard import POLICY
from tests.bot.chat.local_chat.page.windows import until

OURS, WEB = "https://parlour.example/", "https://web.telegram.org/"
SCRIPT = Path(bot.chat.local_chat.__file__).with_name("static") / "telegram.js"
INIT_DATA = urlencode({"user": '{"id": 1, "first_name": "Анна + 😀"}', "hash": "c501"})
LAUNCH = urlencode(
    {
        "tgWebAppData": INIT_DATA,
        "tgWebAppVersion": "8.0",
        "tgWebAppPlatform": "ios",
        "tgWebAppThemeParams": dumps({"bg_color": "#17212b", "text_color": "#f5f5f5"}),
    }
)
PHONE = "window.said = []; window.TelegramWebviewProxy = { postEvent: (...one) => said.push(one) };"
READY = """async () => {
  const telegram = await import("/telegram.js");
  window.themes = [];
  telegram.ready((theme) => window.themes.push(theme));
}"""
WISHES = [
    ["web_app_ready", {}],
    ["web_app_expand", {}],
    ["web_app_setup_swipe_behavior", {"allow_vertical_swipe": False}],
    ["web_app_request_theme", {}],
    ["web_app_request_safe_area", {}],
    ["web_app_request_content_safe_area", {}],
]
OpenPage = Callable[..., Page]


def serve(route: Route) -> None:
    """Serve our script and an empty page; Telegram's page has ours in a frame."""
    url = route.request.url
    if url.endswith("/telegram.js"):
        headers = {"Content-Security-Policy": POLICY}
        route.fulfill(
            body=SCRIPT.read_text("utf-8"), content_type="text/javascript", headers=headers
        )
    elif url.startswith(OURS):
        headers = {"Content-Security-Policy": POLICY.partition("; frame-ancestors")[0]}
        route.fulfill(body="<!doctype html>", content_type="text/html", headers=headers)
    else:
        route.fulfill(body="<!doctype html>", content_type="text/html")


@pytest.fixture
def open_page(browser: Browser) -> Iterator[OpenPage]:
    """Open our page as an app does, without the internet."""
    context = browser.new_context()
    context.route("**/*", serve)

    def open_one(address: str = f"{OURS}#{LAUNCH}", app: str = "") -> Page:
        page = context.new_page()
        page.add_init_script(app)
        page.goto(address)
        return page

    yield open_one
    context.close()


def ask(page: Page, expression: str) -> Any:  # noqa: ANN401 - whatever the page says
    """Return what an expression about the module is worth."""
    return page.evaluate(
        f"async () => {{ const t = await import('/telegram.js'); return {expression}; }}"
    )


def styled(page: Page, name: str) -> str:
    """Return a custom property of the page."""
    value: str = page.evaluate(
        "(name) => getComputedStyle(document.documentElement).getPropertyValue(name)", name
    )
    return value


def test_elsewhere_it_is_not_in_telegram(open_page: OpenPage) -> None:
    page = open_page(f"{OURS}#parlour")
    assert ask(page, "[t.inTelegram(), t.proof()]") == [False, {"init_data": "", "table": ""}]
    page.evaluate(READY)
    assert page.evaluate("window.themes") == []


def test_the_proof_is_what_telegram_has_signed_and_the_table_of_the_address(
    open_page: OpenPage,
) -> None:
    page = open_page(f"{OURS}?table=abc-_1#{LAUNCH}")
    assert ask(page, "t.inTelegram()")
    assert ask(page, "t.proof()") == {"init_data": INIT_DATA, "table": "abc-_1"}


def test_a_reload_with_another_hash_is_still_in_telegram(open_page: OpenPage) -> None:
    page = open_page()
    assert ask(page, "t.inTelegram()")
    page.evaluate("location.hash = 'parlour'")
    page.reload()
    assert ask(page, "t.proof().init_data") == INIT_DATA


def test_a_phone_is_asked_for_room_and_safe_areas(open_page: OpenPage) -> None:
    page = open_page(app=PHONE)
    page.evaluate(READY)
    assert [[kind, loads(more)] for kind, more in page.evaluate("said")] == WISHES


def test_an_older_app_is_asked_too(open_page: OpenPage) -> None:
    page = open_page(app="window.said = []; window.external.notify = (one) => said.push(one);")
    page.evaluate(READY)
    said = [loads(one) for one in page.evaluate("said")]
    assert [[one["eventType"], one["eventData"]] for one in said] == WISHES


def test_the_colours_of_telegram_are_known_from_the_start_and_when_they_change(
    open_page: OpenPage,
) -> None:
    page = open_page(app=PHONE)
    page.evaluate(READY)
    assert (styled(page, "--tg-bg-color"), styled(page, "--tg-text-color")) == (
        "#17212b",
        "#f5f5f5",
    )
    for receive in ("Telegram.WebView.receiveEvent", "TelegramGameProxy.receiveEvent"):
        page.evaluate(f"{receive}('theme_changed', {{theme_params: {{bg_color: '#fff'}}}})")
        assert styled(page, "--tg-bg-color") == "#fff"
        page.evaluate(
            "TelegramGameProxy_receiveEvent('theme_changed', {theme_params: {bg_color: '#000000'}})"
        )
    assert page.evaluate("themes") == ["dark", "light", "dark", "light", "dark"]


def test_only_colours_are_taken_over(open_page: OpenPage) -> None:
    page = open_page(app=PHONE)
    page.evaluate(READY)
    page.evaluate(
        "Telegram.WebView.receiveEvent('theme_changed',"
        " {theme_params: {bg_color: 'url(//x)', hint_color: 7}})"
    )
    for event in ("theme_changed", "safe_area_changed", "constructor", "nothing"):
        page.evaluate("(event) => Telegram.WebView.receiveEvent(event, null)", event)
    assert styled(page, "--tg-bg-color") == "#17212b"
    assert styled(page, "--tg-hint-color") == ""


def test_what_lies_under_the_edges_is_known(open_page: OpenPage) -> None:
    page = open_page(app=PHONE)
    page.evaluate(READY)
    page.evaluate(
        "Telegram.WebView.receiveEvent('safe_area_changed',"
        " {top: 59, bottom: 34, left: 0, right: 'x'})"
    )
    page.evaluate("Telegram.WebView.receiveEvent('content_safe_area_changed', {top: 46})")
    names = ("safe-top", "safe-bottom", "safe-left", "safe-right", "content-safe-top")
    assert [styled(page, f"--tg-{name}") for name in names] == ["59px", "34px", "0px", "", "46px"]


def in_frame(page: Page) -> Any:  # noqa: ANN401 - a frame
    """Put our page into a frame of another, which notes what it is told."""
    page.evaluate(
        """async (address) => {
          window.said = [];
          window.addEventListener("message", ({ data }) => said.push(JSON.parse(data)));
          const frame = document.createElement("iframe");
          const loaded = new Promise((done) => { frame.onload = done; });
          frame.src = address;
          document.body.append(frame);
          await loaded;
        }""",
        f"{OURS}#{LAUNCH}",
    )
    return page.frames[1]


def test_the_web_version_is_told_through_its_frame(open_page: OpenPage) -> None:
    page = open_page(WEB)
    frame = in_frame(page)
    frame.evaluate(READY)
    until(page, "said.length >= 6")
    assert [[one["eventType"], one["eventData"]] for one in page.evaluate("said")] == WISHES
    for said in ("not JSON", dumps({"eventType": "safe_area_changed", "eventData": {"top": 12}})):
        page.evaluate("(said) => frames[0].postMessage(said, '*')", said)
    until(frame, "document.documentElement.style.getPropertyValue('--tg-safe-top') === '12px'")


def test_another_page_is_neither_told_nor_heard(open_page: OpenPage) -> None:
    page = open_page("https://elsewhere.example/")
    frame = in_frame(page)
    frame.evaluate(READY)
    said = dumps({"eventType": "safe_area_changed", "eventData": {"top": 12}})
    page.evaluate("(said) => frames[0].postMessage(said, '*')", said)
    page.wait_for_timeout(100)
    assert page.evaluate("said") == []
    assert frame.evaluate("document.documentElement.style.getPropertyValue('--tg-safe-top')") == ""
