### Нужное одному Discord. Как добавить: en/discord.ftl и en/refusals.ftl.

## Команды, как их набирают

discord-command-play = играть
discord-command-join = сесть
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
discord-argument-setting = настройка

discord-about-game = Какая игра
discord-about-opponent = С кем хотите играть; без этого сядет любой желающий
discord-about-thread = Играть в новой ветке
discord-about-move = Ваш ход; без него ход можно собрать нажатиями
discord-about-typed = С чего начинается ход
discord-about-word = Ваше слово, которое подмешивается к костям
discord-about-how = Каким образом
discord-about-number = Какая партия матча
discord-about-language = Язык, на котором вы читаете
discord-about-format = Какой файл
discord-about-moves = Какие ходы, например 10-20
discord-about-player = Чья; без имени — ваша
discord-about-setting = Что выбрать и как: theme modern

discord-value-words = словами
discord-value-mine = с моей стороны
discord-value-en = English
discord-value-ru = Русский
discord-value-pt-BR = Português (Brasil)
discord-value-json = JSON, всё
discord-value-mat = Файл матча
discord-value-pdn = PDN
discord-value-txt = Список ходов

## Фразы

discord-missing = Я не смогу здесь играть, пока в настройках канала мне не дадут права: { $permissions }.
discord-machine = { $name } — бот и не играет. Выберите человека или оставьте место свободным для любого желающего.
discord-no-threads = Ветку можно открыть только в текстовом канале сервера. Уберите это, и игра пойдёт прямо здесь.

discord-permission-view-channel = «Просматривать канал»
discord-permission-send-messages = «Отправлять сообщения»
discord-permission-send-messages-in-threads = «Отправлять сообщения в ветках»
discord-permission-attach-files = «Прикреплять файлы»
discord-permission-create-public-threads = «Создавать публичные ветки»
