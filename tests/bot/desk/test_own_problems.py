"""Problems from one's own blunders: which they are, and that they can be solved later."""

from bot.computers.availability import Availability
from bot.desk.coach import Coach
from bot.engines.judgement import Judgement, Option
from bot.engines.question import Answer, JudgeQuestion, LuckQuestion
from bot.replies.choice import LONGEST_PAYLOAD
from bot.replies.quiz import Quiz
from bot.replies.reply import Note, OwnBoard, Refusal
from bot.table.positions import legal_moves, load
from rules import GAMES
from tests.bot.desk.coached import coached
from tests.bot.quick_computers import QuickWorkers
from tests.bot.room import AT_ONCE, Room

PLAYED = (
    "Anna: /play checkers", "Ben: /join", "Anna: g3-h4", "Ben: b6-a5", "Anna: c3-d4",
    "Anna: /resign yes",
)  # fmt: skip


class StrictWorkers(QuickWorkers):
    """Likes one move of all, and thinks that every other one loses; Ben plays well."""

    async def judge(self, question: JudgeQuestion | LuckQuestion) -> Answer:
        """Judge by the spelling of moves."""
        assert isinstance(question, JudgeQuestion)
        game, position = question.game, question.position
        moves = [
            GAMES[game].format(each, load(game, position)) for each in legal_moves(game, position)
        ]
        best = question.played if question.played == "b6-a5" else min(moves)
        others = [Option(move, -0.5, 0.25) for move in moves if move != best]
        return Answer(judgement=Judgement((Option(best, 0.5, 0.75), *others)))


def strict(*said: str) -> Room:
    room = coached(*said)
    room.desk.coach = Coach(StrictWorkers(), room.store, AT_ONCE.memory)
    return room


def asked(room: Room, locale: str = "en") -> Quiz:
    room.time += 1
    quiz = room.say("Anna", "/problem mine", locale=locale)
    assert isinstance(quiz, Quiz), quiz
    return quiz


def test_one_of_ones_own_blunders_is_asked() -> None:
    room = strict(*PLAYED)
    quiz = asked(room)
    assert quiz.text.startswith("From your own game. Brazilian checkers, ")
    assert len(quiz.moves) == 4
    assert {"g3-h4", "c3-d4"} & set(quiz.moves)
    assert all(len(each.payload.encode()) <= LONGEST_PAYLOAD for each in quiz.choices[0])
    assert len({asked(room).key, asked(room).key}) == 2  # she blundered twice


def test_it_is_solved_after_a_restart_and_by_the_same_choices() -> None:
    room = strict(*PLAYED)
    quiz = asked(room)
    room.desk = room.another_desk()
    right = room.press("Anna", quiz.moves[quiz.best])
    assert isinstance(right, OwnBoard)
    assert right.text.startswith(
        f"✅ Right, {quiz.moves[quiz.best]} is best.\nIn your game you played "
    )
    assert "which wins about 50 fewer of 100 games." in right.text
    assert right.choices[0][0].payload.endswith("problem mine")


def test_what_was_played_has_its_price_and_other_moves_none() -> None:
    room = strict(*PLAYED)
    quiz = asked(room)
    played = next(move for move in quiz.moves if move in {"g3-h4", "c3-d4"})
    verdicts = {}
    for move in set(quiz.moves) - {quiz.moves[quiz.best]}:
        room.reply = quiz
        verdicts[move] = room.press("Anna", move).text
    assert "your move wins about 50 fewer" in verdicts.pop(played)
    assert all("I have not judged" in verdict for verdict in verdicts.values())


def test_who_has_not_blundered_is_told_so_in_their_language() -> None:
    room = strict(*PLAYED)
    assert isinstance(room.say("Ben", "/problem mine", locale="ru"), Note)
    assert room.reply is not None
    assert room.reply.text == "В этих партиях у вас нет зевков. Отличная игра."
    assert asked(room, "pt-BR").text.startswith("Da sua própria partida. Damas")


def test_it_needs_a_game_that_is_over_and_a_coach() -> None:
    for said, words in (
        ((), "No game is being played here."),
        (PLAYED[:1], "No game has begun"),
        (PLAYED[:3], "isn’t over yet"),
    ):
        refusal = strict(*said).say("Anna", "/problem mine")
        assert isinstance(refusal, Refusal), refusal
        assert words in refusal.text
    room = strict(*PLAYED)
    room.computers = Availability.OFF
    assert isinstance(room.say("Anna", "/problem mine"), Refusal)
    room.computers = Availability.READY
    room.desk.coach = None
    silent = room.say("Anna", "/problem mine")
    assert isinstance(silent, Refusal)
    assert silent.passes


def test_an_analysis_that_is_gone_takes_its_problems_along() -> None:
    room = strict(*PLAYED)
    quiz = asked(room)
    name = quiz.key.rpartition(".")[0]
    for key in (f"{name}.999", "mnothing.1", "m.1", "m7"):
        gone = room.say("Anna", f"/solve {key} 0")
        assert isinstance(gone, Refusal)
        assert "don’t have this problem" in gone.text
