"""Games against computers have ratings of their own, and nothing is stored about a computer."""

from itertools import cycle, islice

import pytest
from redis import Redis

from bot.commands.request import Request
from bot.computers.availability import Availability
from bot.desk.desk import Desk
from bot.engines.engine import Level
from bot.identity import Player, PlayerId, computer_player, forgotten_id
from bot.ratings.computer_skill import computer_skill
from bot.ratings.game_kinds import GAME_KINDS
from bot.ratings.player_scores import PlayerScores, scores_after
from bot.ratings.rated_game import RatedGame
from bot.ratings.ratings import Ratings
from bot.ratings.scorekeeper import Scorekeeper
from bot.ratings.skill import NEWCOMER
from bot.store.memory import MemoryStore
from bot.store.port import Store
from bot.table.clock import Timeouts
from bot.table.news import RatingChange
from tests.bot.ratings.contents import contents
from tests.bot.ratings.games import CHATS, PEOPLE, finish, rated_game
from tests.bot.scripted import ScriptedChance
from tests.bot.store.stores import OpenStore, opened

ANNA, BEN = PEOPLE[:2]
CLUB, OTHER_CLUB = computer_player(Level.CLUB), computer_player(Level.CLUB, 2)
ZOE = Player(PlayerId("discord:424242"), "Zoe")
FOUR = (ANNA, CLUB, BEN, OTHER_CLUB)


class Club:
    """A chat whose desk has computers; the test acts for them."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.desk = Desk(store, chance=ScriptedChance(), timeouts=Timeouts(take_back=0))
        self.desk.computers = lambda: Availability.READY

    async def say(self, player: Player, text: str, *named: Player) -> str:
        request = Request(table=CHATS[0], player=player, text=text, named=named)
        reply = await self.desk.handle(request)
        await self.desk.announced(reply)
        return reply.text

    async def scores_of(self, player: Player) -> PlayerScores:
        while await Scorekeeper(self.store.scores).keep_score():
            pass
        return await Ratings(self.store.scores).scores_of(player.id)


async def count(store: Store, *games: RatedGame) -> None:
    """Finish games and count them, one after the other."""
    for game in games:
        await finish(store, [game])
        await Scorekeeper(store.scores).keep_score()


def test_games_that_computers_play_are_kinds_of_their_own_after_the_others() -> None:
    keys = [kind.key for kind in GAME_KINDS]
    assert keys[:5] == ["backgammon-2", "narde-2", "checkers-2", "quoridor-2", "quoridor-4"]
    assert keys[5:] == [f"{key}-computer" for key in keys[:5]]


def test_the_middle_level_is_as_good_as_a_newcomer_seems() -> None:
    ratings = [computer_skill(computer_player(level).id).rating for level in Level]
    assert ratings == [1120, 1310, 1500, 1690, 1880]
    assert computer_skill(OTHER_CLUB.id) == computer_skill(CLUB.id)
    assert computer_skill(CLUB.id).deviation < NEWCOMER.deviation / 5


@pytest.mark.parametrize("level", list(Level)[:-1])
def test_who_wins_three_games_of_four_is_as_good_as_the_next_level(level: Level) -> None:
    computer, scores = computer_player(level), PlayerScores()
    skills = [NEWCOMER, computer_skill(computer.id)]
    for number, ranks in enumerate(islice(cycle([(1, 2), (1, 2), (2, 1), (1, 2)]), 200)):
        scores = scores_after(scores, rated_game(number, (ANNA, computer), ranks), 0, skills)
    better = computer_skill(computer_player(level + 1).id).rating
    assert scores.scores["checkers-2-computer"].skill.rating == pytest.approx(better, abs=30)


async def test_a_game_against_a_computer_changes_no_rating_among_people(
    open_store: OpenStore,
) -> None:
    async with open_store() as store:
        club = Club(store)
        await club.say(ANNA, "/play checkers")
        await club.say(BEN, "/join")
        await club.say(BEN, "/resign yes")
        before = (await club.scores_of(ANNA)).scores
        told = await club.say(ANNA, "/play checkers computer=4")
        assert "Strong" in told
        assert "Rating against computers: Player 0 1" in await club.say(
            computer_player(Level.STRONG), "/resign yes"
        )
        after = (await club.scores_of(ANNA)).scores
        assert {**after, **before} == after
        assert after.keys() == {"checkers-2", "checkers-2-computer"}
        assert after["checkers-2-computer"].wins == 1
        assert (await club.scores_of(BEN)).scores.keys() == {"checkers-2"}


async def test_the_better_the_computer_the_more_a_win_counts() -> None:
    store = MemoryStore()
    for level in Level:
        await count(store, rated_game(level, (PEOPLE[level], computer_player(level))))
    kinds = [await Ratings(store.scores).scores_of(PEOPLE[level].id) for level in Level]
    ratings = [scores.scores["checkers-2-computer"].skill.rating for scores in kinds]
    assert ratings == sorted(set(ratings))


async def test_a_computer_stays_as_good_as_it_is(open_store: OpenStore) -> None:
    async with open_store() as store:
        for number in range(3):
            game = rated_game(number, FOUR, (2, 1, 2, 2))
            changes = await Ratings(store.scores).changes(game)
            assert changes[1] == changes[3] == RatingChange(1500, 1500)
            assert changes[0].after < changes[0].before
            await count(store, game)
        assert await store.scores.load(CLUB.id, OTHER_CLUB.id) == (None, None)
        assert await store.scores.names(CLUB.id, OTHER_CLUB.id) == ("", "")


async def test_two_people_and_two_computers_play_quoridor(open_store: OpenStore) -> None:
    async with open_store() as store:
        club = Club(store)
        await club.say(ANNA, "/play quoridor 4 computer=3 2 computers", BEN)
        await club.say(BEN, "/join")
        await club.say(CLUB, "/resign yes")
        await club.say(OTHER_CLUB, "/resign yes")
        told = await club.say(BEN, "/resign yes")
        assert "Rating against computers: Player 0 1" in told
        anna, ben = [(await club.scores_of(player)).scores for player in (ANNA, BEN)]
        assert anna.keys() == ben.keys() == {"quoridor-4-computer"}
        assert (anna["quoridor-4-computer"].wins, ben["quoridor-4-computer"].wins) == (1, 0)
        assert await store.scores.load(CLUB.id, OTHER_CLUB.id) == (None, None)


async def test_who_leaves_a_table_to_the_computers_has_lost(open_store: OpenStore) -> None:
    async with open_store() as store:
        club = Club(store)
        await club.say(ANNA, "/play quoridor 4 computer=3 2 computers", BEN)
        await club.say(BEN, "/join")
        await club.say(BEN, "/resign yes")
        told = await club.say(ANNA, "/resign yes")
        assert "Rating against computers: Player 0 1" in told
        for player in (ANNA, BEN):
            score = (await club.scores_of(player)).scores["quoridor-4-computer"]
            assert (score.games, score.wins, score.losses) == (1, 0, 1)
            assert score.skill.rating < NEWCOMER.rating


async def test_a_table_that_is_left_before_the_game_counts_for_nobody() -> None:
    club = Club(MemoryStore())
    await club.say(ANNA, "/play quoridor 4 computer=3 2 computers", BEN)
    await club.say(ANNA, "/leave")
    assert (await club.scores_of(ANNA)).scores == {}


async def test_computers_are_on_no_leaderboard(open_store: OpenStore) -> None:
    async with open_store() as store:
        await count(store, *(rated_game(number, FOUR, (1, 2, 2, 2)) for number in range(5)))
        leaders = await Ratings(store.scores).leaders(CHATS[0], ANNA.id)
        best = [entry.player for entry in leaders["quoridor-4-computer"].best]
        assert best == [ANNA.id, BEN.id]
        assert leaders["quoridor-4"].best == ()


@pytest.mark.parametrize("place", ["server_url", "cluster_url"])
async def test_only_tables_and_their_games_mention_a_computer_on_the_servers(
    request: pytest.FixtureRequest, place: str
) -> None:
    url: str = request.getfixturevalue(place)
    ports: list[int] = [] if place == "server_url" else request.getfixturevalue("whole_cluster")
    async with opened(url) as store:
        club = Club(store)
        for number in range(6):
            await club.say(ANNA, "/play checkers computer=3")
            await club.say((ANNA, CLUB)[number % 2], "/resign yes")
        assert (await club.scores_of(ANNA)).scores["checkers-2-computer"].games == 6
        await club.say(ANNA, "/top checkers computer")
    clients = [Redis(port=port) for port in ports] or [Redis.from_url(url)]
    found = [pair for client in clients for pair in contents(client)]
    for client in clients:
        client.close()
    mentions = [(key, value) for key, value in found if CLUB.id.encode() in key + value]
    assert mentions
    assert [key for key, _ in mentions if CLUB.id.encode() in key] == []
    assert {key.split(b":")[2] for key, _ in mentions} == {b"table", b"game"}


async def test_who_is_forgotten_leaves_the_ladder_against_computers(
    open_store: OpenStore,
) -> None:
    async with open_store() as store:
        games = [rated_game(number, FOUR, (1, 2, 2, 2)) for number in range(6)]
        await count(store, *games)
        await finish(store, [rated_game(9, (ANNA, CLUB))])
        await Ratings(store.scores).forget(ANNA.id)
        assert await store.scores.list_pending() == ()
        assert await store.scores.load(ANNA.id, CLUB.id) == (None, None)
        leaders = await Ratings(store.scores).leaders(CHATS[0], ANNA.id)
        assert [entry.player for entry in leaders["quoridor-4-computer"].best] == [BEN.id]


@pytest.mark.parametrize("game", ["checkers", "quoridor 4"])
async def test_who_asks_to_be_forgotten_while_playing_computers_is(
    server_url: str, game: str
) -> None:
    async with opened(server_url) as store:
        club = Club(store)
        for _ in range(5):
            await club.say(ZOE, "/play checkers computer=3")
            await club.say(ZOE, "/resign yes")
        assert (await club.scores_of(ZOE)).scores["checkers-2-computer"].games == 5
        await club.say(ZOE, f"/play {game} computer=3")
        await club.say(ZOE, "/forgetme yes")
        assert (await club.scores_of(ZOE)).scores == {}
    with Redis.from_url(server_url) as client:
        assert [key for key, value in contents(client) if b"424242" in key + value] == []


async def test_a_game_of_computers_and_forgotten_players_counts_for_nobody(
    open_store: OpenStore,
) -> None:
    nobody = Player(forgotten_id("1"), "?")
    game = rated_game(1, (nobody, CLUB), (1, 2))
    async with open_store() as store:
        assert (await Ratings(store.scores).changes(game))[1] == RatingChange(1500, 1500)
        await count(store, game)
        assert await store.scores.list_pending() == ()
        assert await store.scores.load(nobody.id, CLUB.id) == (None, None)
