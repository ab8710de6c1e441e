### Настройки игроков и чатов. Как добавить: en/refusals.ftl.

settings-of-player = Ваши настройки. Они действуют везде, где вы со мной играете.
settings-of-chat = Настройки этого чата. Они действуют для всех, кто здесь играет.
settings-mine = Мои настройки
settings-chats = Настройки чата

## Названия, на кнопках перед выбранным

setting-language = Язык
setting-theme = Доска
setting-side = Вид
setting-autoroll = Бросать за меня
setting-confirm = Подтверждать
setting-reminders = Напоминания
setting-computer = Компьютер
setting-words = Доска словами
setting-clock = Время на ход
setting-takebacks = Возврат ходов
setting-stop = Останавливают
setting-start = Начинают игры
setting-rooms = Где играть

## Что выбрано, если это не число, не переключатель и не язык

setting-value-1 = { level-1 }
setting-value-2 = { level-2 }
setting-value-3 = { level-3 }
setting-value-4 = { level-4 }
setting-value-5 = { level-5 }
setting-value-auto = автоматически
setting-value-wood = дерево
setting-value-baize = зелёное сукно
setting-value-modern = современная
setting-value-contrast = контрастная
setting-value-mine = с моей стороны
setting-value-fixed = всегда одинаково
setting-value-off = выкл
setting-value-moderators = администраторы
setting-value-players = и игроки тоже
setting-value-anybody = все
setting-value-everywhere = везде
setting-value-elsewhere = не здесь
setting-value-here = только здесь

## Что значит каждая настройка, над её значениями

settings-about-language = На каком языке вам удобно? «Автоматически» — как в чате и в вашем приложении.
settings-about-theme = Как должны выглядеть доски? Контрастная — для тех, кто плохо различает цвета.
settings-about-side = Смотреть на доску со своей стороны или всегда со стороны первого игрока?
settings-about-autoroll = Бросать за вас кости, когда больше выбирать не из чего?
settings-about-confirm = Спрашивать, прежде чем сделать набранный кнопками ход? Иначе его можно вернуть в течение нескольких секунд.
settings-about-reminders = Напоминать вам, когда время подходит к концу?
settings-about-words = Описывать вам доску ещё и словами, для программ чтения с экрана?
settings-about-computer = Как сильно должен играть компьютер, если не сказано иначе?
settings-about-clock = Сколько здесь даётся на ход, если в /play не указано иное?
settings-about-takebacks = Можно ли здесь просить вернуть ход?
settings-about-stop = Кто может остановить здесь игру командой /stop?
settings-about-start = Кто может начинать здесь игры?
settings-about-rooms = Где в этом чате можно играть? «Только здесь» добавляет этот канал или эту тему.

unknown-setting = Значения «{ $word }» нет ни у одной настройки. Посмотреть, что можно выбрать: /settings.
play-elsewhere = В этом чате играют в других каналах или темах. Загляните туда или спросите администратора.
no-takebacks = В этом чате ходы не возвращают.

## Забыть игрока

forget-asked =
    Я забуду вас везде: ваши настройки, рейтинги и имя. Законченные партии останутся у соперников, с незнакомцем на вашем месте. Партии, которые ещё идут, закончатся и не будут засчитаны; если игроков больше двух, остальные доиграют.
    Отменить это нельзя.
forget-done = Готово: я вас больше не помню. Если сыграете снова, начнёте с чистого листа.
