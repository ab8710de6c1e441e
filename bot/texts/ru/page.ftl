### Что говорит сама страница локального стола. Как добавить: en/refusals.ftl и WORDS в
### bot/chat/local_chat/page_texts.py.

page-about = Настольные игры в чате
page-change-name = Сменить имя
page-close = Закрыть
page-commands = Команды
page-connected = Связь восстановлена.
page-copied = Ссылка скопирована.
page-copy = Скопировать
page-enter = Войти
page-game = Игра
page-guest = Гость
page-guests = С кем играть
page-invite = Пригласить
page-invite-how = Кто откроет эту ссылку, попадёт в эту комнату.
# Видно, пока страница открыта на том же компьютере, где работает Parlour.
page-invite-network = Она работает только на этом компьютере. Чтобы впустить другие устройства вашей сети, задайте PARLOUR_HOST=0.0.0.0, перезапустите Parlour и дайте адрес этого компьютера.
page-language = Язык
page-latest = К последнему сообщению
page-level = Уровень
page-level-usual = ваш обычный (/settings)
page-lost = Связь потеряна. Пробуем ещё раз …
page-menu = Комнаты и люди
page-message = Сообщение
page-messages = Сообщения
page-name = Ваше имя
page-name-question = Как вас зовут?
page-new-game = Новая игра
page-new-room = Новая комната
page-opponent = { option-computer }
page-opponent-computer = 🤖 Компьютер
page-opponent-people = Люди
page-options = Настройки
page-people = Сейчас здесь
page-placeholder = Сообщение, ход или / для команд
page-private = Видно только вам
page-room-name = Название комнаты
page-rooms = Комнаты
page-send = Отправить
page-start = Начать
page-unread = Новое
page-usual = обычно
page-your-turn = Ваш ход
