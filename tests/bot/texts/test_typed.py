"""Words that people type: what they mean in any chat, and what a language has to have."""

from collections.abc import Mapping

import pytest

from bot.commands import BY_NAME, COMMANDS
from bot.commands.levels import LEVELS
from bot.commands.preference_values import AUTO, guess_setting, read_value
from bot.commands.setup import find_game, known_options, read_setup
from bot.commands.words import join_spans, read_span
from bot.language import Language
from bot.table.clock import DAY, MINUTE
from bot.table.values import Setup
from bot.texts import Texts, Unsayable
from bot.texts.typed import first_words, other_words, typed_words
from rules import GAMES
from tests.bot.texts.derived import TYPED
from tests.bot.texts.messages import messages

HOUR = 60 * MINUTE

ALIASES: Mapping[str, str] = {
    "play": "start new играть игра jogar",
    "join": "sit сесть entrar",
    "leave": "уйти sair",
    "rematch": "again реванш revanche",
    "stop": "стоп parar",
    "roll": "r throw бросок бросить rolar",
    "move": "m ход mover",
    "moves": "ходы lances",
    "double": "удвоить dobrar",
    "take": "взять aceitardobra",
    "drop": "пас recusardobra",
    "undo": "takeback отменить desfazer",
    "draw": "ничья empate",
    "resign": "giveup сдаться desistir",
    "accept": "yes да принять aceitar",
    "decline": "no нет отказать recusar",
    "claim": "время reivindicar",
    "board": "b show доска tabuleiro",
    "rules": "правила regras",
    "help": "commands помощь ajuda",
    "verify": "proof проверить conferir",
    "history": "log история histórico historico",
    "export": "download экспорт скачать exportar baixar",
    "replay": "повтор reprise rever",
    "settings": "language настройки язык ajustes idioma",
    "stats": "rating статистика рейтинг estatísticas estatisticas",
    "top": "leaderboard лучшие топ melhores",
    "problem": "puzzle задача problema",
    "problems": "puzzles задачи problemas",
    "forgetme": "забудьменя esquecer",
}
"""What has always worked, and goes on working."""
GAME_NAMES: Mapping[str, str] = {
    "backgammon": "backgammon короткие bg gammon бэкгаммон бекгаммон gamão gamao",
    "narde": "narde длинные long longo нарды nardy nardi",
    "checkers": "checkers brazilian бразильские шашки brasileiras damas draughts",
    "quoridor": "quoridor коридор квиридор corridor",
}
WORDS: Mapping[str, str] = {
    "yes": "yes on true 1 да вкл sim",
    "no": "no off false 0 нет выкл não nao",
    "problem-today": "today daily сегодня дня hoje",
    "problems-table": "table standings таблица tabela",
    "problems-all": "all every все todos",
    "noise": "a the with against game please с против пожалуйста com contra o favor",
    "counted": (
        "to for of points point player до на очков очка игроков игрока até de pontos jogadores"
    ),
    "level": "level lvl difficulty уровень сложность nível dificuldade",
    "board-words": "words text словами слова palavras texto",
    "board-mine": "mine my моя minha",
    "chat": "chat чат",
    "sure": "yes да sim",
}
LANGUAGES: Mapping[Language, str] = {
    Language.ENGLISH: "en english",
    Language.RUSSIAN: "ru русский russian",
    Language.BRAZILIAN: "pt pt-br português portugues portuguese",
}


@pytest.mark.parametrize(("command", "aliases"), ALIASES.items())
def test_a_command_is_known_by_its_words(command: str, aliases: str) -> None:
    assert {BY_NAME[alias].name for alias in aliases.split()} == {command}


@pytest.mark.parametrize(("game", "names"), GAME_NAMES.items())
def test_a_game_is_known_by_its_words(game: str, names: str) -> None:
    assert {find_game(name) for name in names.split()} == {game}
    assert all(read_setup(name, 0) == Setup(game) for name in names.split())


@pytest.mark.parametrize(("name", "words"), WORDS.items())
def test_a_list_has_its_words(name: str, words: str) -> None:
    assert typed_words(name) >= set(words.split())


def test_only_what_leaves_no_doubt_is_sure() -> None:
    assert typed_words("sure") == set(WORDS["sure"].split())


@pytest.mark.parametrize(("language", "names"), LANGUAGES.items())
def test_a_language_is_known_by_its_names(language: Language, names: str) -> None:
    for name in names.split():
        setting = guess_setting(name, ())
        assert setting
        assert setting.default == AUTO
        assert read_value(setting, name) == language


@pytest.mark.parametrize(
    ("words", "game"),
    [
        ("нарды короткие", "backgammon"),
        ("нарды бекгаммон", "backgammon"),
        ("gammon nardi", "backgammon"),
        ("gamão longo", "narde"),
        ("long gammon", "narde"),
        ("backgammon нарды", "narde"),
    ],
)
def test_the_first_word_of_a_list_outweighs_the_others(words: str, game: str) -> None:
    assert read_setup(words, 0).game == game


@pytest.mark.parametrize(
    ("typed", "span"),
    [
        ("15m", 15 * MINUTE),
        ("15min", 15 * MINUTE),
        ("15 minutes", 15 * MINUTE),
        ("15м", 15 * MINUTE),
        ("15 минут", 15 * MINUTE),
        ("15 minutos", 15 * MINUTE),
        ("2h", 2 * HOUR),
        ("2 hours", 2 * HOUR),
        ("2ч", 2 * HOUR),
        ("2 часа", 2 * HOUR),
        ("2 horas", 2 * HOUR),
        ("3d", 3 * DAY),
        ("3 days", 3 * DAY),
        ("3д", 3 * DAY),
        ("3дня", 3 * DAY),
        ("3 дня", 3 * DAY),
        ("1 день", DAY),
        ("3 dias", 3 * DAY),
        ("15 m", 0),
        ("15s", 0),
        ("15", 0),
    ],
)
def test_a_span_is_read_in_every_language(typed: str, span: int) -> None:
    assert read_span(join_spans(typed)) == span


@pytest.mark.parametrize("language", Language)
def test_a_language_has_every_list_and_no_other(language: Language) -> None:
    lists = {name for name in messages(language) if name.startswith("typed-")}
    assert lists == {f"typed-{name}" for name in TYPED}


@pytest.mark.parametrize("language", Language)
def test_words_are_small_letters_and_in_a_list_once(language: Language) -> None:
    for name in TYPED:
        words = Texts(language).say(f"typed-{name}").split()
        assert words == list(dict.fromkeys(word.casefold() for word in words)), name


def test_no_word_is_in_the_lists_of_two_units_games_or_languages() -> None:
    for family in ("command", "game", "unit", "language"):
        lists = [typed_words(name) for name in TYPED if name.startswith(f"{family}-")]
        assert sum(map(len, lists)) == len(frozenset[str]().union(*lists))


def test_a_word_that_says_nothing_is_in_no_other_list_for_tables() -> None:
    nothing = typed_words("noise") | typed_words("counted")
    options = {name for game in GAMES for name in known_options(game)}
    kinds = ("game-", "level", "computer", "both", "friend", "yes", "no", "without")
    others = [name for name in TYPED if name.startswith(kinds) and name != "noise"]
    assert not nothing & options.union(*map(typed_words, others))
    # Words beside a number may also stand before a level: "на 5 очков", "на сложном".
    assert not typed_words("noise") & typed_words("at")


def test_no_word_is_the_name_of_two_levels() -> None:
    names = [typed_words(f"level-{level}") for level in LEVELS]
    assert sum(map(len, names)) == len(frozenset[str]().union(*names))


def test_a_list_that_is_missing_is_said_at_once() -> None:
    with pytest.raises(Unsayable):
        typed_words("no-such-list")


def test_the_first_words_are_of_every_language() -> None:
    assert first_words("game-narde") == {"long", "длинные", "longo"}
    assert other_words("game-narde") == {"nardy", "nardi", "нарды"}


def test_the_names_of_commands_on_discord_can_be_typed_as_well() -> None:
    for language in Language:
        for command in COMMANDS:
            if command.listed:
                shown = Texts(language).say(f"discord-command-{command.name}")
                assert BY_NAME[shown.replace("-", "")] is command
