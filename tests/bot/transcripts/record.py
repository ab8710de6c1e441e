"""Writes every transcript anew: those of the stories, and the others from their own cues.

`python -m tests.bot.transcripts.record [WORD]`, for those alone that have a word in their names.
Read what changed before it is committed.
"""

import sys
from contextlib import AbstractContextManager, nullcontext
from dataclasses import replace
from pathlib import Path
from typing import Final

from bot.language import Language
from tests.bot.toy_game.adding import TOY, toy_game
from tests.bot.transcripts.play import play
from tests.bot.transcripts.script import read, write

FOLDER: Final = Path(__file__).parent
STORIES: Final = FOLDER / "stories"


def transcripts(story: Path) -> dict[Path, tuple[Language, bool]]:
    """Return the transcripts of a story: their languages, and whether buttons are pressed.

    Whoever presses is told all that whoever types is told, and reads the labels besides. So what is
    typed is written down in one language only.
    """
    pressed = {
        FOLDER / f"{story.stem}.{language}.pressed.txt": (language, True) for language in Language
    }
    return {FOLDER / f"{story.stem}.en.typed.txt": (Language.ENGLISH, False), **pressed}


def games_of(path: Path) -> AbstractContextManager[None]:
    """Return what adds the toy game where a transcript plays it, and nothing elsewhere."""
    return toy_game() if path.name.startswith(TOY.name) else nullcontext()


def main(word: str = "") -> None:
    """Write them."""
    told = {path: story for story in STORIES.glob("*.txt") for path in transcripts(story)}
    for path in sorted({*told, *FOLDER.glob("*.txt")}):
        if word in path.name:
            _record(path, told.get(path))


def _record(path: Path, story: Path | None) -> None:
    script = read((story or path).read_text())
    with_buttons = False
    if story:
        language, with_buttons = transcripts(story)[path]
        script = replace(script, language=language)
    with games_of(path):
        path.write_text(write(play(script, with_buttons=with_buttons)))


if __name__ == "__main__":
    main(*sys.argv[1:])
