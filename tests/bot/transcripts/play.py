"""Plays a script, and writes down what the chat shows."""

import asyncio
import re
from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from tests.bot.transcripts.buttons import Presser
from tests.bot.transcripts.chat import Chat
from tests.bot.transcripts.cues import Type, read_cue
from tests.bot.transcripts.script import Scene, Script

_MOVE: Final = re.compile(r": /move |: [a-z0-9]+[-/x]")
"""A cue that moves. Whoever moves waits for what happens by itself before that."""


def play(script: Script, *, with_buttons: bool = False) -> Script:
    """Return the script with what is shown when its cues are followed."""
    return asyncio.run(_play(script, with_buttons=with_buttons))


async def _play(script: Script, *, with_buttons: bool) -> Script:
    chat = Chat(script)
    follow = _press if with_buttons else _follow
    scenes: list[Scene] = []
    for scene in script.scenes:
        if _MOVE.search(scene.cue) and (seconds := chat.seconds_to_wait):
            scenes += await _follow(chat, Scene(f"({seconds} seconds later)"))
        scenes += await follow(chat, scene)
    return replace(script, scenes=tuple(scenes))


async def _follow(chat: Chat, scene: Scene) -> Iterable[Scene]:
    try:
        shown = await chat.follow(read_cue(scene.cue))
    except Exception as error:
        error.add_note(f"after the cue: {scene.cue}")
        raise
    return [replace(scene, shown=shown)]


async def _press(chat: Chat, scene: Scene) -> Iterable[Scene]:
    """Do what a scene types with as many buttons as it takes."""
    cue = read_cue(scene.cue)
    if not isinstance(cue, Type):
        return await _follow(chat, scene)
    presser = Presser(chat, cue.player)
    await presser.do(cue.text.removeprefix("/"))
    first, *more = presser.scenes
    return [replace(first, notes=scene.notes), *more]
