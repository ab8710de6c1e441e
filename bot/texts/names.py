"""What games, options, endings and languages are called."""

from bot.texts.texts import Texts
from rules.game import Value


def option_name(option: str, texts: Texts) -> str:
    """Return what an option of a game is called."""
    return texts.say(f"option-{option}")


def value_name(option: str, value: Value, texts: Texts) -> str:
    """Return what an option is set to, in words that stand by themselves: match to 5 points."""
    return texts.say(f"value-{option}", value=value)


def switch_name(on: bool, texts: Texts) -> str:  # noqa: FBT001 - a switch is what is named
    """Return the word for a switch."""
    return texts.say("switch-on") if on else texts.say("switch-off")
