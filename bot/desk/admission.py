"""Whether a request may be answered: by whom it comes, and from a button how old."""

from bot.commands import BY_NAME
from bot.commands.command import Answer, Command, Farewell, Fresh, Wish
from bot.commands.parser import find, read_press, read_typed
from bot.commands.refusals import StaleChoice
from bot.desk.request import Request
from bot.persistence.tables import Found
from bot.preferences import ChatRules
from bot.table.course import Course
from bot.table.refusals import Refused


def is_personal(answer: Answer, command: Command) -> bool:
    """Tell whether an answer changes something in the name of one person."""
    if isinstance(answer, Farewell):
        return True
    if isinstance(answer, Wish):
        return not isinstance(answer.chosen, ChatRules)
    return isinstance(answer, Course) and not command.impersonal


def check_fresh(stamp: int, command: Command, found: Found) -> None:
    """Raise Refused if what a button was made for has changed since."""
    since = found.since
    changed_at = {
        Fresh.OPENED: since.opened,
        Fresh.MOVED: since.moved,
        Fresh.ASKED: since.asked,
    }[command.fresh]
    if not changed_at <= stamp <= found.version:
        raise Refused(StaleChoice())


def command_of(request: Request) -> str:
    """Return which command is asked for, for those who count; never what else was written."""
    try:
        text = read_press(request.text)[1] if request.pressed else request.text
        return find(read_typed(text).name, BY_NAME).name
    except Refused:
        return "unknown"
