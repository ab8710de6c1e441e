"""What was played, reached and chosen, on Telegram."""

from bot.ratings.scorekeeper import Scorekeeper
from tests.bot.chat.telegram_chat.club import club
from tests.bot.chat.telegram_chat.test_board_messages import begin
from tests.bot.desk.slow_studio import slow_studio
from tests.bot.test_metrics import SENT, read


async def test_a_game_is_replayed_as_what_moves() -> None:
    async with club() as members:
        await begin(members)
        await members.say(members.anna, "/move c3-d4")
        replay = await members.say(members.anna, "/replay")
        assert "animation" in replay.payload


async def test_it_is_seen_that_a_long_film_is_being_made() -> None:
    async with club(studio=slow_studio()) as members:
        await begin(members)
        await members.say(members.anna, "/move c3-d4")
        replay = await members.say(members.anna, "/replay")
        assert "animation" in replay.payload
        assert (members.group.id, "upload_video") in members.server.methods.actions


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
        await Scorekeeper(members.store.scores).keep_score()
        stats = await members.say(members.ben, "/stats")
        assert "Brazilian checkers: 1579 ± 242. Games: 1 (won 1" in stats.text
        assert "5 finished games" in (await members.say(members.ben, "/top")).text


async def test_settings_are_chosen_by_tapping() -> None:
    async with club() as members:
        settings = await members.say(members.anna, "/settings")
        await members.press(members.anna, "Board: wood", settings)
        await members.press(members.anna, "high contrast", members.group.last)
        assert "Board: high contrast" in members.group.last.labels


async def test_somebody_is_forgotten() -> None:
    async with club() as members:
        await begin(members)
        asked = await members.say(members.anna, "/forgetme")
        await members.press(members.anna, "Forget me", asked)
        assert (await members.table()).ending
        assert "Anna" not in {player.name for player in (await members.table()).players}


async def test_it_is_counted_how_long_sending_takes() -> None:
    before = read(SENT)
    async with club() as members:
        await members.say(members.anna, "/play checkers")
    assert read(SENT) > before
