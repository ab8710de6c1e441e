### Слова, которые набирают люди: одно сообщение — один список через пробел, маленькими буквами.
### Слово любого языка понятно в любом чате. Что значит каждый список, сказано в en/typed.ftl.

## Команды

typed-command-play = играть игра
typed-command-join = сесть
typed-command-computer = компьютер бот комп
typed-command-leave = уйти
typed-command-rematch = реванш
typed-command-stop = стоп
typed-command-roll = бросок бросить кинуть
typed-command-move = ход
typed-command-moves = ходы
typed-command-double = удвоить
typed-command-take = взять
typed-command-drop = пас спасовать
typed-command-undo = отменить вернуть возврат
typed-command-draw = ничья ничью
typed-command-resign = сдаться сдаюсь
typed-command-accept = принять да
typed-command-decline = отказать нет отклонить отозвать
typed-command-claim = время победа
typed-command-hint = подсказка подскажи подсказать совет
typed-command-analyse = анализ разбор разобрать
typed-command-board = доска
typed-command-rules = правила
typed-command-help = помощь
typed-command-verify = проверить
typed-command-history = история
typed-command-export = экспорт скачать сохранить
typed-command-replay = повтор
typed-command-settings = настройки язык
typed-command-stats = статистика рейтинг
typed-command-top = лучшие топ
typed-command-problem = задача
typed-command-problems = задачи
typed-command-forgetme = забудьменя

## Игры
## Первое слово списка весомее остальных: «нарды короткие» — это короткие, хотя «нарды» — длинные.

typed-game-backgammon = короткие бэкгаммон бекгаммон
typed-game-narde = длинные нарды
typed-game-checkers = бразильские шашки
typed-game-quoridor = коридор квиридор

## Настройки стола

# С кем играть: «нарды компьютер», «шашки компьютер=4», «коридор 3 компьютера»
typed-computer = компьютер компьютера компьютером комп компа компом бот бота ботом робот робота роботом ии
typed-computers = компьютера компьютеров компьютерами компьютеры компа компов бота ботов ботами боты робота роботов роботами роботы
# За обе стороны: «шашки обе»
typed-both = оба обе сам
# Кто-то, кто придёт по ссылке: «нарды друг»
typed-friend = друг друга другом друзья
# Слово перед уровнем: «шашки компьютер уровень 2»
typed-level = уровень уровня уровнем уровне сложность сложности сложностью
# Слова только перед уровнем: «шашки бот на сложном»
typed-at = на очень
typed-level-1 = новичок новичком новичка легко лёгкий легкий лёгкая лёгкого легкого лёгким легким лёгкой легкой лёгком легком
    лёгкую лёгких легких легкая легкую простой простого простым простых слабый слабого слабым слабых
typed-level-2 = любитель любителя любителем любительский
typed-level-3 = разрядник разрядника разрядником средне средний средняя среднего средним средней среднем среднюю средних
    нормальный нормально нормального нормальным нормальном обычный обычного обычным обычном
typed-level-4 = сильный сильно сильная сильного сильным сильной сильном сильных мастер мастера мастером
    сложный сложно сложная сложного сложным сложной сложном сложных трудный трудно трудная трудного трудным трудном трудных
typed-level-5 = эксперт эксперта экспертом экспертный экспертном
# Слово, перед которым название уровня ничего не значит: «мастер из Москвы»
typed-of = из
typed-yes = да вкл
typed-no = нет выкл
# Слова перед компьютером, который не нужен: «шашки без компьютера»
typed-without = без не нет
# Слова, которые ничего не значат: «партию в нарды против компьютера, пожалуйста»
typed-noise =
    с со против в и игра игру партия партию играть сыграть сыграем поиграть поиграем давай хочу хотим мне
    режим режиме пожалуйста плиз
# Слова рядом с числом очков или игроков: «короткие до 5 очков»
typed-counted = до на очков очка очко игроков игрока человек человека
# Слова, которые перед временем говорят, когда играть: «нарды в 2 часа»
typed-when = в на до с со
# Начало единицы времени: 15м, 15мин, 15 минут. Одна буква пишется вплотную к числу.
typed-unit-minute = м мин
typed-unit-hour = ч час
typed-unit-day = д дн ден

## После других команд

typed-board-words = словами слова
typed-board-mine = моя мои
typed-board-position = позиция код xgid
# /play backgammon from XGID=…
typed-from = из
typed-chat = чат
typed-sure = да
# /owner block telegram:123
typed-owner-chats = чаты
typed-owner-block = заблокировать
typed-owner-unblock = разблокировать
typed-owner-leave = выйти
typed-owner-announce = объявить
typed-owner-send = отправить
typed-owner-table = стол
typed-language-en = английский
typed-language-ru = русский
typed-language-pt-BR = португальский
# /help кости
typed-help-play = играть начать игра
typed-help-move = ход ходы
typed-help-dice = кости куб
typed-help-requests = просьбы предложения
typed-help-records = партии записи
typed-help-settings = настройки
typed-help-commands = команды все
# /quit, в терминале
typed-quit = выход выйти

# /problem today, /problems table, /problems all
typed-problem-today = сегодня дня
typed-problems-table = таблица
typed-problems-all = все
