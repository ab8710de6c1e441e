"""The page inside Telegram and Discord, in a real browser, beside their servers."""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from urllib.parse import urlencode

import pytest
from playwright.sync_api import Browser, FrameLocator, Page, expect

from tests.bot.chat.frames.discord import discord, instance_of
from tests.bot.chat.frames.page import PublicPage
from tests.bot.chat.frames.telegram import OPEN, telegram
from tests.bot.chat.local_chat.page.beside import beside
from tests.bot.chat.local_chat.page.conftest import OpenWindow
from tests.bot.chat.local_chat.page.test_discord_frame import DISCORD, HELLO, HOST, READY
from tests.bot.chat.telegram_chat.club import Club
from tests.bot.chat.telegram_chat.test_board_messages import begin
from tests.fakes.discord_server.activities import Instance
from tests.fakes.discord_server.layouts import text_of
from tests.fakes.telegram_server import Message, User

THEME = {
    "bg_color": "#17212b", "secondary_bg_color": "#232e3c", "text_color": "#f5f5f5",
    "button_color": "#5288c1", "button_text_color": "#ffffff",
}  # fmt: skip


def launch(members: Club, page: PublicPage, user: User, board: Message) -> str:
    """Return the address that Telegram opens when somebody presses the button of a board."""
    proof = members.server.open_app(user, board, OPEN)
    table = f"?table={proof['table']}" if proof["table"] else ""
    told = {
        "tgWebAppData": proof["init_data"],
        "tgWebAppVersion": "9.1",
        "tgWebAppPlatform": "ios",
        "tgWebAppThemeParams": json.dumps(THEME),
    }
    return f"{page.url}{table}#{urlencode(told)}"


def touch(page: Page | FrameLocator, *names: str) -> None:
    """Press places on the board."""
    for name in names:
        page.get_by_role("button", name=name, exact=True).click()


def status(page: Page | FrameLocator, text: str) -> None:
    """Wait until the table says so."""
    expect(page.locator("#status")).to_have_text(text)


def ground(page: Page) -> str:
    """Return the colour of the page's ground."""
    return str(page.evaluate("getComputedStyle(document.body).backgroundColor"))


def test_the_board_is_played_inside_telegram(open_window: OpenWindow) -> None:
    with beside(telegram) as (run, (members, page)):
        board = run(begin(members))
        anna = open_window(launch(members, page, members.anna, board)).page
        status(anna, "Your move.")
        expect(anna.locator("#room")).to_have_text("Brazilian checkers")
        expect(anna.locator("#invite")).to_be_hidden()
        assert ground(anna) == "rgb(35, 46, 60)"
        touch(anna, "c3, your man", "To d4")
        status(anna, "Ben to move.")
        run(members.server.until(lambda: "Anna plays c3-d4." in board.text))
        anna.reload()
        status(anna, "Ben to move.")
        run(members.press(members.ben, "b6-a5", board))
        status(anna, "Your move.")
        touch(anna, "To h4")
        run(members.server.until(lambda: "Anna plays g3-h4." in board.text))


@pytest.mark.thorough
def test_the_tables_of_a_visitor_are_in_the_drawer(open_window: OpenWindow) -> None:
    with beside(telegram) as (run, (members, page)):
        group = run(begin(members))
        own = run(members.say(members.anna, "/play narde", members.server.own_chat(members.anna)))
        window = open_window(launch(members, page, members.anna, group))
        status(window.page, "Your move.")
        window.page.goto(launch(members, page, members.anna, own))
        expect(window.page.locator("#room")).to_have_text("Long narde")
        window.page.click("#side-open")
        expect(window.page.locator("nav h2")).to_have_text("My tables")
        listed = window.page.locator("#rooms button")
        expect(listed).to_have_count(2)
        expect(listed.first).to_have_attribute("aria-current", "page")
        listed.filter(has_text="Anna – Ben · Brazilian checkers").click()
        status(window.page, "Your move.")
        window.page.reload()
        status(window.page, "Your move.")
        expect(window.page.locator("#room")).to_have_text("Brazilian checkers")


def test_a_visitor_who_is_not_admitted_is_told_so(open_window: OpenWindow) -> None:
    with beside(telegram) as (run, (members, page)):
        board = run(begin(members))
        eve = members.server.user(9, "Eve")
        window = open_window(launch(members, page, eve, board))
        expect(window.page.locator("#banner")).to_contain_text("Open it again from the chat")
        window.troubles.clear()  # the browser itself tells of the refusal


ANSWERING = """<script>
  addEventListener("message", async ({ source, origin, data: [opcode, payload] }) => {
    if (opcode !== 1) return;
    const data = { code: await authorize() };
    source.postMessage([1, { ...payload, evt: null, data }], origin);
  });
</script><style>iframe { width: 1000px; height: 660px; }</style>"""
"""What Discord's window adds: room for the page and, each time it is asked, another code."""


@contextmanager
def activity(
    browser: Browser, page: PublicPage, instance: Instance, authorize: Callable[[], str]
) -> Iterator[FrameLocator]:
    """Open the page in Discord's window, and give the frame that it is in."""
    framed = f"{page.url}?frame_id=frame-1&instance_id={instance.id}&platform=desktop"
    answers = {"greeting": [HELLO, READY], "authorize": []}
    outside = HOST.replace("ANSWERS", json.dumps(answers)).replace("FRAMED", framed)
    window = browser.new_page(
        locale="en-GB", reduced_motion="reduce", permissions=["local-network-access"]
    )
    window.expose_function("authorize", authorize)
    window.route(
        f"{DISCORD}/**",
        lambda route: route.fulfill(body=ANSWERING + outside, content_type="text/html"),
    )
    window.goto(f"{DISCORD}/channels/2/3")
    try:
        yield window.frame_locator("iframe")
    finally:
        window.close()


def test_the_board_is_played_inside_discord(browser: Browser) -> None:
    with beside(discord) as (run, (made, page)):
        instance = run(instance_of(made, made.anna))
        with activity(browser, page, instance, made.anna.authorize) as frame:
            status(frame, "Your move.")
            touch(frame, "c3, your man", "To d4")
            status(frame, "Ben to move.")
            board = run(made.board())
            assert "Anna plays c3-d4." in text_of(board)
            run(made.ben.press(board, "b6-a5"))
            status(frame, "Your move.")


def test_discord_may_be_late_to_say_who_is_there(browser: Browser) -> None:
    with beside(discord) as (run, (made, page)):
        instance = run(instance_of(made, made.anna))
        instance.users.clear()
        asked: list[str] = []

        def authorize() -> str:
            if asked:
                instance.users.append(made.anna.id)
            asked.append(made.anna.authorize())
            return asked[-1]

        with activity(browser, page, instance, authorize) as frame:
            status(frame, "Your move.")


@pytest.mark.thorough
def test_who_is_not_there_after_a_second_either_is_turned_away(browser: Browser) -> None:
    with beside(discord) as (run, (made, page)):
        instance = run(instance_of(made, made.anna))
        with activity(browser, page, instance, made.ben.authorize) as frame:
            expect(frame.locator("#banner")).to_contain_text("Open it again from the chat")
