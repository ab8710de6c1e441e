"""What becomes of a reply: a change of the board, a message, a menu, or words over the chat."""

from dataclasses import replace

from bot.chat.telegram_chat.sender import Post
from bot.chat.telegram_chat.text_limits import ALERT, width
from bot.chat.telegram_chat.updates import Followed, Pressed, Typed
from bot.replies.reply import Reply
from bot.texts import Texts


class Answers:
    """Answers people in the way that fits what they did."""

    def __init__(self, post: Post) -> None:
        self._post = post

    def to_typed(self, typed: Typed, reply: Reply) -> None:
        """Answer something typed: at the table, or by words to whoever typed it."""
        locale = typed.request.locale
        if _shows_the_table(reply):
            self._post.show(reply, locale, fresh=not reply.version)
        elif reply.asks and reply.board:
            self._post.show(reply, locale, fresh=True)
        else:
            self._post.write(typed.place, reply, typed.message, locale)

    async def to_press(self, pressed: Pressed, reply: Reply) -> None:
        """Answer a press: at the table, and at once over the chat of whoever pressed."""
        if reply.refused:
            await self._post.alert(pressed, reply.text)
            if reply.board is None:
                return
        shown = await self._post.find(pressed.place)
        on_board = shown is not None and shown.message == pressed.message
        done = not reply.private or reply.board or (reply.asks and pressed.photo)
        if done and not on_board:
            self._post.strip(pressed.place, pressed.message)
        if not reply.refused:
            await self._go_on(pressed, reply, on_board=on_board)

    async def _go_on(self, pressed: Pressed, reply: Reply, *, on_board: bool) -> None:
        """Show what a press has led to."""
        if _shows_the_table(reply):
            self._post.show(reply, pressed.request.locale)
            await self._post.alert(pressed)
        elif reply.asks:
            self._lead_on(pressed, reply, on_board=on_board)
            await self._post.alert(pressed)
        elif reply.board:
            await self._post.show_alone(pressed, reply)
        else:
            await self._tell(pressed, reply, on_board=on_board)

    def to_link(self, followed: Followed, reply: Reply) -> None:
        """Answer whoever followed a link: in the own chat, and at the table if that has changed."""
        if reply.private:
            self._post.write(followed.place, replace(reply, choices=()))
            return
        self._post.show(reply)
        text = self._texts(followed).say("telegram-seated")
        note = Reply(table=followed.place.table, text=text, private=True)
        self._post.write(followed.place, note)

    def turn_away(self, followed: Followed) -> None:
        """Tell somebody that a link leads where only others may be."""
        self._refuse(followed, self._texts(followed).say("telegram-not-a-member"))

    def ask_again(self, followed: Followed) -> None:
        """Tell somebody that it cannot be seen just now where a link leads."""
        self._refuse(followed, self._texts(followed).say("trouble-busy"))

    def _texts(self, followed: Followed) -> Texts:
        return self._post.texts(followed.request.locale)

    def _refuse(self, followed: Followed, text: str) -> None:
        note = Reply(table=followed.place.table, text=text, private=True, refused=True)
        self._post.write(followed.place, note)

    def _lead_on(self, pressed: Pressed, reply: Reply, *, on_board: bool) -> None:
        """Ask for the next choice where the last one was made; others see who is asked."""
        if pressed.place.is_group:
            reply = replace(reply, text=f"{pressed.request.player.name}: {reply.text}")
        if on_board:
            self._post.show(reply, in_place=True)
        elif reply.board:
            self._post.show(reply, fresh=True)
        elif pressed.photo:
            self._post.write(pressed.place, reply)
        else:
            self._post.rewrite(pressed.place, pressed.message, reply)

    async def _tell(self, pressed: Pressed, reply: Reply, *, on_board: bool) -> None:
        """Tell whoever pressed something that does not concern the others."""
        short = not reply.file and width(reply.text) <= ALERT
        if not short:
            self._post.write(pressed.place, reply)
        elif not on_board and not pressed.photo:
            self._post.rewrite(pressed.place, pressed.message, reply)
        await self._post.alert(pressed, reply.text if short and (on_board or pressed.photo) else "")


def _shows_the_table(reply: Reply) -> bool:
    """Tell whether a reply is how the table stands; files and plots are messages by themselves."""
    return not (reply.private or reply.file or reply.plot)
