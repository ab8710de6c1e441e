"""The .ftl files as the tests look at them: parsed, with what each message needs."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache

from fluent.syntax import FluentParser, ast

from bot.language import Language
from bot.texts.bundles import sources

PLURALS: Mapping[Language, frozenset[str]] = {
    Language.ENGLISH: frozenset({"one", "other"}),
    Language.RUSSIAN: frozenset({"one", "few", "many"}),
    Language.BRAZILIAN: frozenset({"one", "other"}),
}
"""The forms that whole numbers need. Portuguese `many` begins with a million."""
CATEGORIES = frozenset({"zero", "one", "two", "few", "many"})
"""What makes a choice one between plural forms; `other` may be any last resort."""


@dataclass(frozen=True)
class Choice:
    """A selector: the variable, and the keys to choose by."""

    variable: str
    keys: tuple[str, ...]

    @property
    def is_plural(self) -> bool:
        return bool(CATEGORIES.intersection(self.keys))

    @property
    def is_number(self) -> bool:
        return self.is_plural or any(key.isdigit() for key in self.keys)


@dataclass(frozen=True)
class Message:
    """One message of one language."""

    id: str
    variables: frozenset[str]
    choices: tuple[Choice, ...]
    references: frozenset[str]


@cache
def entries(language: Language) -> tuple[ast.EntryType, ...]:
    """Return everything in a language's files, junk too."""
    return tuple(
        entry
        for source in sources(language).values()
        for entry in FluentParser().parse(source).body
    )


@cache
def messages(language: Language) -> Mapping[str, Message]:
    """Return a language's messages by id, each with what the messages it refers to need."""
    found = {
        entry.id.name: _read(entry) for entry in entries(language) if isinstance(entry, ast.Message)
    }
    return {name: _complete(message, found) for name, message in found.items()}


def _read(entry: ast.Message) -> Message:
    nodes = list(_nodes(entry))
    return Message(
        entry.id.name,
        frozenset(node.id.name for node in nodes if isinstance(node, ast.VariableReference)),
        tuple(_choice(node) for node in nodes if isinstance(node, ast.SelectExpression)),
        frozenset(node.id.name for node in nodes if isinstance(node, ast.MessageReference)),
    )


def _complete(message: Message, found: Mapping[str, Message]) -> Message:
    used = [_complete(found[name], found) for name in message.references]
    return Message(
        message.id,
        message.variables.union(*(other.variables for other in used)),
        message.choices + tuple(choice for other in used for choice in other.choices),
        message.references,
    )


def _choice(node: ast.SelectExpression) -> Choice:
    assert isinstance(node.selector, ast.VariableReference), "choose by a variable"
    keys = (variant.key for variant in node.variants)
    return Choice(
        node.selector.id.name,
        tuple(key.name if isinstance(key, ast.Identifier) else key.value for key in keys),
    )


def _nodes(node: ast.BaseNode) -> Iterator[ast.BaseNode]:
    yield node
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.BaseNode):
                yield from _nodes(child)
