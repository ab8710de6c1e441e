"""What happens by itself: dice that roll, reminders, and the ends of games."""

from bot.table.values import REMIND_AFTER
from tests.bot.chat.telegram_chat.club import AT_ONCE, club
from tests.bot.chat.telegram_chat.players import alerted
from tests.bot.chat.telegram_chat.test_board_messages import begin
from tests.fakes.outages import Failure

HOUR = 3_600


async def test_dice_that_roll_by_themselves_change_the_board_in_place() -> None:
    async with club("61", "52") as members:
        board = await begin(members, "backgammon")
        await members.press(members.anna, "8/2 6/5", board)
        assert board.text.endswith("Ben’s dice roll in a moment.")
        await members.wait()
        assert members.group.last is board
        assert board.text.endswith("Ben rolls 5-2.\nBen to play 5-2.")
        assert alerted(members, board) == [members.ben]
        await members.press(members.ben, "13/11 13/8", board)
        assert "Ben plays 5-2" in board.text


async def test_dice_that_roll_out_of_view_are_a_new_message() -> None:
    async with club("61", "52") as members:
        board = await begin(members, "backgammon")
        await members.press(members.anna, "8/2 6/5", board)
        for _ in range(7):
            await members.say(members.dan, "/rules narde")
        await members.wait()
        assert members.group.last is members.board()
        assert members.group.last is not board
        assert alerted(members, members.group.last) == [members.ben]
        assert board.buttons == []


async def test_a_move_that_is_taken_back_is_shown_in_place() -> None:
    async with club("61", "52") as members:
        board = await begin(members, "backgammon")
        before = board.payload["reply_markup"], board.payload["photo"]
        await members.press(members.anna, "8/2 6/5", board)
        await members.press(members.anna, "Take back", board)
        assert members.group.last is board
        assert "8/2 6/5" in board.labels
        assert board.payload["photo"] == before[1]
        await members.wait()
        assert "Ben rolls" not in board.text


async def test_a_reminder_is_a_new_message_that_alerts_the_player() -> None:
    async with club() as members:
        board = await begin(members, "checkers clock=1h")
        await members.wait(0.9 * HOUR)
        reminder = members.group.last
        assert reminder is not board
        assert "Time is running out." in reminder.text
        assert alerted(members, reminder) == [members.anna]
        assert not reminder.silent
        assert board.buttons == []
        assert "c3-d4" in reminder.labels


async def test_a_reminder_is_a_new_message_although_the_board_has_just_changed() -> None:
    async with club() as members:
        board = await begin(members, "quoridor clock=1h")
        await members.wait(REMIND_AFTER * HOUR - 60)
        await members.press(members.anna, "Wall ▬", board)
        assert members.group.last is board
        await members.wait(60)
        reminder = members.group.last
        assert reminder is not board
        assert alerted(members, reminder) == [members.anna]
        assert "↑ e2" in reminder.labels
        assert board.buttons == []


async def test_the_end_of_a_game_of_a_match_stays_and_the_next_game_comes_below() -> None:
    async with club("61", "52", "31", timeouts=AT_ONCE) as members:
        board = await begin(members, "backgammon match=3")
        await members.press(members.anna, "8/2 6/5", board)
        played = board.payload["photo"]
        await members.say(members.ben, "/resign single")
        await members.say(members.anna, "/accept")
        assert board.buttons == []
        assert "Score: Anna 1, Ben 0." in board.text
        assert board.payload["photo"] != played
        following = members.group.last
        assert following is members.board()
        assert following is not board
        assert following.is_photo
        assert following.buttons
        assert following.text.startswith("Game 2 of the match begins.")


async def test_the_end_of_a_game_that_was_far_away_is_a_message_of_its_own() -> None:
    async with club("61", "52", "31", timeouts=AT_ONCE) as members:
        board = await begin(members, "backgammon match=3")
        await members.press(members.anna, "8/2 6/5", board)
        await members.say(members.ben, "/resign single")
        offered = members.board()
        for _ in range(7):
            await members.say(members.dan, "/rules narde")
        await members.say(members.anna, "/accept")
        *_, end, following = members.group.of_bot
        assert end is not offered
        assert "Score: Anna 1, Ben 0." in end.text
        assert end.is_photo
        assert (end.buttons, offered.buttons) == ([], [])
        assert following is members.board()


async def test_an_end_that_is_told_again_is_shown_once() -> None:
    async with club("61", "52", "31", timeouts=AT_ONCE) as members:
        board = await begin(members, "backgammon match=3")
        await members.press(members.anna, "8/2 6/5", board)
        await members.say(members.ben, "/resign single")
        members.server.outages.plan("sendPhoto", Failure.UNAVAILABLE)
        await members.say(members.anna, "/accept")
        assert members.server.outages.over
        for _ in range(7):
            await members.say(members.dan, "/rules narde")
        await members.wait(90)
        ends = [each for each in members.group.of_bot if each.text.endswith("Anna 1, Ben 0.")]
        assert ends == [board]
        assert board.buttons == []
        assert members.group.last is members.board()
        assert members.group.last.text.startswith("Game 2 of the match begins.")


async def test_the_end_of_a_game_stays_when_it_is_played_again() -> None:
    async with club() as members:
        board = await begin(members)
        await members.press(members.anna, "c3-d4", board)
        await members.say(members.ben, "/resign yes")
        photo = board.payload["photo"]
        await members.press(members.ben, "Rematch", board)
        assert members.group.last is board
        await members.press(members.anna, "Accept", board)
        assert board.buttons == []
        assert board.payload["photo"] == photo
        assert "Ben" in board.text
        assert members.group.last is members.board()
        assert "c3-d4" in members.board().labels
