"""Every story is told in every language, and as it is written."""

from pathlib import Path

import pytest

from bot.language import Language
from tests.bot.transcripts.cues import Later, Type, UnreadableCue, read_cue
from tests.bot.transcripts.record import STORIES, transcripts
from tests.bot.transcripts.script import read, write

EVERY_STORY = pytest.mark.parametrize(
    "story", sorted(STORIES.glob("*.txt")), ids=lambda path: path.stem
)


@EVERY_STORY
def test_what_is_typed_follows_the_story(story: Path) -> None:
    told = [scene.cue for scene in read(story.read_text()).scenes]
    for path, (language, with_buttons) in transcripts(story).items():
        script = read(path.read_text())
        assert script.language == language
        if not with_buttons:
            cues = [scene.cue for scene in script.scenes]
            assert [cue for cue in cues if not isinstance(read_cue(cue), Later)] == [
                cue for cue in told if not isinstance(read_cue(cue), Later)
            ]


@EVERY_STORY
def test_whoever_presses_reads_all_that_whoever_types_reads(story: Path) -> None:
    shown = {True: set[str](), False: set[str]()}
    for path, (language, with_buttons) in transcripts(story).items():
        if language is Language.ENGLISH:
            scenes = read(path.read_text()).scenes
            shown[with_buttons] |= {line for scene in scenes for line in scene.shown.splitlines()}
    assert {line for line in shown[False] if not line.startswith("(board")} <= shown[True]


@EVERY_STORY
def test_nobody_who_presses_types_a_move(story: Path) -> None:
    for path, (_, with_buttons) in transcripts(story).items():
        cues = [read_cue(scene.cue) for scene in read(path.read_text()).scenes]
        typed = [cue.text for cue in cues if isinstance(cue, Type)]
        if with_buttons:
            assert len(typed) < len(cues) / 6
            assert not [text for text in typed if text.startswith("/move")]


@EVERY_STORY
def test_a_script_is_written_as_it_is_read(story: Path) -> None:
    for path in transcripts(story):
        assert write(read(path.read_text())) == path.read_text()


def test_a_cue_that_means_nothing_is_not_passed_over() -> None:
    with pytest.raises(UnreadableCue):
        read_cue("Anna goes home")
