"""What everybody at a table reads, when nobody in particular has asked."""

from bot.identity import Moment, PlayerId, TableId
from bot.language import Language, choose_language
from bot.persistence.tables import Found, look
from bot.replies.standing import Standing
from bot.store.port import Store
from bot.texts import Texts


async def look_for_all(store: Store, where: TableId) -> Found:
    """Return a table, and what its chat and its players have chosen."""
    found = await look(store, where)
    if found.table is None:
        return found
    people = [player.id for player in found.table.players]
    return await look(store, where, found.table.chat, people)


def standing_for_all(found: Found, where: TableId, at: Moment, usual: Language) -> Standing:
    """Return how things stand there, in the language that everybody is spoken to in."""
    return Standing(where, found, at, Texts(_language(found, usual)))


def _language(found: Found, usual: Language) -> Language:
    """Return the chat's language, else that of the one to act, else the table's."""
    table = found.table
    if table is None:
        return usual
    player = "" if table.to_act is None else table.players[table.to_act].id
    own = found.wishes_of(PlayerId(player)).language
    return choose_language(found.rules.language, own, table.language, default=usual)
