"""What the code says: every call of `say` in the bot."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import bot

BOT = Path(bot.__file__).parent
_WITH_LABEL = 3
"""How many arguments `Buttons.make` has if the label is among them."""


@dataclass(frozen=True)
class Said:
    """One call: its message, or the expression that makes the message's id."""

    message: str
    given: frozenset[str]
    derived: bool
    where: str


@cache
def everything_said() -> tuple[Said, ...]:
    """Return all calls of `say`."""
    return tuple(
        said
        for path, call in _all_calls()
        if _is_say(call.func)
        for said in _said(call, f"{path.relative_to(BOT.parent)}:{call.lineno}")
    )


@cache
def commands_on_buttons() -> frozenset[str]:
    """Return the commands that stand on buttons under their own names: those without a label."""
    return frozenset(
        command.split()[0]
        for _, call in _all_calls()
        if _makes_button(call.func) and not _has_label(call)
        for command in [arg.value for arg in call.args[:1] if isinstance(arg, ast.Constant)]
        if isinstance(command, str)
    )


def _has_label(call: ast.Call) -> bool:
    return len(call.args) == _WITH_LABEL or "label" in {word.arg for word in call.keywords}


@cache
def _all_calls() -> tuple[tuple[Path, ast.Call], ...]:
    return tuple(
        (path, call)
        for path in sorted(BOT.rglob("*.py"))
        for call in _calls(ast.parse(path.read_text(encoding="utf-8")))
    )


def _is_say(called: ast.expr) -> bool:
    """Return whether it is somebody's `say`, or one that was given that name by itself."""
    match called:
        case ast.Attribute(attr="say") | ast.Name(id="say"):
            return True
        case _:
            return False


def _makes_button(called: ast.expr) -> bool:
    """Return whether it is the `make` of somebody's `buttons`."""
    match called:
        case ast.Attribute(attr="make", value=ast.Attribute(attr=whose) | ast.Name(id=whose)):
            return whose.endswith("buttons")
        case _:
            return False


def _calls(node: ast.AST) -> Iterator[ast.Call]:
    """Yield all calls but those in a function that is a `say` itself and hands on what it got.

    Nor those that are awaited: there a chat says a whole reply.
    """
    if isinstance(node, ast.FunctionDef) and node.name == "say":
        return
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.Call) and not isinstance(node, ast.Await):
            yield child
        yield from _calls(child)


def _said(call: ast.Call, where: str) -> Iterator[Said]:
    given = frozenset(word.arg for word in call.keywords if word.arg)
    for name in _alternatives(call.args[0]):
        derived = not (isinstance(name, ast.Constant) and isinstance(name.value, str))
        message = ast.unparse(name) if derived else str(ast.literal_eval(name))
        # What is given as **data is known to the table of derived messages alone.
        derived = derived or any(word.arg is None for word in call.keywords)
        yield Said(message, given, derived, where)


def _alternatives(name: ast.expr) -> Iterator[ast.expr]:
    if isinstance(name, ast.IfExp):
        yield from _alternatives(name.body)
        yield from _alternatives(name.orelse)
    else:
        yield name
