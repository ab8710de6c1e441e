### Что говорит /help: первый шаг на одном экране телефона, строк двенадцать, и темы.
### Конец id — имя темы. Как добавить: en/refusals.ftl.

## Первый экран: первый шаг, смотря что за столом, и что дальше

help-first = Первый шаг: /play, а потом нажмите на игру.
help-first-join = Первый шаг: /join — и вы в игре.
help-first-gathering = Здесь собирается стол: /board.
help-first-playing = Здесь идёт игра: /board.
# Если игры нет. Ниже $move — ход, который можно было бы сделать, как его пишут.
help-invite = Со знакомым: /play checkers @имя
help-alone = Когда вы одни: /computer 3 (уровни 1–5)
help-next =
    В свой ход: нажимайте кнопки или пишите { $move }.
    /board покажет доску, /rules — правила.
    /undo вернёт ход, /resign — сдаться.
    /settings: язык и вид доски.
# $topics — слова: «играть, ход или кости».
help-more = Ещё: /help и слово: { $topics }.

## Как темы называются на кнопках: не длиннее 15 знаков

help-name-play = Начать игру
help-name-move = Ваш ход
help-name-dice = Кости
help-name-requests = Просьбы
help-name-records = Партии
help-name-settings = Настройки
help-name-commands = Все команды

## Темы

help-play =
    Как начать игру
    /play — выбрать игру; сесть может любой
    /play backgammon 5 — матч до 5 очков
    /play quoridor 4 — вчетвером
    /play checkers @имя — пригласить
    /play narde clock=1d — день на ход
    /join, /leave — сесть за стол, уйти
    /accept, /decline — ответить на приглашение
    /rematch — реванш
    /stop — закончить игру без результата: свою, где нет других людей, а администраторам — любую
# Added to the topics play, move and records where computers play.
help-computer = /computer нарды 5 — сразу против компьютера; уровни от 1 ({ level-1 }) до 5 ({ level-5 })
help-hint = /hint — три лучших хода, только для вас
help-analyse = /analyse — что пошло не так и что было лучше; можно и с файлом .mat, PDN или JSON
help-move =
    Ваш ход
    Нажимайте кнопки или пишите ход:
    нарды: 13/8 8/5, 6/off
    шашки: c3-d4, c3xe5
    Коридор: e2, перегородка: e3h, e3v
    /move — выбрать ход по шагам
    /moves — все ваши ходы
    /board — доска; /board mine с вашей стороны, /board words словами
    /rules — правила игры
help-dice =
    Кости и куб удвоения
    /roll — бросить, если кости не бросаются сами
    /double — до броска: играть на удвоенную ставку
    /take, /drop — принять удвоение или проиграть по старой цене
    /join банан — любое ваше слово примешивается к костям
    /verify — после игры: доказательство, что кости не подстроены
help-requests =
    Просьбы к другим
    /undo — можно вернуть ход?
    /draw — ничья?
    /resign — сдаться
    /accept, /decline — да, нет; /decline отзывает и вашу просьбу
    /claim — победить, если у соперника вышло время
help-records =
    Сыгранные партии
    /history — ходы
    /replay — анимация; /replay 10-20 — часть
    /export — файл для других программ
    /stats — ваши результаты; /stats @имя — чужие
    /top — лучшие игроки здесь; /top нарды компьютер — против компьютера
    /problem — найти лучший ход; /problem моя — в ваших играх; /problems — задача дня для чата
help-settings =
    Настройки
    /settings — язык, вид доски, сторона, напоминания
    /settings chat — для администраторов: язык, часы и правила чата
    /forgetme — удалить всё, что я о вас знаю
