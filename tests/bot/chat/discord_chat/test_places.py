"""Servers, threads, direct chats and user installs; moderators and permissions."""

from dataclasses import replace

import pytest

from tests.bot.chat.discord_chat.boards import alerted, sit_down
from tests.bot.chat.discord_chat.club import QUICK, Club, club
from tests.bot.chat.discord_chat.slow_store import SlowStore
from tests.fakes.discord_server import Person
from tests.fakes.discord_server.layouts import text_of
from tests.fakes.discord_server.seen import is_private, labels
from tests.fakes.discord_server.world import (
    ATTACH,
    ENOUGH,
    GROUP,
    IN_THREADS,
    MANAGE_MESSAGES,
    SEND,
    THREADS,
    VIEW,
)


async def test_a_game_in_a_new_thread() -> None:
    async with club() as made:
        asked = await made.anna.slash(
            made.channel, "play", game="checkers", opponent=made.ben, thread=True
        )
        assert asked.original is not None
        place = int(asked.original["id"])
        await made.server.until(lambda: place in made.server.channels)
        thread = made.server.channels[place]
        board = await made.board(thread)
        assert thread.name == "Anna invites Ben to play Brazilian checkers."
        assert alerted(board) == [str(made.ben.id)]
        (starter,) = made.channel.public
        assert "Anna invites Ben" in text_of(starter)
        assert labels(starter) == []
        await made.ben.press(board, "Accept")
        board = await made.board(thread)
        assert "The game begins" in text_of(board)
        assert len(made.channel.public) == 1


async def test_a_thread_is_not_begun_for_a_game_that_cannot_be() -> None:
    async with club() as made:
        asked = await made.anna.slash(
            made.channel, "play", game="checkers", cube="yes", thread=True
        )
        await made.server.until(lambda: asked.follow_ups)
        assert is_private(asked.follow_ups[0])
        assert "cube" in text_of(asked.follow_ups[0])
        assert made.channel.public == []
        assert list(made.server.channels) == [made.channel.id]


async def test_a_thread_in_a_thread_cannot_be() -> None:
    async with club() as made:
        thread = made.server.open_thread(made.channel, 77 << 22, "talk")
        asked = await made.anna.slash(thread, "play", game="checkers", thread=True)
        assert "text channel" in asked.text
        assert (await made.anna.slash(thread, "play", game="checkers")).answer == 4


async def test_every_channel_has_a_table_of_its_own() -> None:
    async with club(prepare=_more) as made:
        other = list(made.server.channels.values())[1]
        await sit_down(made)
        asked = await made.anna.slash(other, "play", game="quoridor")
        assert "Quoridor" in asked.text
        assert "men a1" in (await made.board())["attachments"][0]["description"]


def _more(made: Club) -> None:
    made.server.add_channel(made.guild)


async def test_a_talk_with_the_bot() -> None:
    async with club() as made:
        talk = made.server.add_channel(None)
        asked = await made.anna.slash(talk, "play", game="narde")
        assert "Waiting for a friend" in asked.text
        left = await made.anna.press(asked.said[0], "Leave")
        await made.server.until(lambda: "Anna" in left.text or not talk.live)
        # Whoever talks with us alone looks after what they play there.
        await made.anna.slash(talk, "play", game="checkers", opponent=made.anna)
        await made.anna.slash(talk, "stop")
        await made.server.until(lambda: "Anna stops the game" in text_of(talk.public[-1]))


async def test_in_a_talk_one_can_play_both_sides() -> None:
    async with club() as made:
        talk = made.server.add_channel(None)
        opened = await made.anna.slash(talk, "play", game="checkers", opponent=made.anna)
        assert "Anna (White), Anna (Black)" in opened.text
        for move in ("c3-d4", "f6-g5"):
            await made.anna.press(await made.board(talk), move)
        assert "Anna to move." in text_of(await made.board(talk))


@pytest.mark.parametrize("in_a_server", [True, False])
async def test_somebody_brings_the_bot_along(in_a_server: bool) -> None:  # noqa: FBT001
    async with club() as made:
        guild = made.server.add_guild(2, member=False) if in_a_server else None
        place = made.server.add_channel(guild, kind=0 if guild else GROUP)
        # The shard that hears of foreign servers is told by their number, as of any other.
        opened = await made.anna.slash(place, "play", game="checkers")
        await made.ben.press(opened.said[0], "Join")
        board = await made.board(place)
        await made.anna.press(board, "c3-d4")
        await made.server.until(lambda: "Anna plays" in text_of(place.public[-1]))
        assert not [
            one
            for one in made.server.requests
            if f"/channels/{place.id}/messages" in one and one.startswith("POST")
        ]
        refused = await made.ben.slash(place, "stop")
        assert "Only moderators" in refused.text or "moderator" in refused.text.lower()


async def test_moderators_may_stop_a_game_and_others_may_not() -> None:
    async with club() as made:
        await sit_down(made)
        refused = await made.ben.slash(made.channel, "stop")
        assert is_private(refused.said[0])
        mod = Person(made.server, "Mod", permissions=MANAGE_MESSAGES)
        await mod.slash(made.channel, "stop")
        assert "Mod stops the game" in text_of(await made.board())
        assert not (await made.table()).playing


@pytest.mark.parametrize(
    ("missing", "named"),
    [
        (SEND, "Send Messages"),
        (ATTACH, "Attach Files"),
        (VIEW | SEND, "View Channel and Send Messages"),
    ],
)
async def test_a_missing_permission_is_named_before_anything_happens(
    missing: int, named: str
) -> None:
    async with club() as made:
        board = await sit_down(made)
        made.channel.allowed = ENOUGH & ~missing
        asked = await made.anna.slash(made.channel, "move", move="c3-d4")
        assert is_private(asked.said[0])
        assert f"give me: {named}." in asked.text
        pressed = await made.anna.press(board, "c3-d4")
        assert named in pressed.text
        assert (await made.table()).last_move is None
        made.channel.allowed = 1 << 3  # Administrator
        assert (await made.anna.press(board, "More …")).answer == 4


@pytest.mark.parametrize(
    ("missing", "named"),
    [(THREADS, "Create Public Threads"), (IN_THREADS, "Send Messages in Threads")],
)
async def test_a_permission_for_threads_is_asked_for_only_there(missing: int, named: str) -> None:
    async with club() as made:
        made.channel.allowed = ENOUGH & ~missing
        asked = await made.anna.slash(made.channel, "play", game="checkers", thread=True)
        assert named in asked.text
        made.anna.locale = "pt-BR"
        asked = await made.anna.slash(made.channel, "play", game="checkers", thread=True)
        assert "tópicos" in asked.text
        assert (await made.anna.slash(made.channel, "play", game="checkers")).said


async def test_a_visitor_with_a_slow_store_answers_for_everybody_too() -> None:
    store = SlowStore()
    store.seconds = 0.01
    async with club(store=store, timeouts=replace(QUICK, defer_after=0.0)) as made:
        place = made.server.add_channel(made.server.add_guild(2, member=False))
        opened = await made.anna.slash(place, "play", game="checkers")
        await made.server.until(lambda: opened.follow_ups)
        assert not is_private(opened.follow_ups[0])
        helped = await made.ben.slash(place, "help")
        await made.server.until(lambda: "your turn" in helped.text)
        assert is_private(helped.said[0])


@pytest.mark.parametrize(
    ("community", "locale", "expected"),
    [
        (True, "pt-BR", "Anna joga"),
        (True, "en-US", "Anna plays"),
        # Nobody has chosen that: Discord says so of every server that is no community.
        (False, "en-US", "Anna ходит"),
        (False, "pt-BR", "Anna joga"),
    ],
)
async def test_a_table_speaks_the_language_of_its_server(
    community: bool,  # noqa: FBT001
    locale: str,
    expected: str,
) -> None:
    def prepare(made: Club) -> None:
        made.guild.community, made.guild.locale = community, locale

    async with club(prepare=prepare) as made:
        made.anna.locale = "ru"
        opened = await made.anna.slash(made.channel, "play", game="checkers")
        await made.ben.press(opened.said[0], labels(opened.said[0])[0])
        await made.board()
        asked = await made.anna.slash(made.channel, "move", move="c3-d4")
        assert expected in asked.text
        helped = await made.anna.slash(made.channel, "help")
        assert "В свой ход" in helped.text


@pytest.mark.parametrize("command", ["play", "help"])
async def test_where_everything_is_forced_to_be_private_that_is_explained(command: str) -> None:
    async with club() as made:
        guild = made.server.add_guild(2, member=False)
        guild.external_apps = False
        channel = made.server.add_channel(guild)
        options = {"game": "checkers"} if command == "play" else {}
        asked = await made.anna.slash(channel, command, **options)
        assert is_private(asked.said[0])
        assert ("Here only you can see my answers" in asked.text) == (command == "play")
        assert not channel.public


async def test_a_visitor_cannot_open_a_thread_and_leaves_nothing_behind() -> None:
    async with club() as made:
        channel = made.server.add_channel(made.server.add_guild(2, member=False))
        asked = await made.anna.slash(channel, "play", game="checkers", thread=True)
        assert is_private(asked.said[0])
        assert not channel.public
        assert len(made.server.channels) == 2
