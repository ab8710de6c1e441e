"""Files that people hand in: fetched, read in a thread, and stored for some days."""

import asyncio
from collections.abc import Callable
from hashlib import sha256
from typing import Final

import msgspec

from bot.commands.request import NotFetched
from bot.desk.notes import ChatNotes
from bot.imports import GivenMatch, read_file
from bot.imports.refusals import FileForgotten, FileNotFetched, TooManyFiles
from bot.replies.draft import UnfinishedAnalysis, UnreadFile
from bot.replies.reply import Refusal
from bot.table.clock import DAY, MINUTE
from bot.table.refusals import Refused

FILES: Final = 10
"""How many files a player may hand in within an hour."""
_KEPT: Final = 7 * DAY
"""Not as long as other games: whoever is named in a file cannot have it deleted."""
_KEY: Final = 24
"""Characters of the key of a file."""
_matches: Final = msgspec.json.Decoder(GivenMatch)


async def read_handed_in(draft: UnreadFile, notes: ChatNotes) -> UnfinishedAnalysis | Refusal:
    """Return the analysis of a file that is still to be made, or why there is none."""
    try:
        match = await _read(draft, notes)
    except NotFetched:
        return draft.refuse(FileNotFetched())
    except Refused as error:
        return draft.refuse(error.reason)
    body = msgspec.json.encode(match)
    key = f"f{sha256(body).hexdigest()[:_KEY]}"
    await notes.save(_name(key), body.decode(), _KEPT)
    return draft.write(match, key)


async def _read(draft: UnreadFile, notes: ChatNotes) -> GivenMatch:
    if await notes.take_turn(f"files:{draft.player}", FILES, 60 * MINUTE):
        raise Refused(TooManyFiles(FILES))
    content = await draft.file.fetch()
    return await asyncio.to_thread(_read_checked, content, draft.check)


def _read_checked(content: bytes, check: Callable[[GivenMatch], None]) -> GivenMatch:
    match = read_file(content)
    check(match)
    return match


async def find_handed_in(notes: ChatNotes, key: str) -> GivenMatch:
    """Return the games of a file that was handed in; raise Refused if they are gone."""
    note = await notes.load(_name(key))
    try:
        return _matches.decode(note)
    except msgspec.DecodeError:  # nothing, or what another version has stored
        raise Refused(FileForgotten()) from None


def _name(key: str) -> str:
    return f"file:{key}"
