"""One public board a table: when it is changed, when another is put up, and whom it alerts."""

from dataclasses import replace

from bot.chat.discord_chat.places import table_at
from bot.identity import PlayerId
from bot.persistence.places import places_owner
from bot.persistence.redaction import mentions
from tests.bot.chat.discord_chat.boards import alerted, sit_down
from tests.bot.chat.discord_chat.club import QUICK, club
from tests.bot.chat.discord_chat.play import EDIT
from tests.bot.chat.discord_chat.slow_store import SlowStore
from tests.bot.scripted import ScriptedChance
from tests.fakes.discord_server.layouts import items_of, text_of
from tests.fakes.discord_server.seen import is_private, labels


async def test_a_board_is_a_picture_with_alt_text_and_buttons() -> None:
    async with club() as made:
        board = await sit_down(made)
        (picture,) = board["attachments"]
        assert picture["filename"] == "board.png"
        assert picture["description"].startswith("Anna to move. Anna, White: men a1")
        assert sorted(labels(board)) == sorted(
            ["a3-b4", "c3-b4", "c3-d4", "e3-d4", "e3-f4", "g3-f4", "g3-h4", "More …"]
        )


async def test_only_the_player_to_move_is_alerted() -> None:
    async with club() as made:
        board = await sit_down(made)
        assert alerted(board) == [str(made.anna.id)]
        asked = await made.anna.slash(made.channel, "move", move="c3-d4")
        assert alerted(asked.said[0]) == [str(made.ben.id)]
        assert asked.text.startswith(f"<@{made.ben.id}>\n")


async def test_nobody_is_alerted_to_what_they_have_just_done() -> None:
    async with club(chance=ScriptedChance("61", "31")) as made:
        await sit_down(made, "backgammon", autoroll="no")
        await made.anna.slash(made.channel, "move", move="13/7 8/7")
        asked = await made.ben.slash(made.channel, "roll")
        assert alerted(asked.said[0]) == []
        assert "<@" not in asked.text


async def test_a_roll_changes_the_board_and_a_turn_puts_up_another() -> None:
    async with club(chance=ScriptedChance("61", "31")) as made:
        first = await sit_down(made, "backgammon", autoroll="no")
        tapped = await made.anna.slash(made.channel, "move", move="13/7 8/7")
        second = tapped.said[0]
        assert second["id"] != first["id"]
        await made.server.until(lambda: not items_of(first))
        rolled = await made.ben.press(second, "Roll")
        assert rolled.answer == EDIT
        third = await made.board()
        assert third["id"] == second["id"]
        assert "Ben to play 3-1" in text_of(third)


async def test_old_boards_lose_their_buttons_and_their_pictures() -> None:
    async with club() as made:
        await sit_down(made)
        for move in ("c3-d4", "f6-g5", "g3-h4"):
            await (await made.to_act()).slash(made.channel, "move", move=move)
            await made.board()
        first, *old, board = made.channel.public
        assert [made.channel.live, len(old)] == [[board], 3]
        for message in (first, *old):
            await made.server.until(lambda message=message: not message["attachments"])  # type: ignore[misc]
            assert text_of(message)


async def test_the_end_of_a_game_keeps_its_picture_when_the_next_one_begins() -> None:
    async with club() as made:
        await sit_down(made)
        await made.anna.slash(made.channel, "resign", how="yes")
        over = await made.board()
        await made.ben.press(over, "Rematch")
        await made.anna.press(await made.board(), "Accept")
        board = await made.board()
        assert board["id"] != over["id"]
        assert over["attachments"]
        assert "Ben wins" in text_of(over)
        assert items_of(over) == []


async def test_a_board_that_was_left_behind_loses_its_buttons_when_pressed() -> None:
    async with club() as made:
        old = await sit_down(made)
        await made.desk.notes.save(table_at(made.channel.id), "")
        await made.anna.slash(made.channel, "move", move="c3-d4")
        assert len(made.channel.live) == 2
        asked = await made.anna.press(old, "c3-d4")
        assert is_private(asked.said[-1])
        await made.server.until(lambda: not items_of(old))
        await made.board()


async def test_names_and_stars_are_shown_as_they_are() -> None:
    async with club(chance=ScriptedChance("12", "64", "31", "65"), take_back=0) as made:
        made.anna.name = "*_Anna_* <@1>"
        asked = await made.anna.slash(made.channel, "play", game="backgammon")
        assert asked.text.startswith(r"\*\_Anna\_\* \<@1>")
        assert alerted(asked.said[0]) == []
        await made.ben.slash(made.channel, "join")
        await made.board()
        asked = await made.ben.slash(made.channel, "move", move="24/23 13/11")
        asked = await made.anna.slash(made.channel, "move", move="24/18/14*")
        assert r"plays 6-4: 24/18/14\*" in asked.text


async def test_buttons_work_after_a_restart_and_the_old_board_is_still_known() -> None:
    async with club() as made:
        board = await sit_down(made, "quoridor")
        private = (await made.anna.press(board, "Wall ▮")).said[0]
        await made.restart()
        await made.anna.press(private, "3")
        await made.restart()
        await made.anna.press(private, "e")
        new = await made.board()
        assert new["id"] != board["id"]
        assert items_of(board) == []


async def test_the_note_of_a_board_goes_with_the_player_whom_it_waits_for() -> None:
    async with club() as made:
        await sit_down(made)
        await made.anna.slash(made.channel, "move", move="c3-d4")
        await made.board()
        where = table_at(made.channel.id)
        assert mentions(await made.desk.notes.load(where), PlayerId(f"discord:{made.ben.id}"))
        asked = await made.ben.slash(made.channel, "forgetme")
        await made.ben.press(asked.said[0], "Forget me")
        assert not await made.desk.notes.load(where)


async def test_a_board_is_edited_as_an_ordinary_message() -> None:
    async with club() as made:
        board = await sit_down(made)
        # After a quarter of an hour no interaction could do that any more.
        made.server.interactions.clear()
        await made.anna.slash(made.channel, "move", move="c3-d4")
        await made.server.until(lambda: items_of(board) == [])
        edit = f"PATCH /api/channels/{made.channel.id}/messages/{board['id']}"
        assert edit in made.server.requests


async def test_looking_at_the_board_brings_it_down_to_where_people_talk() -> None:
    async with club() as made:
        old = await sit_down(made)
        asked = await made.ben.slash(made.channel, "board")
        board = await made.board()
        assert board == asked.said[0]
        assert items_of(old) == []
        words = await made.ben.slash(made.channel, "board", how="words")
        assert is_private(words.said[0])
        assert "men a1" in words.text


async def test_the_newest_board_wins_when_two_are_made_at_once() -> None:
    async with club() as made:
        await sit_down(made)
        moves = [("c3-d4", made.anna), ("f6-g5", made.ben), ("g3-h4", made.anna)]
        sent = [await person.send_slash(made.channel, "move", move=move) for move, person in moves]
        for asked in sent:
            await made.anna.answered(asked)
        board = await made.board()
        assert "g3-h4" in text_of(board)


async def test_an_answer_that_takes_time_is_promised() -> None:
    store = SlowStore()
    store.seconds = 0.01
    async with club(store=store, timeouts=replace(QUICK, defer_after=0.0)) as made:
        opened = await made.anna.slash(made.channel, "play", game="quoridor")
        assert opened.answer == 5
        board = await made.board()
        assert not is_private(board)
        await made.ben.press(board, "Join")
        board = await made.board()
        asked = await made.ben.press(board, "↑ e2")
        assert asked.answer == 6
        await made.server.until(lambda: asked.follow_ups)
        assert is_private(asked.follow_ups[0])
        asked = await made.anna.press(board, "Wall ▮")
        await made.server.until(lambda: asked.follow_ups)
        private = asked.follow_ups[0]
        await made.anna.press(private, "3")
        await made.server.until(lambda: "e" in labels(private))
        await made.anna.press(private, "e")
        await made.board()
        helped = await made.anna.slash(made.channel, "help")
        await made.server.until(lambda: "your turn" in helped.text)
        assert is_private(helped.said[0])
        messages = list(made.channel.messages.values())
        assert not [one for one in messages if one["flags"] & 1 << 7]


async def test_an_old_board_that_somebody_deleted_is_not_missed() -> None:
    async with club() as made:
        board = await sit_down(made)
        del made.channel.messages[int(board["id"])]
        await made.anna.slash(made.channel, "move", move="c3-d4")
        assert (await made.board())["id"] != board["id"]
        assert (await made.ben.slash(made.channel, "help")).said


async def test_a_board_that_version_0_1_has_noted_is_known() -> None:
    async with club() as made:
        board = await sit_down(made)
        await made.restart()
        where = table_at(made.channel.id)
        note = f"{board['id']} discord:{made.anna.id}".encode()
        await made.store.write_preferences(places_owner(where), note)
        await made.anna.slash(made.channel, "move", move="c3-d4")
        assert (await made.board())["id"] != board["id"]
        assert items_of(board) == []
