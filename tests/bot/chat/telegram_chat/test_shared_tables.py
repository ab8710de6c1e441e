"""Two friends who play in their own chats with the bot, each with a board of their own."""

import pytest

from bot.store.memory import MemoryStore
from tests.bot.chat.telegram_chat.club import AT_ONCE, SECOND, Club, club
from tests.bot.chat.telegram_chat.friends import OPEN, begin, invite, own, shared_table
from tests.bot.chat.telegram_chat.players import ASIDE
from tests.bot.quick_computers import QuickWorkers
from tests.bot.scripted import ScriptedChance
from tests.fakes.telegram_server import Message, TelegramServer


async def test_whoever_opens_the_link_plays_and_each_sees_their_own_board() -> None:
    async with club() as members:
        payload = await invite(members)
        cleo = own(members, members.cleo)
        await members.say(members.cleo, f"/start {payload}", cleo)
        anna = own(members, members.anna)
        assert "Your move." in anna.last.text
        assert "Anna" in cleo.last.text
        assert "Ход" in cleo.last.text
        assert "c3-d4" in anna.last.labels
        assert "c3-d4" not in cleo.last.labels
        pictures = [chat.last.payload["photo"][-1]["file_id"] for chat in (anna, cleo)]
        drawn = [members.server.methods.files[picture] for picture in pictures]
        assert drawn[0] != drawn[1]


@pytest.mark.parametrize(
    ("asked", "told"), [("/stats", "пока нет"), ("/top", "Лучшие"), ("/replay", "белые")]
)
async def test_each_is_answered_in_their_own_language(asked: str, told: str) -> None:
    async with club() as members:
        payload = await invite(members)
        anna, cleo = own(members, members.anna), own(members, members.cleo)
        await members.say(members.cleo, f"/start {payload}", cleo)
        await members.say(members.anna, "c3-d4", anna)
        assert told in (await members.say(members.cleo, asked, cleo)).text


async def test_what_either_types_or_presses_reaches_both() -> None:
    async with club() as members:
        await begin(members)
        anna, ben = own(members, members.anna), own(members, members.ben)
        await members.press(members.anna, "c3-d4", anna.last)
        assert "Anna plays c3-d4." in anna.last.text
        assert "Anna plays c3-d4." in ben.last.text
        await members.say(members.ben, "/move f6-g5", ben)
        assert "Ben plays f6-g5." in anna.last.text
        assert anna.last.labels != ben.last.labels
        assert (await members.say(members.ben, "/help", ben)).text
        assert "Your move" not in ben.last.text
        assert len(anna.of_bot) == 2  # the invitation, and the board


async def test_only_the_one_to_act_is_alerted_and_only_if_they_were_away() -> None:
    async with club() as members:
        await begin(members)
        anna, ben = own(members, members.anna), own(members, members.ben)
        boards = anna.last, ben.last
        await members.say(members.anna, "c3-d4", anna)
        assert (anna.last, ben.last) == boards  # both are here
        await members.wait(90)
        await members.press(members.ben, "f6-g5", ben.last)
        assert ben.last is boards[1]
        assert anna.last is not boards[0]
        assert not anna.last.silent
        assert not boards[0].buttons


async def test_only_the_one_who_is_late_is_reminded() -> None:
    async with club() as members:
        await begin(members, "checkers clock=1h")
        anna, ben = own(members, members.anna), own(members, members.ben)
        boards = anna.last, ben.last
        await members.wait(0.9 * 3_600)
        assert "Time is running out." in anna.last.text
        assert anna.last is not boards[0]
        assert not anna.last.silent
        assert ben.last is boards[1]


async def test_a_board_that_has_scrolled_away_comes_back_without_a_sound() -> None:
    async with club() as members:
        await begin(members)
        anna = own(members, members.anna)
        board = anna.last
        for _ in range(8):
            await members.say(members.anna, "/rules", anna)
        await members.say(members.anna, "/move c3-d4", anna)
        assert anna.last is not board
        assert anna.last.silent


async def test_who_is_forgotten_leaves_nothing_behind() -> None:
    async with club() as members:
        await begin(members)
        await members.say(members.ben, "/move c3-d4", own(members, members.ben))
        await members.say(members.anna, "/move c3-d4", own(members, members.anna))
        await members.say(members.ben, "/forgetme yes", own(members, members.ben))
        left = await members.store.find("telegram:2")
        words = [owner for owner in left.preferences if "telegram:2:" in f"{owner}:"]
        assert (left.tables, left.games, words) == ((), (), [])
        await members.wait()
        assert "asked to be forgotten" in own(members, members.anna).last.text


async def test_a_move_is_chosen_in_the_own_chat_and_the_other_board_stays() -> None:
    async with club() as members:
        await begin(members, "quoridor")
        anna, ben = own(members, members.anna), own(members, members.ben)
        before = dict(ben.last.payload)
        await members.press(members.anna, "Wall ▬", anna.last)
        assert "which row?" in anna.last.text
        assert ben.last.payload == before
        await members.press(members.anna, "↩", anna.last)
        assert "Your move." in anna.last.text
        assert ben.last.payload == before


async def test_a_whole_game_by_buttons_in_two_chats() -> None:
    async with club(timeouts=AT_ONCE) as members:
        await begin(members, "quoridor")
        people = {f"telegram:{user.id}": user for user in (members.anna, members.ben)}
        for _ in range(600):
            table = await shared_table(members, members.anna)
            if table.ending or table.player_to_act is None:
                break
            user = people[table.player_to_act.id]
            board = own(members, user).last
            ways = [label for label in board.labels if label not in ASIDE]
            forward = next((way for way in ways if way.startswith("↑")), ways[0])
            await members.press(user, forward, board)
        for user in people.values():
            assert "Rematch" in own(members, user).last.labels
            assert "wins" in own(members, user).last.text


async def test_a_game_with_a_friend_is_finished_before_another() -> None:
    async with club() as members:
        await begin(members)
        anna, ben = own(members, members.anna), own(members, members.ben)
        told = await members.say(members.anna, "/play narde both", anna)
        assert "/resign" in told.text
        refused = await members.say(members.anna, "/stop", anna)
        assert refused.text.startswith("Nobody moderates a game in private chats")
        await members.say(members.anna, "/resign yes", anna)
        assert "Rematch" in ben.last.labels
        over = next(message for message in anna.of_bot if "Rematch" in message.labels)
        await members.press(members.anna, "New game", over)
        assert anna.last.labels[:2] == list(OPEN)
        await members.say(members.anna, "/play checkers both", anna)
        assert "both sides" in anna.last.text
        assert "both sides" not in ben.last.text


async def resign_with(button: str, members: Club) -> Message:
    """Let Anna resign a game against a computer; return the message that has a button then."""
    anna = own(members, members.anna)
    await members.say(members.anna, "/computer checkers", anna)
    await members.say(members.anna, "/resign yes", anna)
    return next(message for message in anna.of_bot if button in message.labels)


@pytest.mark.parametrize("again", ["🤖 Harder", "Rematch", "New game"])
async def test_an_old_game_against_a_computer_is_not_played_again_meanwhile(again: str) -> None:
    async with club(workers=QuickWorkers()) as members:
        anna = own(members, members.anna)
        over = await resign_with(again, members)
        await begin(members)
        await members.press(members.anna, again, over)
        assert not (await members.table(anna)).playing
        assert (await shared_table(members, members.anna)).playing
        await members.say(members.anna, "/move c3-d4", anna)
        assert "Anna plays c3-d4." in own(members, members.ben).last.text


@pytest.mark.parametrize("again", ["🤖 Harder", "Rematch"])
async def test_alone_the_same_is_played_again_at_ones_own_table(again: str) -> None:
    async with club(workers=QuickWorkers()) as members:
        anna = own(members, members.anna)
        over = await resign_with(again, members)
        await members.press(members.anna, again, over)
        await members.think()
        assert (await members.table(anna)).playing


async def test_what_is_no_command_is_answered_at_the_shared_table() -> None:
    async with club() as members:
        await begin(members)
        told = await members.say(members.anna, "/castle", own(members, members.anna))
        assert "Your move." in told.text


async def test_friends_play_again() -> None:
    async with club() as members:
        await begin(members)
        anna, ben = own(members, members.anna), own(members, members.ben)
        await members.say(members.anna, "/resign yes", anna)
        await members.press(members.ben, "Rematch", ben.last)
        assert "Accept" in anna.last.labels
        await members.press(members.anna, "Accept", anna.last)
        assert (await shared_table(members, members.ben)).playing
        assert "c3-d4" in ben.last.labels


async def test_an_old_board_still_reaches_its_own_table() -> None:
    async with club() as members:
        anna = own(members, members.anna)
        alone = await members.say(members.anna, "/play quoridor both", anna)
        await begin(members)
        await members.press(members.anna, "↑ e2", alone)
        assert "e2" in alone.text
        await members.say(members.anna, "/move e8", anna)
        assert "e8" in alone.text


async def test_a_friend_who_blocks_the_bot_does_not_stop_the_game() -> None:
    async with club() as members:
        await begin(members)
        members.ben.blocked = True
        anna = own(members, members.anna)
        await members.press(members.anna, "c3-d4", anna.last)
        assert "Anna plays c3-d4." in anna.last.text
        table = await shared_table(members, members.anna)
        assert await members.store.held_until(table.id, 3) is None
        members.ben.blocked = False
        await members.say(members.ben, "f6-g5", own(members, members.ben))
        assert "Ben plays f6-g5." in anna.last.text


@pytest.mark.parametrize("processes", [1, 2])
async def test_a_shared_table_survives_a_restart(processes: int) -> None:
    async with TelegramServer.running(SECOND) as server:
        members = Club(server, MemoryStore(), ScriptedChance())
        several = processes > 1
        async with members.open(webhook=several, processes=processes):
            await begin(members)
        board = own(members, members.anna).last
        await server.updates.set_webhook("")  # until the bot asks for updates again
        async with members.open(webhook=several, processes=processes):
            await members.press(members.anna, "c3-d4", board)
            await members.say(members.ben, "f6-g5", own(members, members.ben))
            await members.say(members.anna, "/move b2-c3", own(members, members.anna))
            assert "Anna plays b2-c3." in board.text
            assert "Anna plays b2-c3." in own(members, members.ben).last.text
            assert own(members, members.anna).last is board
        assert server.faults == []
