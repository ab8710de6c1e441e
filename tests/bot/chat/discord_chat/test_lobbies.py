"""The card of a game in a thread: how to join, how to get there, how it ended."""

from tests.bot.chat.discord_chat.club import Club, club
from tests.fakes.discord_server import Channel, Person
from tests.fakes.discord_server.layouts import text_of
from tests.fakes.discord_server.limits import Json
from tests.fakes.discord_server.rest import MOST_RENAMES
from tests.fakes.discord_server.seen import is_private, labels, links
from tests.fakes.outages import Failure

OPEN_THREAD = "Open the thread"


async def open_thread(made: Club, **options: object) -> tuple[Json, Channel]:
    """Open a game in a thread, and return its card and the thread."""
    await made.anna.slash(made.channel, "play", game="checkers", thread=True, **options)
    await made.server.until(lambda: len(made.server.channels) == 2)
    thread = [*made.server.channels.values()][-1]
    await made.board(thread)
    (card,) = made.channel.public
    return card, thread


async def test_the_card_leads_into_the_thread_and_lets_people_join() -> None:
    async with club() as made:
        card, thread = await open_thread(made)
        assert labels(card) == ["Join"]
        assert links(card) == {
            OPEN_THREAD: f"https://discord.com/channels/{made.guild.id}/{thread.id}"
        }
        await made.ben.press(card, "Join")
        board = await made.board(thread)
        assert "The game begins" in text_of(board)
        await made.server.until(lambda: not labels(card))
        assert "Ben joins the table." in text_of(card)


async def test_the_card_of_people_who_are_invited_has_no_join() -> None:
    async with club() as made:
        card, _ = await open_thread(made, opponent=made.ben)
        assert not labels(card)
        assert "Anna invites Ben" in text_of(card)


async def test_the_card_says_how_the_game_ended() -> None:
    async with club() as made:
        card, thread = await open_thread(made)
        await made.ben.press((await made.board(thread)), "Join")
        await made.board(thread)
        await made.anna.slash(thread, "resign", how="yes")
        await made.board(thread)
        await made.server.until(lambda: "Ben wins" in text_of(card))
        assert not labels(card)


async def test_who_cannot_join_is_told_why() -> None:
    async with club() as made:
        card, thread = await open_thread(made)
        seen = {**card, "components": card["components"]}
        await made.ben.press(card, "Join")
        await made.board(thread)
        late = await Person(made.server, "Caio").press(seen, "Join")
        await made.server.until(lambda: late.said)
        assert is_private(late.said[-1])
        assert "Brazilian checkers is being played here" in late.text


async def test_what_is_told_in_the_channel_has_no_buttons_of_the_thread() -> None:
    async with club() as made:
        card, _ = await open_thread(made)
        told = await made.anna.press(card, "Join")
        assert "already have a seat" in told.text
        assert labels(told.said[0]) == []


async def test_a_card_that_cannot_be_changed_stops_nothing() -> None:
    async with club() as made:
        card, thread = await open_thread(made)
        path = f"PATCH /api/channels/{made.channel.id}/messages/{card['id']}"
        made.server.outages.plan(path, Failure.FORBIDDEN_PAGE)
        await made.ben.press(await made.board(thread), "Join")
        await made.server.until(lambda: made.server.outages.over)
        assert "The game begins" in text_of(await made.board(thread))


async def test_the_card_is_known_after_a_restart() -> None:
    async with club() as made:
        card, thread = await open_thread(made)
        await made.restart()
        await made.ben.press(card, "Join")
        await made.board(thread)
        await made.server.until(lambda: not labels(card))


async def test_a_thread_is_named_for_its_players_once_they_are_known() -> None:
    async with club() as made:
        card, thread = await open_thread(made)
        assert thread.name == "Anna wants to play Brazilian checkers."
        await made.ben.press(card, "Join")
        await made.server.until(lambda: thread.renames)
        assert thread.name == "Anna, Ben: Brazilian checkers"
        await made.anna.slash(thread, "resign", how="yes")
        await made.ben.press(await made.board(thread), "Rematch")
        await made.anna.press(await made.board(thread), "Accept")
        await made.server.until(lambda: "begins" in text_of(card))
        await made.later(0)
        assert thread.renames == 1


async def test_a_thread_gets_no_more_names_than_discord_allows() -> None:
    async with club() as made:
        card, thread = await open_thread(made)
        await made.ben.press(card, "Join")
        for game in ("quoridor", "checkers"):
            await made.anna.slash(thread, "resign", how="yes")
            await made.board(thread)
            await made.anna.slash(thread, "play", game=game, opponent=made.ben)
            await made.ben.press(await made.board(thread), "Accept")
            await made.board(thread)
            await made.later(0)
        assert thread.renames == 2
        assert thread.name == "Anna, Ben: Quoridor"


async def test_a_thread_that_cannot_be_renamed_stops_nothing() -> None:
    async with club() as made:
        card, thread = await open_thread(made)
        thread.renames = MOST_RENAMES
        await made.ben.press(card, "Join")
        assert "The game begins" in text_of(await made.board(thread))
        await made.later(0)
        assert "wants to play" in thread.name
