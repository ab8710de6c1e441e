"""What was played, reached and chosen, on Telegram."""

from tests.bot.chat.telegram.club import club
from tests.bot.chat.telegram.test_board_message import begin


async def test_a_game_is_replayed_as_what_moves() -> None:
    async with club() as members:
        await begin(members)
        await members.say(members.anna, "/move c3-d4")
        replay = await members.say(members.anna, "/replay")
        assert "animation" in replay.payload


async def test_a_game_is_handed_out_as_a_file() -> None:
    async with club() as members:
        await begin(members)
        await members.say(members.anna, "/move c3-d4")
        export = await members.say(members.anna, "/export")
        assert str(export.payload["document"]["file_name"]).endswith(".pdn")


async def test_what_was_reached_is_told() -> None:
    async with club() as members:
        await begin(members)
        await members.say(members.anna, "/resign yes")
        assert "Ben" in (await members.say(members.ben, "/stats")).text
        assert (await members.say(members.ben, "/top")).text
