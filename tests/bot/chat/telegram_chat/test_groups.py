"""Groups: topics, administrators, people who come and go, and groups that grow."""

from bot.chat.telegram_chat.places import Place
from bot.identity import Moment
from bot.persistence.tables import look
from tests.bot.chat.telegram_chat.club import club
from tests.bot.chat.telegram_chat.players import DICE, alerted, type_a_game
from tests.bot.chat.telegram_chat.test_board_messages import begin
from tests.bot.chat.telegram_chat.test_games import check_end

QUERY_TOO_OLD = Moment(2**42)
SUPERGROUP = -1_000_000_000_051


async def test_topics_are_tables_of_their_own() -> None:
    async with club(*DICE) as members:
        forum = members.server.supergroup(
            -1_000_000_000_052, members.anna, members.ben, topics=(7, 8)
        )
        await members.say(members.anna, "/play quoridor", forum, topic=7)
        await members.say(members.anna, "/play backgammon", forum, topic=8)
        other = forum.last
        board = await members.say(members.ben, "/join", forum, topic=7)
        assert board.topic == 7
        await type_a_game(members, forum, topic=7)
        assert (await members.table(forum, 7)).ending
        assert (await members.table(forum, 8)).gathering
        assert forum.last.topic == 7
        assert other.buttons


async def test_a_thread_that_is_no_topic_belongs_to_its_chat() -> None:
    async with club() as members:
        message = members.group.add(
            members.anna.data(),
            {"text": "/play checkers", "entities": [], "message_thread_id": 3},
        )
        await members.server.updates.send("message", message.data())
        await members.settle()
        assert (await members.table()).gathering


async def test_a_group_that_becomes_a_supergroup_keeps_its_game() -> None:
    async with club(*DICE) as members:
        await begin(members, "checkers")
        await members.say(members.anna, "/move c3-d4")
        new = await members.server.upgrade(members.group, SUPERGROUP)
        await members.settle()
        assert len(new.of_bot) == 1
        assert new.last.text == "Anna played c3-d4.\nBen to move."
        members.group = new
        await type_a_game(members, new)
        check_end(members)


async def test_a_move_that_meets_the_change_is_made() -> None:
    async with club() as members:
        board = await begin(members)
        new = members.server.supergroup(SUPERGROUP, members.anna, members.ben)
        members.group.moved_to = SUPERGROUP
        await members.server.press(members.anna, board, "c3-d4")
        await members.settle()
        assert "c3-d4.\nBen to move." in new.last.text
        await members.wait(90)
        assert len(new.of_bot) == 1
        assert await members.store.claim_unannounced("telegram", QUERY_TOO_OLD, QUERY_TOO_OLD) == ()
        assert (await look(members.store, Place(SUPERGROUP).table)).table is not None
        assert "Ben plays f6-g5." in (await members.say(members.ben, "/move f6-g5", new)).text


async def test_anonymous_administrators_stop_games_and_do_not_play() -> None:
    async with club() as members:
        await begin(members)
        await members.server.type_anonymously(members.group, "/play checkers")
        await members.settle()
        assert members.group.last.text.startswith("Brazilian checkers is being played here.")
        await members.server.type_anonymously(members.group, "/stop")
        await members.settle()
        assert (await members.table()).ending
        await members.server.type_anonymously(members.group, "/play checkers")
        await members.settle()
        assert members.group.last.text.startswith("Several people share this name")


async def test_a_game_that_was_left_alone_makes_room_for_others() -> None:
    async with club() as members:
        old = await members.say(members.anna, "/play checkers both")
        told = await members.say(members.ben, "/play narde")
        assert told.text.startswith("Anna is playing Brazilian checkers here alone.")
        await members.wait(24 * 60 * 60)
        opened = await members.say(members.ben, "/play narde")
        assert opened.text.startswith("Ben sets the game here aside: nothing has happened in it")
        assert not old.labels
        assert "Join" in opened.labels
        assert (await members.say(members.anna, "/move c3-d4")).text.startswith("Ben has set")


async def test_only_administrators_stop_games() -> None:
    async with club() as members:
        await begin(members)
        refused = await members.say(members.cleo, "/stop")
        assert refused.text.startswith("Это могут")
        assert (await members.table()).playing
        members.group.members[members.cleo.id] = "administrator"
        await members.say(members.cleo, "/stop")
        assert (await members.table()).ending


async def test_who_cannot_be_looked_up_is_no_administrator() -> None:
    async with club() as members:
        await begin(members)
        members.group.kicked = True
        await members.server.type(members.anna, members.group, "/stop")
        await members.settle()
        assert (await members.table()).playing


async def test_in_ones_own_chat_one_may_do_everything() -> None:
    async with club() as members:
        own = members.server.own_chat(members.anna)
        await members.say(members.anna, "/play checkers both", own)
        assert "stops the game" in (await members.say(members.anna, "/stop", own)).text


async def test_talk_is_not_for_the_bot() -> None:
    async with club() as members:
        board = await begin(members)
        said = len(members.group.of_bot)
        for text in ("/move@other_bot c3-d4", "/weather", "/weather tomorrow"):
            await members.say(members.anna, text)
        ben = await members.server.type(members.ben, members.group, "/help")
        await members.settle()
        await members.server.updates.send(
            "message",
            members.group.add(
                members.anna.data(), {"text": "c3-d4", "reply_to_message": ben.data()}
            ).data(),
        )
        await members.settle()
        assert len(members.group.of_bot) == said + 1
        assert board.text.endswith("Anna to move.")


async def test_people_are_invited_by_the_name_that_can_be_typed() -> None:
    async with club() as members:
        board = await members.say(members.anna, "/play checkers @benb")
        assert "Anna invites @benb" in board.text
        assert "Ben joins the table." in (await members.say(members.ben, "/accept")).text


async def test_people_without_such_a_name_are_invited_by_a_mention() -> None:
    async with club() as members:
        text = "/play checkers 😀 Клео 5m"
        entity = {"type": "text_mention", "offset": 15, "length": 7, "user": members.cleo.data()}
        await members.server.type(members.anna, members.group, text, entities=[entity])
        await members.settle()
        assert [player.name for player in (await members.table()).invited] == ["Клео"]
        assert (await members.table()).setup.clock
        assert alerted(members, members.group.last) == [members.cleo]


async def test_whoever_is_answered_is_invited() -> None:
    async with club() as members:
        said = await members.server.type(members.ben, members.group, "who wants to play?")
        board = await members.say(members.anna, "/play checkers", answers=said)
        assert "Anna invites Ben" in board.text


async def test_who_is_let_in_offers_the_games() -> None:
    async with club() as members:
        await members.server.let_in(members.cleo, members.group)
        await members.settle()
        menu = members.group.last
        assert menu.text == "Какая игра?"
        await members.press(members.cleo, menu.labels[0], menu)
        assert (await members.table()).gathering
        assert menu.buttons == []
