### Как что называется: игры, настройки, исходы, перечни, промежутки времени.
### Конец id — это имя в программе. Как добавить сообщение, сказано в en/refusals.ftl.

## Места и перечни

# Лунка 25 и лунка 0; слова стоят в именительном падеже.
place-bar = бар
place-off = выброс

# $start — одно слово или несколько через запятую.
list-or = { $start } или { $last }
list-and = { $start } и { $last }

switch-on = вкл
switch-off = выкл

## Настройки игр и их значения

option-match = Длина матча
option-cube = Куб удвоения
option-jacoby = Правило Джекоби

value-match =
    { $value ->
        [0] одна партия
        [one] матч до { $value } очка
        [few] матч до { $value } очков
       *[many] матч до { $value } очков
    }
value-cube =
    { $value ->
        [yes] с кубом удвоения
       *[no] без куба удвоения
    }
value-jacoby =
    { $value ->
        [yes] с правилом Джекоби
       *[no] без правила Джекоби
    }

## Настройки любого стола и их значения
## В меню option-NAME стоит над списком своих value-NAME, по одному на каждый выбор; новость о новом
## столе называет value-NAME того, что выбрано. NAME — то, что пишут в команде: clock=1d.

option-players = Игроки
option-clock = Время на ход
option-falls = Просрочка времени
option-autoroll = Бросок костей
option-autoplay = Вынужденные ходы
option-hints = Подсказки

value-players =
    { $value ->
        [one] { $value } игрок
        [few] { $value } игрока
       *[many] { $value } игроков
    }
# $value — «off» или промежуток времени: «1 день»
value-clock =
    { $value ->
        [off] без часов
       *[other] время на ход: { $value }
    }
value-falls =
    { $value ->
        [yes] кто просрочит ход, сразу проигрывает
       *[no] просрочку засчитывает соперник
    }
value-autoroll =
    { $value ->
        [yes] кости бросаются автоматически
       *[no] кости бросают игроки
    }
value-autoplay =
    { $value ->
        [yes] вынужденные ходы делаются автоматически
       *[no] вынужденные ходы делают игроки
    }
value-hints =
    { $value ->
        [yes] с подсказками
       *[no] без подсказок
    }

# Что действует, если ничего не выбрано: одно из значений или usual-NAME.
as-usual = обычно: { $value }
usual-clock = без часов, если в чате не принято иначе
usual-cube = без куба удвоения, а в матче с ним

## Игры, стороны и языки

game-backgammon = Короткие нарды
game-narde = Длинные нарды
game-checkers = Бразильские шашки
game-quoridor = Коридор

# Первое и второе место в игре для двоих, какими бы их ни рисовала тема.
side-1 = белые
side-2 = чёрные

# Каждый язык — его собственными словами.
language-en = English
language-ru = Русский
language-pt-BR = Português (Brasil)

## Чем кончилась партия

ending-single = без марса
ending-gammon = марс
ending-backgammon = кокс
ending-dropped = удвоение не принято
ending-oin = ойн
ending-mars = марс
ending-captured = взяты все шашки
ending-blocked = у соперника нет ходов
ending-quiet = по 15 ходов дамками без взятия
ending-resigned = сдача соперника
ending-arrived = фишка на финише
ending-agreed = по согласию игроков

## Как засчитана победа: «Победа: Анна (марс, 2 очка).» Без очков, если в игре их нет

result-points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
result-single = { ending-single }, { result-points }
result-gammon = { ending-gammon }, { result-points }
result-backgammon = { ending-backgammon }, { result-points }
result-dropped = { ending-dropped }, { result-points }
result-oin = { ending-oin }, { result-points }
result-mars = { ending-mars }, { result-points }
result-captured = { ending-captured }
result-blocked = { ending-blocked }
result-resigned = { ending-resigned }
result-arrived = { ending-arrived }

## Промежутки времени в именительном падеже: «2 дня 3 часа». Ставьте их после двоеточия.

span-days =
    { $count ->
        [one] { $count } день
        [few] { $count } дня
       *[many] { $count } дней
    }
span-hours =
    { $count ->
        [one] { $count } час
        [few] { $count } часа
       *[many] { $count } часов
    }
span-minutes =
    { $count ->
        [one] { $count } минута
        [few] { $count } минуты
       *[many] { $count } минут
    }
span-seconds =
    { $count ->
        [one] { $count } секунда
        [few] { $count } секунды
       *[many] { $count } секунд
    }

## Через сколько что-то произойдёт: «через 4 часа»

until-days =
    { $count ->
        [1] через сутки
        [one] через { $count } день
        [few] через { $count } дня
       *[many] через { $count } дней
    }
until-hours =
    { $count ->
        [1] через час
        [one] через { $count } час
        [few] через { $count } часа
       *[many] через { $count } часов
    }
until-minutes =
    { $count ->
        [1] через минуту
        [one] через { $count } минуту
        [few] через { $count } минуты
       *[many] через { $count } минут
    }

## Компьютеры

# $number различает компьютеры одного уровня за одним столом; у первого 1.
computer-name =
    { $level ->
        [1] Компьютер-новичок
        [2] Компьютер-любитель
        [3] Компьютер-разрядник
        [4] Сильный компьютер
       *[5] Компьютер-эксперт
    }{ $number ->
        [1] { "" }
       *[other] { " " }{ $number }
    }
# То же там, где имена стоят в ряд: на странице и под доской.
computer-short-name =
    { $level ->
        [1] Новичок
        [2] Любитель
        [3] Разрядник
        [4] Сильный
       *[5] Эксперт
    }{ $number ->
        [1] { "" }
       *[other] { " " }{ $number }
    }
level-1 = новичок
level-2 = любитель
level-3 = разрядник
level-4 = сильный
level-5 = эксперт
# У игр, в которых за столом есть компьютер, отдельный рейтинг.
kind-against-computers = { $game } против компьютера
option-computer = Соперник
option-computers = Сколько компьютеров
value-computer =
    { $value ->
        [0] люди
        [1] 🤖 1: новичок
        [2] 🤖 2: любитель
        [3] 🤖 3: разрядник
        [4] 🤖 4: сильный
       *[5] 🤖 5: эксперт
    }
value-computers =
    { $value ->
        [0] на всех остальных местах
        [one] { $value } компьютер
        [few] { $value } компьютера
       *[many] { $value } компьютеров
    }
