"""The owner of the bot on Telegram."""

import pytest

from bot.chat.telegram_chat import Access, TelegramChat
from bot.desk.desk import Desk
from bot.desk.outgoing import NotNow, Undeliverable
from bot.desk.owner.desk import OwnerDesk
from bot.desk.owner.notice_poster import NoticePoster
from bot.identity import PlayerId, TableId
from bot.store.memory import MemoryStore
from tests.bot.chat.telegram_chat.club import Club, club
from tests.bot.chat.telegram_chat.friends import invite
from tests.fakes.telegram_server import Message
from tests.fakes.telegram_server.world import TOKEN

ANNA = PlayerId("telegram:1")


def with_owner(members: Club) -> None:
    members.desk.owner = OwnerDesk(members.desk, {"telegram": members.chat}, {ANNA})


async def order(members: Club, text: str) -> Message:
    """Let Anna, who is the owner, write to the bot."""
    return await members.say(members.anna, text, members.server.own_chat(members.anna))


async def test_an_owner_is_answered_in_their_own_chat_and_nowhere_else() -> None:
    async with club() as members:
        with_owner(members)
        await members.say(members.anna, "/play checkers")
        assert (await order(members, "/owner")).text.startswith("Chats: 1\n")
        before = len(members.group.of_bot)
        await members.say(members.anna, "/owner")
        assert len(members.group.of_bot) == before, "as after a command of another bot"
        own = members.server.own_chat(members.ben)
        assert "Chats" not in (await members.say(members.ben, "/owner", own)).text


async def test_a_group_is_blocked_and_left() -> None:
    async with club() as members:
        with_owner(members)
        await order(members, "/owner block telegram:-50")
        refused = await members.say(members.ben, "/play checkers")
        assert refused.text.startswith("Whoever runs this bot has closed it for this chat.")
        left = await order(members, "/owner leave telegram:-50")
        assert left.text == "I have left telegram:-50."
        assert members.group.left
        again = await order(members, "/owner leave telegram:-50")
        assert again.text.startswith("I can’t leave telegram:-50")
        private = await order(members, "/owner leave telegram:2")
        assert private.text.startswith("I can’t leave telegram:2")


async def test_an_announcement_comes_to_groups_and_private_chats() -> None:
    async with club() as members:
        with_owner(members)
        own = members.server.own_chat(members.ben)
        await members.say(members.anna, "/play checkers")
        await members.say(members.ben, "/play checkers", own)
        prepared = await order(members, "/owner announce We move tonight.")
        await order(members, prepared.text.split("type ")[1].split(" within")[0])
        poster = NoticePoster(members.desk, {"telegram": members.chat})
        await poster.post_due()
        await poster.post_due()
        for chat in (members.group, own):
            assert [one.text for one in chat.of_bot].count("We move tonight.") == 1


async def test_tables_without_a_chat_are_told_nothing() -> None:
    async with club() as members:
        with pytest.raises(Undeliverable):
            await members.chat.notify(TableId(f"telegram:{2**62 + 5}"), "Hello")


async def test_nothing_is_sent_before_telegram_is_connected() -> None:
    chat = TelegramChat(Desk(MemoryStore()), Access(TOKEN, "http://127.0.0.1:9"))
    with pytest.raises(NotNow) as error:
        await chat.notify(TableId("telegram:5"), "Hello")
    assert error.value.pause is not None
    with pytest.raises(NotNow):
        await chat.leave_chat("telegram:-5")


async def test_an_owner_at_a_shared_table_is_answered_too() -> None:
    async with club() as members:
        with_owner(members)
        await invite(members)
        assert (await order(members, "/owner")).text.startswith("Chats: ")
