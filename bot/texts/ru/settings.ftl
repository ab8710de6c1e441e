### Настройки игроков и чатов. Как добавлять: refusals.ftl.

settings-of-player = Ваши настройки. Они действуют везде, где вы со мной играете.
settings-of-chat = Настройки этого чата, для всех, кто здесь играет.
settings-mine = Мои настройки
settings-chats = Настройки чата

## Названия, на кнопках перед выбранным

setting-language = Язык
setting-theme = Доска
setting-side = Вид
setting-autoroll = Бросать за меня
setting-reminders = Напоминания
setting-words = Доска словами
setting-clock = Обычные часы
setting-takebacks = Возврат ходов
setting-stop = Кто останавливает
setting-start = Кто начинает
setting-rooms = Где играть

## Что выбрано, если это не число, не переключатель и не язык

setting-value-auto = само
setting-value-wood = дерево
setting-value-modern = современная
setting-value-contrast = контрастная
setting-value-mine = с моей стороны
setting-value-fixed = всегда одинаково
setting-value-off = выкл
setting-value-moderators = модераторы
setting-value-players = и игроки
setting-value-anybody = кто угодно
setting-value-everywhere = везде
setting-value-elsewhere = не здесь
setting-value-here = только здесь

## Что значит каждая настройка, над её значениями

settings-about-language = На каком языке вам удобно читать? «Само» — как в чате и в вашем приложении.
settings-about-theme = Как должны выглядеть доски? Контрастная — для тех, кто плохо различает цвета.
settings-about-side = Смотреть на доску со своей стороны или всегда со стороны первого игрока?
settings-about-autoroll = Бросать ли за вас кости, когда ничего другого сделать нельзя?
settings-about-reminders = Напоминать ли вам, когда время подходит к концу?
settings-about-words = Рассказывать ли вам доску ещё и словами, для чтения с экрана?
settings-about-clock = Сколько здесь даётся на ход, если в /play не сказано другое?
settings-about-takebacks = Можно ли здесь просить вернуть ход?
settings-about-stop = Кто может остановить здесь игру командой /stop?
settings-about-start = Кто может начинать здесь игры?
settings-about-rooms = Где в этом чате можно играть? «Только здесь» добавляет этот канал или тему.

unknown-setting = Значения «{ $word }» нет ни у одной настройки. Что можно выбрать: /settings.
play-elsewhere = В этом чате играют в других каналах или темах. Загляните туда или спросите модератора.
no-takebacks = В этом чате ходы не возвращают.

## Being forgotten

farewell-asked =
    Я забуду вас везде: ваши настройки, рейтинги и имя. Законченные партии останутся у соперников, с незнакомцем на вашем месте. Партии, которые ещё идут, закончатся и не будут считаться; если играют больше двух, остальные продолжат.
    Отменить это нельзя.
farewell-done = Готово: я вас больше не знаю. Если сыграете снова, начнёте с чистого листа.
