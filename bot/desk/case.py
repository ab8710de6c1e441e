"""A request, and everything that is known when it is answered."""

from dataclasses import dataclass

from bot.desk.request import Request
from bot.identity import Moment
from bot.language import Language, choose_language
from bot.persistence.tables import Found
from bot.replies.standing import Standing
from bot.texts import Texts


@dataclass(frozen=True, slots=True)
class Case:
    """Knows who asks, what is kept, and which language to answer in."""

    request: Request
    found: Found
    usual_language: Language
    at: Moment

    @property
    def private(self) -> Standing:
        """Return how things stand, in the asker's own language if there is one."""
        return self._standing(self._own_language, self.found.rules.language)

    @property
    def public(self) -> Standing:
        """Return how things stand, in the chat's language if there is one: everybody reads it."""
        return self._standing(self.found.rules.language, self._own_language)

    @property
    def _own_language(self) -> Language | None:
        return self.found.wishes_of(self.request.player.id).language

    def _standing(self, *wishes: Language | None) -> Standing:
        request = self.request
        texts = Texts(choose_language(*wishes, request.locale, default=self.usual_language))
        return Standing(request.table, self.found, self.at, texts, request.player.id)
