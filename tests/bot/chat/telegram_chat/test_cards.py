"""Games that are offered in any chat, by the name of the bot or to a guest, and who opens them."""

from bot.chat.telegram_chat.places import Place
from bot.persistence.tables import look
from tests.bot.chat.telegram_chat.club import club
from tests.bot.chat.telegram_chat.elsewhere import elsewhere, put, table_of


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
        assert len(await members.server.look_for(members.anna, "quoridor 3")) == 4


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
