"""Menus: messages of their own, each for one player, which go away when they were answered."""

from bot.chat.telegram_chat.places import Place
from tests.bot.chat.telegram_chat.club import club
from tests.bot.chat.telegram_chat.test_board_messages import begin

MORE = ["Copy position", "My side", "Position", "Moves so far", "Rules", "Draw", "Resign", "↩"]


async def test_more_is_a_message_of_its_own_and_leads_back() -> None:
    async with club(private=False) as members:
        board = await begin(members)
        before = board.payload
        await members.press(members.ben, "More …", board)
        menu = members.group.last
        assert menu.text == "Ben: What would you like to do?"
        assert menu.labels == MORE
        await members.press(members.ben, "↩", menu)
        assert members.group.last is board
        assert board.payload == before


async def test_a_menu_belongs_to_whoever_asked() -> None:
    async with club(private=False) as members:
        board = await begin(members)
        await members.press(members.ben, "More …", board)
        menu = members.group.last
        before = menu.payload, board.payload
        for user in (members.anna, members.cleo):
            for label in MORE[1:]:
                assert (await members.press(user, label, menu)).text
        assert (menu.payload, board.payload) == before
        assert members.group.last is menu


async def test_giving_up_has_to_be_confirmed() -> None:
    async with club(private=False) as members:
        board = await begin(members)
        await members.press(members.anna, "More …", board)
        menu = members.group.last
        await members.press(members.anna, "Resign", menu)
        assert menu.text == "Anna: Do you want to resign? You can’t take this back."
        await members.press(members.anna, "Back", menu)
        assert menu.labels == MORE
        await members.press(members.anna, "Resign", menu)
        await members.press(members.anna, "Resign", menu)
        assert members.group.last is board
        assert "Ben wins: resignation" in board.text or "Anna resigns" in board.text


async def test_each_player_has_one_menu_open() -> None:
    async with club(private=False) as members:
        board = await begin(members)
        for user in (members.anna, members.ben, members.anna):
            await members.press(user, "More …", board)
        menus = [message for message in members.group.of_bot if message.labels == MORE]
        assert [menu.text.partition(":")[0] for menu in menus] == ["Ben", "Anna"]


async def test_a_menu_that_became_an_answer_stays() -> None:
    async with club(private=False) as members:
        board = await begin(members)
        await members.say(members.anna, "/move c3-d4")
        await members.press(members.anna, "More …", board)
        answer = members.group.last
        await members.press(members.anna, "Moves so far", answer)
        assert "c3-d4" in answer.text
        assert answer.labels == ["Replay", "As a file"]
        await members.press(members.anna, "More …", board)
        assert members.group.of_bot[-2:] == [answer, members.group.last]
        await members.press(members.cleo, "Replay", answer)
        assert "animation" in members.group.last.payload
        assert answer.buttons


async def test_a_menu_that_is_out_of_date_goes_away() -> None:
    async with club(private=False) as members:
        board = await begin(members)
        await members.press(members.anna, "More …", board)
        menu = members.group.last
        await members.say(members.anna, "/move c3-d4")
        answer = await members.press(members.anna, "Draw", menu)
        assert answer.text.startswith("That button is out of date.")
        assert members.group.last is board


async def test_a_menu_that_is_too_old_to_be_deleted_loses_its_buttons() -> None:
    async with club(private=False) as members:
        board = await begin(members)
        await members.press(members.anna, "More …", board)
        menu = members.group.last
        menu.is_old = True
        await members.press(members.anna, "Draw", menu)
        assert menu.buttons == []
        assert "Accept" in board.labels


async def test_who_closes_a_menu_twice_closes_it_once() -> None:
    async with club(private=False) as members:
        board = await begin(members)
        await members.press(members.anna, "More …", board)
        menu = members.group.last
        data = menu.buttons[-1][0]["callback_data"]
        await members.press(members.anna, "↩", menu)
        await members.server.press_data(members.anna, menu, data)
        await members.settle()
        assert members.group.last is board


async def test_menus_that_were_closed_do_not_push_the_board_away() -> None:
    async with club(private=False) as members:
        board = await begin(members)
        for _ in range(8):
            await members.press(members.ben, "More …", board)
            await members.press(members.ben, "↩")
        await members.press(members.anna, "c3-d4", board)
        assert members.group.last is board


async def test_from_a_menu_far_below_the_board_comes_after_it() -> None:
    async with club() as members:
        board = await begin(members)
        for _ in range(7):
            await members.say(members.dan, "/rules narde")
        menu = await members.say(members.anna, "/more")
        await members.press(members.anna, "↩", menu)
        assert menu.id not in members.group.messages
        assert members.group.last is members.board()
        assert members.group.last.silent
        assert board.buttons == []


async def test_a_menu_leads_on_and_comes_back() -> None:
    async with club() as members:
        menu = await members.say(members.anna, "/settings")
        assert menu.text.startswith("Anna: ")
        await members.press(members.anna, "Language: automatic", menu)
        await members.press(members.anna, "Русский", menu)
        assert menu.labels[0] == "Язык: Русский"
        assert (await members.say(members.anna, "/play checkers")).labels[0] == "Сесть за стол"


async def test_the_topics_of_help_take_the_place_of_its_first_screen() -> None:
    async with club() as members:
        menu = await members.say(members.anna, "/help")
        assert menu.text.startswith("First step: /play, then tap a game.")
        await members.press(members.anna, "Dice", menu)
        assert "Dice and the doubling cube" in menu.text
        await members.press(members.anna, "Back", menu)
        assert "First step" in menu.text
        await members.press(members.anna, "New game", menu)
        assert "Which game?" in menu.text


async def test_my_side_is_shown_alone() -> None:
    async with club(private=False) as members:
        board = await begin(members)
        before = board.payload
        await members.press(members.ben, "More …", board)
        answer = await members.press(members.ben, "My side")
        assert answer.text == "I sent you the board from your side in our private chat."
        alone = members.server.own_chat(members.ben).last
        assert alone.is_photo
        assert alone.buttons == []
        assert board.payload == before
        assert members.group.last is board


async def test_who_has_never_met_the_bot_is_led_to_it() -> None:
    async with club(private=False) as members:
        members.ben.started = False
        board = await begin(members)
        await members.press(members.ben, "More …", board)
        answer = await members.press(members.ben, "My side")
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
        await members.press(members.anna, "More …", board)
        assert own.last.text == "What would you like to do?"
        await members.press(members.anna, "My side", own.last)
        assert own.last is board
        await members.press(members.anna, "c3-d4", board)
        assert "Anna plays c3-d4." in board.text


async def test_a_game_that_is_over_leads_to_the_next_and_stays_to_be_seen() -> None:
    async with club() as members:
        await begin(members)
        await members.say(members.anna, "/move c3-d4")
        board = await members.say(members.anna, "/stop")
        photo = board.payload["photo"]
        await members.press(members.cleo, "New game", board)
        menu = members.group.last
        assert menu.text == "Какая игра?"
        assert "Rematch" in board.labels
        await members.press(members.ben, "Коридор", menu)
        assert "Ben wants to play Quoridor." in members.group.last.text
        assert menu.buttons == []
        assert board.buttons == []
        assert board.payload["photo"] == photo


async def test_new_games_are_offered_under_an_old_board_too() -> None:
    async with club() as members:
        await begin(members)
        board = await members.say(members.anna, "/stop")
        old = board.payload
        await members.say(members.anna, "/board")
        board.payload = old
        await members.press(members.ben, "New game", board)
        assert board.buttons == []
        assert members.group.last.labels[3] == "Quoridor"


async def test_without_a_table_nothing_leads_back_to_it() -> None:
    async with club() as members:
        assert "↩" not in (await members.say(members.anna, "/play")).labels
        assert "↩" not in (await members.say(members.anna, "/settings")).labels


async def test_in_a_topic_a_menu_is_in_the_topic() -> None:
    async with club() as members:
        forum = members.server.supergroup(
            -1_000_000_000_052, members.anna, members.ben, topics=(7,)
        )
        members.server.methods.private.refused_in.add(forum.id)
        await members.say(members.anna, "/play checkers", forum, topic=7)
        await members.say(members.ben, "/join", forum, topic=7)
        board = members.board(forum, 7)
        await members.press(members.ben, "More …", board)
        assert forum.last.topic == 7
        await members.press(members.ben, "Draw", forum.last)
        assert forum.last is board
        assert (await members.table(forum, 7)).offer
        assert members.desk.shown_in(Place(forum.id).table) is None
