"""Topics of forums, and comments on the posts of a channel."""

import pytest

from bot.chat.telegram_chat.links import join_link, read_link
from bot.chat.telegram_chat.places import Place
from bot.chat.telegram_chat.table_tokens import TableTokens
from bot.identity import TableId
from tests.bot.chat.telegram_chat.club import Club, club
from tests.fakes.telegram_server import Chat, Message

FORUM, DISCUSSION = -1_000_000_000_052, -1_000_000_000_053
POST = Place(DISCUSSION, -5)


def forum(members: Club) -> Chat:
    """Return a forum with two topics that Anna has created."""
    return members.server.supergroup(FORUM, members.anna, members.ben, topics=(7, 8))


async def comment(members: Club, post: Message, *texts: str) -> Message:
    """Let Anna and then Ben comment on a post, and return what the bot said last."""
    for user, text in zip((members.anna, members.ben), texts, strict=False):
        await members.say(user, text, post.chat, answers=post)
    return post.chat.last


@pytest.mark.parametrize("who", ["anna", "ben"])
async def test_who_created_a_topic_is_not_invited_by_every_message(who: str) -> None:
    async with club() as members:
        chat = forum(members)
        await members.say(getattr(members, who), "/play narde", chat, topic=7)
        table = await members.table(chat, 7)
        assert table.gathering
        assert (len(table.players), table.invited) == (1, ())


async def test_a_reply_in_a_topic_invites_whom_it_answers() -> None:
    async with club() as members:
        chat = forum(members)
        said = await members.server.type(members.ben, chat, "who plays?", topic=7)
        await members.say(members.anna, "/play narde", chat, topic=7, answers=said)
        assert [who.name for who in (await members.table(chat, 7)).invited] == ["Ben"]


async def test_a_reply_to_oneself_invites_nobody() -> None:
    async with club() as members:
        said = await members.server.type(members.anna, members.group, "who plays?")
        await members.say(members.anna, "/play narde", answers=said)
        assert (await members.table()).gathering


async def test_a_press_on_an_old_board_finds_its_topic() -> None:
    async with club() as members:
        chat = forum(members)
        await members.say(members.anna, "/play checkers", chat, topic=7)
        board = await members.say(members.ben, "/join", chat, topic=7)
        board.is_old = True
        await members.press(members.anna, "c3-d4", board)
        assert (await members.table(chat, 7)).to_act == 1


async def test_a_press_on_an_old_menu_finds_its_topic() -> None:
    async with club() as members:
        chat = forum(members)
        menu = await members.say(members.anna, "/play", chat, topic=7)
        menu.is_old = True
        await members.press(members.anna, next(iter(menu.labels)), menu)
        assert (await members.table(chat, 7)).gathering


async def test_a_press_on_an_old_board_of_a_whole_chat_is_a_press_there() -> None:
    async with club() as members:
        await members.say(members.anna, "/play checkers")
        board = await members.say(members.ben, "/join")
        board.is_old = True
        await members.press(members.anna, "c3-d4", board)
        assert (await members.table()).to_act == 1


async def test_the_comments_on_a_post_are_a_table_of_their_own() -> None:
    async with club() as members:
        chat = members.server.supergroup(DISCUSSION, members.anna, members.ben)
        post, other = chat.add_post("Who plays?"), chat.add_post("And who plays here?")
        await comment(members, other, "/play quoridor")
        board = await comment(members, post, "/play checkers", "/join")
        table = await members.table(chat, -post.id)
        assert [player.name for player in table.players] == ["Anna", "Ben"]
        assert (board.thread, board.answers) == (post.id, post.id)
        await members.press(members.anna, "c3-d4", board)
        assert board.text == "Anna plays c3-d4.\nBen to move."
        answer = await members.say(members.ben, "f6-g5", chat, answers=board)
        assert answer is board
        assert "Ben plays f6-g5." in board.text
        assert (await members.table(chat, -other.id)).gathering


async def test_everything_under_a_post_stays_there() -> None:
    async with club() as members:
        chat = members.server.supergroup(DISCUSSION, members.anna, members.ben)
        post = chat.add_post("Who plays?")
        board = await comment(members, post, "/play checkers", "/join")
        await members.press(members.anna, "More …", board)
        await members.wait(90)
        await members.press(members.anna, "c3-d4", board)
        await members.say(members.ben, "/rules narde", chat, answers=post)
        assert members.board(chat, -post.id) is not board
        assert {message.thread for message in chat.of_bot} == {post.id}


async def test_whatever_is_answered_in_comments_is_at_their_table() -> None:
    async with club(private=False) as members:
        chat = members.server.supergroup(DISCUSSION, members.anna, members.ben)
        members.server.methods.private.refused_in.add(chat.id)
        post = chat.add_post("Who plays?")
        lobby = await comment(members, post, "/play checkers")
        await members.say(members.ben, "join", chat, answers=lobby)
        talk = await members.server.type(members.anna, chat, "good luck", answers=lobby)
        question = await members.say(members.ben, "/resign", chat, answers=talk)
        await members.press(members.ben, "Resign", question)
        assert "Ben resigns" in members.board(chat, -post.id).text
        assert (await members.table(chat, -post.id)).ending


async def test_an_anonymous_administrator_stops_a_game_in_comments() -> None:
    async with club() as members:
        chat = members.server.supergroup(DISCUSSION, members.anna, members.ben)
        post = chat.add_post("Who plays?")
        board = await comment(members, post, "/play checkers", "/join")
        await members.server.type_anonymously(chat, "/stop", answers=board)
        await members.settle()
        assert not (await members.table(chat, -post.id)).playing


async def test_a_thread_that_is_no_post_belongs_to_the_chat() -> None:
    async with club() as members:
        chat = members.server.supergroup(DISCUSSION, members.anna, members.ben)
        talk = await members.server.type(members.anna, chat, "who plays?")
        answer = await members.server.type(members.ben, chat, "I do", answers=talk)
        await members.say(members.anna, "/play checkers", chat, answers=answer)
        assert (await members.table(chat)).gathering


async def test_a_post_that_looks_like_a_command_is_none() -> None:
    async with club() as members:
        chat = members.server.supergroup(DISCUSSION, members.anna, members.ben)
        await members.server.updates.send("message", chat.add_post("/play narde").data())
        await members.settle()
        assert chat.of_bot == []


async def test_a_reply_to_a_board_outside_of_comments_belongs_to_the_chat() -> None:
    async with club() as members:
        chat = members.server.supergroup(DISCUSSION, members.anna, members.ben)
        await members.say(members.anna, "/play checkers", chat)
        board = await members.say(members.ben, "/join", chat)
        await members.say(members.anna, "c3-d4", chat, answers=board)
        assert (await members.table(chat)).to_act == 1


@pytest.mark.parametrize("where", ["group", "topic"])
async def test_a_board_below_which_others_talk_comes_down_again(where: str) -> None:
    async with club() as members:
        topic = 7 if where == "topic" else None
        chat = forum(members) if topic else members.group
        await members.say(members.anna, "/play checkers", chat, topic=topic)
        board = await members.say(members.ben, "/join", chat, topic=topic)
        await members.wait(30)
        await members.say(members.anna, "/move c3-d4", chat, topic=topic)
        await members.wait(40)
        for _ in range(13):
            await members.server.type(members.cleo, chat, "what a game", topic=topic)
        await members.say(members.ben, "/move f6-g5", chat, topic=topic)
        new = members.board(chat, topic)
        assert new is not board
        assert (new.silent, board.buttons) == (True, [])


async def test_talk_elsewhere_does_not_move_a_board_that_has_just_come() -> None:
    async with club() as members:
        chat = forum(members)
        await members.say(members.anna, "/play checkers", chat, topic=7)
        board = await members.say(members.ben, "/join", chat, topic=7)
        for _ in range(13):
            await members.server.type(members.cleo, chat, "what a game", topic=8)
        await members.say(members.anna, "/move c3-d4", chat, topic=7)
        assert members.board(chat, 7) is board


def test_links_and_tokens_lead_to_comments() -> None:
    found = read_link(join_link("bot", POST).rpartition("=")[2])
    assert found is not None
    assert found.place == POST
    tokens = TableTokens("token")
    assert (
        tokens.open(tokens.seal(POST.table)) == POST.table == TableId(f"telegram:{DISCUSSION}:-5")
    )
    assert (POST.post, POST.thread) == (5, None)
    assert (Place(FORUM, 7).post, Place(FORUM, 7).thread) == (None, 7)
