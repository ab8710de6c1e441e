### Только для Telegram: ссылки на людей и группы и то, что говорится не в группе.
### Как добавить: en/refusals.ftl.

## Кнопки, которые ведут в другое место

telegram-invite = Пригласить
telegram-add-to-group = Играть в группе
telegram-copy-link = Копировать ссылку
# Sent to a friend below the link.
telegram-come-and-play = Сыграем? Место за столом — по этой ссылке.

## Ссылки на стол

telegram-seated = Вы за столом. Игра идёт в группе.
telegram-not-a-member = Этот стол в группе, где вас нет. Сначала попросите, чтобы вас туда добавили.
telegram-unreachable = Telegram сейчас не отвечает. Откройте ссылку ещё раз чуть позже.
# Куда отправлена доска, которую просил показать один игрок.
telegram-shown-alone = Доска с вашей стороны — в нашем личном чате.
# The same, to somebody who has never written to the bot.
telegram-write-first = Это можно показать только вам, в личном чате. Сначала откройте его: нажмите на моё имя, потом «Запустить».
telegram-sent-alone = Ответ — у вас в личном чате со мной.
# Тому, кто просит доску, пока она на виду; ответ на сообщение с доской.
telegram-board-here = Доска вот здесь.
# Тому, кто просит сразу много; потом минуту ответа нет.
telegram-slow-down = Слишком много сразу. Здесь я снова отвечу вам через минуту.
# После нажатия, когда на месте других кнопок только что появилось предложение соперника.
telegram-just-changed = Доска только что изменилась. Если вы этого хотите, нажмите ещё раз.

# When the clock of the player to act runs out; Telegram shows $time in the reader’s own time zone.
telegram-deadline = Время — до { $time }.

## Games that people put into any chat

# The message, until somebody taps Join below it.
telegram-card = { $game } — кто со мной? Нажмите, чтобы сесть за стол.
telegram-card-about = Поставить стол в этот чат. Сыграть может любой.
telegram-card-computer = { $game }: игра с компьютером. Нажмите, чтобы начать.
telegram-card-computer-about = Начать в этом чате игру с компьютером.
telegram-card-open = Стол открыт. Теперь могут сесть другие.
telegram-open-chat = Чат с ботом
telegram-no-pictures = Здесь я не могу показать картинку, поэтому вот доска словами.
# Когда доске приходится подождать; на мгновение поверх чата.
telegram-wait =
    { $seconds ->
        [one] Telegram просит подождать: доска изменится через { $seconds } секунду.
        [few] Telegram просит подождать: доска изменится через { $seconds } секунды.
       *[many] Telegram просит подождать: доска изменится через { $seconds } секунд.
    }
