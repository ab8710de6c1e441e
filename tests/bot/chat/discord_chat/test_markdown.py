"""Plain text stays plain, and long text is broken between lines."""

import pytest

from bot.chat.discord_chat.markdown import MAX_LENGTH, escape, pages


@pytest.mark.parametrize(
    ("written", "sent"),
    [
        ("13/8* 6/5*", r"13/8\* 6/5\*"),
        ("**Anna** _the_ ~~best~~", r"\*\*Anna\*\* \_the\_ \~\~best\~\~"),
        ("||spoiler|| `code`", r"\|\|spoiler\|\| \`code\`"),
        ("<@123> <#4>", r"\<@123> \<#4>"),
        ("[click](http://x)", r"\[click](http://x)"),
        ("> quote\n# title\n- item", "\\> quote\n\\# title\n\\- item"),
        ("c3-d4 a > b #1", "c3-d4 a > b #1"),
        ("back\\slash", "back\\\\slash"),
    ],
)
def test_nothing_is_read_as_formatting(written: str, sent: str) -> None:
    assert escape(written) == sent


@pytest.mark.parametrize(
    ("written", "sent"),
    [
        ("Ben to roll: /roll or /double.", "Ben to roll: </roll:7> or /double."),
        ("/roll, then move 13/roll //roll", "</roll:7>, then move 13/roll //roll"),
        ("(/roll) /rolling", "(</roll:7>) /rolling"),
    ],
)
def test_commands_can_be_tapped(written: str, sent: str) -> None:
    assert escape(written, {"roll": 7}) == sent


def test_a_short_text_is_one_message() -> None:
    assert list(pages("Anna to move.")) == ["Anna to move."]


def test_a_long_text_is_broken_between_lines() -> None:
    lines = [f"{number}. Anna 31: 8/5 6/5" for number in range(300)]
    broken = list(pages("\n".join(lines)))
    assert all(len(page) <= MAX_LENGTH for page in broken)
    assert "\n".join(broken).split("\n") == lines


def test_a_long_line_is_broken_anywhere() -> None:
    assert [len(page) for page in pages("x" * 4500)] == [2000, 2000, 500]
