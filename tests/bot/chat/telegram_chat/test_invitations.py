"""Links that invite a friend to a table: who sits down, and why somebody does not."""

from urllib.parse import parse_qs, urlsplit

import pytest

from bot.chat.telegram_chat.table_tokens import TableTokens
from tests.bot.chat.telegram_chat.club import club
from tests.bot.chat.telegram_chat.friends import OPEN, begin, invite, own, payload_of, shared_table
from tests.bot.quick_computers import QuickWorkers
from tests.fakes.telegram_server.world import TOKEN


async def test_a_private_chat_offers_a_friend_and_both_sides() -> None:
    async with club() as members:
        chat = own(members, members.anna)
        menu = await members.say(members.anna, "/play", chat)
        assert menu.text == "Who do you want to play?"
        assert menu.labels == [*OPEN, "Play in a group"]
        await members.press(members.anna, "Both sides", menu)
        await members.press(members.anna, "Brazilian checkers", chat.last)
        assert "Anna plays both sides" in chat.last.text


async def test_computers_are_offered_with_them() -> None:
    async with club(workers=QuickWorkers()) as members:
        menu = await members.say(members.anna, "/play", own(members, members.anna))
        assert menu.labels[:2] == list(OPEN)
        assert sum(label.startswith("🤖") for label in menu.labels) == 4


async def test_without_computers_a_game_waits_for_a_friend() -> None:
    async with club() as members:
        anna = await members.say(members.anna, "/play checkers", own(members, members.anna))
        assert payload_of(anna)


async def test_a_game_that_computers_cannot_play_now_waits_for_a_friend() -> None:
    async with club(workers=QuickWorkers()) as members:
        members.desk.failed_games = lambda: frozenset({"checkers"})
        chat = own(members, members.anna)
        assert "🤖" in (await members.say(members.anna, "/play quoridor", chat)).text
        await members.say(members.anna, "/stop", chat)
        assert payload_of(await members.say(members.anna, "/play checkers", chat))


async def test_a_friend_who_is_named_has_the_only_seat() -> None:
    async with club() as members:
        chat = own(members, members.anna)
        payload = payload_of(await members.say(members.anna, "/play checkers @BenB", chat))
        told = await members.say(members.dan, f"/start {payload}", own(members, members.dan))
        assert "kept for" in told.text
        await members.say(members.ben, f"/start {payload}", own(members, members.ben))
        assert "Your move." in chat.last.text


async def test_a_friend_is_invited_by_buttons_alone() -> None:
    async with club() as members:
        chat = own(members, members.anna)
        menu = await members.say(members.anna, "/play", chat)
        await members.press(members.anna, "Invite a friend", menu)
        await members.press(members.anna, "Brazilian checkers", chat.last)
        share, copied = chat.last.buttons[-1]
        assert share["url"].startswith(
            "https://t.me/share/url?url=https%3A%2F%2Ft.me%2Fparlour_bot"
        )
        assert "text" in parse_qs(urlsplit(share["url"]).query)
        assert copied["text"] == "Copy the link"


async def test_a_link_seats_one_person_and_tells_the_next_why_not() -> None:
    async with club() as members:
        payload = await begin(members)
        dan = own(members, members.dan)
        told = await members.say(members.dan, f"/start {payload}", dan)
        assert told.text.startswith("Somebody was quicker")
        assert "Anna" in told.text
        assert not told.is_photo
        assert len((await shared_table(members, members.anna)).players) == 2


async def test_the_own_link_shows_the_board_and_a_second_visit_too() -> None:
    async with club() as members:
        payload = await invite(members)
        anna = await members.say(members.anna, f"/start {payload}", own(members, members.anna))
        assert payload_of(anna) == payload
        await members.say(members.ben, f"/start {payload}", own(members, members.ben))
        again = await members.say(members.ben, f"/start {payload}", own(members, members.ben))
        assert again.is_photo


@pytest.mark.parametrize("forged", ["friend_abc", "friend_" + "A" * 43])
async def test_a_link_that_was_never_sent_invites_nobody(forged: str) -> None:
    async with club() as members:
        told = await members.say(members.ben, f"/start {forged}", own(members, members.ben))
        assert told.text.startswith("That invitation is no longer open")


async def test_a_token_for_the_page_is_no_invitation() -> None:
    async with club() as members:
        await invite(members)
        table = await shared_table(members, members.anna)
        token = TableTokens(TOKEN).seal(table.id)
        told = await members.say(members.ben, f"/start friend_{token}", own(members, members.ben))
        assert told.text.startswith("That invitation is no longer open")


async def test_a_link_expires_with_its_table() -> None:
    async with club() as members:
        payload = await invite(members)
        await members.wait(25 * 3_600)
        assert "closed" in own(members, members.anna).last.text
        told = await members.say(members.ben, f"/start {payload}", own(members, members.ben))
        assert told.text.startswith("That invitation is no longer open")


async def test_whoever_leaves_takes_the_link_back() -> None:
    async with club() as members:
        payload = await invite(members)
        anna = own(members, members.anna)
        await members.press(members.anna, "Leave", anna.last)
        assert "The last person has left." in anna.last.text
        told = await members.say(members.ben, f"/start {payload}", own(members, members.ben))
        assert told.text.startswith("That invitation is no longer open")


async def test_another_game_ends_an_invitation_that_nobody_followed() -> None:
    async with club() as members:
        payload = await invite(members)
        anna = own(members, members.anna)
        assert (await members.say(members.anna, "/play", anna)).text == "Who do you want to play?"
        await members.say(members.anna, "/play quoridor both", anna)
        told = await members.say(members.ben, f"/start {payload}", own(members, members.ben))
        assert told.text.startswith("That invitation is no longer open")
        assert "↑ e2" in (await members.say(members.anna, "/board", anna)).labels
