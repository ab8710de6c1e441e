### Нужное одному Discord. Как добавить: en/discord.ftl и en/refusals.ftl.

## Команды, как их набирают

discord-command-play = играть
discord-command-join = сесть
discord-command-computer = компьютер
discord-command-leave = уйти
discord-command-rematch = реванш
discord-command-stop = стоп
discord-command-roll = бросок
discord-command-move = ход
discord-command-moves = ходы
discord-command-double = удвоить
discord-command-take = взять
discord-command-drop = пас
discord-command-undo = отменить
discord-command-draw = ничья
discord-command-resign = сдаться
discord-command-accept = принять
discord-command-decline = отказать
discord-command-claim = время
discord-command-hint = подсказка
discord-command-analyse = анализ
discord-command-board = доска
discord-command-rules = правила
discord-command-help = помощь
discord-command-history = история
discord-command-verify = проверить
discord-command-settings = настройки
discord-command-forgetme = забудьменя
discord-command-export = сохранить
discord-command-replay = повтор
discord-command-stats = статистика
discord-command-top = лучшие
discord-command-problem = задача
discord-command-problems = задачи

## Что заполняют после команды и что об этом сказано

discord-argument-game = игра
discord-argument-opponent = соперник
discord-argument-thread = ветка
discord-argument-move = ход
discord-argument-typed = начало
discord-argument-word = слово
discord-argument-how = как
discord-argument-number = номер
discord-argument-language = язык
discord-argument-format = формат
discord-argument-moves = ходы
discord-argument-player = игрок
discord-argument-computer = компьютер
discord-argument-level = уровень
discord-argument-against = против
discord-argument-setting = настройка
discord-argument-position = позиция
discord-argument-file = файл
discord-argument-topic = тема
discord-argument-daily = ежедневно
discord-argument-time = время
discord-argument-zone = пояс

discord-about-game = Какая игра
discord-about-opponent = С кем хотите играть; если не указать, сядет любой желающий
discord-about-thread = Играть в новой ветке
discord-about-move = Ваш ход; если не указать, ход можно собрать кнопками
discord-about-typed = С чего начинается ход
discord-about-word = Любое слово, оно примешивается к костям, или код приглашения
discord-about-how = Как
discord-about-number = Какая партия матча
discord-about-language = Ваш язык
discord-about-format = Какой файл
discord-about-moves = Какие ходы, например 10-20
discord-about-player = Чьи результаты; если не указать, ваши
discord-about-level = Как сильно играет компьютер, от 1 до 5
discord-about-against = Только игры против компьютера
discord-about-setting = Что настроить и как: theme modern
discord-about-position = Позиция текстом
discord-about-file = Матч в .mat, PDN или нашем JSON
discord-about-topic = О чём
discord-about-daily = Включить, выключить или показать таблицу
discord-about-time = В какое время: 9:00
discord-about-zone = Часовой пояс: +3 или Europe/Moscow

discord-value-1 = 1: { level-1 }
discord-value-2 = 2: { level-2 }
discord-value-3 = 3: { level-3 }
discord-value-4 = 4: { level-4 }
discord-value-5 = 5: { level-5 }
discord-value-computer = компьютера
discord-value-words = словами
discord-value-mine = с моей стороны
discord-value-position = текстом
discord-value-en = English
discord-value-ru = Русский
discord-value-pt-BR = Português (Brasil)
discord-value-json = JSON, весь матч
discord-value-mat = Файл матча
discord-value-pdn = PDN
discord-value-txt = Список ходов
discord-value-play = { help-name-play }
discord-value-move = { help-name-move }
discord-value-dice = { help-name-dice }
discord-value-requests = { help-name-requests }
discord-value-records = { help-name-records }
discord-value-settings = { help-name-settings }
discord-value-commands = { help-name-commands }
discord-value-on = включить
discord-value-off = выключить
discord-value-table = таблица месяца

## Фразы

discord-missing = Я не смогу здесь играть, пока в настройках канала мне не дадут права: { $permissions }.
discord-machine = { $name } — бот и не играет. Выберите человека или оставьте место свободным для любого желающего.
discord-form-title = Новая игра
discord-form-opponent = Соперник
discord-form-alone = Или в одиночку
discord-form-both = За обе стороны
discord-form-options = Настройки
discord-form-thread = Где
discord-menu-challenge = Позвать играть
discord-menu-stats = Результаты
discord-greeting = Это Parlour: короткие и длинные нарды, бразильские шашки и «Коридор», прямо здесь. Наберите /play в любом канале и выберите игру: с вами сыграет тот, кто сядет за стол. Подробнее — /help.
discord-forced-private = Здесь мои ответы видите только вы, поэтому играть с вами никто не сможет: участникам этого сервера нельзя пользоваться приложениями, которых нет на сервере. Попросите того, кто управляет сервером, добавить Parlour или разрешить «Использовать внешние приложения», либо играйте в личных сообщениях.
discord-no-threads = Ветки бывают только в текстовых каналах сервера. Уберите эту настройку, и игра пойдёт прямо здесь.
discord-no-activity = Здесь Discord не открывает доску. Можно играть дальше кнопками и командами.
discord-deadline = Время истекает { $when }.
discord-self-name = о_боте
discord-self-description = Что такое Parlour: версия, как добавить, исходный код и личные данные
discord-self = Parlour { $version }: короткие и длинные нарды, бразильские шашки и «Коридор», для двух-четырёх человек или против компьютера, прямо в чате. Он хранит ваше имя, партии, настройки и рейтинги и никогда не читает, что пишут люди. /forgetme удаляет всё о вас. Свободная программа под лицензией MIT.
discord-add-to-server = Добавить на сервер
discord-take-along = Взять с собой в любой чат
discord-source = Исходный код
discord-to-thread = Открыть ветку
discord-with-a-friend = Или в вашем чате с другом, где оба видят одну доску: возьмите Parlour с собой по ссылке ниже и наберите там /play.
# Below a table in a private chat; the code is for whoever is invited. A link to add Parlour follows.
discord-invitation = Ждём друга. Пусть он откроет свой чат со мной и наберёт там /join с кодом { $code }. Кто сделает это первым, играет с вами, и у каждого будет своя доска в своём чате. Если он меня ещё не нашёл, отправьте и эту ссылку:
discord-invitation-link = Или отправьте другу эту ссылку: она откроет доску внутри Discord, и он сядет напротив вас.
discord-code-elsewhere = Это код приглашения. Откройте свой чат со мной и наберите там /join с этим кодом.

discord-permission-view-channel = «Просматривать канал»
discord-permission-send-messages = «Отправлять сообщения»
discord-permission-send-messages-in-threads = «Отправлять сообщения в ветках»
discord-permission-attach-files = «Прикреплять файлы»
discord-permission-create-public-threads = «Создавать публичные ветки»
