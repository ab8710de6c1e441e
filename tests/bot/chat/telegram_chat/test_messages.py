"""Answers that are not boards: pages of text, and files."""

from telegram import Bot

from bot.chat.telegram_chat.places import Place
from bot.chat.telegram_chat.recency import Recency
from bot.chat.telegram_chat.text_messages import TextMessage
from bot.desk.desk import Desk
from bot.identity import TableId
from bot.replies.document import Document
from bot.replies.film import Film
from bot.replies.reply import Handout, Note, Replay, Reply
from bot.store.memory import MemoryStore
from tests.fakes.telegram_server import TelegramServer
from tests.fakes.telegram_server.world import TOKEN

TABLE = TableId("telegram:-50")


async def send(reply: Reply) -> list[dict[str, object]]:
    """Return what arrives of a reply."""
    async with TelegramServer.running() as server:
        group = server.group(-50)
        async with Bot(TOKEN, f"{server.url}/bot") as bot:
            await TextMessage(bot, Desk(MemoryStore()), Recency(), reply).send(Place(-50))
        assert server.faults == []
        return [message.payload for message in group.of_bot]


async def test_a_long_text_has_pages() -> None:
    lines = [f"{number}. e2-e4" for number in range(900)]
    sent = await send(Note(table=TABLE, text="\n".join(lines)))
    assert len(sent) == 3
    assert "\n".join(str(page["text"]) for page in sent) == "\n".join(lines)


async def test_a_file_keeps_its_name() -> None:
    file = Document("dice-1.json", b"{}")
    (sent,) = await send(Handout(table=TABLE, text="The dice", document=file))
    assert sent["document"]["file_name"] == "dice-1.json"  # type: ignore[index]
    assert sent["caption"] == "The dice"


async def test_a_replay_moves() -> None:
    file, film = Document("replay.gif", b"GIF89a"), Film("checkers", "", ())
    (sent,) = await send(Replay(table=TABLE, text="x" * 2_000, animation=file, film=film))
    assert sent["animation"]["file_name"] == "replay.gif"  # type: ignore[index]
    assert len(str(sent["caption"])) == 1_024
