"""Small things that show care: plain words, corrections, toasts, copies, times, reactions."""

from datetime import UTC, datetime

import pytest

from bot.chat.telegram_chat.text_entities import entities_of
from tests.bot.chat.telegram_chat.club import AT_ONCE, Club, club
from tests.bot.chat.telegram_chat.test_board_messages import begin
from tests.bot.clocks import Clock
from tests.fakes.telegram_server import Message


def copied(message: Message) -> dict[str, str]:
    """Return what the buttons of a message copy, by their labels."""
    return {
        button["text"]: button["copy_text"]["text"]
        for row in message.buttons
        for button in row
        if "copy_text" in button
    }


async def test_a_reply_of_one_word_is_a_command() -> None:
    async with club("61", "31", timeouts=AT_ONCE) as members:
        await members.say(members.anna, "/play backgammon autoroll=no")
        await members.say(members.ben, "/join")
        await members.say(members.anna, "/move 13/7 8/7")
        board = members.board()
        assert "Roll" in board.labels
        await members.say(members.ben, "Бросить", answers=board)
        assert (await members.table()).rolled == (3, 1)


async def test_talk_is_left_alone_and_nobody_stops_a_game_by_chance() -> None:
    async with club() as members:
        board = await begin(members)
        said = len(members.group.of_bot)
        for text in ("stop", "come", "no way", "tap"):
            await members.server.type(members.anna, members.group, text, answers=board)
        await members.settle()
        assert len(members.group.of_bot) == said
        assert (await members.table()).playing


async def test_a_corrected_command_is_heard() -> None:
    async with club() as members:
        await begin(members)
        typed = await members.server.type(members.anna, members.group, "/move c3-d5")
        await members.settle()
        assert (await members.table()).last_move is None
        await members.server.correct(typed, "/move c3-d4")
        await members.settle()
        assert "Anna plays c3-d4." in members.board().text


async def test_what_was_carried_out_is_not_done_again_when_it_is_corrected() -> None:
    async with club() as members:
        await begin(members)
        typed = await members.server.type(members.anna, members.group, "/move c3-d4")
        await members.settle()
        await members.say(members.ben, "/move f6-g5")
        seen = len(members.server.calls)
        await members.server.correct(typed, "/move b2-c3")
        await members.settle()
        assert "sendMessage" not in {method for method, _ in members.server.calls[seen:]}
        assert "Ben plays f6-g5." in members.group.last.text


async def test_a_correction_hours_later_is_not_heard() -> None:
    async with club() as members:
        await begin(members)
        typed = await members.server.type(members.anna, members.group, "/move c3-d5")
        await members.settle()
        await members.server.correct(typed, "/move c3-d4", seconds=3_600)
        await members.settle()
        assert (await members.table()).last_move is None


async def test_a_short_refusal_passes_by_itself_and_a_long_one_is_closed() -> None:
    async with club() as members:
        board = await begin(members)
        short = await members.press(members.ben, "c3-d4", board)
        assert short.text
        assert not short.alert
        await members.say(members.ben, "/resign yes")
        lobby = await members.say(members.anna, "/play backgammon")
        assert (await members.press(members.ben, "🔒", lobby)).alert


async def test_who_resigned_is_said() -> None:
    async with club() as members:
        await begin(members)
        await members.say(members.ben, "/resign yes")
        assert "Ben resigns. Anna wins." in members.group.last.text


async def test_the_message_of_a_win_gets_a_trophy() -> None:
    async with club() as members:
        board = await begin(members)
        await members.say(members.anna, "/move c3-d4")
        assert board.reactions == []
        await members.say(members.ben, "/resign yes")
        assert board.reactions == ["🏆"]


async def test_a_draw_gets_none_and_a_group_without_reactions_is_no_trouble() -> None:
    async with club() as members:
        board = await begin(members)
        await members.say(members.anna, "/draw")
        await members.say(members.ben, "/accept")
        assert board.reactions == []
        await members.say(members.anna, "/rematch")
        await members.say(members.ben, "/accept")
        members.server.busy = ["setMessageReaction"]
        await members.say(members.ben, "/resign yes")
        assert "Ben resigns." in members.group.last.text


async def test_a_position_and_the_codes_of_the_dice_can_be_copied() -> None:
    async with club("61", "31", timeouts=AT_ONCE) as members:
        await members.say(members.anna, "/play backgammon")
        await members.say(members.ben, "/join")
        table = await members.table()
        await members.press(members.anna, "More …", members.board())
        (menu,) = members.group.seen_by(members.anna)
        assert copied(menu) == {"Copy position": table.position}
        seal = await members.say(members.anna, "/verify")
        assert copied(seal) == {"Copy seal": table.dice.commitment}
        await members.say(members.anna, "/stop")
        proof = await members.say(members.anna, "/verify")
        assert copied(proof) == {
            "Copy seal": table.dice.commitment,
            "Copy secret": table.dice.secret.hex(),
        }


async def test_a_deadline_is_shown_in_the_time_zone_of_the_reader() -> None:
    async with club() as members:
        assert isinstance(members.clock, Clock)
        await members.say(members.anna, "/play checkers clock=1d")
        board = await members.say(members.ben, "/join")
        end = datetime.fromtimestamp(members.clock.time / 1_000 + 86_400, UTC)
        assert f"Time until {end:%Y-%m-%d %H:%M} UTC." in board.text
        marks = board.payload["caption_entities"]
        (mark,) = [each for each in marks if each["type"] == "date_time"]
        assert mark["unix_time"] == int(end.replace(second=0, microsecond=0).timestamp())
        assert mark["date_time_format"] == "wdt"
        await members.say(members.anna, "/move c3-d4")
        assert "date_time" in {each["type"] for each in board.payload["caption_entities"]}


def test_what_only_looks_like_a_time_is_none() -> None:
    assert entities_of("2026-13-41 27:99 UTC", None) == []


@pytest.mark.parametrize("own_choice", [False, True])
async def test_an_anonymous_admin_is_answered_in_the_language_of_the_chat(
    own_choice: bool,  # noqa: FBT001 - a case
) -> None:
    async with club() as members:
        if own_choice:
            await members.say(members.anna, "/settings chat language ru")
        else:
            await members.say(members.cleo, "/play checkers")
        await members.server.type_anonymously(members.group, "/join")
        await members.settle()
        assert _is_russian(members)


def _is_russian(members: Club) -> bool:
    return "а" in members.group.last.text
