### Что узнаёт владелец бота и что видят те, кого он заблокировал.

blocked =
    { $chat ->
        [yes] Владелец этого бота закрыл его для этого чата. Если вы думаете, что это недоразумение, напишите ему.
       *[no] Владелец этого бота закрыл его для вас. Если вы думаете, что это недоразумение, напишите ему. Командой /forgetme вы можете удалить свои данные.
    }

owner-help =
    /owner — эти числа
    /owner чаты — где играют, с номерами
    /owner заблокировать ID, /owner разблокировать ID — человека или чат
    /owner выйти ID — с сервера или из группы
    /owner объявить ТЕКСТ — всем чатам, где играют
    /owner стол ID — что не так со столом
owner-numbers =
    Чаты: { $chats }
    Столы: идёт игра — { $running }, ждут игроков — { $waiting }, закончены — { $finished }
    Игроки за этими столами: { $players }
    Команд с запуска: { $commands }
    Память: { $memory } МБ
    Компьютеры: { $workers }
owner-notice = Объявление { $key } в { $platform }: сказано — { $told }, ждут — { $waiting }, не дошло — { $missed }
owner-no-troubles = Неполадки: нет
owner-part = Неполадка: { $part }: { $why }
owner-record = Не читается или не работает: { $name } ({ $why })
owner-records = На машине бота «parlour records show ИМЯ» показывает такую запись, а «parlour records drop ИМЯ» удаляет её.
owner-no-chats = Пока никто не играет.
owner-chat = { $chat }: { $game }, { $players }, { $span } назад. Стол { $table }
owner-blocked = { $whom } — блокировка включена. Снять её: /owner разблокировать { $whom }
owner-unblocked = { $whom } — блокировки нет.
owner-left = Я больше не в { $chat }.
owner-cannot-leave = Я не могу выйти из { $chat }: нужен номер сервера или группы, где я есть.
owner-not-left = Платформа сейчас не отвечает. Попробуйте ещё раз через минуту.
owner-announce =
    { $chats ->
        [one] Это прочитает { $chats } чат:
        [few] Это прочитают { $chats } чата:
       *[many] Это прочитают { $chats } чатов:
    }

    { $text }

    Чтобы отправить, напишите /owner отправить { $key } в течение часа.
owner-no-draft = Объявления { $key } нет, или ему больше часа. Новое: /owner объявить.
owner-sending =
    { $chats ->
        [one] Объявление получит { $chats } чат. Как идут дела, покажет /owner.
        [few] Объявление получат { $chats } чата, не больше десяти в секунду. Как идут дела, покажет /owner.
       *[many] Объявление получат { $chats } чатов, не больше десяти в секунду. Как идут дела, покажет /owner.
    }
owner-no-table = Под именем { $table } ничего не сохранено.
owner-table = { $table }: { $game }, { owner-phase }, версия { $version }; { $players }; последнее событие { $span } назад. С записью всё в порядке.
owner-phase =
    { $phase ->
        [gathering] ждут игроков
        [playing] идёт игра
        [finished] закончено
       *[closed] закрыто
    }
owner-failure = Последний сбой здесь: { $why }. Остальное в журнале.
owner-broken =
    { $flaw ->
        [damaged] { $table }: запись повреждена: { $why }
        [newer] { $table }: запись сделала более новая версия Parlour: { $why }
        [game] { $table }: такой игры в этой версии нет: { $why }
       *[position] { $table }: такой позиции в этой игре не бывает: { $why }
    }
    /play в том чате начинает новую игру и откладывает запись в сторону. На машине бота «parlour records show table:{ $table }» показывает её, а «parlour records drop table:{ $table }» удаляет.
