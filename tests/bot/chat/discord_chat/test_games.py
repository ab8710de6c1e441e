"""Whole games of all four, typed and tapped."""

from tests.bot.chat.discord_chat.club import Club, club
from tests.bot.chat.discord_chat.play import play_by_buttons, play_by_commands
from tests.bot.chat.scores import EVERY_SCORE, SCORES, Score
from tests.bot.scripted import ScriptedChance
from tests.fakes.discord_server.layouts import text_of
from tests.fakes.discord_server.seen import labels


async def see_the_end(made: Club, score: Score) -> None:
    """Look at the last board, and at what is left of the others."""
    last = await made.board()
    assert score.won in text_of(last)
    assert labels(last)[0] == "Rematch"
    assert not (await made.table()).playing
    for message in made.channel.public:
        assert all(picture["description"] for picture in message["attachments"])
    assert made.channel.live == [last]


@EVERY_SCORE
async def test_a_whole_game_by_commands(game: str) -> None:
    score = SCORES[game]
    async with club(chance=ScriptedChance(*score.rolls)) as made:
        await made.anna.slash(made.channel, "play", game=game, opponent=made.ben)
        await made.ben.slash(made.channel, "accept")
        await play_by_commands(made, score.moves)
        await see_the_end(made, score)


@EVERY_SCORE
async def test_a_whole_game_by_buttons_alone_with_moves_taken_back(game: str) -> None:
    score = SCORES[game]
    async with club(chance=ScriptedChance(*score.rolls)) as made:
        opened = await made.anna.slash(made.channel, "play", game=game)
        await made.ben.press(opened.said[0], "Join")
        await play_by_buttons(made, score.moves, hesitate=3)
        await see_the_end(made, score)
        # Nothing that was for one person alone is left lying about.
        assert list(made.channel.messages.values()) == made.channel.public
