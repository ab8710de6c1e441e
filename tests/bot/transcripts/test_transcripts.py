"""Every transcript is what the chat shows when its cues are followed."""

from difflib import unified_diff
from pathlib import Path

import pytest

from tests.bot.transcripts.play import play
from tests.bot.transcripts.record import games_of
from tests.bot.transcripts.script import read, write

TRANSCRIPTS = sorted(Path(__file__).parent.glob("*.txt"))


@pytest.mark.parametrize("path", TRANSCRIPTS, ids=lambda path: path.stem)
def test_chat_shows_what_the_transcript_says(path: Path) -> None:
    expected = path.read_text()
    with games_of(path):
        actual = write(play(read(expected)))
    if actual != expected:
        beside = path.with_suffix(".actual")
        beside.write_text(actual)
        lines = unified_diff(
            expected.splitlines(), actual.splitlines(), path.name, beside.name, lineterm="", n=5
        )
        pytest.fail("\n".join(lines), pytrace=False)
