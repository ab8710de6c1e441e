"""Buttons: what the player who presses sees, and what the others see."""

from tests.bot.chat.telegram_chat.club import club
from tests.bot.chat.telegram_chat.test_board_messages import begin


async def test_a_refusal_is_seen_by_whoever_pressed_alone() -> None:
    async with club() as members:
        board = await begin(members)
        before = board.payload
        answer = await members.press(members.ben, "Move", board)
        assert answer.alert
        assert "Anna’s turn" in answer.text
        assert board.payload == before


async def test_choosing_a_move_takes_the_place_of_the_buttons_and_leads_back() -> None:
    async with club() as members:
        board = await begin(members)
        before = board.payload
        answer = await members.press(members.anna, "Move", board)
        assert not answer.alert
        assert board.payload["photo"] == before["photo"]
        assert board.text == "Anna: Which piece do you want to move?"
        await members.press(members.anna, "c3", board)
        assert "c3 – where to?" in board.text
        await members.press(members.anna, "↩", board)
        assert board.labels == ["Move", "Draw", "Resign", "My side"]


async def test_giving_up_has_to_be_confirmed() -> None:
    async with club() as members:
        board = await begin(members)
        await members.press(members.anna, "Resign", board)
        assert board.text == "Anna: Do you want to resign? You can’t take this back."
        await members.press(members.anna, "Resign", board)
        assert "Ben wins by resignation" in board.text


async def test_what_is_too_long_for_an_alert_is_written() -> None:
    async with club() as members:
        await members.say(members.anna, "/play narde")
        table = members.group.last
        answer = await members.press(members.ben, "Rules", table)
        assert answer.text == ""
        assert len(members.group.last.text) > 200
        assert table.buttons


async def test_a_menu_leads_on_and_comes_back() -> None:
    async with club() as members:
        menu = await members.say(members.anna, "/settings")
        await members.press(members.anna, "Language: automatic", menu)
        await members.press(members.anna, "Русский", menu)
        assert menu.labels[0] == "Язык: Русский"
        assert (await members.say(members.anna, "/play checkers")).labels[0] == "Сесть за стол"


async def test_my_side_is_shown_alone() -> None:
    async with club() as members:
        board = await begin(members)
        before = board.payload
        answer = await members.press(members.ben, "My side", board)
        assert answer.text == "I sent you the board from your side in our private chat."
        alone = members.server.own_chat(members.ben).last
        assert alone.is_photo
        assert alone.buttons == []
        assert board.payload == before


async def test_who_has_never_met_the_bot_is_led_to_it() -> None:
    async with club() as members:
        members.ben.started = False
        board = await begin(members)
        answer = await members.press(members.ben, "My side", board)
        assert answer.url == "https://t.me/parlour_bot?start=board_-50"
        members.ben.started = True
        own = members.server.own_chat(members.ben)
        alone = await members.say(members.ben, "/start board_-50", own)
        assert alone.is_photo
        assert "Anna to move." in alone.text


async def test_in_a_chat_of_ones_own_my_side_is_the_board() -> None:
    async with club() as members:
        own = members.server.own_chat(members.anna)
        await members.say(members.anna, "/play checkers @anna_a", own)
        board = own.last
        await members.press(members.anna, "My side", board)
        assert own.last is board
        await members.press(members.anna, "Move", board)
        assert board.text == "Which piece do you want to move?"


async def test_the_proof_of_the_dice_is_a_file() -> None:
    async with club("61") as members:
        await begin(members, "backgammon")
        board = await members.say(members.anna, "/stop")
        await members.press(members.ben, "Check the dice", board)
        document = members.group.last.payload["document"]
        assert document["file_name"] == "dice-game-1.json"
        assert board.buttons


async def test_an_old_board_loses_its_buttons_when_it_is_pressed() -> None:
    async with club() as members:
        board = await begin(members)
        old = board.payload
        await members.say(members.cleo, "/board")
        board.payload = old
        answer = await members.press(members.anna, "Move", board)
        assert not answer.alert
        assert board.buttons == []
        assert members.group.last.text == "Anna: Which piece do you want to move?"
        await members.press(members.anna, "c3")
        assert "c3 – where to?" in members.group.last.text


async def test_a_game_that_is_over_leads_to_the_next() -> None:
    async with club() as members:
        await begin(members)
        board = await members.say(members.anna, "/stop")
        await members.press(members.ben, "New game", board)
        assert board.text == "Ben: Which game?"
        await members.press(members.ben, "Quoridor", board)
        assert "Ben wants to play Quoridor." in members.group.last.text
        assert board.buttons == []


async def test_new_games_are_offered_under_an_old_board_too() -> None:
    async with club() as members:
        await begin(members)
        board = await members.say(members.anna, "/stop")
        old = board.payload
        await members.say(members.cleo, "/board")
        board.payload = old
        await members.press(members.ben, "New game", board)
        assert board.buttons == []
        assert members.group.last.labels[3] == "Quoridor"


async def test_a_press_that_is_answered_too_late_still_counts() -> None:
    async with club() as members:
        board = await begin(members)
        server = members.server
        data = board.buttons[0][0]["callback_data"]
        content = {"id": "gone", "from": members.anna.data(), "message": board.data()}
        await server.updates.send("callback_query", {**content, "chat_instance": "1", "data": data})
        await members.settle()
        assert board.text == "Anna: Which piece do you want to move?"
        assert ("answerCallbackQuery", 400) in server.calls


async def test_a_message_from_long_ago_is_answered() -> None:
    async with club() as members:
        board = await begin(members)
        bare = {"chat": members.group.data(), "message_id": board.id, "date": 0}
        content = {"id": "gone", "from": members.anna.data(), "message": bare}
        content |= {"chat_instance": "1", "data": "2 tap"}
        await members.server.updates.send("callback_query", content)
        await members.settle()
        assert board.text == "Anna: Which piece do you want to move?"


async def test_a_wall_is_tapped_in_rows_that_fit_a_telephone() -> None:
    async with club() as members:
        board = await begin(members, "quoridor")
        await members.press(members.anna, "Move", board)
        assert [len(row) for row in board.buttons] == [3, 2, 1]
        await members.press(members.anna, "Wall ▬", board)
        assert [len(row) for row in board.buttons] == [8, 1, 1]
        await members.press(members.anna, "6", board)
        assert board.labels[:8] == list("abcdefgh")
        await members.press(members.anna, "e", board)
        await members.press(members.anna, "Play e6h", board)
        assert "Anna plays e6h." in board.text
