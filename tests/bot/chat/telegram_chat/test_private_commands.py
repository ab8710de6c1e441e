"""Commands in a group that nobody sees but whoever types them, and their answers."""

import pytest

from bot.chat.telegram_chat import chat
from tests.bot.chat.telegram_chat.club import Club, club
from tests.bot.chat.telegram_chat.test_board_messages import begin
from tests.bot.chat.telegram_chat.test_private_choosing import seen
from tests.bot.quick_computers import QuickWorkers
from tests.fakes.telegram_server import Chat, User

DISCREET = {"resign", "forgetme", "settings", "hint"}


@pytest.fixture(autouse=True)
def _menus_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let apps know at once which commands nobody else sees."""
    monkeypatch.setattr(chat, "_MENUS_PAUSE", 0)


async def whisper(
    members: Club, user: User, text: str, where: Chat | None = None, *, topic: int | None = None
) -> None:
    """Let somebody type a command that nobody else sees."""
    menus = members.server.methods.menus
    await members.server.until(lambda: len(menus) == 9)
    await members.server.type_privately(user, where or members.group, text, topic=topic)
    await members.settle()


async def test_only_whoever_wants_to_resign_sees_the_question() -> None:
    async with club() as members:
        board = await begin(members)
        said, before = len(members.group.messages), board.payload
        await whisper(members, members.ben, "/resign")
        question = seen(members, members.ben)
        assert question.text.startswith("Do you want to resign?")
        assert len(members.group.messages) == said
        assert board.payload == before
        await members.press(members.ben, "Resign", question)
        assert members.group.private == {}
        assert (await members.table()).ending


async def test_the_menus_of_groups_hide_what_need_not_be_seen_and_nothing_else() -> None:
    async with club(workers=QuickWorkers()) as members:
        menus = members.server.methods.menus
        await members.server.until(lambda: len(menus) == 9)
        for (scope, _), listed in menus.items():
            hidden = {entry["command"] for entry in listed if entry.get("is_ephemeral")}
            own = (
                set()
                if scope == "all_private_chats"
                else {"resign", "forgetme", "settings", "hint"}
            )
            assert hidden == own


async def test_settings_and_refusals_are_seen_by_their_asker_alone() -> None:
    async with club() as members:
        await begin(members)
        said = len(members.group.messages)
        await whisper(members, members.cleo, "/settings")
        assert seen(members, members.cleo).text.startswith("Ваши настройки")
        await whisper(members, members.dan, "/resign")
        assert "Only the players" in seen(members, members.dan).text
        assert len(members.group.messages) == said


async def test_a_second_question_takes_the_place_of_the_first() -> None:
    async with club() as members:
        await begin(members)
        await whisper(members, members.ben, "/resign")
        first = seen(members, members.ben)
        await whisper(members, members.ben, "/resign")
        assert seen(members, members.ben) is not first


async def test_who_resigns_in_clear_words_is_not_asked_and_everybody_sees_it() -> None:
    async with club() as members:
        board = await begin(members)
        await whisper(members, members.ben, "/resign yes")
        assert members.group.private == {}
        assert "Ben resigns" in board.text


async def test_a_question_that_comes_too_late_is_asked_in_the_group() -> None:
    async with club() as members:
        await begin(members)
        members.server.methods.private.window = 0.0
        await whisper(members, members.ben, "/resign")
        question = members.group.last
        assert question.text.startswith("Ben: Do you want to resign?")
        assert question.answers == 0
        await members.press(members.anna, "Resign", question)
        assert not (await members.table()).ending
        members.server.methods.private.window = 15.0
        await whisper(members, members.ben, "/resign")
        assert members.group.seen_by(members.ben)


async def test_a_hint_stays_in_the_group_and_nobody_else_sees_it() -> None:
    async with club(workers=QuickWorkers()) as members:
        await begin(members, "checkers hints=on")
        said = len(members.group.messages)
        await whisper(members, members.anna, "/hint yes")
        assert seen(members, members.anna).is_photo
        assert members.server.own_chat(members.anna).of_bot == []
        assert len(members.group.messages) == said


async def test_a_question_in_a_topic_is_asked_there() -> None:
    async with club() as members:
        forum = members.server.supergroup(-1_000_000_000_070, members.anna, members.ben, topics=[5])
        await members.say(members.anna, "/play checkers", forum, topic=5)
        await members.say(members.ben, "/join", forum, topic=5)
        await whisper(members, members.ben, "/resign", forum, topic=5)
        (question,) = forum.seen_by(members.ben)
        assert question.topic == 5
        await members.press(members.ben, "Resign", question)
        assert (await members.table(forum, 5)).ending
