"""Files that can be saved, for some time."""

from bot.chat.local_chat.downloads import Downloads
from bot.replies.reply import Document
from tests.bot.chat.local_chat.server.table import Table, run


def test_a_file_can_be_saved() -> None:
    async def test(served: Table) -> None:
        url = served.chat.downloads.put_document(Document("dice.json", b"{}"))
        async with served.client.get(served.url + url) as answer:
            assert await answer.read() == b"{}"
            assert 'filename="dice.json"' in answer.headers["Content-Disposition"]
        assert await served.status("downloads/nothing") == 404

    run(test)


def test_the_oldest_file_goes_first() -> None:
    downloads = Downloads(most=2)
    urls = [downloads.put_document(Document("name", bytes([number]))) for number in range(3)]
    found = [downloads.find(url.removeprefix("downloads/")) for url in urls]
    assert [one is None for one in found] == [True, False, False]
