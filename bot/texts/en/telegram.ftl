### On Telegram only: links to people and groups, and what is told apart from the group.
### How to add: refusals.ftl.

## Buttons that lead elsewhere

telegram-invite = Invite
telegram-add-to-group = Play in a group

## Links to a table

telegram-seated = You have a place at the table. The game is in the group.
telegram-not-a-member = That table is in a group that you do not belong to. Ask to be let in first.
# Where the board was sent that only one player asked for.
telegram-shown-alone = Your side of the board is in our own chat.
