"""Links that lead to a table, and buttons that carry them."""

from urllib.parse import parse_qs, urlsplit

import pytest

from bot.chat.telegram_chat.links import Link, board_link, join_link, read_link
from bot.chat.telegram_chat.places import Place
from tests.bot.chat.telegram_chat.club import club

PLACES = (Place(-50), Place(-1_000_000_000_052), Place(-1_000_000_000_052, 7))


@pytest.mark.parametrize("place", PLACES)
def test_a_link_is_read_as_it_was_written(place: Place) -> None:
    for link, text in ((join_link, "/join"), (board_link, "/board mine")):
        payload = parse_qs(urlsplit(link("parlour_bot", place)).query)["start"][0]
        assert read_link(payload) == Link(place, text)
        assert len(payload) <= 64


@pytest.mark.parametrize(
    "payload", ["", "play", "join_5", "join_-50_x", "stop_-50", "join_-50 /stop"]
)
def test_other_links_mean_nothing(payload: str) -> None:
    assert read_link(payload) is None


@pytest.mark.parametrize("place", PLACES)
def test_a_place_is_found_by_its_table(place: Place) -> None:
    assert Place.of_table(place.table) == place


async def test_who_follows_a_link_sits_down_in_the_group() -> None:
    async with club() as members:
        table = await members.say(members.anna, "/play checkers")
        url = next(button["url"] for row in table.buttons for button in row if "url" in button)
        link = parse_qs(urlsplit(url).query)["url"][0]
        payload = parse_qs(urlsplit(link).query)["start"][0]
        own = members.server.own_chat(members.ben)
        told = await members.say(members.ben, f"/start {payload}", own)
        assert told.text == "You have a seat at the table. The game is in the group."
        assert "Anna to move." in members.group.last.text


async def test_who_follows_a_link_too_late_is_told_in_the_own_chat() -> None:
    async with club() as members:
        own = members.server.own_chat(members.ben)
        told = await members.say(members.ben, "/start join_-50", own)
        assert told.text.startswith("No game is being played here.")
        assert members.group.of_bot == []


@pytest.mark.parametrize("link", ["join_-50", "board_-50", "join_-51"])
async def test_a_stranger_is_turned_away(link: str) -> None:
    async with club() as members:
        await members.say(members.anna, "/play checkers")
        eve = members.server.user(66, "Eve")
        told = await members.say(eve, f"/start {link}", members.server.own_chat(eve))
        assert told.text.startswith("That table is in a group you’re not in.")
        assert len((await members.table()).players) == 1


async def test_whoever_meets_the_bot_may_play_or_take_it_to_a_group() -> None:
    async with club() as members:
        own = members.server.own_chat(members.anna)
        menu = await members.say(members.anna, "/start", own)
        assert menu.text == "Who do you want to play?"
        assert menu.buttons[-1] == [
            {"text": "Play in a group", "url": "https://t.me/parlour_bot?startgroup=play"}
        ]
        assert "Play in a group" not in (await members.say(members.anna, "/start")).labels


async def test_a_group_that_the_bot_is_taken_to_is_offered_the_games_once() -> None:
    async with club() as members:
        await members.server.type(members.anna, members.group, "/start@parlour_bot play")
        await members.settle()
        assert members.group.of_bot == []


async def test_a_link_to_a_group_with_a_new_id_still_seats_people() -> None:
    async with club() as members:
        await members.say(members.anna, "/play checkers")
        new = members.server.supergroup(-1_001, members.anna, members.ben)
        members.group.moved_to = new.id
        own = members.server.own_chat(members.ben)
        told = await members.say(members.ben, "/start join_-50", own)
        assert told.text.startswith("You have a seat at the table.")


async def test_a_link_that_cannot_be_checked_is_answered() -> None:
    async with club() as members:
        await members.say(members.anna, "/play checkers")
        members.server.busy = ["getChatMember"]
        told = await members.say(
            members.ben, "/start join_-50", members.server.own_chat(members.ben)
        )
        assert "follow the link again" in told.text
