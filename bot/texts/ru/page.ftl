### Что говорит сама страница локального стола. Как добавить: en/refusals.ftl и WORDS в
### bot/chat/local_chat/page_texts.py.

page-about = Настольные игры в чате
page-attach = Разобрать игру из файла: .mat, PDN или JSON
page-away = нет на месте
page-back = На ход назад
page-board = Доска
page-both-sides = За обе стороны
page-cancel = Положить обратно
page-change-name = Сменить имя
page-chat = Чат
page-close = Закрыть
page-commands = Команды
page-connected = Связь восстановлена.
page-copied = Ссылка скопирована.
page-copy = Скопировать
page-crowded = Открыто слишком много окон. Закройте лишние; это окно пробует снова …
page-elsewhere = В другом окне вы играете как
page-enter = Войти
page-first = В начало
page-free-seat = Свободное место
page-game = Игра
page-go-on = Следующая партия
page-go-on-here = Продолжить здесь
page-go-on-with = Продолжить:
page-guest = Гость
page-guests = С кем играть
page-hall = Выберите игру и играйте
page-hall-how = Четыре настольные игры. Играйте прямо здесь — в одиночку, вместе или с другом по ссылке.
# Перед именем гостя.
page-hello = Вы играете как
page-invite = Пригласить
page-invite-how = Кто откроет эту ссылку, попадёт в эту комнату.
# Видно, пока страница открыта на том же компьютере, где работает Parlour.
page-invite-network = Она работает только на этом компьютере. Чтобы впустить другие устройства вашей сети, задайте PARLOUR_HOST=0.0.0.0, перезапустите Parlour и дайте адрес этого компьютера.
page-language = Язык
page-last = В конец
page-latest = К последнему сообщению
page-level = Уровень
page-level-usual =
    ваш обычный{ $level ->
        [0] { "" }
        [1] : { level-1 }
        [2] : { level-2 }
        [3] : { level-3 }
        [4] : { level-4 }
       *[5] : { level-5 }
    } (/settings)
page-look-on = Смотреть:
page-lost = Связь потеряна. Пробуем ещё раз …
page-menu = Комнаты и люди
page-message = Сообщение
page-messages = Сообщения
page-moves = Ходы
page-my-tables = Мои столы
page-name = Ваше имя
page-name-question = Как вас зовут?
page-new-game = Новая игра
page-new-room = Новая комната
page-no-game = Этой партии здесь больше нет.
page-not-admitted = Отсюда эту доску больше не открыть. Откройте её снова из чата.
page-not-you = Это не вы?
page-notify = Сообщать, когда мой ход
page-on = На ход вперёд
page-opponent = { option-computer }
page-opponent-computer = 🤖 Компьютер
page-opponent-people = Люди
page-options = Настройки
page-others-here = За этим столом сидят другие.
page-people = Сейчас здесь
page-placeholder = Сообщение, ход или / для команд
page-play-computer = С компьютером
page-play-elsewhere = Играть в своей комнате
page-players-wanted = Ждут игроков:
page-private = Видно только вам
page-qr = QR-код ссылки
page-room-name = Название комнаты
page-rooms = Комнаты
page-score = Очки в матче
page-seal = Почему кости честные
page-send = Отправить
page-settings = Настройки
page-share = Скопировать ссылку на партию
page-sound = Звук
page-start = Начать
page-step-through = Пройти партию по ходам
page-table = Стол
page-to-hall = Выбрать свою игру
page-unread = Новое
page-usual = обычно
page-went-on = Вы продолжили в другом окне как
page-with-friend = С другом
page-your-turn = Ваш ход
