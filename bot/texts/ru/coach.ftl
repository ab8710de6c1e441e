### Тренер: подсказки и разбор ошибок. Как добавить: refusals.ftl.

decimal-point = ,
# One of the options of a table, in a list with commas.
setup-position = с заданной позиции

## Подсказки

news-hinted = Подсказка для игрока { $player }: эта партия не идёт в рейтинг.
hint-heading = Лучшее, что можно сделать:
hint-asked = Партия с подсказкой не идёт в рейтинг, и об этом узнают все за столом. Показать подсказку?
news-unrated = Эта партия больше не идёт в рейтинг.

## Что можно сделать и чего это стоит

coach-option = { $place }. { $move }: { $worth }
coach-roll = бросать, не удваивая
coach-chance =
    { $draws ->
        [yes] даёт { $chance } % очков
       *[no] выигрывает в { $chance } %
    }
coach-value = цена { $value }
coach-loss-points = на { $loss } очка меньше
coach-loss-chance = на { $loss } % меньше
coach-proven-win = верный выигрыш
coach-proven-draw = верная ничья
coach-proven-loss = верный проигрыш

## Что пошло не так

analysis-working = Разбираю партию …
analysis-nothing = В этой партии нечего было решать, поэтому и разбирать нечего.
analysis-heading = { $game }: { $players }
analysis-rate =
    { $doubles ->
        [yes] { $player }: ошибки { $rate } (ходы { $moves }, куб { $cube }), везение { $luck }
       *[no] { $player }: ошибки { $rate }, везение { $luck }
    }
analysis-points = { $player }: потеряно { $loss } очка за ход, везение { $luck };
analysis-percent = { $player }: потеряно { $loss } % за ход;
analysis-counts = ошибок: { $mistakes }, грубых: { $blunders }
# Броски, например: Анна, ход 7, 6-6: +0,84
analysis-luck = Самый удачный бросок: { $lucky }; самый неудачный: { $unlucky }
analysis-roll = Везение этого броска: { $luck }
analysis-errors = Самые большие ошибки:
analysis-clean = Заметных ошибок нет.
analysis-error = { $place }. { $who }: { $played }, { $loss }. Лучше: { $better }
analysis-move = ход { $number }
analysis-place = Ошибка { $place } из { $count }: { $who }
analysis-played = Сыграно: { $move }, { $worth }
analysis-better = Лучше: { $move }, { $worth }
analysis-line = Дальше могло быть: { $moves }
analysis-chances = Шансы на победу, { $player }: сначала { $first } %, в конце { $last } %, меньше всего { $lowest } % (ход { $lowest_move }), больше всего { $highest } % (ход { $highest_move }).

## Почему один ход лучше другого

hits-instead = Этот ход бьёт, другой — нет.
fewer-shots =
    { $better ->
        [0] Бить нечем, а после другого хода бьют { $other } из 36 бросков.
       *[other] Бьют { $better } из 36 бросков, а после другого хода — { $other }.
    }
longer-block = Пунктов заслона подряд: { $better } вместо { $other }.
makes-point = Занимает пункт { $point }.
holds-back = Соперник не сможет сыграть полностью { $better } из 36 бросков, а не { $other }.
wins-pieces =
    { $pieces ->
        [one] Выигрывает { $pieces } шашку.
        [few] Выигрывает { $pieces } шашки.
       *[many] Выигрывает { $pieces } шашек.
    }
gives-pieces =
    { $pieces ->
        [one] Другой ход отдаёт { $pieces } шашку.
        [few] Другой ход отдаёт { $pieces } шашки.
       *[many] Другой ход отдаёт { $pieces } шашек.
    }
wall-costs =
    { $steps ->
        [one] Стена удлиняет путь соперника на { $steps } шаг.
        [few] Стена удлиняет путь соперника на { $steps } шага.
       *[many] Стена удлиняет путь соперника на { $steps } шагов.
    }
lets-wall-cost = Лишних шагов из-за одной стены: самое большее { $better }, а после другого хода — { $other }.
keeps-opposition = Он сохраняет оппозицию, а другой ход её отдаёт.
lets-jump = Другой ход позволяет чужой фишке перепрыгнуть вашу, сразу на два шага вперёд.
doubles-too-early = Удваивать рано: при { $chance } % на победу соперник возьмёт и получит куб.
too-good-to-double = Позиция слишком хороша для удвоения: играть дальше выгоднее, чем получить пас.
wins-at-once = Удвоение выигрывает сразу: соперник должен спасовать. Потом может быть поздно.
takes-too-much = При { $chance } % на победу взять — дороже, чем пас.
drops-too-soon = При { $chance } % на победу взять — дешевле, чем пас.

## Кнопки: не больше 14 знаков

choice-hint = Подсказка
choice-analyse = Разбор
choice-position = Позиция
choice-errors = Ошибки
choice-previous = Предыдущая
choice-next = Следующая
choice-overview = Обзор

## Что делает каждая команда: не больше 100 знаков

command-hint = три лучших хода, только для вас; после этого партия не идёт в рейтинг
command-analyse = что пошло не так в сыгранной партии; /analyse 2 — вторая партия матча

## Почему ничего не показано

coach-silent = Сейчас не получается подумать. Спросите ещё раз чуть позже.
still-being-played = Партия ещё не окончена. Разбор будет после неё: /analyse.
position-is-over = В этой позиции игра уже окончена.
no-coach = Здесь некому оценить ходы этой игры.
no-hints-here = За этим столом играют без подсказок. В следующий раз откройте стол с hints=yes.
nothing-to-choose = Выбирать не из чего, поэтому подсказка не нужна.

## Почему присланный файл не прочитан

file-too-large = Файл слишком большой: я читаю файлы до { $kilobytes } КБ. Присылайте по одному матчу.
unknown-file = Не могу прочитать этот файл. Пришлите матч в короткие нарды в .mat, партию в шашки в PDN или любую партию в нашем JSON: такие файлы даёт /export.
other-game-in-file = В файле «{ $word }» — здесь в это не играют. Я читаю короткие нарды, длинные нарды и бразильские шашки (GameType 26).
unreadable-line = Не могу прочитать строку { $line } файла. Сохраните партию ещё раз или исправьте эту строку.
broken-file = JSON-файл неполный или изменён. Сохраните партию ещё раз: /export json.
wrong-opening-in-file = Не могу прочитать позицию, с которой в файле начинается партия { $number }. Сохраните партию ещё раз.
wrong-move-in-file = В партии { $number } из файла ход { $move } невозможен: «{ $text }». Исправьте его или сохраните партию ещё раз.
too-many-games = В файле слишком много партий: я читаю до { $most }. Присылайте по одному матчу.
too-many-moves = В файле слишком много ходов: я читаю до { $most }. Пришлите меньше партий за раз.
other-players-in-file = В партии { $number } из файла другие игроки, чем в первой, или они поменялись сторонами. Пришлите её отдельным файлом.
no-finished-game = В файле нет законченных партий. Пришлите его, когда партия закончится.
file-not-fetched = Файл до меня не дошёл. Пришлите его ещё раз.
too-many-files = Я читаю от каждого игрока до { $most } файлов в час. Пришлите следующий позже.
file-forgotten = Этого файла у меня больше нет. Пришлите его ещё раз с командой /analyse.
