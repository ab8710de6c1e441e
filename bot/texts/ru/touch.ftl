### Доска, на которую можно нажимать: что на ней нажимается и что вокруг неё.

## Что можно нажать, для тех, кто не видит картинку

touch-point =
    { $count ->
        [one] Лунка { $point }, { $count } ваша шашка
        [few] Лунка { $point }, { $count } ваши шашки
       *[many] Лунка { $point }, { $count } ваших шашек
    }
touch-bar =
    { $count ->
        [one] Бар, { $count } ваша шашка
        [few] Бар, { $count } ваши шашки
       *[many] Бар, { $count } ваших шашек
    }
touch-piece =
    { $queen ->
        [yes] { $square }, ваша дамка
       *[no] { $square }, ваша шашка
    }
# Куда может пойти шашка или фишка.
touch-to =
    { $hit ->
        [yes] На { $place }, с ударом
       *[no] На { $place }
    }
touch-pawn = Ваша фишка
touch-wall = Перегородка { $wall }
# Шашка, которую взяли.
touch-held = Положить обратно

## Как дела у игроков, рядом с их именами

fact-pips = лунок до конца
fact-off = выброшено
fact-men = простые
fact-queens = дамки
fact-steps = шагов до финиша
fact-walls = перегородок в запасе

## То же, что в table.ftl и advice.ftl, там, где всё можно нажать

status-over-here = Игра окончена.
status-past-here = Игра окончена.
status-closed-here = Здесь сейчас не играют.
status-your-roll-here = Ваш бросок.
status-your-answer-here = Ваш ответ?
status-may-claim-here = Время на этот ход вышло. Можно засчитать себе победу.

## Особая партия матча

occasion-crawford = партия Кроуфорда
