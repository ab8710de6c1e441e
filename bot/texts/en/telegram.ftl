### On Telegram only: links to people and groups, and what is told apart from the group.
### How to add: refusals.ftl.

## Buttons that lead elsewhere

telegram-invite = Invite
telegram-add-to-group = Play in a group
telegram-copy-link = Copy the link
# Sent to a friend below the link.
telegram-come-and-play = Shall we play? Open this link to take your seat.

## Links to a table

telegram-seated = You have a seat at the table. The game is in the group.
telegram-not-a-member = That table is in a group you’re not in. Ask to be added first.
telegram-unreachable = I couldn’t check with Telegram just now. Please follow the link again in a moment.
# Where the board was sent that only one player asked for.
telegram-shown-alone = I sent you the board from your side in our private chat.
# The same, to somebody who has never written to the bot.
telegram-write-first = I can show that to you alone, in our private chat. Please open it first: press my name, then Start.
telegram-sent-alone = I sent it to you in our private chat.
# To somebody who asks for the board while it is in view; a reply to the board.
telegram-board-here = The board is right here.
# To somebody who asks for many things in a short time; then they get no answer for a minute.
telegram-slow-down = That’s a lot at once. I’ll answer you here again in a minute.
# After a press that came when an offer of the opponent had just taken the place of other buttons.
telegram-just-changed = The board has just changed. Tap again if you mean it.

# When the clock of the player to act runs out; Telegram shows $time in the reader’s own time zone.
telegram-deadline = Time until { $time }.

## Games that people put into any chat

# The message, until somebody taps Join below it.
telegram-card = { $game } – who plays with me? Tap to take the seat.
telegram-card-about = Put a table into this chat. Anybody here can join.
telegram-card-computer = { $game } against the computer. Tap to begin.
telegram-card-computer-about = Put a game against the computer into this chat.
telegram-card-open = Your table is open. The others can join now.
telegram-open-chat = Chat with the bot
telegram-no-pictures = I can’t show pictures in this chat, so here is the board in words.
# When a board has to wait; shown over the chat for a moment.
telegram-wait =
    { $seconds ->
        [one] Telegram makes me wait: the board changes in { $seconds } second.
       *[other] Telegram makes me wait: the board changes in { $seconds } seconds.
    }
