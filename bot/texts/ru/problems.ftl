### Задачи: позиции, в которых один ход явно лучше других. Как добавить: en/refusals.ftl.
### Имена не склоняются, а род игрока неизвестен.

## Задача и её решение

problem-of-the-day = 🧩 Задача дня.
# $side — белые, чёрные или знак фишки.
problem-question = { $game }. Ход: { $side }. Какой ход лучший?
problem-right = ✅ Верно, лучший ход — { $move }.
problem-wrong = ❌ Нет: { $best } лучше, чем { $move }.
# Ход, которого нет среди оценённых.
problem-unjudged = Лучший ход — { $best }. Ход { $move } я не оценивал.
# Что игрок сделал в партии, из которой взята задача.
problem-mine-points = В вашей партии было { $move }: это в среднем теряет { $points } очка.
problem-mine-games = В вашей партии было { $move }: это выигрывает примерно на { $games } из 100 партий меньше.
problem-best = Лучший ход — { $move }.
# Насколько лучший ход лучше следующего. $points — число, например 0,14.
problem-lead-points = В среднем он приносит на { $points } очка больше следующего по силе.
problem-lead-games =
    { $games ->
        [one] Из 100 игр он выигрывает примерно на { $games } больше, чем следующий по силе.
        [few] Из 100 игр он выигрывает примерно на { $games } больше, чем следующий по силе.
       *[many] Из 100 игр он выигрывает примерно на { $games } больше, чем следующий по силе.
    }
# Что теряет выбранный ход.
problem-loss-points = Ваш ход в среднем теряет { $points } очка.
problem-loss-games =
    { $games ->
        [one] Из 100 игр ваш ход выигрывает примерно на { $games } меньше.
        [few] Из 100 игр ваш ход выигрывает примерно на { $games } меньше.
       *[many] Из 100 игр ваш ход выигрывает примерно на { $games } меньше.
    }
problem-streak =
    { $count ->
        [one] 🔥 { $count } день подряд.
        [few] 🔥 { $count } дня подряд.
       *[many] 🔥 { $count } дней подряд.
    }
# Решение прошлой задачи.
problem-earlier = В прошлый раз лучшим был ход { $move }. Верно отвечают: { $names }.
problem-earlier-unsolved = В прошлый раз лучшим был ход { $move }. Верных ответов нет.
problem-mine = Из вашей игры.
problem-mine-none = В этих играх у вас нет грубых промахов. Отличная игра.
problem-another = Ещё задача
problem-any = Решить задачу
problem-today = Задача дня

## Задачи чата

# $games — список игр.
problems-on = Задача приходит каждый день в { $time } ({ $zone }): { $games }.
problems-off = Сами по себе задачи здесь не приходят.
problems-how = Время выбирают администраторы: /problems вкл 9:00 +3, /problems нарды, /problems выкл.
problems-table = Таблица
problems-heading = Решено в этом месяце:
problems-score = { $name }: { $solved } из { $tried }.
problems-nobody = В этом месяце здесь пока нет решённых задач.

problem-gone = Этой задачи у меня больше нет. Наберите /problem, чтобы получить другую.
no-problem-today = Задача дня сюда ещё не приходила. Наберите /problem, чтобы получить любую другую.
no-such-time = «{ $word }» — не время суток. Наберите так: /problems вкл 9:00.
unknown-problems-word = «{ $word }» — не время, не часовой пояс и не игра. Наберите так: /problems вкл 9:00 Europe/Moscow нарды.
no-time-given = В какое время? Наберите так: /problems вкл 9:00.

## Что делает каждая команда: не больше 100 знаков

command-problem = найти лучший ход: /problem, /problem короткие
command-problems = задача дня для чата: /problems вкл 9:00, /problems таблица
