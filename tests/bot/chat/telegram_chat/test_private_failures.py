"""What one member alone should see, and cannot: it is shown in the group, and the turn goes on."""

import pytest

from bot.chat.telegram_chat import outbox, press_answers, private_messages
from bot.desk.painter import Painter
from bot.replies.drawings import Drawing
from render import Picture
from tests.bot.chat.telegram_chat.club import club
from tests.bot.chat.telegram_chat.test_board_messages import begin
from tests.bot.chat.telegram_chat.test_private_choosing import ROW, choose, seen
from tests.fakes.outages import Failure


def broken(_: Drawing) -> Picture:
    """Fail to draw a picture."""
    raise ZeroDivisionError


async def test_a_choice_that_cannot_be_drawn_is_told_in_the_board() -> None:
    async with club(painter=Painter(broken)) as members:
        board = await begin(members, "quoridor")
        await members.press(members.anna, "Wall ▬", board)
        assert members.group.last.text.startswith(f"Anna: {ROW}")


async def test_whatever_goes_wrong_a_move_is_chosen_in_the_board(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with club() as members:
        board = await begin(members, "quoridor")
        monkeypatch.delattr(private_messages, "in_thread")
        await members.press(members.anna, "Wall ▬", board)
        assert board.text == f"Anna: {ROW}"


async def test_a_choice_that_gets_lost_on_its_way_is_sent_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(outbox, "PAUSES", (0.01, 0.01))
    async with club() as members:
        board = await begin(members, "quoridor")
        members.server.outages.plan("sendPhoto", Failure.UNAVAILABLE)
        assert (await choose(members, board)).text == ROW


async def test_somebody_who_has_left_the_group_is_no_reason_to_stop(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with club() as members:
        board = await begin(members, "quoridor")
        monkeypatch.delitem(members.group.members, members.anna.id)
        await members.press(members.anna, "Wall ▬", board)
        assert board.text == f"Anna: {ROW}"
        assert members.server.faults.pop().endswith("USER_NOT_PARTICIPANT")
        monkeypatch.undo()
        await members.press(members.anna, "↩", board)
        await members.press(members.ben, "More …", board)
        assert seen(members, members.ben).buttons


async def test_a_board_that_has_to_wait_says_for_how_long(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(press_answers, "_NOTICED", 0.1)
    async with club() as members:
        board = await begin(members)
        members.server.busy = ["editMessageMedia"]
        answer = await members.server.press(members.anna, board, "c3-d4")
        assert answer.text == ""
        await members.server.until(lambda: ("editMessageMedia", 429) in members.server.calls)
        answer = await members.server.press_data(members.anna, board, "3 undo")
        assert answer.text == "Telegram makes me wait: the board changes in 1 second."
        assert not answer.alert
        await members.settle()
        assert "c3-d4" in board.labels
