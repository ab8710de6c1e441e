"""Tables in chats that the bot is not in: by its name in any chat, and as a guest."""

import pytest
from aiohttp import web
from aiohttp.test_utils import TestClient, TestServer

from bot.chat.telegram_chat import MiniApp
from bot.chat.telegram_chat.places import Place
from bot.persistence.tables import look
from bot.store.memory import MemoryStore
from bot.table.table import Table
from tests.bot.chat.telegram_chat.club import SECOND, Club, club
from tests.bot.chat.telegram_chat.players import ASIDE
from tests.bot.scripted import ScriptedChance
from tests.fakes.telegram_server import Chat, Message, TelegramServer, User

STAGING = 4
"""Dan's chat with the bot, who owns it."""


def elsewhere() -> Chat:
    """Return a chat that the bot knows nothing of."""
    return Chat(-777, "group", "Friends")


async def put(
    members: Club, user: User, text: str = "checkers", *, feedback: bool = True
) -> Message:
    """Let somebody put a game into a chat."""
    (card, *_) = await members.server.look_for(user, text)
    message = await members.server.choose(user, elsewhere(), card, feedback=feedback)
    await members.settle()
    return message


async def begin(members: Club, text: str = "checkers") -> Message:
    """Let Anna put a game into a chat, and Ben join."""
    message = await put(members, members.anna, text)
    await members.press(members.ben, "Join", message)
    return message


async def table_of(members: Club, message: Message) -> Table:
    """Return the table of a message."""
    found = await look(members.store, Place.of_inline(message.inline).table)
    assert found.table is not None
    return found.table


async def test_all_games_are_offered_in_the_language_of_who_asks() -> None:
    async with club() as members:
        offered = await members.server.look_for(members.anna)
        assert [card["title"] for card in offered] == [
            "Backgammon",
            "Long narde",
            "Brazilian checkers",
            "Quoridor",
        ]
        russian = await members.server.look_for(members.cleo, "как дела")
        assert len(russian) == 4
        assert "Нажмите" in russian[0]["input_message_content"]["message_text"]


async def test_who_names_a_game_and_its_options_is_offered_that() -> None:
    async with club() as members:
        (card,) = await members.server.look_for(members.anna, "backgammon 5")
        assert card["id"] == "backgammon 5"
        long = await members.server.look_for(members.anna, f"backgammon 5 clock=1d {'to ' * 20}")
        assert len(long) == 4


async def test_a_chosen_game_waits_for_whoever_joins() -> None:
    async with club() as members:
        message = await put(members, members.anna)
        assert "Anna wants to play Brazilian checkers." in message.text
        assert not [row for row in message.buttons for button in row if "url" in button]
        await members.press(members.ben, "Join", message)
        assert "Anna to move." in message.text
        await members.press(members.anna, "c3-d4", message)
        assert "Anna plays c3-d4." in message.text
        refused = await members.press(members.anna, "f6-g5", message)
        assert "Ben" in refused.text


async def test_without_feedback_the_first_press_opens_the_table() -> None:
    async with club() as members:
        message = await put(members, members.anna, feedback=False)
        assert "who plays with me?" in message.text
        await members.press(members.ben, "Join", message)
        table = await table_of(members, message)
        assert [player.name for player in table.players] == ["Anna", "Ben"]


async def test_who_presses_their_own_card_waits_for_another() -> None:
    async with club() as members:
        message = await put(members, members.anna, feedback=False)
        assert "open" in (await members.press(members.anna, "Join", message)).text
        assert "Anna wants to play" in message.text
        again = await members.press(members.anna, "Join", message)
        assert "already have a seat" in again.text


async def test_nobody_can_put_up_a_card_in_the_name_of_another() -> None:
    async with club() as members:
        message = await put(members, members.anna, feedback=False)
        data = message.buttons[0][0]["callback_data"].replace("card 1 ", "card 3 ")
        await members.server.press_data(members.ben, message, data)
        await members.settle()
        found = await look(members.store, Place.of_inline(message.inline).table)
        assert found.table is None


async def test_boards_are_in_words_where_no_picture_can_be_had() -> None:
    async with club() as members:
        message = await begin(members)
        assert not message.is_photo
        assert "I can’t show pictures in this chat" in message.text
        assert "a1" in message.text


async def test_a_picture_comes_from_the_staging_chat() -> None:
    async with club(staging_chat=STAGING) as members:
        message = await begin(members)
        staging = members.server.methods.chats[STAGING]
        assert message.is_photo
        assert message.payload["photo"] == staging.last.payload["photo"]
        assert staging.last.silent
        await members.press(members.anna, "c3-d4", message)
        assert message.payload["photo"] == staging.last.payload["photo"]
        assert len(staging.of_bot) == 2


async def test_a_staging_chat_that_is_gone_costs_the_picture_and_not_the_move() -> None:
    async with club(staging_chat=STAGING) as members:
        message = await begin(members)
        members.dan.blocked = True
        await members.press(members.anna, "c3-d4", message)
        assert "Anna plays c3-d4." in message.text


async def test_a_picture_is_read_from_the_public_address() -> None:
    async with club(mini_app=MiniApp("https://parlour.example", "board")) as members:
        page = web.Application()
        page.add_routes(members.chat.routes)
        async with TestClient(TestServer(page)) as internet:

            async def fetch(address: str) -> bytes | None:
                async with internet.get(address.removeprefix("https://parlour.example")) as got:
                    return await got.read() if got.status == 200 else None

            members.server.methods.fetch = fetch
            message = await begin(members)
            assert message.is_photo
            address = message.payload["photo"][0]["file_id"]
            assert address.startswith("https://parlour.example/telegram/boards/")
            await members.press(members.anna, "c3-d4", message)
            assert message.payload["photo"][0]["file_id"] != address
            assert await fetch(address.replace("boards/", "boards/x")) is None
        members.server.methods.fetch = None
        await members.press(members.ben, "f6-g5", message)
        assert "Ben plays f6-g5." in message.text


async def test_a_whole_game_by_buttons() -> None:
    async with club() as members:
        message = await begin(members, "quoridor")
        people = {f"telegram:{user.id}": user for user in (members.anna, members.ben)}
        for _ in range(100):
            table = await table_of(members, message)
            if table.player_to_act is None:
                break
            ways = [label for label in message.labels if label not in ASIDE]
            forward = "↑" if table.to_act == 0 else "↓"
            way = next((way for way in ways if way.startswith(forward)), ways[0])
            await members.press(people[table.player_to_act.id], way, message)
        assert "wins" in message.text
        assert "Rematch" in message.labels


async def test_a_move_is_chosen_in_the_message_by_whoever_is_to_act() -> None:
    async with club() as members:
        message = await begin(members, "quoridor")
        await members.press(members.anna, "Wall ▬", message)
        assert "which row?" in message.text
        assert (await members.press(members.ben, "↩", message)).text
        await members.press(members.anna, "↩", message)
        assert "Anna to move." in message.text


async def test_who_has_to_act_is_alerted_in_their_own_chat() -> None:
    async with club() as members:
        message = await begin(members)
        anna, ben = (members.server.own_chat(user) for user in (members.anna, members.ben))
        await members.press(members.anna, "c3-d4", message)
        assert not anna.of_bot
        assert not ben.of_bot
        await members.wait(90)
        await members.press(members.ben, "f6-g5", message)
        assert anna.last.is_photo
        assert not anna.last.silent
        assert not ben.of_bot
        await members.press(members.anna, "b2-c3", anna.last)
        assert "Anna plays b2-c3." in message.text
        assert "Anna plays b2-c3." in anna.last.text


async def test_who_has_no_chat_with_the_bot_plays_all_the_same() -> None:
    async with club() as members:
        members.anna.started = members.ben.started = False
        message = await begin(members)
        await members.wait(90)
        await members.press(members.anna, "c3-d4", message)
        table = await table_of(members, message)
        assert await members.store.is_announced(table.id, 3)
        answer = await members.press(members.ben, "More …", message)
        assert answer.url == "https://t.me/parlour_bot?start=play"


async def test_menus_and_long_answers_come_in_the_own_chat() -> None:
    async with club() as members:
        message = await begin(members)
        ben = members.server.own_chat(members.ben)
        answer = await members.press(members.ben, "More …", message)
        assert answer.text == "I sent it to you in our private chat."
        await members.press(members.ben, "Resign", ben.last)
        await members.press(members.ben, "Resign", ben.last)
        assert "Ben resigns. Anna wins." in message.text


async def test_an_old_button_shows_the_table_as_it_is() -> None:
    async with club() as members:
        message = await begin(members)
        old = message.buttons[0][0]["callback_data"]
        await members.press(members.anna, "c3-d4", message)
        told = await members.server.press_data(members.anna, message, old)
        assert told.alert or told.text
        await members.settle()
        assert "Anna plays c3-d4." in message.text


async def test_a_message_that_is_gone_stops_nobody() -> None:
    async with club() as members:
        message = await begin(members)
        del members.server.methods.inline[message.inline]
        await members.server.press_data(
            members.anna, message, message.buttons[0][0]["callback_data"]
        )
        await members.settle()
        members.server.faults.clear()
        assert (await table_of(members, message)).last_move


@pytest.mark.parametrize("processes", [1, 2])
async def test_a_table_elsewhere_survives_a_restart(processes: int) -> None:
    async with TelegramServer.running(SECOND) as server:
        members = Club(server, MemoryStore(), ScriptedChance())
        several = processes > 1
        async with members.open(webhook=several, processes=processes):
            message = await begin(members)
        await server.updates.set_webhook("")
        async with members.open(webhook=several, processes=processes):
            await members.press(members.anna, "c3-d4", message)
            await members.press(members.ben, "f6-g5", message)
            assert "Ben plays f6-g5." in message.text
        assert server.faults == []


async def test_a_guest_that_is_told_a_game_opens_its_table() -> None:
    async with club() as members:
        message = await members.server.call_guest(
            members.anna, elsewhere(), "@parlour_bot quoridor"
        )
        await members.settle()
        assert "Anna wants to play Quoridor." in message.text
        await members.press(members.ben, "Join", message)
        assert "Anna to move." in message.text


async def test_a_guest_that_is_told_nothing_offers_all_games() -> None:
    async with club() as members:
        message = await members.server.call_guest(members.anna, elsewhere(), "@parlour_bot hi")
        assert message.labels == ["Backgammon", "Long narde", "Brazilian checkers", "Quoridor"]
        await members.press(members.ben, "Quoridor", message)
        table = await table_of(members, message)
        assert [player.name for player in table.players] == ["Anna", "Ben"]
