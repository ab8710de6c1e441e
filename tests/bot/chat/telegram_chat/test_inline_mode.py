"""Tables in chats that the bot is not in, played by their buttons."""

import pytest

from bot.store.memory import MemoryStore
from tests.bot.chat.telegram_chat.club import SECOND, Club, club
from tests.bot.chat.telegram_chat.elsewhere import STAGING, begin, put, table_of
from tests.bot.chat.telegram_chat.players import ASIDE
from tests.bot.quick_computers import QuickWorkers
from tests.bot.scripted import ScriptedChance
from tests.fakes.telegram_server import TelegramServer


async def test_a_chosen_game_waits_for_whoever_joins() -> None:
    async with club() as members:
        message = await put(members, members.anna)
        assert "Anna wants to play Brazilian checkers." in message.text
        assert "One more player needed: Join." in message.text  # nobody can type a command there
        assert not [row for row in message.buttons for button in row if "url" in button]
        await members.press(members.ben, "Join", message)
        assert "Anna to move." in message.text
        await members.press(members.anna, "c3-d4", message)
        assert "Anna plays c3-d4." in message.text
        refused = await members.press(members.anna, "f6-g5", message)
        assert "Ben" in refused.text


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


async def test_the_own_chat_speaks_the_own_language_and_is_where_one_types() -> None:
    async with club() as members:
        message = await put(members, members.anna)
        cleo = members.server.own_chat(members.cleo)
        await members.press(members.cleo, "Join", message)
        await members.wait(90)
        await members.press(members.anna, "c3-d4", message)
        assert cleo.last.text == "Anna ходит c3-d4.\nВаш ход."
        await members.say(members.cleo, "f6-g5", cleo)
        assert "Клео plays f6-g5." in message.text
        await members.say(members.cleo, "/resign yes", cleo)
        assert (await table_of(members, message)).ending


async def test_what_is_typed_stays_at_a_table_where_one_plays() -> None:
    async with club() as members:
        cleo = members.server.own_chat(members.cleo)
        await members.say(members.cleo, "/play quoridor both", cleo)
        message = await put(members, members.anna)
        await members.press(members.cleo, "Join", message)
        await members.wait(90)
        await members.press(members.anna, "c3-d4", message)
        await members.say(members.cleo, "e2", cleo)
        assert "e2" in members.board(cleo).text
        assert (await table_of(members, message)).to_act == 1


async def test_who_has_no_chat_with_the_bot_plays_all_the_same() -> None:
    async with club() as members:
        members.anna.started = members.ben.started = False
        message = await begin(members)
        await members.wait(90)
        await members.press(members.anna, "c3-d4", message)
        table = await table_of(members, message)
        assert await members.store.held_until(table.id, 3) is None
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


@pytest.mark.parametrize("staging", [None, STAGING])
async def test_a_message_that_is_gone_stops_nobody(staging: int | None) -> None:
    async with club(staging_chat=staging) as members:
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


async def test_a_short_answer_is_an_alert() -> None:
    async with club() as members:
        message = await put(members, members.anna, "backgammon")
        assert "Seal:" in (await members.press(members.ben, "🔒", message)).text
        assert not members.server.own_chat(members.ben).of_bot


async def test_a_message_is_found_again_after_a_player_was_forgotten() -> None:
    async with club() as members:
        message = await begin(members)
        await members.say(members.ben, "/forgetme yes", members.server.own_chat(members.ben))
        await members.wait()
        assert "Anna to move." in message.text
        await members.press(members.anna, "c3-d4", message)
        assert "The game is over." in message.text


@pytest.mark.parametrize("button", ["🤖 Play the computer", "Leave"])
async def test_who_has_no_seat_is_told_of_buttons_and_no_commands(button: str) -> None:
    async with club(workers=QuickWorkers()) as members:
        message = await put(members, members.anna, "quoridor")
        assert (await members.press(members.ben, button, message)).text == (
            "Only the players at the table can do that.\nOne more player needed: Join."
        )


async def test_who_presses_out_of_turn_is_told_of_no_command() -> None:
    async with club() as members:
        message = await begin(members)
        for user in (members.ben, members.dan):
            told = await members.press(user, "c3-d4", message)
            assert told.text
            assert "/" not in told.text
