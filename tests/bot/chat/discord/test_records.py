"""What was played, reached and chosen, on Discord."""

from tests.bot.chat.discord.club import club
from tests.bot.chat.discord.test_boards import sit_down


async def test_a_game_is_replayed_and_handed_out() -> None:
    async with club() as made:
        await sit_down(made)
        await made.anna.slash(made.channel, "move", move="c3-d4")
        replay = await made.anna.slash(made.channel, "replay")
        await made.server.until(lambda: bool(replay.said))
        assert replay.said[0]["attachments"][0]["filename"].endswith(".gif")
        export = await made.ben.slash(made.channel, "export")
        await made.server.until(lambda: bool(export.said))
        assert export.said[0]["attachments"][0]["filename"].endswith(".pdn")


async def test_what_was_reached_and_chosen_is_told() -> None:
    async with club() as made:
        await sit_down(made)
        await made.anna.slash(made.channel, "resign", how="yes")
        stats = await made.ben.slash(made.channel, "stats")
        assert "Ben" in stats.text
        top = await made.ben.slash(made.channel, "top")
        assert top.text
        chosen = await made.ben.slash(made.channel, "settings", language="ru")
        assert "Ваши настройки" in chosen.text
