### On Telegram only: links to people and groups, and what is told apart from the group.
### How to add: refusals.ftl.

## Buttons that lead elsewhere

telegram-invite = Convidar
telegram-add-to-group = Jogar num grupo

## Links to a table

telegram-seated = Você já tem lugar na mesa. O jogo é no grupo.
telegram-not-a-member = Essa mesa fica num grupo de que você não participa. Peça antes para entrar nele.
# Where the board was sent that only one player asked for.
telegram-shown-alone = Mandei o tabuleiro do seu lado na nossa conversa particular.
