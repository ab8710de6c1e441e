"""Files on the page: chosen or dropped, sent and analysed."""

from playwright.sync_api import expect

from tests.bot.chat.local_chat.page.conftest import OpenWindow
from tests.bot.chat.local_chat.page.serving import table
from tests.bot.desk.test_handed_in import PDN
from tests.bot.quick_computers import QuickWorkers

DROP = """(text) => {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File([text], "game.pdn"));
  const dropped = { dataTransfer, bubbles: true, cancelable: true };
  for (const type of ["dragover", "drop"]) {
    document.body.dispatchEvent(new DragEvent(type, dropped));
  }
}"""


def test_a_file_is_chosen_or_dropped(open_window: OpenWindow) -> None:
    with table(workers=QuickWorkers()) as url:
        anna = open_window(url, "Anna")
        with anna.page.expect_file_chooser() as chooser:
            anna.page.click("#attach")
        chooser.value.set_files({"name": "game.pdn", "mimeType": "text/plain", "buffer": PDN})
        analysed = anna.messages.filter(has_text="Brazilian checkers: Eve, Mallory")
        expect(analysed).to_have_count(1)
        expect(analysed.locator("img.shown")).to_be_visible()
        anna.page.evaluate(DROP, "no game at all")
        expect(anna.last).to_contain_text("can’t")
