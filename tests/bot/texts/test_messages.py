"""What is true of every message: there in every language, used, told enough, and sayable."""

import re
from collections.abc import Iterator
from itertools import product

import pytest
from fluent.syntax import ast

from bot.language import Language
from bot.texts import Texts, Word
from bot.texts.bundles import sources
from tests.bot.texts.derived import TYPED, families
from tests.bot.texts.messages import PLURALS, Choice, Message, entries, messages
from tests.bot.texts.said import everything_said

EVERY_LANGUAGE = pytest.mark.parametrize("language", Language)
SOME_NUMBERS = (0, 1, 2, 5, 11, 21, 22)
BLAMING = re.compile(
    r"!|illegal|invalid|недопустим|ошиб|ilegal|inválid|erro\b",
    re.IGNORECASE,
)
"""What no sentence says to a player, unless they ask what went wrong."""
ABOUT_ERRORS = ("analysis-", "choice-errors")


@EVERY_LANGUAGE
def test_files_have_nothing_but_messages_and_comments(language: Language) -> None:
    kinds = (ast.Message, ast.Comment, ast.GroupComment, ast.ResourceComment)
    assert [entry for entry in entries(language) if not isinstance(entry, kinds)] == []


@EVERY_LANGUAGE
def test_no_message_is_written_twice(language: Language) -> None:
    ids = [entry.id.name for entry in entries(language) if isinstance(entry, ast.Message)]
    assert sorted(ids) == sorted(set(ids))


@EVERY_LANGUAGE
def test_every_language_has_the_same_messages(language: Language) -> None:
    assert messages(language).keys() == messages(Language.ENGLISH).keys()
    assert sources(language).keys() == sources(Language.ENGLISH).keys()


@EVERY_LANGUAGE
def test_a_message_has_the_same_variables_in_every_language(language: Language) -> None:
    ours, english = messages(language), messages(Language.ENGLISH)
    differing = {name for name in english if ours[name].variables != english[name].variables}
    assert differing == set()


def test_what_the_code_puts_together_is_known() -> None:
    said = {said.message: said.where for said in everything_said() if said.derived}
    assert said.keys() == families().keys(), f"one line each in derived.py, please: {said}"


def test_every_message_is_used_and_every_used_one_is_there() -> None:
    there = messages(Language.ENGLISH)
    used = {said.message for said in everything_said() if not said.derived}
    used = used.union(*families().values(), *(message.references for message in there.values()))
    assert used.union(f"typed-{name}" for name in TYPED) == there.keys()


def test_the_code_gives_every_variable() -> None:
    there = messages(Language.ENGLISH)
    missing = [
        (said.where, said.message, there[said.message].variables - said.given)
        for said in everything_said()
        if not said.derived and there[said.message].variables - said.given
    ]
    missing += [
        (key, name, there[name].variables - given)
        for key, family in families().items()
        for name, given in family.items()
        if there[name].variables - given
    ]
    assert missing == []


@EVERY_LANGUAGE
def test_plurals_have_the_forms_of_their_language(language: Language) -> None:
    wrong = [
        (message.id, choice)
        for message in messages(language).values()
        for choice in message.choices
        if choice.is_plural
        and {key for key in choice.keys if not key.isdigit()} != PLURALS[language]
    ]
    assert wrong == []


@EVERY_LANGUAGE
def test_every_message_can_be_said(language: Language) -> None:
    texts = Texts(language)
    for message in messages(language).values():
        for data in samples(message):
            said = texts.say(message.id, **data)
            assert said.strip() == said != ""
            assert not re.search(r"[{}]|\?\?\?|  ", said), said
            assert message.id.startswith(ABOUT_ERRORS) or not BLAMING.search(said), said


def test_a_language_has_one_kind_of_dash_and_one_word_for_ratings() -> None:
    """Ranges of numbers have a short dash without blanks."""
    assert re.findall(r".* – .*", "\n".join(sources(Language.RUSSIAN).values())) == []
    assert re.findall(r".*pontuaç.*", "\n".join(sources(Language.BRAZILIAN).values())) == []


def samples(message: Message) -> Iterator[dict[str, Word]]:
    """Yield data that leads to every variant of a message."""
    names = sorted(message.variables)
    for words in product(*(_samples(name, message.choices) for name in names)):
        yield dict(zip(names, words, strict=True))


def _samples(variable: str, choices: tuple[Choice, ...]) -> list[Word]:
    chosen = [choice for choice in choices if choice.variable == variable]
    if any(choice.is_number for choice in chosen):
        return list(SOME_NUMBERS)
    return list(dict.fromkeys(key for choice in chosen for key in choice.keys)) or ["something"]
