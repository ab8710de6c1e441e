### Что на картинке, для тех, кто её не видит: предложения по порядку. Как добавить: en/refusals.ftl.
### Имена не склоняются, а род игрока неизвестен: настоящее время и именительный падеж.
### В задачах вместо имени стоит «Белые» или «Чёрные», поэтому о том, чей ход, говорится без глагола.

## Чей ход или чем кончилось

board-to-play = Ход: { $seat }, на костях { $dice }.
board-to-roll = Бросок: { $seat }.
board-to-answer = Ответ на удвоение до { $value } ({ $other }): { $seat }.
board-to-move = Ход: { $seat }.
board-opening = Каждый бросает по одной кости: кто начнёт?
# $result — одно из сообщений result-..., например «марс, 2 очка».
board-won = Победа: { $seat } ({ $result }).
board-drawn = Ничья ({ $ending }).

## Последний ход, как его пишет тот, кто ходил

board-last-move = Последний ход: { $seat } { $move }.
board-last-move-of-somebody = Последний ход: { $move }.
board-played-dice = На костях было { $dice }.
board-last-roll = Выпало: { $dice }.
board-last-pass = { $seat } пропускает ход: ходить нечем.
board-last-double = { $seat } удваивает.
board-last-take = { $seat } принимает удвоение.
board-last-drop = { $seat } не принимает удвоение.
board-captured = Взято: { $squares }.

## Нарды

board-score = Матч до { $length }: { $first } { $first_points }, { $second } { $second_points }.
board-cube-in-the-middle = Куб: { $value }, посередине.
board-cube-owned = Куб: { $value }, владеет { $seat }.
board-numbering = Номера лунок — со стороны игрока { $seat }.
board-checkers =
    { $pips ->
        [one] { $seat }, { $side }: { $places }; осталось пройти { $pips } лунку.
        [few] { $seat }, { $side }: { $places }; осталось пройти { $pips } лунки.
       *[many] { $seat }, { $side }: { $places }; осталось пройти { $pips } лунок.
    }
# Где шашки, через запятую: «2 на 24, 1 на баре, 3 выброшено»
board-on-point = { $count } на { $point }
board-on-bar = { $count } на баре
board-borne-off = { $count } выброшено

## Шашки

board-pieces = { $seat }, { $side }: { $pieces }.
board-men =
    { $count ->
        [one] простая { $squares }
        [few] простые { $squares }
       *[many] простые { $squares }
    }
board-queens =
    { $count ->
        [one] дамка { $squares }
        [few] дамки { $squares }
       *[many] дамки { $squares }
    }
board-no-pieces = шашек нет
board-quiet =
    { $quiet ->
        [one] { $quiet } тихий ход дамками; при { $limit } будет ничья.
        [few] { $quiet } тихих хода дамками; при { $limit } будет ничья.
       *[many] { $quiet } тихих ходов дамками; при { $limit } будет ничья.
    }

## Коридор

board-pawn = { $seat }: фишка { $pawn }, { $distance ->
        [0] на финише
        [one] до финиша { $distance } шаг
        [few] до финиша { $distance } шага
       *[many] до финиша { $distance } шагов
    }, { $walls ->
        [0] перегородок в запасе нет
        [one] в запасе { $walls } перегородка
        [few] в запасе { $walls } перегородки
       *[many] в запасе { $walls } перегородок
    }.
board-left = { $seat } больше не играет.
board-walls = Перегородки: { $walls }.
board-no-walls = Перегородок на поле нет.
