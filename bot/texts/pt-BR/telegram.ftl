### On Telegram only: links to people and groups, and what is told apart from the group.
### How to add: refusals.ftl.

## Buttons that lead elsewhere

telegram-invite = Convidar
telegram-add-to-group = Jogar num grupo

## Links to a table

telegram-seated = Você tem um lugar à mesa. O jogo é no grupo.
telegram-not-a-member = Essa mesa fica num grupo de que você não participa. Peça primeiro para entrar.
# Where the board was sent that only one player asked for.
telegram-shown-alone = O seu lado do tabuleiro está na nossa conversa.
