"""A new game by a form, and by the menu of a person."""

import pytest

from bot.chat.discord_chat.forms import play_form
from bot.computers.availability import Availability
from bot.language import Language
from tests.bot.chat.discord_chat.boards import alerted
from tests.bot.chat.discord_chat.club import club
from tests.bot.quick_computers import QuickWorkers
from tests.fakes.discord_server import Person
from tests.fakes.discord_server.layouts import text_of
from tests.fakes.discord_server.limits import check_form
from tests.fakes.discord_server.seen import is_private

CHALLENGE, STATS = "Challenge to a game", "Results"


async def test_play_alone_opens_a_form() -> None:
    async with club() as made:
        asked = await made.anna.slash(made.channel, "play")
        opened = await made.anna.submit(asked, game="checkers", options="clock=1d")
        assert "Brazilian checkers" in opened.text
        assert "1 day" in opened.text
        await made.ben.press(opened.said[0], "Join")
        await made.board()
        assert (await made.table()).playing


async def test_a_form_has_the_options_of_single_games() -> None:
    async with club() as made:
        asked = await made.anna.slash(made.channel, "play")
        chosen = ("match=5", "clock=1d")
        opened = await made.anna.submit(asked, game="backgammon", options=chosen)
        assert "match to 5 points" in opened.text
        assert "1 day" in opened.text


async def test_options_that_a_game_does_not_have_are_refused_with_a_reason() -> None:
    async with club() as made:
        asked = await made.anna.slash(made.channel, "play")
        refused = await made.anna.submit(asked, game="quoridor", options="match=5")
        assert is_private(refused.said[0])
        assert "Quoridor" in refused.text


async def test_everybody_who_is_invited_by_a_form_is_alerted() -> None:
    async with club() as made:
        asked = await made.anna.slash(made.channel, "play")
        caio, dora = Person(made.server, "Caio"), Person(made.server, "Dora")
        people = [made.ben, caio, dora]
        opened = await made.anna.submit(asked, game="quoridor", opponent=people)
        assert alerted(opened.said[0]) == [str(one.id) for one in people]


async def test_a_form_is_understood_after_a_restart() -> None:
    async with club() as made:
        asked = await made.anna.slash(made.channel, "play")
        await made.restart()
        opened = await made.anna.submit(asked, game="narde", opponent=[made.ben])
        assert alerted(opened.said[0]) == [str(made.ben.id)]


async def test_both_sides_and_computers_need_nobody_else() -> None:
    async with club(workers=QuickWorkers()) as made:
        asked = await made.anna.slash(made.channel, "play")
        await made.anna.submit(asked, game="checkers", against="both")
        assert "Anna" in text_of(await made.board())
        assert (await made.table()).players == (2 * (await made.table()).players[:1])
        other = made.server.add_channel(made.guild)
        asked = await made.anna.slash(other, "play")
        await made.anna.submit(asked, game="checkers", against="computer=2")
        await made.board(other)
        assert (await made.table(other)).playing


async def test_a_game_in_a_thread_by_a_form() -> None:
    async with club() as made:
        asked = await made.anna.slash(made.channel, "play")
        await made.anna.submit(asked, game="checkers", thread="thread")
        await made.server.until(lambda: len(made.server.channels) == 2)
        thread = [*made.server.channels.values()][-1]
        await made.board(thread)


async def test_a_challenge_has_its_opponent_in_the_form() -> None:
    async with club() as made:
        asked = await made.anna.choose(made.channel, CHALLENGE, made.ben)
        assert asked.form is not None
        field = asked.form["components"][1]["component"]
        assert field["default_values"] == [{"id": made.ben.id, "type": "user"}]
        opened = await made.anna.submit(asked, game="checkers", opponent=[made.ben])
        assert alerted(opened.said[0]) == [str(made.ben.id)]


async def test_bots_cannot_be_challenged() -> None:
    async with club() as made:
        robot = Person(made.server, "Beeper", bot=True)
        asked = await made.anna.choose(made.channel, CHALLENGE, robot)
        assert is_private(asked.said[0])
        assert "Beeper is a bot" in asked.text


async def test_the_menu_of_a_person_has_their_results() -> None:
    async with club() as made:
        asked = await made.anna.choose(made.channel, STATS, made.ben)
        assert "Ben" in asked.text
        assert not is_private(asked.said[0])


async def test_a_form_of_somebody_else_is_left_alone() -> None:
    async with club() as made:
        asked = await made.anna.slash(made.channel, "play")
        assert asked.form is not None
        asked.form["custom_id"] = "another"
        with pytest.raises(TimeoutError):
            await made.anna.answered(await made.anna.send_form(asked, game="narde"), 0.1)
        await made.anna.slash(made.channel, "help")


async def test_in_a_direct_message_the_games_are_a_menu() -> None:
    async with club() as made:
        channel = made.server.add_channel(None)
        asked = await made.anna.slash(channel, "play")
        assert asked.form is None
        assert asked.said


async def test_computers_that_cannot_think_are_not_offered() -> None:
    async with club(workers=QuickWorkers()) as made:
        asked = await made.anna.slash(made.channel, "play")
        assert "🤖 3: club" in str(asked.form)
        made.desk.computers = lambda: Availability.BROKEN
        asked = await made.anna.slash(made.channel, "play")
        assert asked.form
        assert "🤖" not in str(asked.form)


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("everything", [True, False])
def test_a_form_fits_in_every_language(language: Language, everything: bool) -> None:  # noqa: FBT001
    form = play_form(language, computers=everything, threads=everything)
    check_form(form.to_dict())
