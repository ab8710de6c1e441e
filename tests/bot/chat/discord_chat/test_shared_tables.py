"""Two friends who share no server: one invites the other with a code, and each has a board."""

from bot.chat.discord_chat.codes import read_code, write_code
from bot.chat.discord_chat.places import player_id, shared_table, table_at
from bot.chat.discord_chat.spots import Spot
from bot.commands.request import Request
from bot.identity import Player
from bot.language import Language
from bot.replies.reply import Announcement, Concerned
from tests.bot.chat.discord_chat.club import LIVE, club
from tests.bot.chat.discord_chat.friends import Friends, shows
from tests.bot.quick_computers import QuickWorkers
from tests.fakes.discord_server.layouts import text_of
from tests.fakes.discord_server.seen import is_private, labels, links
from tests.fakes.outages import Failure


async def test_whoever_uses_the_code_sits_opposite_and_each_has_a_board() -> None:
    async with club() as made:
        friends = Friends(made)
        board, hers = await friends.begin()
        assert "c3-d4" in labels(board)
        assert "Ira" in text_of(board)
        assert friends.code not in text_of(board)
        assert links(board) == {}
        assert "Anna" in text_of(hers)
        assert (await friends.table()).playing


async def test_the_invitation_says_how_to_come() -> None:
    async with club() as made:
        waiting = await Friends(made).invite()
        assert "/oauth2/authorize?" in text_of(waiting)
        assert "integration_type=1" in text_of(waiting)
        assert links(waiting) == {}
        assert labels(waiting) == ["Leave", "Rules"]


async def test_what_one_does_happens_at_both_boards_each_in_their_language() -> None:
    async with club(timeouts=LIVE) as made:
        friends = Friends(made)
        board, _ = await friends.begin()
        await friends.anna.press(board, "c3-d4")
        hers = await friends.until(friends.iras, "Anna ходит c3-d4")
        await friends.ira.press(hers, "f6-e5")
        board = await friends.until(friends.annas, "Ira plays f6-e5")
        assert (len(friends.annas.live), len(friends.iras.live)) == (1, 1)
        assert "d4xf6" in labels(board)


async def test_each_is_answered_in_their_own_language() -> None:
    async with club() as made:
        friends = Friends(made)
        await friends.begin()
        assert "пока нет" in (await friends.ira.slash(friends.iras, "stats")).text
        assert "rated games" in (await friends.anna.slash(friends.annas, "stats")).text


async def test_everybody_else_is_told_that_somebody_was_quicker() -> None:
    async with club() as made:
        friends = Friends(made)
        await friends.begin()
        late = await made.ben.slash(made.server.add_channel(None), "join", word=friends.code)
        assert "Somebody was quicker" in late.text
        forged = await made.ben.slash(made.server.add_channel(None), "join", word="0000-0000")
        assert "no longer open" in forged.text


async def test_a_code_with_a_slip_is_told_and_a_charm_is_none() -> None:
    async with club() as made:
        friends = Friends(made)
        slip = await friends.ira.slash(friends.iras, "join", word="7KQ2-M9X")
        assert "больше не действует" in slip.text
        await friends.invite("Backgammon")
        charm = await friends.anna.slash(friends.annas, "join", word="lucky")
        assert "no longer open" not in charm.text


async def test_who_is_invited_by_name_is_told_in_their_own_chat() -> None:
    async with club() as made:
        friends = Friends(made)
        await friends.anna.slash(friends.annas, "play", game="checkers", opponent=friends.ira)
        asked = await friends.until(friends.iras, "Anna")
        await made.later(0)
        await friends.ira.press(asked, "Accept")
        await friends.until(friends.annas, "The game begins")
        await friends.until(friends.iras, "начинается")


async def test_a_code_is_for_ones_own_chat() -> None:
    async with club() as made:
        friends = Friends(made)
        await friends.invite()
        asked = await made.ben.slash(made.channel, "join", word=friends.code)
        assert is_private(asked.said[0])
        assert "your own chat with me" in asked.text
        assert not (await friends.table()).playing


async def test_only_whoever_has_to_move_gets_a_new_message() -> None:
    async with club() as made:
        friends = Friends(made)
        board, _ = await friends.begin()
        said = len(friends.annas.public), len(friends.iras.public)
        await friends.anna.press(board, "c3-d4")
        hers = await friends.until(friends.iras, "Anna ходит c3-d4")
        assert (len(friends.annas.public), len(friends.iras.public)) == (said[0], said[1] + 1)
        await friends.ira.press(hers, "f6-e5")
        await friends.until(friends.annas, "Ira plays f6-e5")
        assert (len(friends.annas.public), len(friends.iras.public)) == (said[0] + 1, said[1] + 1)


async def test_who_looks_on_is_alerted_when_nothing_has_been_seen_of_them() -> None:
    async with club(timeouts=LIVE) as made:
        friends = Friends(made)
        board, _ = await friends.begin()
        await friends.anna.press(board, "c3-d4")
        await friends.until(friends.iras, "Anna ходит c3-d4")
        said = len(friends.annas.public), len(friends.iras.public)
        await made.later(LIVE.patience + 1)
        await made.later()
        assert (len(friends.annas.public), len(friends.iras.public)) == (said[0], said[1] + 1)
        assert f"<@{friends.ira.id}>" in text_of(friends.iras.live[-1])


async def test_it_goes_on_after_a_restart() -> None:
    async with club() as made:
        friends = Friends(made)
        board, _ = await friends.begin()
        await made.restart()
        await friends.anna.press(board, "c3-d4")
        await friends.until(friends.iras, "Anna ходит c3-d4")
        await friends.ira.slash(friends.iras, "move", move="f6-e5")
        await friends.until(friends.annas, "Ira plays f6-e5")
        assert await friends.anna.complete(friends.annas, "move", "move", "d4") == ["d4xf6"]


async def test_what_a_dead_process_has_saved_is_told_in_both_chats() -> None:
    async with club() as made:
        friends = Friends(made)
        await friends.begin()
        table = (await friends.table()).id
        await made.another_desk().handle(
            Request(
                table=table, player=Player(player_id(friends.anna.id), "Anna"), text="/move c3-d4"
            )
        )
        await made.later(10)
        assert shows(friends.annas, "Anna plays c3-d4")
        assert shows(friends.iras, "Anna ходит c3-d4")
        assert await made.store.held_until(table, 3) is None


async def test_a_chat_that_is_closed_to_the_bot_keeps_nobody_from_playing() -> None:
    async with club() as made:
        friends = Friends(made)
        board, _ = await friends.begin()
        friends.iras.closed = True
        await friends.anna.press(board, "c3-d4")
        await friends.until(friends.annas, "c3-d4")
        asked = await friends.ira.slash(friends.iras, "board")
        assert "c3-d4" in asked.text
        assert await made.store.held_until((await friends.table()).id, 3) is None


async def test_a_board_that_does_not_arrive_is_sent_again_and_does_not_trouble_the_mover() -> None:
    async with club() as made:
        friends = Friends(made)
        board, _ = await friends.begin()
        posting = f"POST /api/channels/{friends.iras.id}/messages"
        made.server.outages.plan(posting, Failure.FORBIDDEN_PAGE)
        asked = await friends.anna.press(board, "c3-d4")
        await made.later(5)
        assert asked.follow_ups == []
        assert shows(friends.iras, "Anna ходит c3-d4")
        assert shows(friends.annas, "Anna plays c3-d4")


async def test_who_begins_something_else_waits_no_longer() -> None:
    async with club(workers=QuickWorkers()) as made:
        friends = Friends(made)
        await friends.invite()
        await friends.anna.slash(friends.annas, "play", game="checkers")
        assert (await made.table(friends.annas)).playing
        asked = await friends.ira.slash(friends.iras, "join", word=friends.code)
        assert "больше не действует" in asked.text


async def test_who_plays_with_a_friend_finishes_that_first() -> None:
    async with club(workers=QuickWorkers()) as made:
        friends = Friends(made)
        await friends.begin()
        asked = await friends.anna.slash(friends.annas, "play", game="checkers")
        assert "c3-d4" in labels(friends.annas.live[-1])
        assert (await friends.table()).playing
        assert is_private(asked.said[0])
        stopped = await friends.anna.slash(friends.annas, "stop")
        assert is_private(stopped.said[0])
        assert (await friends.table()).playing


async def test_after_the_game_each_goes_their_own_way_and_may_come_back() -> None:
    async with club(workers=QuickWorkers()) as made:
        friends = Friends(made)
        await friends.begin()
        await friends.ira.slash(friends.iras, "resign", how="yes")
        await friends.until(friends.annas, "Ira resigns")
        await friends.ira.slash(friends.iras, "computer", game="checkers")
        assert (await made.table(friends.iras)).playing
        await friends.anna.slash(friends.annas, "rematch")
        offered = await friends.until(friends.iras, "Anna")
        await made.later(0)
        await friends.ira.press(offered, "Принять")
        await friends.until(friends.annas, "The game begins")
        assert (await friends.table()).playing


async def test_both_sides_are_played_at_ones_own_table() -> None:
    async with club() as made:
        friends = Friends(made)
        asked = await friends.anna.slash(friends.annas, "play")
        asked = await friends.anna.press(asked.said[0], "Both sides")
        await friends.anna.press(asked.said[0], "Brazilian checkers")
        await friends.until(friends.annas, "The game begins")
        assert (await made.table(friends.annas)).playing


def test_a_reminder_is_urgent_for_whom_it_concerns_and_for_nobody_else() -> None:
    anna, ira = Player(player_id(1), "Anna"), Player(player_id(2), "Ira")
    table = shared_table(7)
    told = Announcement(table=table, text="", urgent=True, concerned=(Concerned(ira),))
    hers, annas = Spot(table_at(20), ira.id), Spot(table_at(10), anna.id)
    assert hers.view(told, Language.ENGLISH).urgent
    seen = annas.view(told, Language.ENGLISH)
    assert (seen.urgent, seen.concerned) == (False, ())
    assert Spot(table).view(told, Language.ENGLISH) is told


def test_a_code_can_be_read_aloud_and_typed_in_any_way() -> None:
    for number in (0, 1, 2**40 - 1, 0b1010_0101 << 30):
        code = write_code(number)
        assert len(code) == 9
        assert read_code(code) == read_code(code.lower().replace("-", " ")) == number
    assert read_code("oIl0-0000") == read_code("0110 0000")
    assert read_code("luck") is None
    assert read_code("U000-0000") is None
