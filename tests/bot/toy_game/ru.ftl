game-sprint = Спринт
option-length = Длина дорожки
value-length =
    { $value ->
        [one] дорожка в { $value } клетку
        [few] дорожка в { $value } клетки
       *[many] дорожка в { $value } клеток
    }
ending-home = оба бегуна дома
result-home = { ending-home }
rules-sprint = Спринт: первым приведите домой обоих бегунов.
board-runners = { $seat }: бегуны на { $squares }.
typed-game-sprint = спринт
