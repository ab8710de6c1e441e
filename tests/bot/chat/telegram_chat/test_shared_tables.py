"""Two friends who play in their own chats with the bot: invited by a link, each with a board."""

from urllib.parse import parse_qs, urlsplit

import pytest

from bot.chat.telegram_chat.places import Place
from bot.chat.telegram_chat.table_tokens import TableTokens
from bot.persistence.tables import look
from bot.store.memory import MemoryStore
from bot.table.table import Table
from tests.bot.chat.telegram_chat.club import AT_ONCE, SECOND, Club, club
from tests.bot.chat.telegram_chat.players import ASIDE
from tests.bot.quick_computers import QuickWorkers
from tests.bot.scripted import ScriptedChance
from tests.fakes.telegram_server import Chat, Message, TelegramServer, User
from tests.fakes.telegram_server.server import TOKEN

OPEN = ("Invite a friend", "Both sides")


def own(members: Club, user: User) -> Chat:
    """Return the private chat of a user."""
    return members.server.own_chat(user)


def payload_of(board: Message) -> str:
    """Return what the link of an invitation carries."""
    buttons = [button for row in board.buttons for button in row]
    (link,) = [button["copy_text"]["text"] for button in buttons if "copy_text" in button]
    (payload,) = parse_qs(urlsplit(str(link)).query)["start"]
    return payload


async def invite(members: Club, game: str = "checkers") -> str:
    """Let Anna invite a friend, and return what the link carries."""
    board = await members.say(members.anna, f"/play friend {game}", own(members, members.anna))
    return payload_of(board)


async def begin(members: Club, game: str = "checkers") -> str:
    """Let Anna invite Ben, who comes."""
    payload = await invite(members, game)
    await members.say(members.ben, f"/start {payload}", own(members, members.ben))
    return payload


async def shared_table(members: Club, user: User) -> Table:
    """Return the table where the chat of a user sits."""
    note = await members.desk.notes.load(f"telegram:{user.id}:sits")
    found = await look(members.store, Place(int(note)).table)
    assert found.table is not None
    return found.table


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


async def test_whoever_opens_the_link_plays_and_each_sees_their_own_board() -> None:
    async with club() as members:
        payload = await invite(members)
        cleo = own(members, members.cleo)
        await members.say(members.cleo, f"/start {payload}", cleo)
        anna = own(members, members.anna)
        assert "Your move." in anna.last.text
        assert "Anna" in cleo.last.text
        assert "Ход" in cleo.last.text
        assert "c3-d4" in anna.last.labels
        assert "c3-d4" not in cleo.last.labels
        pictures = [chat.last.payload["photo"][-1]["file_id"] for chat in (anna, cleo)]
        drawn = [members.server.methods.files[picture] for picture in pictures]
        assert drawn[0] != drawn[1]


async def test_what_either_types_or_presses_reaches_both() -> None:
    async with club() as members:
        await begin(members)
        anna, ben = own(members, members.anna), own(members, members.ben)
        await members.press(members.anna, "c3-d4", anna.last)
        assert "Anna plays c3-d4." in anna.last.text
        assert "Anna plays c3-d4." in ben.last.text
        await members.say(members.ben, "/move f6-g5", ben)
        assert "Ben plays f6-g5." in anna.last.text
        assert anna.last.labels != ben.last.labels
        assert (await members.say(members.ben, "/help", ben)).text
        assert "Your move" not in ben.last.text
        assert len(anna.of_bot) == 2  # the invitation, and the board


async def test_only_the_one_to_act_is_alerted_and_only_if_they_were_away() -> None:
    async with club() as members:
        await begin(members)
        anna, ben = own(members, members.anna), own(members, members.ben)
        boards = anna.last, ben.last
        await members.say(members.anna, "c3-d4", anna)
        assert (anna.last, ben.last) == boards  # both are here
        await members.wait(90)
        await members.press(members.ben, "f6-g5", ben.last)
        assert ben.last is boards[1]
        assert anna.last is not boards[0]
        assert not anna.last.silent
        assert not boards[0].buttons


async def test_a_move_is_chosen_in_the_own_chat_and_the_other_board_stays() -> None:
    async with club() as members:
        await begin(members, "quoridor")
        anna, ben = own(members, members.anna), own(members, members.ben)
        before = dict(ben.last.payload)
        await members.press(members.anna, "Wall ▬", anna.last)
        assert "which row?" in anna.last.text
        assert ben.last.payload == before
        await members.press(members.anna, "↩", anna.last)
        assert "Your move." in anna.last.text
        assert ben.last.payload == before


async def test_a_whole_game_by_buttons_in_two_chats() -> None:
    async with club(timeouts=AT_ONCE) as members:
        await begin(members, "quoridor")
        people = {f"telegram:{user.id}": user for user in (members.anna, members.ben)}
        for _ in range(600):
            table = await shared_table(members, members.anna)
            if table.ending or table.player_to_act is None:
                break
            user = people[table.player_to_act.id]
            board = own(members, user).last
            ways = [label for label in board.labels if label not in ASIDE]
            forward = next((way for way in ways if way.startswith("↑")), ways[0])
            await members.press(user, forward, board)
        for user in people.values():
            assert "Rematch" in own(members, user).last.labels
            assert "wins" in own(members, user).last.text


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
        assert "closed" in anna.last.text
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


async def test_a_game_with_a_friend_is_finished_before_another() -> None:
    async with club() as members:
        await begin(members)
        anna, ben = own(members, members.anna), own(members, members.ben)
        told = await members.say(members.anna, "/play narde both", anna)
        assert "/resign" in told.text
        assert "moderators" in (await members.say(members.anna, "/stop", anna)).text
        await members.say(members.anna, "/resign yes", anna)
        assert "Rematch" in ben.last.labels
        over = next(message for message in anna.of_bot if "Rematch" in message.labels)
        await members.press(members.anna, "New game", over)
        assert anna.last.labels[:2] == list(OPEN)
        await members.say(members.anna, "/play checkers both", anna)
        assert "both sides" in anna.last.text
        assert "both sides" not in ben.last.text


async def test_friends_play_again() -> None:
    async with club() as members:
        await begin(members)
        anna, ben = own(members, members.anna), own(members, members.ben)
        await members.say(members.anna, "/resign yes", anna)
        await members.press(members.ben, "Rematch", ben.last)
        assert "Accept" in anna.last.labels
        await members.press(members.anna, "Accept", anna.last)
        assert (await shared_table(members, members.ben)).playing
        assert "c3-d4" in ben.last.labels


async def test_an_old_board_still_reaches_its_own_table() -> None:
    async with club() as members:
        anna = own(members, members.anna)
        alone = await members.say(members.anna, "/play quoridor both", anna)
        await begin(members)
        await members.press(members.anna, "↑ e2", alone)
        assert "e2" in alone.text
        await members.say(members.anna, "/move e8", anna)
        assert "e8" in alone.text


async def test_a_friend_who_blocks_the_bot_does_not_stop_the_game() -> None:
    async with club() as members:
        await begin(members)
        members.ben.blocked = True
        anna = own(members, members.anna)
        await members.press(members.anna, "c3-d4", anna.last)
        assert "Anna plays c3-d4." in anna.last.text
        table = await shared_table(members, members.anna)
        assert await members.store.is_announced(table.id, 3)
        members.ben.blocked = False
        await members.say(members.ben, "f6-g5", own(members, members.ben))
        assert "Ben plays f6-g5." in anna.last.text


@pytest.mark.parametrize("processes", [1, 2])
async def test_a_shared_table_survives_a_restart(processes: int) -> None:
    async with TelegramServer.running(SECOND) as server:
        members = Club(server, MemoryStore(), ScriptedChance())
        several = processes > 1
        async with members.open(webhook=several, processes=processes):
            await begin(members)
        board = own(members, members.anna).last
        await server.updates.set_webhook("")  # until the bot asks for updates again
        async with members.open(webhook=several, processes=processes):
            await members.press(members.anna, "c3-d4", board)
            await members.say(members.ben, "f6-g5", own(members, members.ben))
            await members.say(members.anna, "/move b2-c3", own(members, members.anna))
            assert "Anna plays b2-c3." in board.text
            assert "Anna plays b2-c3." in own(members, members.ben).last.text
            assert own(members, members.anna).last is board
        assert server.faults == []
