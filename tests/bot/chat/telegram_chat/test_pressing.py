"""Buttons: what the player who presses sees, and what the others see."""

from bot.commands.parser import write_payload
from tests.bot.chat.telegram_chat.club import club
from tests.bot.chat.telegram_chat.players import alerted
from tests.bot.chat.telegram_chat.test_board_messages import begin

OUT_OF_DATE = "That button is out of date."


async def test_a_refusal_is_seen_by_whoever_pressed_alone() -> None:
    async with club() as members:
        board = await begin(members)
        before = board.payload
        answer = await members.press(members.ben, "c3-d4", board)
        assert answer.text
        assert "Anna’s turn" in answer.text
        assert board.payload == before


async def test_choosing_a_move_takes_the_place_of_the_buttons_and_leads_back() -> None:
    async with club(private=False) as members:
        board = await begin(members, "quoridor")
        before = board.payload
        answer = await members.press(members.anna, "Wall ▬", board)
        assert not answer.text
        assert board.payload["photo"] != before["photo"]
        assert board.text == "Anna: Wall ▬ – which row?"
        await members.press(members.anna, "↩", board)
        assert board.text == "Anna to move."
        assert board.payload["reply_markup"] == before["reply_markup"]
        assert alerted(members, board) == [members.anna]
        assert members.group.of_bot[-1] is board


async def test_nobody_else_can_press_while_a_move_is_chosen() -> None:
    async with club(private=False) as members:
        board = await begin(members, "quoridor")
        await members.press(members.anna, "Wall ▬", board)
        before = board.payload
        for user in (members.ben, members.cleo):
            for label in ("6", "Back", "↩"):
                assert (await members.press(user, label, board)).text
        assert board.payload == before
        await members.press(members.anna, "6", board)
        assert board.text == "Anna: Wall ▬ 6 – which column?"


async def test_a_move_is_chosen_in_the_language_and_from_the_side_of_the_table() -> None:
    async with club(private=False) as members:
        await members.say(members.anna, "/play quoridor")
        board = await members.say(members.cleo, "/join")
        await members.press(members.anna, "↑ e2", board)
        assert "↓ e8" in board.labels
        await members.press(members.cleo, "Wall ▬", board)
        assert board.text == "Клео: Wall ▬ – which row?"
        assert [button["text"] for button in board.buttons[0]] == list("87654321")


async def test_a_typed_choice_of_a_move_takes_the_place_of_the_board() -> None:
    async with club() as members:
        board = await begin(members, "quoridor")
        assert await members.say(members.anna, "/move") is board
        assert board.text == "Anna: Move your pawn, or place a wall."
        await members.press(members.anna, "↑ e2", board)
        assert board.text == "Anna plays e2.\nBen to move."


async def test_a_typed_choice_of_a_move_is_a_new_board_if_the_old_one_is_far_away() -> None:
    async with club() as members:
        board = await begin(members, "quoridor")
        for _ in range(7):
            await members.say(members.dan, "/rules narde")
        new = await members.say(members.anna, "/move")
        assert new.is_photo
        assert new.silent
        assert board.buttons == []
        await members.press(members.anna, "↩", new)
        assert new.text == "Anna to move."


async def test_what_is_too_long_for_an_alert_is_written() -> None:
    async with club(private=False) as members:
        await members.say(members.anna, "/play narde")
        table = members.group.last
        answer = await members.press(members.ben, "Rules", table)
        assert answer.text == ""
        assert len(members.group.last.text) > 200
        assert table.buttons


async def test_the_proof_of_the_dice_is_a_file() -> None:
    async with club("61") as members:
        await begin(members, "backgammon")
        board = await members.say(members.anna, "/stop")
        await members.press(members.ben, "Check the dice", board)
        document = members.group.last.payload["document"]
        assert document["file_name"] == "dice-game-1.json"
        assert board.buttons


async def test_an_old_board_loses_its_buttons_when_it_is_pressed() -> None:
    async with club(private=False) as members:
        board = await begin(members, "quoridor")
        old = board.payload
        new = await members.say(members.anna, "/board")
        board.payload = old
        answer = await members.press(members.anna, "Wall ▬", board)
        assert not answer.text
        assert board.buttons == []
        assert new.text == "Anna: Wall ▬ – which row?"
        assert members.group.last is new


async def test_a_button_that_is_out_of_date_shows_the_board_as_it_is() -> None:
    async with club() as members:
        board = await begin(members)
        old = board.payload
        await members.say(members.anna, "/move c3-d4")
        current = board.payload
        board.payload = old
        answer = await members.press(members.anna, "c3-b4", board)
        assert answer.text.startswith(OUT_OF_DATE)
        assert board.payload["reply_markup"] == current["reply_markup"]
        assert board.payload["photo"] == current["photo"]
        assert members.group.last is board


async def test_a_second_press_of_the_same_button_changes_nothing() -> None:
    async with club() as members:
        board = await begin(members)
        data = board.buttons[0][0]["callback_data"]
        await members.press(members.anna, board.labels[0], board)
        calls = len(members.server.calls)
        answer = await members.server.press_data(members.anna, board, data)
        await members.settle()
        assert answer.text.startswith(OUT_OF_DATE)
        made = {method for method, _ in members.server.calls[calls:]}
        assert made == {"getUpdates", "answerCallbackQuery"}


async def test_a_choice_that_came_too_late_is_cleared_away_by_anybody() -> None:
    async with club(private=False) as members:
        board = await begin(members, "quoridor")
        await members.press(members.anna, "Wall ▬", board)
        late = board.payload
        await members.say(members.anna, "/move e2")
        board.payload = late
        answer = await members.press(members.ben, "6", board)
        assert answer.text
        assert "↓ e8" in board.labels
        await members.press(members.ben, "↓ e8", board)
        assert board.text == "Ben plays e8.\nAnna to move."


async def test_an_old_board_that_is_out_of_date_loses_its_buttons_and_the_new_one_stays() -> None:
    async with club() as members:
        board = await begin(members)
        old = board.payload
        new = await members.say(members.anna, "/board")
        await members.say(members.anna, "/move c3-d4")
        board.payload = old
        before = new.payload
        answer = await members.press(members.cleo, "c3-b4", board)
        assert answer.text
        assert board.buttons == []
        assert new.payload == before
        assert members.group.last is new


async def test_a_press_that_is_answered_too_late_still_counts() -> None:
    async with club() as members:
        board = await begin(members)
        server = members.server
        data = board.buttons[0][0]["callback_data"]
        content = {"id": "gone", "from": members.anna.data(), "message": board.data()}
        await server.updates.send("callback_query", {**content, "chat_instance": "1", "data": data})
        await members.settle()
        assert board.text == "Anna plays c3-b4.\nBen to move."
        assert ("answerCallbackQuery", 400) in server.calls


async def test_a_message_from_long_ago_is_answered() -> None:
    async with club(private=False) as members:
        board = await begin(members, "quoridor")
        bare = {"chat": members.group.data(), "message_id": board.id, "date": 0}
        content = {"id": "gone", "from": members.anna.data(), "message": bare}
        content |= {"chat_instance": "1", "data": write_payload(2, "tap h")}
        await members.server.updates.send("callback_query", content)
        await members.settle()
        assert board.text == "Anna: Wall ▬ – which row?"


async def test_a_wall_is_tapped_in_rows_that_fit_a_telephone() -> None:
    async with club(private=False) as members:
        board = await begin(members, "quoridor")
        assert [len(row) for row in board.buttons] == [1, 2, 2, 1]
        await members.press(members.anna, "Wall ▬", board)
        assert [len(row) for row in board.buttons] == [8, 1, 1]
        await members.press(members.anna, "6", board)
        assert board.labels[:8] == list("abcdefgh")
        await members.press(members.anna, "e", board)
        assert "Anna plays e6h." in board.text


async def test_where_pictures_are_not_allowed_a_move_is_chosen_in_the_text() -> None:
    async with club() as members:
        members.group.pictures = False
        board = await begin(members, "quoridor")
        before = board.text
        await members.press(members.anna, "Wall ▬", board)
        assert board.text.startswith("Anna: Wall ▬ – which row?\n\nAnna to move. Anna: pawn e1,")
        await members.press(members.anna, "↩", board)
        assert members.group.last is board
        assert board.text.splitlines()[-1] == before.splitlines()[-1]
