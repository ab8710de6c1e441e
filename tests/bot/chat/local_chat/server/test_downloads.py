"""Pictures, animations and files of messages: on a shelf for each person, made when asked for."""

from inspect import getclosurevars

import pytest

from bot.chat.local_chat.downloads import PICTURES_EACH, Downloads
from bot.chat.local_chat.messages import Messages
from bot.chat.local_chat.panes import Panes
from bot.chat.local_chat.postings import Posted
from bot.desk import painter
from bot.desk.desk import Desk
from bot.identity import Moment, PlayerId, TableId
from bot.language import Language
from bot.replies.boards import opening_board
from bot.replies.document import Document
from bot.replies.drawings import Drawing, Plot
from bot.replies.film import Film
from bot.replies.reply import Post, Replay
from bot.replies.spoken import Reader
from bot.store.memory import MemoryStore
from render import Picture
from tests.bot.chat.local_chat.server.table import Table, run
from tests.bot.easel import Easel

ME = PlayerId("local:1")
STRANGER = PlayerId("local:2")
READER = Reader(Language.ENGLISH, ME)
TABLE = TableId("local:parlour")


def board(game: str) -> Drawing:
    found = opening_board(game)
    assert found
    return found


def put(downloads: Downloads, reader: PlayerId, number: int) -> str:
    """Put a picture of its own on a person's shelf, and return its address."""
    plot = Plot(((1, number),), "")
    return downloads.put_picture(reader, plot, Picture(b"%d" % number, 1, 1))


def there(downloads: Downloads, url: str) -> bool:
    return downloads.find(url.removeprefix("downloads/")) is not None


def test_a_file_can_be_saved() -> None:
    async def test(served: Table) -> None:
        url = served.chat.downloads.put_document(ME, Document("dice.json", b"{}"))
        async with served.client.get(served.url + url) as answer:
            assert await answer.read() == b"{}"
            assert 'filename="dice.json"' in answer.headers["Content-Disposition"]
        assert await served.status("downloads/nothing") == 404

    run(test)


def test_what_a_stranger_looks_at_leaves_the_boards_of_others() -> None:
    downloads = Downloads()
    mine = put(downloads, ME, 0)
    theirs = [put(downloads, STRANGER, number) for number in range(1, 2 * PICTURES_EACH)]
    assert there(downloads, mine)
    assert not there(downloads, theirs[0])
    assert there(downloads, theirs[-1])


def test_a_picture_is_drawn_again_when_it_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(painter, "CACHED", 1)
    easel = Easel()

    async def test(served: Table) -> None:
        drawn = await served.desk.paint(board("checkers"), TABLE)
        assert drawn
        url = served.chat.downloads.put_picture(ME, board("checkers"), drawn)
        await served.desk.paint(board("quoridor"), TABLE)
        async with served.client.get(served.url + url) as answer:
            assert await answer.read() == drawn.png
        assert len(easel.drawn) == 3
        await served.desk.paint(board("quoridor"), TABLE)
        easel.broken = True
        assert await served.status(url) == 404

    run(test, painter=easel.painter)


async def test_the_message_of_a_replay_keeps_no_animation() -> None:
    desk, downloads = Desk(MemoryStore()), Downloads()
    messages = Messages(desk, downloads, Panes(desk, downloads))
    film = Film("checkers", "", (), name="game.gif")
    animation = Document("game.gif", b"GIF89a\x02\x00\x03\x00" + bytes(1_000))
    reply = Replay(table=TABLE, text="Anna, Ben", animation=animation, film=film)
    posting = messages.posting(reply, Moment(0))
    assert posting.message_for
    cells = getclosurevars(posting.message_for).nonlocals.values()
    assert not any(held in (reply, animation, animation.content) for held in cells)
    message = await Posted(1, posting.message_for).to(READER)
    assert message
    assert message.image
    assert (message.image.width, message.image.height) == (2, 3)
    assert downloads.find(message.image.url.removeprefix("downloads/")) is film


async def test_a_message_with_a_picture_is_made_again_for_the_same_reader() -> None:
    desk, downloads = Desk(MemoryStore()), Downloads()
    messages = Messages(desk, downloads, Panes(desk, downloads))
    reached = ((1, 1500), (2, 1510))
    post = Post(table=TABLE, text="Anna", plot=Plot(reached, "1510"))
    posting = messages.posting(post, Moment(0))
    assert posting.message_for
    posted = Posted(1, posting.message_for)
    first = await posted.to(READER)
    for number in range(PICTURES_EACH):
        put(downloads, ME, number)
    again = await posted.to(READER)
    assert first
    assert again == first
    assert again.image
    assert there(downloads, again.image.url)
