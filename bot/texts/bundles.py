"""The sentences of a language, read once from its .ftl files."""

from collections.abc import Mapping
from functools import lru_cache
from importlib.resources import files
from typing import Final, TypeAlias

from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment
from fluent.runtime.types import FluentInt

from bot.language import Language

_CACHED: Final = 1024
"""How many plural forms are cached for a language."""


class Unsayable(Exception):
    """There is no such message, or a variable of it is missing: a mistake in the program."""

    def __init__(self, message: str, language: Language, why: object) -> None:
        super().__init__(message, language, why)


class Count(FluentInt):
    """A number that is written in plain digits and chooses a plural form."""

    def format(self, locale: Locale) -> str:  # noqa: ARG002 - digits are the same everywhere
        """Return the digits."""
        return str(int(self))


Told: TypeAlias = Mapping[str, str | Count]
"""The variables of a message."""


class Bundle(FluentBundle):
    """The messages of one language. Several threads may read it at once.

    Names are not wrapped in direction marks, because some chats show these as boxes. Plural forms
    are cached, because the library computes them again for each variant of a message.
    """

    def __init__(self, language: Language) -> None:
        super().__init__([language], use_isolating=False)
        self._plural_form = lru_cache(_CACHED)(self._plural_form)
        self._language = language

    def fill(self, message: str, told: Told) -> str:
        """Return a sentence; raise Unsayable if there is none or a variable is missing.

        The library's `format_pattern` would write numbers with commas.
        """
        if not self.has_message(message):
            raise Unsayable(message, self._language, "no such message")
        errors: list[Exception] = []
        pattern = self.get_message(message).value
        current = CurrentEnvironment(args=dict(told))
        sentence = pattern(ResolverEnvironment(self, errors, current)) if pattern else None
        if errors or not isinstance(sentence, str):
            raise Unsayable(message, self._language, errors)
        return sentence


@lru_cache
def load(language: Language) -> Bundle:
    """Return the messages of all files of a language."""
    bundle = Bundle(language)
    for source in sources(language).values():
        bundle.add_resource(FluentResource(source))
    return bundle


@lru_cache
def load_file(language: Language, name: str) -> Bundle:
    """Return the messages of one file of a language, which is quicker than reading them all."""
    bundle = Bundle(language)
    source = (files(__package__) / language / name).read_text(encoding="utf-8")
    bundle.add_resource(FluentResource(source))
    return bundle


def sources(language: Language) -> dict[str, str]:
    """Return the text of each file of a language by its name."""
    folder = files(__package__) / language
    return {
        file.name: file.read_text(encoding="utf-8")
        for file in sorted(folder.iterdir(), key=lambda file: file.name)
        if file.name.endswith(".ftl")
    }
