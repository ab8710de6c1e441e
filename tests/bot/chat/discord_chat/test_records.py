"""What was played, reached and chosen, on Discord."""

from bot.ratings.scorekeeper import Scorekeeper
from tests.bot.chat.discord_chat.boards import sit_down
from tests.bot.chat.discord_chat.club import Club, club
from tests.bot.desk.slow_studio import slow_studio
from tests.bot.test_metrics import SENT, read


async def test_a_game_is_replayed_and_handed_out() -> None:
    async with club() as made:
        await sit_down(made)
        await made.anna.slash(made.channel, "move", move="c3-d4")
        await made.anna.slash(made.channel, "replay")
        await made.server.until(lambda: bool(films(made)))
        export = await made.ben.slash(made.channel, "export")
        await made.server.until(lambda: bool(export.said))
        assert export.said[0]["attachments"][0]["filename"].endswith(".pdn")


async def test_what_was_reached_and_chosen_is_told() -> None:
    async with club() as made:
        await sit_down(made)
        await made.anna.slash(made.channel, "resign", how="yes")
        await Scorekeeper(made.store.scores).keep_score()
        stats = await made.ben.slash(made.channel, "stats")
        assert "Brazilian checkers: 1579 ± 242. Games: 1 (won 1" in stats.text
        top = await made.ben.slash(made.channel, "top")
        assert "5 finished games" in top.text
        top = await made.ben.slash(made.channel, "top", game="narde", against="computer")
        assert "Long narde against computers:" in top.text
        top = await made.ben.slash(made.channel, "top", game="quoridor 4")
        assert "Quoridor, 4 players:" in top.text
        chosen = await made.ben.slash(made.channel, "settings", language="ru")
        assert "Ваши настройки" in chosen.text


async def test_it_is_seen_how_far_a_long_film_is() -> None:
    async with club(prepare=with_a_slow_studio) as made:
        await sit_down(made)
        await made.anna.slash(made.channel, "move", move="c3-d4")
        replay = await made.anna.slash(made.channel, "replay")
        await made.server.until(lambda: "40%" in replay.text)
        await made.server.until(lambda: bool(films(made)))


def with_a_slow_studio(made: Club) -> None:
    made.studio = slow_studio()


def films(made: Club) -> list[str]:
    return [
        attachment["filename"]
        for message in made.channel.messages.values()
        for attachment in message["attachments"]
        if attachment["filename"].endswith(".gif")
    ]


async def test_somebody_is_forgotten() -> None:
    async with club() as made:
        await sit_down(made)
        asked = await made.anna.slash(made.channel, "forgetme")
        done = await made.anna.press(asked.said[0], "Forget me")
        assert "Done" in done.text
        assert (await made.table()).ending


async def test_it_is_counted_how_long_sending_takes() -> None:
    before = read(SENT)
    async with club() as made:
        await made.anna.slash(made.channel, "help")
        await made.close()
    assert read(SENT) > before
