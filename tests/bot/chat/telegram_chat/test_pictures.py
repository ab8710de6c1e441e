"""Pictures on Telegram: drawn beside the event loop, and told in words if they cannot be drawn."""

from bot.chat.telegram_chat.places import Place
from bot.chat.telegram_chat.recency import Recency
from bot.chat.telegram_chat.text_messages import TextMessage
from bot.replies.drawings import Plot
from bot.replies.reply import Post
from tests.bot.chat.telegram_chat.club import Club, club
from tests.bot.chat.telegram_chat.test_board_messages import begin
from tests.bot.easel import Easel


async def test_pictures_are_drawn_in_a_thread_of_their_own_and_once() -> None:
    easel = Easel()
    async with club(painter=easel.painter) as members:
        board = await begin(members)
        assert board.payload["photo"]
        again = await members.say(members.anna, "/board")
        assert again.payload["photo"]
    assert easel.apart
    assert len(easel.drawn) == 1


async def test_a_board_that_cannot_be_drawn_is_told_in_words() -> None:
    easel = Easel()
    async with club(painter=easel.painter) as members:
        drawn = await begin(members)
        easel.broken = True
        told = await members.say(members.anna, "/move c3-d4")
        assert told is not drawn
        assert "photo" not in told.payload
        assert told.text.startswith(
            "Anna plays c3-d4.\nBen to move.\n\nBen to move. Last move: Anna"
        )
        assert told.buttons
        assert drawn.buttons == []
        easel.broken = False
        new = await members.say(members.ben, "/move f6-g5")
        assert new.payload["photo"]
        assert told.buttons == []


PLOT = Plot(((0, 1400), (1, 1500)), "From 1400 to 1500.")


async def send_plot(members: Club) -> None:
    place = Place(members.group.id)
    reply = Post(table=place.table, text="Anna: 1500", plot=PLOT)
    bot = members.chat._app.bot  # noqa: SLF001 - the one that is connected
    await TextMessage(bot, members.desk, Recency(), reply).send(place)


async def test_a_plot_that_cannot_be_drawn_is_told_in_words() -> None:
    async with club(painter=Easel(broken=True).painter) as members:
        await send_plot(members)
        assert members.group.last.text == "Anna: 1500\n\nFrom 1400 to 1500."


async def test_a_plot_is_told_in_words_where_pictures_are_not_allowed() -> None:
    async with club() as members:
        await send_plot(members)
        assert members.group.last.payload["photo"]
        members.group.pictures = False
        await send_plot(members)
        assert members.group.last.text == "Anna: 1500\n\nFrom 1400 to 1500."
