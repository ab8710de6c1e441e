"""Makes buttons: each stands for a command, and carries the version of the table it is for."""

from dataclasses import dataclass

from bot.commands.parser import write_payload
from bot.replies.choice import Choice, Style
from bot.texts import Texts


@dataclass(frozen=True, slots=True)
class Buttons:
    """Makes buttons for one version of a table."""

    texts: Texts
    stamp: int
    owner: str = ""
    """The mark of the one player who may press them; empty if anybody may."""
    before: str = ""
    """What goes before each command, where it is about something else than the table."""

    def make(
        self, command: str, style: Style = Style.PLAIN, label: str = "", group: str = ""
    ) -> Choice:
        """Return a button for a command. Without a label it has the command's name on it."""
        name = command.partition(" ")[0]
        text = label or self.texts.say(f"choice-{name}")
        return Choice(text, self.payload(command), style, name, group)

    def payload(self, command: str) -> str:
        """Return what comes back when a command is pressed that has no button of its own."""
        return write_payload(self.stamp, f"{self.before}{command}", self.owner)
