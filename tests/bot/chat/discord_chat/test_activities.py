"""The board opens inside Discord, at the press of a button or from the app launcher."""

import re
from copy import deepcopy

import pytest

from bot.chat.discord_chat import Timeouts
from bot.chat.discord_chat.places import table_at
from tests.bot.chat.discord_chat.club import QUICK, Club, club
from tests.bot.chat.discord_chat.play import DEFERRED_EDIT, play_by_buttons
from tests.bot.chat.scores import SCORES
from tests.bot.scripted import ScriptedChance
from tests.fakes.discord_server import Person
from tests.fakes.discord_server.activities import APP_HANDLER, DISCORD_HANDLER, SECRET
from tests.fakes.discord_server.answers import LAUNCH, MESSAGE
from tests.fakes.discord_server.layouts import text_of
from tests.fakes.discord_server.limits import Json
from tests.fakes.discord_server.seen import is_private, labels
from tests.fakes.outages import Failure

OPEN = "Open board"


def opened(made: Club, handler: int = DISCORD_HANDLER) -> None:
    """Set everything up, here and in the developer portal."""
    made.client_secret = SECRET
    made.server.activities.enable(handler)


def only_here(made: Club) -> None:
    """Set everything up here, and forget the developer portal."""
    made.client_secret = SECRET


async def started(made: Club) -> Json:
    """Let Anna and Ben sit down, and return their board."""
    await made.anna.slash(made.channel, "play", game="checkers", opponent=made.ben)
    await made.ben.slash(made.channel, "accept")
    return await made.board()


async def table_noted(made: Club, instance: str) -> str:
    return await made.desk.notes.load(f"activity:{instance}")


async def test_without_the_client_secret_there_is_no_button() -> None:
    async with club(prepare=lambda made: made.server.activities.enable()) as made:
        assert OPEN not in labels(await started(made))


async def test_boards_have_the_button_and_nothing_else_has() -> None:
    async with club(prepare=opened) as made:
        board = await started(made)
        assert labels(board).count(OPEN) == 1
        more = await made.anna.press(board, "More …")
        assert more.original is not None
        assert OPEN not in labels(more.original)
        rules = await made.anna.slash(made.channel, "rules")
        assert rules.original is not None
        assert OPEN not in labels(rules.original)
        other = made.server.add_channel(made.guild)
        waiting = await made.anna.slash(other, "play", game="checkers")
        assert waiting.original is not None
        assert "Join" in labels(waiting.original)
        assert OPEN not in labels(waiting.original)


@pytest.mark.parametrize(
    ("locale", "label"), [("ru", "Открыть доску"), ("pt-BR", "Abrir tabuleiro")]
)
async def test_the_button_speaks_the_language_of_the_table(locale: str, label: str) -> None:
    async with club(prepare=opened) as made:
        made.anna.locale = locale
        assert label in labels(await started(made))


async def test_a_press_opens_the_page_and_leaves_the_board_alone() -> None:
    async with club(prepare=opened) as made:
        board = await started(made)
        before = deepcopy(board)
        pressed = await made.anna.press(board, OPEN)
        assert (pressed.answer, pressed.said) == (LAUNCH, [])
        await made.later(0)
        assert await table_noted(made, pressed.activity) == table_at(made.channel.id)
        assert board == before
        joined = await Person(made.server, "Clara").press(board, OPEN)
        assert joined.activity == pressed.activity


async def test_a_game_is_played_by_buttons_as_without_it() -> None:
    score = SCORES["checkers"]
    async with club(prepare=opened, chance=ScriptedChance(*score.rolls)) as made:
        await started(made)
        await play_by_buttons(made, score.moves)
        assert OPEN in labels(await made.board())


async def test_the_button_of_an_old_board_still_opens_the_table() -> None:
    async with club(prepare=opened) as made:
        old = deepcopy(await started(made))
        person = await made.to_act()
        await person.press(old, next(label for label in labels(old) if re.match("c3", label)))
        assert (await made.board())["id"] != old["id"]
        assert (await made.ben.press(old, OPEN)).answer == LAUNCH


async def test_a_press_that_nobody_can_have_meant_opens_nothing() -> None:
    hasty = Timeouts(settle=60, identify_pause=0, guild_ready=QUICK.guild_ready)
    async with club(prepare=opened, timeouts=hasty) as made:
        board = await started(made)
        board["edited_timestamp"] = "2100-01-01T00:00:00+00:00"
        assert (await made.anna.press(board, OPEN)).answer == DEFERRED_EDIT


async def test_where_discord_refuses_a_sentence_says_how_to_go_on() -> None:
    async with club(prepare=only_here) as made:
        board = await started(made)
        before = deepcopy(board)
        pressed = await made.anna.press(board, OPEN)
        assert pressed.answer == MESSAGE
        assert pressed.original is not None
        assert is_private(pressed.original)
        assert pressed.text.startswith("Discord doesn’t open the board here.")
        assert board == before


async def test_a_button_from_before_the_secret_was_removed_is_answered_too() -> None:
    async with club(prepare=opened) as made:
        board = await started(made)
        made.client_secret = ""
        await made.restart()
        pressed = await made.anna.press(board, OPEN)
        assert pressed.text.startswith("Discord doesn’t open the board here.")


async def test_an_outage_is_apologised_for() -> None:
    async with club(prepare=opened) as made:
        board = await started(made)
        made.server.outages.plan("/callback", Failure.DROPPED)
        pressed = await made.anna.press(board, OPEN)
        assert pressed.original is not None
        assert is_private(pressed.original)
        assert pressed.activity == ""


async def test_an_answer_that_comes_too_late_says_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    async with club(prepare=opened) as made:
        board = await started(made)
        monkeypatch.setattr("tests.fakes.discord_server.answers.DEADLINE", -1)
        pressed = await made.anna.send_press(board, OPEN)
        callback = f"POST /api/interactions/{pressed.id}/{pressed.token}/callback"
        await made.server.until(lambda: callback in made.server.requests)
        await made.later(0)
        assert made.server.requests.count(callback) == 1
        assert (pressed.answer, pressed.activity) == (0, "")


async def test_an_instance_without_a_name_opens_the_table_of_its_channel() -> None:
    async with club(prepare=opened) as made:
        made.server.activities.named = False
        pressed = await made.anna.press(await started(made), OPEN)
        await made.later(0)
        assert await table_noted(made, pressed.activity) == ""
        assert made.chat is not None
        assert made.chat.gate is not None
        proof = {"code": made.anna.authorize(), "instance": pressed.activity}
        assert (await made.chat.gate.admit(proof)).table == table_at(made.channel.id)


async def test_the_entry_point_opens_the_table_of_its_channel() -> None:
    async with club(prepare=lambda made: opened(made, APP_HANDLER)) as made:
        instance = await made.anna.launch(made.channel)
        await made.later(0)
        assert await table_noted(made, instance) == table_at(made.channel.id)


async def test_an_entry_point_without_our_settings_gets_a_sentence() -> None:
    async with club(prepare=lambda made: made.server.activities.enable(APP_HANDLER)) as made:
        assert await made.anna.launch(made.channel) == ""
        (said,) = made.channel.seen_by(made.anna.id)
        assert text_of(said).startswith("Discord doesn’t open the board here.")
