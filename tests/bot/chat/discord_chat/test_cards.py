"""Messages as cards, and those of an earlier version that become cards."""

from copy import deepcopy
from typing import Any

import pytest

from bot.chat.discord_chat.cards import Card, as_old_board
from render import THEMES
from tests.bot.chat.discord_chat.boards import sit_down
from tests.bot.chat.discord_chat.club import LIVE, Club, club
from tests.bot.scripted import ScriptedChance
from tests.fakes.discord_server.layouts import (
    CONTAINER,
    FILE,
    GALLERY,
    accent_of,
    check_layout,
    items_of,
    pictures_of,
    rows_of,
    text_of,
    walk,
)
from tests.fakes.discord_server.limits import EPHEMERAL, V2, Json, Refused
from tests.fakes.discord_server.messages import Messages
from tests.fakes.discord_server.world import ENOUGH, message_payload
from tests.fakes.outages import Failure

NOBODY: Json = {"allowed_mentions": {"parse": []}}
WOOD = THEMES["wood"]


def text(content: str = "hello") -> Json:
    return {"type": 10, "content": content}


def gallery(url: str = "attachment://board.png", alt: str = "a board") -> Json:
    return {"type": GALLERY, "items": [{"media": {"url": url}, "description": alt}]}


def button(number: int) -> Json:
    return {"type": 2, "custom_id": f"b{number}", "label": "Move", "style": 1}


async def test_a_board_is_a_card_with_the_colour_of_the_side_to_move() -> None:
    async with club() as made:
        board = await sit_down(made)
        assert board["flags"] & V2
        assert [one["type"] for one in board["components"]] == [CONTAINER]
        assert accent_of(board) == int(WOOD.side(0)[1:], 16)
        (picture,) = pictures_of(board)
        assert picture["description"].startswith("Anna to move. Anna, White: men a1")
        await made.anna.press(board, "c3-d4")
        assert accent_of(await made.board()) == int(WOOD.side(1)[1:], 16)


async def test_the_end_of_a_game_is_of_no_colour() -> None:
    async with club() as made:
        await sit_down(made)
        await made.anna.slash(made.channel, "resign", how="yes")
        over = await made.board()
        assert [one["type"] for one in over["components"]] == [CONTAINER]
        assert accent_of(over) is None
        assert pictures_of(over)


async def test_files_are_shown_where_they_are_named() -> None:
    async with club() as made:
        await sit_down(made)
        asked = await made.anna.slash(made.channel, "export", format="json")
        (message,) = asked.said
        assert FILE in [one["type"] for one in message["components"]]


async def test_the_time_is_said_as_the_clock_of_each_reader_says_it() -> None:
    async with club() as made:
        board = await sit_down(made, clock="1d")
        assert f"Time runs out <t:{made.clock.time // 1000 + 24 * 3600}:R>." in text_of(board)
        assert "Time left" not in text_of(board)
        await made.anna.press(board, "c3-d4")
        await made.board()
        assert "<t:" not in text_of(board)


async def as_version_before(made: Club, board: Json) -> None:
    """Make a board what the version before would have posted."""
    said, rows = text_of(board), [row for row in walk(board["components"]) if row["type"] == 1]
    board.update(content=said, components=rows, flags=board["flags"] & EPHEMERAL)
    await made.restart()


async def test_a_press_on_a_board_of_the_version_before_turns_it_into_a_card() -> None:
    async with club(timeouts=LIVE) as made:
        await made.anna.press(await sit_down(made), "c3-d4")
        await made.ben.press(await made.board(), "f6-g5")
        board = await made.board()
        await as_version_before(made, board)
        await made.anna.press(board, "g3-h4")
        shown = await made.board()
        assert shown["id"] == board["id"]
        assert (shown["content"], shown["flags"] & V2) == ("", V2)
        assert "Anna plays g3-h4." in text_of(shown)


async def test_a_board_of_the_version_before_is_taken_down_with_its_text() -> None:
    async with club() as made:
        board = await sit_down(made)
        await as_version_before(made, board)
        said = board["content"]
        await made.anna.slash(made.channel, "move", move="c3-d4")
        await made.board()
        await made.server.until(lambda: not items_of(board))
        assert (board["content"], board["attachments"]) == ("", [])
        assert text_of(board) == said


async def test_what_may_not_be_read_is_deleted() -> None:
    async with club() as made:
        board = await sit_down(made)
        made.channel.allowed = ENOUGH
        await made.restart()
        await made.anna.slash(made.channel, "move", move="c3-d4")
        await made.server.until(lambda: int(board["id"]) not in made.channel.messages)
        assert (await made.board())["id"] != board["id"]


async def test_what_a_proxy_does_not_let_us_read_is_left() -> None:
    async with club() as made:
        board = await sit_down(made)
        await made.restart()
        path = f"GET /api/channels/{made.channel.id}/messages/"
        made.server.outages.plan(path, Failure.FORBIDDEN_PAGE)
        await made.anna.slash(made.channel, "move", move="c3-d4")
        await made.server.until(lambda: made.server.outages.over)
        assert int(board["id"]) in made.channel.messages


async def test_a_private_chooser_is_a_card_that_the_next_one_replaces() -> None:
    async with club(chance=ScriptedChance("61", "31")) as made:
        board = await sit_down(made, "backgammon")
        first = await made.anna.press(board, "More …")
        assert first.original is not None
        assert first.original["flags"] & V2


def test_what_is_left_of_a_board() -> None:
    card = Card("Anna plays.", ("board.png",), "a board", aside="aside", framed=True, accent=5)
    without = as_old_board(card.taken_down(keeps_picture=False))
    assert without["attachments"] == []
    assert without["view"].to_components() == [text("Anna plays.")]
    kept = as_old_board(card.taken_down(keeps_picture=True))
    assert "attachments" not in kept
    assert [one["type"] for one in kept["view"].to_components()] == [10, GALLERY]


@pytest.mark.parametrize(
    "message",
    [
        {"content": "hello", "components": [text()]},
        {"embeds": [{}], "components": [text()]},
        {"poll": {}, "sticker_ids": ["1"], "components": [text()]},
        {"components": []},
        {"components": [text("")]},
        {"components": [text("x" * 2001), text("x" * 2000)]},
        {"components": [text() for _ in range(41)]},
        {"components": [{"type": CONTAINER, "components": [text() for _ in range(40)]}]},
        {"components": [{"type": CONTAINER, "components": []}]},
        {"components": [{"type": CONTAINER, "components": [text()], "accent_color": 1 << 24}]},
        {"components": [{"type": CONTAINER, "components": [{"type": CONTAINER}]}]},
        {"components": [button(1)]},
        {"components": [{"type": 1, "components": [button(1), button(1)]}]},
        {"components": [{"type": GALLERY, "items": []}]},
        {"components": [gallery(alt="")]},
        {"components": [gallery(alt="x" * 1025)]},
    ],
)
def test_cards_that_discord_would_not_take(message: Json) -> None:
    with pytest.raises(Refused):
        check_layout(message)


def posted(**more: Any) -> tuple[Messages, Json]:  # noqa: ANN401 - fields of a message
    return Messages(lambda: None, lambda _: None), {**message_payload(channel(), ""), **more}


def channel() -> Any:  # noqa: ANN401 - nothing of it matters
    return type("Channel", (), {"id": 1, "messages": {}, "readers": {}})()


@pytest.mark.parametrize(
    ("old", "body"),
    [
        ({"content": "old"}, {"flags": V2, "components": [text()]}),
        ({"embeds": [{}]}, {"flags": V2, "components": [text()]}),
        ({"flags": V2, "components": [text()]}, {"flags": 0, "content": "new"}),
        ({"flags": V2, "components": [text()]}, {"content": "new"}),
        ({}, {"flags": V2, "components": [gallery()]}),
    ],
)
def test_edits_that_discord_would_not_take(old: Json, body: Json) -> None:
    messages, message = posted(**deepcopy(old))
    with pytest.raises(Refused):
        messages.change(channel(), message, body, {})


def test_a_message_becomes_a_card_when_all_else_is_emptied() -> None:
    messages, message = posted(content="old", embeds=[{}])
    body = {"flags": V2, "content": None, "embeds": [], "components": [text()]}
    messages.change(channel(), message, body, {})
    assert (message["content"], message["embeds"], text_of(message)) == ("", [], "hello")


def test_every_file_is_shown_by_a_component() -> None:
    messages, _ = posted()
    body = {"flags": V2, "components": [text()], "attachments": [{"id": 0, "filename": "a.txt"}]}
    with pytest.raises(Refused):
        messages.create(channel(), {**NOBODY, **body}, {0: b"a"})
    assert rows_of({"components": [text()]}) == []
