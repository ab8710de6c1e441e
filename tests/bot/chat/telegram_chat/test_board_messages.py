"""One message shows a table: edited while it is in view, else sent again."""

from time import time

from bot.chat.telegram_chat.places import Place
from bot.persistence.places import places_owner
from bot.store.memory import MemoryStore
from tests.bot.chat.telegram_chat.club import SECOND, Club, club
from tests.bot.chat.telegram_chat.players import alerted
from tests.bot.scripted import ScriptedChance
from tests.fakes.telegram_server import Message, TelegramServer


async def begin(members: Club, game: str = "checkers") -> Message:
    """Let Anna and Ben sit down, and return the board."""
    await members.say(members.anna, f"/play {game}")
    return await members.say(members.ben, "/join")


async def test_a_move_changes_the_board_in_place() -> None:
    async with club() as members:
        board = await begin(members)
        before = board.payload
        assert await members.say(members.anna, "/move c3-d4") is board
        assert board.payload["photo"] != before["photo"]
        assert board.text == "Anna plays c3-d4.\nBen to move."


async def test_a_board_that_has_scrolled_away_is_sent_anew() -> None:
    async with club() as members:
        board = await begin(members)
        for _ in range(7):
            await members.say(members.cleo, "/rules narde")
        new = await members.say(members.anna, "/move c3-d4")
        assert new is not board
        assert new.buttons
        assert board.buttons == []


async def test_numbers_of_messages_tell_of_those_that_nobody_shows_us() -> None:
    async with club() as members:
        group = members.server.supergroup(-1_000_000_000_077, members.anna, members.ben)
        await members.say(members.anna, "/play checkers", group)
        board = await members.say(members.ben, "/join", group)
        for _ in range(13):
            await members.server.type(members.cleo, group, "what a game")
        new = await members.say(members.anna, "c3-d4", group, answers=board)
        assert new is not board


async def test_a_player_who_asks_for_the_board_gets_it_anew_and_alerts_nobody() -> None:
    async with club() as members:
        board = await begin(members)
        assert alerted(members, board) == [members.anna]
        new = await members.say(members.ben, "/board")
        assert new is not board
        assert new.payload["photo"] == board.payload["photo"]
        assert board.buttons == []
        assert new.silent
        assert alerted(members, new) == []
        await members.press(members.anna, "c3-d4", new)
        assert new.text == "Anna plays c3-d4.\nBen to move."


async def test_who_watches_is_told_where_the_board_is() -> None:
    async with club() as members:
        board = await begin(members)
        before = board.payload
        told = await members.say(members.cleo, "/board")
        assert (told.text, told.answers, told.silent) == ("Доска вот здесь.", board.id, True)
        assert board.payload == before
        assert members.board() is board


async def test_who_watches_gets_a_board_that_has_scrolled_away_and_alerts_nobody() -> None:
    async with club() as members:
        board = await begin(members)
        for _ in range(7):
            await members.say(members.dan, "/rules narde")
        new = await members.say(members.cleo, "/board")
        assert new.is_photo
        assert new.silent
        assert alerted(members, new) == []
        assert board.buttons == []
        assert members.board() is new


async def test_who_watches_gets_a_board_that_somebody_deleted() -> None:
    async with club() as members:
        board = await begin(members)
        del members.group.messages[board.id]
        new = await members.say(members.cleo, "/board")
        assert new.is_photo
        assert "c3-d4" in new.labels


async def test_a_board_that_somebody_deleted_is_sent_anew() -> None:
    async with club() as members:
        board = await begin(members)
        del members.group.messages[board.id]
        new = await members.say(members.anna, "/move c3-d4")
        assert "Anna plays c3-d4." in new.text
        assert new.is_photo


async def test_a_picture_is_uploaded_once() -> None:
    async with club() as members:
        await begin(members)
        other = members.server.group(-60, members.anna, members.ben)
        await members.say(members.anna, "/play checkers", other)
        uploads = members.server.methods.uploads
        board = await members.say(members.ben, "/join", other)
        assert board.is_photo
        assert members.server.methods.uploads == uploads


async def test_a_restart_changes_nothing() -> None:
    store = MemoryStore()
    async with TelegramServer.running(SECOND) as server:
        members = Club(server, store, ScriptedChance())
        async with members.open():
            board = await begin(members)
            await members.say(members.anna, "/move c3-d4")
            old = board.buttons[0][0]["callback_data"]
        async with members.open():
            assert await members.say(members.ben, "/move f6-g5") is board
            answer = await server.press_data(members.anna, board, old)
            assert answer.text
            assert answer.text.startswith("That button is out of date.")
            await members.press(members.anna, "d4-c5", board)
            assert board.text == "Anna plays d4-c5.\nBen to move."
        assert server.faults == []


async def test_words_instead_of_the_picture() -> None:
    async with club() as members:
        board = await begin(members)
        told = await members.say(members.cleo, "/board words")
        assert told is not board
        assert "a1" in told.text
        assert board.buttons


async def test_a_caption_is_never_too_long() -> None:
    async with club() as members:
        members.anna.name, members.ben.name = "А" * 64, "😀" * 32
        await members.say(members.anna, "/play quoridor 4")
        for user in (members.ben, members.cleo):
            await members.say(user, "/join")
        board = await members.say(members.dan, "/join")
        assert "Quoridor" not in board.text
        assert board.is_photo


async def test_a_board_that_version_0_1_has_noted_is_known() -> None:
    async with club() as members:
        board = await begin(members)
        await members.say(members.anna, "/move c3-d4")
        await members.say(members.ben, "/move f6-g5")
        where = Place(members.group.id).table
        note = f'{{"message":{board.id},"at":{int(time())},"photo":true}}'.encode()
        await members.store.write_preferences(places_owner(where), note)
        assert await members.say(members.anna, "/move d4-c5") is board
