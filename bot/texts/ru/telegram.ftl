### On Telegram only: links to people and groups, and what is told apart from the group.
### How to add: refusals.ftl.

## Buttons that lead elsewhere

telegram-invite = Пригласить
telegram-add-to-group = Играть в группе

## Links to a table

telegram-seated = Вы за столом. Игра идёт в группе.
telegram-not-a-member = Этот стол в группе, где вас нет. Сначала попросите вас добавить.
# Where the board was sent that only one player asked for.
telegram-shown-alone = Доска с вашей стороны — в нашем личном чате.
