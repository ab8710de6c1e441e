"""Apologies for errors of ours, in the player's language; each says whether something was saved."""

from typing import Final

import structlog

from bot import troubles
from bot.commands.request import Request
from bot.desk.delivery import Deliveries, NotShown
from bot.desk.refusal import Trouble, apologise
from bot.desk.unsure import UnsureRequests
from bot.identity import PlayerId, TableId
from bot.language import Language, choose_language
from bot.persistence.tables import Tables
from bot.replies.reply import Refusal
from bot.supervision import kind_of
from bot.texts import Texts

_log: Final = structlog.get_logger("desk")


class Apologies:
    """Says what went wrong, and finds out whether the request was saved."""

    def __init__(
        self, tables: Tables, deliveries: Deliveries, unsure: UnsureRequests, language: Language
    ) -> None:
        self._tables = tables
        self._deliveries = deliveries
        self._unsure = unsure
        self._language = language

    def sorry(self, request: Request, trouble: Trouble) -> Refusal:
        """Return an apology for a request."""
        if trouble is Trouble.UNSURE:
            self._unsure.add(request)
        return apologise(request.table, self._texts(request.locale, request.player.id), trouble)

    async def explain(self, request: Request, error: Exception) -> Refusal:
        """Apologise for an unexpected error; ask the store whether the request was saved."""
        self._log(request.table, error)
        try:
            table, version = await self._find_saved(request)
        except Exception:  # noqa: BLE001 - whatever it is, nothing can be said for sure
            return self.sorry(request, Trouble.UNSURE)
        if not version:
            return self.sorry(request, Trouble.UNEXPECTED)
        await self._deliveries.give_back(table, version, error=error)
        return self.sorry(request, Trouble.UNSHOWN)

    def last_resort(
        self,
        table: TableId,
        error: Exception,
        locale: str | None,
        player: PlayerId | None,
        outage: str,
    ) -> Refusal:
        """Apologise for a chat that could not show a reply; an `outage` is nobody's fault here."""
        self._log(table, error, outage)
        saved = isinstance(error, NotShown) and error.saved
        trouble = Trouble.UNSHOWN if saved else Trouble.UNEXPECTED
        return apologise(table, self._texts(locale, player), trouble)

    async def _find_saved(self, request: Request) -> tuple[TableId, int]:
        """Return the table of a request, and the version that it has led to; 0 if none."""
        found = await self._tables.find(request.table)
        if found.moved_to:
            return found.moved_to, (await self._tables.find(found.moved_to)).version_of(request.key)
        return request.table, found.version_of(request.key)

    def _log(self, table: TableId, error: Exception, outage: str = "") -> None:
        version = self._tables.known.version_of(table)
        troubles.request_failed(table, kind_of(error))
        if outage:
            _log.warning("request failed", table=table, version=version, why=outage)
        else:
            _log.error("request failed", table=table, version=version, exc_info=error)

    def _texts(self, locale: str | None, player: PlayerId | None) -> Texts:
        """Return the texts for a player of whom perhaps nothing could be read."""
        chosen = self._tables.language_of(player) if player else None
        return Texts(choose_language(chosen, locale, default=self._language))
