"""Games that are offered in any chat, by the name of the bot or to a guest, and who opens them."""

import pytest

from bot.chat.telegram_chat.places import Place
from bot.persistence.tables import look
from tests.bot.chat.telegram_chat.club import club
from tests.bot.chat.telegram_chat.elsewhere import elsewhere, put, table_of
from tests.bot.quick_computers import QuickWorkers, by_chance


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


@pytest.mark.parametrize(
    ("typed", "offered"),
    [
        (f"backgammon 5 clock=1d {'to ' * 20}", "backgammon"),
        ("quoridor 3", "quoridor"),
        ("checkers quickly", "checkers"),
        ("chekers", "checkers"),
        ("checkers with Nadia", "checkers"),
        ("chekers with Nadia", "checkers"),
        ("quoridor with Nadia", "quoridor"),
        ("narde with Rob", "narde"),
        ("шашки с Новиковым", "checkers"),
        ("checkers both", "checkers"),
        ("checkers computer", "checkers computer"),
        ("quoridor 4 computer=3", "quoridor 4 computer=3"),
        ("narde bot", "narde bot"),
        ("narde with the computer", "narde with the computer"),
        ("chekers computer quickly", "checkers computer"),
        ("narde computer=9", "narde computer"),
        ("нарды против компьютера, пожалуйста", "narde computer"),
    ],
)
async def test_who_names_a_game_is_offered_that_one(typed: str, offered: str) -> None:
    async with club(workers=QuickWorkers()) as members:
        (card,) = await members.server.look_for(members.anna, typed)
        assert card["id"] == offered


async def test_who_names_the_computer_alone_is_offered_all_games_against_it() -> None:
    async with club(workers=QuickWorkers()) as members:
        offered = await members.server.look_for(members.anna, "computer=5")
        assert [card["title"] for card in offered] == [
            "🤖 Backgammon",
            "🤖 Long narde",
            "🤖 Brazilian checkers",
            "🤖 Quoridor",
        ]
        assert offered[1]["id"] == "narde computer=5"


@pytest.mark.parametrize(
    "typed",
    [
        "checkers computer=no",
        "checkers computer no",
        "checkers no computer",
        "checkers without computer",
        "checkers without any computers",
        "checkers not against a hard bot",
        "шашки без компьютера",
        "шашки без очень сильного бота",
        "damas sem computador",
        "damas não computador",
    ],
)
async def test_who_wants_no_computer_is_offered_the_game_alone(typed: str) -> None:
    async with club(workers=QuickWorkers()) as members:
        (card,) = await members.server.look_for(members.anna, typed)
        assert card["title"] == "Brazilian checkers"


async def test_who_wants_no_computer_and_names_no_game_is_offered_all_games() -> None:
    async with club(workers=QuickWorkers()) as members:
        offered = await members.server.look_for(members.anna, "computer no")
        assert [card["id"] for card in offered] == ["backgammon", "narde", "checkers", "quoridor"]


async def test_where_no_computer_plays_a_table_for_people_is_offered() -> None:
    async with club() as members:
        (card,) = await members.server.look_for(members.anna, "checkers computer")
        assert card["id"] == "checkers"


async def test_a_game_against_the_computer_begins_in_the_message() -> None:
    async with club(workers=QuickWorkers(by_chance("f6-g5"))) as members:
        message = await put(members, members.anna, "checkers computer")
        await members.press(members.anna, "c3-d4", message)
        await members.think()
        assert "plays f6-g5." in message.text
        assert "Anna to move." in message.text


async def test_without_feedback_the_opener_begins_a_game_against_the_computer() -> None:
    async with club(workers=QuickWorkers()) as members:
        message = await put(members, members.anna, "checkers computer", feedback=False)
        assert message.text == "Brazilian checkers against the computer. Tap to begin."
        assert message.labels == ["🤖 Play the computer"]
        stranger = await members.press(members.ben, "🤖 Play the computer", message)
        assert "Anna" in stranger.text
        assert "/" not in stranger.text
        assert "Anna to move." in message.text


async def test_who_begins_a_game_against_the_computer_waits_for_nobody() -> None:
    async with club(workers=QuickWorkers()) as members:
        message = await put(members, members.anna, "checkers computer", feedback=False)
        assert not (await members.press(members.anna, "🤖 Play the computer", message)).text
        assert "Anna to move." in message.text


async def test_a_guest_that_is_told_of_the_computer_begins_against_it() -> None:
    async with club(workers=QuickWorkers()) as members:
        text = "@parlour_bot play checkers with the computer, please"
        message = await members.server.call_guest(members.anna, elsewhere(), text)
        await members.settle()
        assert "Anna to move." in message.text


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


async def test_a_table_is_opened_once_whatever_telegram_says_last() -> None:
    async with club() as members:
        (card,) = await members.server.look_for(members.anna, "checkers")
        chat = elsewhere()
        message = await members.server.choose(members.anna, chat, card, feedback=False)
        await members.press(members.ben, "Join", message)
        late = {"result_id": "checkers", "from": members.anna.data(), "query": ""}
        late["inline_message_id"] = message.inline
        await members.server.updates.send("chosen_inline_result", late)
        await members.settle()
        assert (await table_of(members, message)).playing


async def test_a_card_without_buttons_opens_nothing() -> None:
    async with club() as members:
        bare = {"result_id": "checkers", "from": members.anna.data(), "query": ""}
        await members.server.updates.send("chosen_inline_result", bare)
        await members.settle()
        assert not members.server.methods.inline


async def test_a_card_that_means_no_game_any_more_opens_nothing() -> None:
    async with club() as members:
        message = await put(members, members.anna, feedback=False)
        chosen = {"result_id": "chess", "from": members.anna.data(), "query": ""}
        chosen["inline_message_id"] = message.inline
        await members.server.updates.send("chosen_inline_result", chosen)
        await members.settle()
        assert "who plays with me?" in message.text


async def test_answers_that_telegram_refuses_do_no_harm() -> None:
    async with club() as members:
        query = {"id": "0", "from": members.anna.data(), "query": "", "offset": ""}
        await members.server.updates.send("inline_query", query)
        said = elsewhere().add(members.anna.data(), {"text": "@parlour_bot", "entities": []})
        guest = said.data() | {"guest_query_id": "0"}
        await members.server.updates.send("guest_message", guest)
        await members.settle()
        refused = [method for method, status in members.server.calls if status == 400]
        assert refused == ["answerInlineQuery", "answerGuestQuery"]
