### Что происходит за столом, как там дела и что можно сделать. Как добавить: en/refusals.ftl.
### Имена ($player, $by, $names) не склоняются, а род игрока неизвестен: именительный падеж и настоящее
### время. О себе бот тоже говорит в настоящем.

## Новости

# $game — игра, а через запятую всё, о чём договорились особо.
news-opened = { $player } зовёт играть: { $game }.
news-invited = { $player } приглашает за стол: { $names }. Игра: { $game }.
news-computer = { $player } играет против: { $names }. Игра: { $game }.
news-both = { $player } играет за обе стороны: { $game }.
news-joined = { $player } садится за стол.
news-turned-down = { $player } в этот раз не играет. Место свободно для любого.
news-replaced = Открытый стол игрока { $player } заменён новым.
news-left = { $player } встаёт из-за стола.
news-began = Игра начинается: { $players }.
# Один из игроков в news-began; $side — белые, чёрные или знак на фишке.
news-seat = { $player } ({ $side })
news-next-game = Начинается { $number }-я партия матча. Счёт: { $score }.
news-occasion-crawford = Это партия Кроуфорда: удваивать в ней нельзя.
news-opening-roll = Первый бросок: { $rolls }.
news-rolled = { $player } бросает: { $dice }.
news-moved =
    { $dice ->
        [none] { $player } ходит { $move }.
       *[other] { $player } играет { $dice }: { $move }.
    }
news-forced =
    { $dice ->
        [none] { $player } ходит { $move }, другого хода нет.
       *[other] { $player } играет { $dice }: { $move }, другого хода нет.
    }
# Кости, которые уже никуда не подходят; $double, если часть такого же дубля сыграна.
news-unplayed =
    { $double ->
        [yes] Больше ни одной { $dice } не сыграть.
       *[no] Сыграть { $dice } нельзя.
    }
news-passed =
    { $why ->
        [bar] { $player } пропускает ход: с бара на { $dice } не войти.
        [blocked] { $player } пропускает ход: на { $dice } не пойти ни одной шашкой.
       *[other] { $player } пропускает ход: ходить нечем.
    }
# $cube равно 0, если ставка неизвестна.
news-word-double =
    { $cube ->
        [0] { $player } удваивает.
       *[other] { $player } удваивает до { $cube }: взять и играть на { $cube } или спасовать и проиграть { $lost }.
    }
news-word-take = { $player } принимает удвоение.
news-word-drop = { $player } не принимает удвоение.
# Играли трое или больше, и остальные, может быть, играют дальше.
news-gone-resigned = { $player } сдаётся и выходит из игры.
news-gone-clock = { $player } выходит из игры: время вышло.
news-offered-draw = { $player } предлагает ничью.
# $later — ходы после него, например «24/20 (Ben)».
news-offered-undo =
    { $later ->
        [none] { $player } просит вернуть ход { $move }.
       *[other] { $player } просит вернуть ход { $move } и всё, что было после него: { $later }.
    }
news-same-dice = Кости выпадут те же самые.
news-whose-move = { $move } ({ $player })
# Ход, который называется словом, например «Удвоить».
news-word = «{ $word }»
news-offered-resign =
    { $points ->
        [one] { $player } предлагает сдаться: { $lost }, { $points } очко.
        [few] { $player } предлагает сдаться: { $lost }, { $points } очка.
       *[many] { $player } предлагает сдаться: { $lost }, { $points } очков.
    }
news-offered-rematch = { $player } предлагает реванш.
news-agreed =
    { $count ->
        [one] { $players } соглашается.
        [few] { $players } соглашаются.
       *[many] { $players } соглашаются.
    }
news-withdrawn = { $player } снимает предложение.
news-declined = { $player } отказывается.
news-declined-resign = { $player } отказывается: можно играть дальше или предложить больше.
news-undone = Ход возвращён: { $move }.
# Ход только что сделан, поэтому согласие не нужно.
news-took-back = { $player } берёт назад ход { $move }.
news-time-reminded = Время на исходе.
news-time-ran-out = Время вышло.
# $how — одно из сообщений result-..., например «марс, 2 очка»; $ending — конец его id.
news-won-rules =
    { $ending ->
        [resigned] Соперник сдаётся, побеждает { $player }.
       *[other] Побеждает { $player }: { $how }.
    }
news-won-resigned =
    { $known ->
        [yes] { $loser } сдаётся. { news-won-after }
       *[no] { news-won-after }
    }
news-won-after =
    { $ending ->
        [resigned] Побеждает { $player }.
       *[other] Побеждает { $player }: { $how }.
    }
news-won-clock =
    { $ending ->
        [resigned] Время вышло, побеждает { $player }.
       *[other] Время вышло, побеждает { $player }: { $how }.
    }
news-drawn = Ничья: { $how }.
# После последней партии матча, если их было несколько.
news-match = Матч выигрывает { $player }: { $score }.
news-score = Счёт: { $score }.
news-ratings-computer = Рейтинг против компьютера: { $ratings }.
news-ratings = Рейтинг: { $ratings }.
news-ended-stopped = { $by } останавливает игру. Она не засчитывается.
news-ended-turned-down = { $by } в этот раз не играет.
news-ended-abandoned = За этим столом давно ничего не происходит, поэтому он закрыт. Игра не засчитывается.
news-ended-forgotten = Один из игроков удаляет свои данные, поэтому игра заканчивается. Она не засчитывается.
news-ended-left = Людей за столом не осталось, он закрыт.

## Как дела за столом

status-over = Игра окончена. Реванш: /rematch, другая игра: /play.
status-past = Игра окончена. Другая игра: /play.
status-closed = Здесь сейчас не играют. Начать игру: /play.
status-gathering =
    { $places ->
        [one] Нужен ещё { $places } игрок: /join.
        [few] Нужны ещё { $places } игрока: /join.
       *[many] Нужно ещё { $places } игроков: /join.
    }
# О тех, кто приглашён, и о тех, кого о чём-то просят.
status-awaited = Ждём за столом: { $names }. /accept или /decline?
status-asked = Ждём ответа: { $names }. /accept или /decline?
status-soon-roll = { $player }: кости бросаются сами через пару секунд.
status-soon-move = { $player }: ход единственный, он делается сам через пару секунд.
status-to-roll = Бросает { $player }: { $ways }.
status-to-answer = Отвечает { $player }: { $ways }.
status-to-play = Ходит { $player }, на костях { $dice }.
status-thinking =
    { $count ->
        [one] { $players } думает …
        [few] { $players } думают …
       *[many] { $players } думают …
    }
# Где компьютеры выключены; `left` — если других соперников нет.
status-no-computers = Компьютеры здесь сейчас не играют. Игра продолжится, когда они вернутся.
status-left = { status-no-computers } Если выйти из неё командой /resign, она не засчитывается.
status-left-here = { status-no-computers } Если выйти из неё, она не засчитывается.
status-to-move = Ходит { $player }.
# То же самому игроку.
status-soon-roll-yours = Ваши кости бросаются сами через пару секунд.
status-soon-move-yours = У вас единственный ход, он делается сам через пару секунд.
status-your-roll = Ваш бросок: { $ways }.
status-your-answer = Ваш ответ: { $ways }.
status-your-play = Ваш ход, на костях { $dice }.
status-your-move = Ваш ход.
# Последний ход, рядом с броском после него.
status-last =
    { $dice ->
        [none] Последний ход: { $move } ({ $player }).
       *[other] Последний ход: { $dice }, { $move } ({ $player }).
    }
status-time = Осталось времени: { $time }.
status-late = Время на этот ход вышло. Соперники могут засчитать себе победу: /claim.

## Кнопки: не длиннее 15 знаков, если не считать хода в choice-confirm

choice-play = Новая игра
choice-computer = 🤖 С компьютером
choice-friend = Позвать друга
choice-both = За обе стороны
choice-join = Сесть за стол
choice-leave = Уйти
choice-rules = Правила
choice-accept = Принять
choice-decline = Отклонить
choice-roll = Бросить
choice-more = Ещё …
choice-withdraw = Отозвать
choice-history = Все ходы
choice-double = Удвоить
choice-take = Взять
choice-drop = Пас
choice-pass = Пропустить
choice-undo = Вернуть ход
choice-draw = Ничья
choice-resign = Сдаться
choice-forgetme = Забыть меня
choice-claim = Засчитать время
choice-board = Моя сторона
choice-open-board = Открыть доску
choice-copy-position = Копия позиции
choice-copy-seal = Копия печати
choice-copy-secret = Копия секрета
choice-rematch = Реванш
choice-verify = Проверить кости
choice-confirm = Сыграть { $move }
choice-back = Назад
choice-restart = Сначала
choice-bar = Бар
choice-off = Выброс
# Перегородка, которая лежит, и та, что стоит.
choice-wall-h = Перегородка ▬
choice-wall-v = Перегородка ▮

## Что общего у ходов в списке, над ними

deed-hit = Ходы со взятием
deed-off = Ходы с выбросом
deed-none = Ходы

## Ход по шагам; $chosen — что уже нажато

tap-from =
    { $chosen ->
        [none] Какой шашкой ходите?
       *[other] { $chosen } — а дальше какой шашкой?
    }
tap-to = { $chosen } — куда?
tap-wall = Куда идёт фишка? Или поставьте перегородку.
tap-pawn = Куда идёт фишка?
tap-row = { $chosen } — в каком ряду?
tap-file = { $chosen } — в каком столбце?
tap-word = Что выбираете?
tap-used = Уже сыграно: { $dice }
tap-confirm = { $move }. Ходим?

## Что можно посмотреть

view-games-computers = Во что играем? С 🤖 — сразу против компьютера.
view-computers = Во что сыграем с компьютером?
view-games = Какая игра?
view-opponents = С кем сыграем?
view-opponents-computers = С кем сыграем? С 🤖 — сразу против компьютера.
view-more = Что вы хотите сделать?
view-moves =
    { $count ->
        [one] { $count } ход:
        [few] { $count } хода:
       *[many] { $count } ходов:
    }
view-more-moves =
    { $count ->
        [one] … и ещё { $count }. Добавьте начало хода: /moves 13 или /moves e.
        [few] … и ещё { $count }. Добавьте начало хода: /moves 13 или /moves e.
       *[many] … и ещё { $count }. Добавьте начало хода: /moves 13 или /moves e.
    }
view-no-moves = Так не начинается ни один ход. { see-moves }
view-resign = Сдаётесь? Отменить это будет нельзя.
view-resign-uncounted = Компьютеры здесь сейчас не играют. Выйти из игры? Тогда она не засчитывается.
# Ниже — кнопки с исходами: $offers — всё, кроме самого крупного проигрыша, $most — он сам.
view-resign-how = Сдаётесь? С согласия соперника: { $offers }. Сразу, без согласия: { $most }.
view-no-history = Ходов ещё не было.

## Когда что-то не так у нас

trouble-store = Сейчас мне не добраться до записей об играх, так что ваш запрос не выполнен. Попробуйте ещё раз чуть позже.
trouble-unsure = Связь с записями об играх прервалась во время сохранения, и пока не ясно, сохранено ли это. Если да, доска сама это покажет. Можно спокойно повторить: ничего не выполняется дважды.
trouble-unshown = Всё сохранено, но показать это прямо сейчас не удалось. Доска появится сама через несколько секунд, повторять ничего не нужно.
trouble-record-damaged = Запись об этом столе повреждена, и эту игру продолжить не получится. Начните здесь новую: /play. То, что осталось от старой, отложено для владельца бота.
trouble-record-newer = Этот стол сохранила более новая версия бота, и прочитать запись не получается. Пожалуйста, сообщите владельцу бота. Командой /play можно начать здесь новую игру, а старая будет отложена.
trouble-record-game = За этим столом игра, которой эта версия бота не знает. Возможно, её знает более новая; пожалуйста, сообщите владельцу бота. Командой /play можно начать здесь новую игру, а старая будет отложена.
trouble-record-position = Позиции, сохранённой за этим столом, на доске быть не может, и эту игру продолжить не получится. Начните здесь новую: /play. Старая отложена для владельца бота.
trouble-ratings = Не получается прочитать часть записей о рейтингах, поэтому показать их сейчас не могу. С играми за вашими столами всё в порядке: играйте дальше. Владелец бота увидит это в списке того, на что надо взглянуть.
trouble-past-game = Не получается прочитать запись о той прошлой игре, поэтому показать её не могу. С игрой за этим столом всё в порядке: играйте дальше. Владелец бота увидит это в списке того, на что надо взглянуть.
trouble-other-record = Не получается прочитать запись, которая для этого нужна, поэтому запрос не выполнен. С игрой за этим столом всё в порядке: играйте дальше. Владелец бота увидит это в списке того, на что надо взглянуть.
trouble-busy = За этим столом столько всего происходит, что очередь до вас не дошла и ваш запрос не выполнен. Попробуйте ещё раз.
trouble-hurry = Слишком много сразу, и этот запрос не выполнен. Подождите немного и попробуйте ещё раз.
trouble-closing = Меня как раз перезапускают, поэтому это не сделано. Попробуйте ещё раз через минуту.
trouble-forget = Пока удалено не всё: ваши игры как раз записываются. Отправьте /forgetme ещё раз.
trouble-unexpected = У меня что-то пошло не так, и это уже в журнале. За столом ничего не изменилось. Попробуйте ещё раз.

## Что делает каждая команда, в списках и меню: не длиннее 100 знаков, больше не берёт Discord

command-play = начать игру: /play короткие 5, /play коридор 4 clock=1d
command-computer = сыграть с компьютером: /computer нарды, или посадить его на свободные места
command-join = сесть за стол; можно добавить любое слово, оно примешивается к костям: /join банан
command-leave = уйти из-за стола
command-rematch = сыграть реванш
command-stop = остановить игру в этом чате (администраторы)
command-roll = бросить кости
command-move = сделать ход: /move 13/8 8/5
command-moves = показать все ваши ходы
command-double = предложить удвоение
command-take = принять удвоение
command-drop = не принять удвоение и проиграть партию
command-undo = попросить вернуть ваш последний ход
command-draw = предложить ничью
command-resign = сдаться
command-accept = принять предложение или приглашение
command-decline = отклонить предложение или приглашение
command-claim = засчитать себе победу, если у соперника вышло время
command-board = показать доску; /board словами — описать её
command-rules = объяснить правила игры
command-help = как играть: /help, /help кости
command-verify = проверить, что кости были честными
command-settings = выбрать язык, вид доски, напоминания и другое
command-forgetme = удалить ваше имя, настройки и рейтинги из моей памяти

## Почему что-то за столом не получится

no-table-here = { status-closed }
no-game-on = Игра здесь ещё не началась.
game-already-on = Здесь уже играют: { $game }. Смотрите с /board, а свою игру начните в другом месте.
game-still-on = Игра ещё идёт. Сначала доиграйте или сдайтесь: /resign.
game-has-ended =
    { $again ->
        [yes] { status-over }
       *[no] { status-past }
    }
not-seated = Это могут только те, кто за столом. Посмотреть игру: /board.
not-your-turn = Сейчас ходит { $seat }. Посмотреть игру: /board.
already-seated = Вы уже за этим столом. Ждём остальных.
places-kept = Места за этим столом ждут других: { $names }.
invitation-gone = Это приглашение больше не действует: за тем столом уже никто не ждёт. Попросите новое или начните игру сами.
invitation-used = Кто-то успел раньше: места по этому приглашению заняты. За столом — { $names }. Попросите новое или начните игру сами.
too-many-invited = Мест за этим столом: { $places }, и одно из них ваше. Пригласите меньше людей.
resign-instead = Если один уходит, игра вдвоём заканчивается. Сдаться: /resign.
asked-before = Вы уже об этом просили, и ответ был «нет». Спросите снова после следующего хода.
people-are-waiting = За этим столом уже ждут: { $names }. { $way ->
        [join] Присоединяйтесь: /join.
        [leave] И вы среди них. Чтобы играть в другое, сначала встаньте: /leave.
       *[other] Если они уйдут, стол освободится.
    }
nothing-to-answer = Отвечать сейчас не на что.
wait-for-the-answer = На это теперь отвечают другие.
answer-first = Сначала ответьте на другое предложение: /accept или /decline.
nothing-to-take-back = У вас нет хода, который можно вернуть.
no-draws-here = Ничьих в этой игре не бывает, её играют до конца. Можно сдаться: /resign.
no-such-resignation = Сдаться можно так: { $endings }. Выбрать поможет /resign.
player-is-gone = Один из игроков больше здесь не играет. Начать новую игру: /play.
no-clock-here = За этим столом играют без часов, время ни у кого не выйдет.
time-is-left = Время ещё есть, ходит { $seat }. Осталось: { $left }.
own-clock = Сейчас идёт ваше собственное время. Просто ходите.
computers-have-no-clock = У компьютеров нет часов. { $seat } сходит, как только сможет.
not-in-this-game = В этой игре такого нет: { $game }.
game-forgotten = Эта партия сыграна слишком давно, и я её уже не помню.

## Почему команда непонятна

unknown-command =
    { $near_count ->
        [0] Команды /{ $name } я не знаю. Все команды покажет /help.
       *[other] Команды /{ $name } я не знаю. Может быть, { $near }? Все команды покажет /help.
    }
unknown-game = Игры «{ $word }» я не знаю. Есть { $typed }: например, { $command } backgammon.
unknown-play-word = Непонятно, что здесь значит «{ $word }». Игра: { $game }. Обычно так: { $typed }. Напишите, что изменить, например clock=1d.
unknown-player = Я не знаю, кто это: { $name }. Откройте стол без имени, и сесть сможет любой.
clock-out-of-range = Самое короткое время на ход — { $shortest }, самое долгое — { $longest }. Например: clock=15m, clock=8h или clock=3d.
only-moderators = Это могут только администраторы чата. Попросите кого-нибудь из них.
nobody-in-particular = Под этим именем пишут несколько человек, и неизвестно, кто играет. Напишите от своего имени.
went-back = При сбое сервера последние ходы за этим столом потерялись. Просим прощения. Вот что за столом сейчас; играйте, пожалуйста, отсюда.
stale-choice = Эта кнопка устарела. Вот что за столом сейчас.
not-your-question = Об этом спросили не вас. Отправьте команду сами, и у вас будут свои кнопки.
broken-choice = Эта кнопка мне незнакома. Нажимайте те, что под последним сообщением.
too-long =
    { $characters ->
        [one] Это больше, чем я читаю за раз. Хватит и { $characters } знака.
        [few] Это больше, чем я читаю за раз. Хватит и { $characters } знаков.
       *[many] Это больше, чем я читаю за раз. Хватит и { $characters } знаков.
    }
