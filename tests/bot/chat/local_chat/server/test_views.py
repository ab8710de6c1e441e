"""Those who look on at a game share one view of it; players have their own."""

from dataclasses import replace

from bot.chat.local_chat.downloads import PATH, Downloads
from bot.chat.local_chat.messages import Messages
from bot.chat.local_chat.panes import Panes
from bot.commands.request import Request
from bot.desk.desk import Desk
from bot.identity import Moment, Player, PlayerId, TableId
from bot.language import Language
from bot.preferences import PlayerPreferences
from bot.replies.reply import Announcement, TableView
from bot.replies.spoken import Reader
from bot.store.memory import MemoryStore
from tests.bot.scripted import ScriptedChance

TABLE = TableId("local:parlour")
ANNA, BEN = Player(PlayerId("local:anna"), "Anna"), Player(PlayerId("local:ben"), "Ben")
PREFERENCES = PlayerPreferences()


def reader(name: str, language: Language = Language.ENGLISH) -> Reader:
    return Reader(language, PlayerId(f"local:{name}"), PREFERENCES)


async def played(desk: Desk, *texts: tuple[Player, str]) -> Announcement:
    """Return what was said last."""
    said = [await desk.handle(Request(table=TABLE, player=who, text=text)) for who, text in texts]
    assert isinstance(said[-1], Announcement)
    return said[-1]


async def test_who_looks_on_sees_what_others_see_who_look_on() -> None:
    desk, downloads = Desk(MemoryStore(), chance=ScriptedChance()), Downloads()
    begun = await played(desk, (ANNA, "/play checkers"), (BEN, "/join"))
    written: list[Reader] = []

    def write(view: Reader) -> TableView:
        written.append(view)
        return begun.view_for(view)

    messages = Messages(desk, downloads, Panes(desk, downloads))
    posting = messages.posting(replace(begun, write_view=write), Moment(0))
    assert posting.pane_for
    assert posting.message_for
    for name in ("anna", "cleo", "ben", "dora", "eve"):
        assert await posting.message_for(reader(name))
        pane = await posting.pane_for(reader(name))
        assert pane
        assert pane.mine == (name == "anna")
        assert pane.image
        assert downloads.find(pane.image.url.removeprefix(PATH))
    russian = await posting.pane_for(reader("fedor", Language.RUSSIAN))
    assert russian
    assert russian.status == "Ходит Anna."
    assert len(written) == len({view.player for view in written}) + 1 == 4


async def test_before_a_game_everybody_has_a_view_of_their_own() -> None:
    opened = await played(Desk(MemoryStore()), (ANNA, "/play checkers"))
    assert opened.view_of(reader("ben")) == reader("ben")
    assert opened.view_of(reader("eve")) == reader("eve")


async def test_old_messages_can_be_read_when_the_table_has_gone_on() -> None:
    desk, downloads = Desk(MemoryStore(), chance=ScriptedChance()), Downloads()
    begun = await played(desk, (ANNA, "/play checkers"), (BEN, "/join"))
    messages = Messages(desk, downloads, Panes(desk, downloads))
    message_for = messages.posting(begun, Moment(0)).message_for
    assert message_for
    message = await message_for(reader("late"))
    assert message
    assert "Ben" in message.text
