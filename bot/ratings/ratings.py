"""Players' ratings: counting games, looking up scores and leaders, forgetting a player."""

import asyncio
from collections.abc import Mapping, Sequence

from bot import troubles
from bot.identity import PlayerId, is_computer, is_forgotten
from bot.ratings.agreed_skills import read_agreed_skills, write_agreed_skills
from bot.ratings.computer_skill import computer_skill
from bot.ratings.game_kinds import GAME_KINDS
from bot.ratings.player_scores import (
    PlayerScores,
    read_player_scores,
    scores_after,
    write_player_scores,
)
from bot.ratings.rated_game import RatedGame, read_rated_game
from bot.ratings.skill import Skill, skill_after
from bot.store.errors import UnreadableRecord, reading
from bot.store.record import Record
from bot.store.scores_port import CountResult, Leaderboard, Leaders, PendingGame, Scores
from bot.table.news import RatingChange


class Ratings:
    """Keeps players' ratings. If a process dies in the middle, another one can finish its work."""

    def __init__(self, scores: Scores) -> None:
        self._scores = scores

    async def count(self, pending: PendingGame) -> None:
        """Count a game for all its players, and only then remove it from the pending games.

        A game that another process has removed meanwhile is not counted again: one of its players
        may have been forgotten since, and with them the mark that the game was counted.
        """
        game = _rated_game(pending)
        if await self._scores.is_pending(pending.receipt):
            await self._count_for_all(game)
            await self._scores.remove_pending(pending.receipt)

    async def scores_of(self, player: PlayerId) -> PlayerScores:
        """Return a player's scores."""
        (record,) = await self._scores.load(player)
        return _player_scores(player, record)

    async def changes(self, game: RatedGame) -> tuple[RatingChange, ...]:
        """Return how a game that has just ended changes the rating of each seat.

        It is counted later. If another game of the same player is counted before it, the rating
        will differ from this a little. The rating of a computer never changes.
        """
        records = await self._records(game)
        scores = [_readable_scores(*of_seat) for of_seat in zip(_ids(game), records, strict=True)]
        skills = _skills_before(game, scores)
        return tuple(_rating_change(game, seat, skills) for seat in range(len(skills)))

    async def leaders(self, chat: str, asker: PlayerId) -> Mapping[str, Leaders]:
        """Return the leaders of a chat by kind of game, in one round trip."""
        keys = [kind.key for kind in GAME_KINDS]
        return dict(zip(keys, await self._scores.leaders(chat, keys, asker), strict=True))

    async def names(self, leaders: Leaders) -> tuple[str, ...]:
        """Return the names of the leaders, in one round trip."""
        return await self._scores.names(*(entry.player for entry in leaders.best))

    async def forget(self, player: PlayerId) -> None:
        """Delete everything about a player; their opponents keep their scores.

        The player's pending games are counted first, or they would bring the player back. This is
        repeated while another process that had claimed such a game counts it.
        """
        while await self._count_games_of(player) or await self._delete(player):
            pass

    async def _count_games_of(self, player: PlayerId) -> bool:
        """Count the pending games of a player; return whether there were any."""
        pending = await self._scores.list_pending()
        return any([await self._count_if_played_by(player, game) for game in pending])

    async def _count_if_played_by(self, player: PlayerId, pending: PendingGame) -> bool:
        """Count a game if the player was in it; an unreadable game stays as it is."""
        try:
            if player not in _ids(_rated_game(pending)):
                return False
            await self.count(pending)
        except UnreadableRecord as error:
            troubles.set_aside(error.key, error.flaw)
            return False
        return True

    async def _delete(self, player: PlayerId) -> bool:
        """Remove a player from every leaderboard, then delete the record that lists these."""
        (record,) = await self._scores.load(player)
        for kind, score in _readable_scores(player, record).scores.items():
            await self._remove_from_leaderboards(player, kind, score.chats)
        await self._scores.forget(player)
        return record is not None

    async def _count_for_all(self, game: RatedGame) -> None:
        """Agree on everybody's skill before the game, then count it for each player.

        Computers and forgotten players count as opponents, but nothing is stored about them.
        """
        records = await self._records(game)
        scores = [_player_scores(*of_seat) for of_seat in zip(_ids(game), records, strict=True)]
        estimated = _skills_before(game, scores)
        ours = write_agreed_skills(estimated)
        agreed = await self._scores.agree_on_skills(game.game_id, ours)
        with reading(f"agreed:{game.game_id}"):
            skills = read_agreed_skills(agreed, len(records))
        await asyncio.gather(
            *(
                self._count_for(game, seat, skills, record)
                for seat, record in enumerate(records)
                if _has_record(game.players[seat].id)
            )
        )

    async def _records(self, game: RatedGame) -> list[Record | None]:
        """Return the record of each seat, in one round trip; None for those who have none."""
        people = [player.id for player in game.players if _has_record(player.id)]
        records = dict(zip(people, await self._scores.load(*people), strict=True))
        return [records.get(player.id) for player in game.players]

    async def _count_for(
        self, game: RatedGame, seat: int, skills: Sequence[Skill], record: Record | None
    ) -> None:
        """Count a game for one player, even if other games are counted at the same time."""
        player = game.players[seat]
        while True:
            after = _next_record(record, game, seat, skills)
            await self._leave_chats(player.id, game.kind, record, after)
            result = await self._scores.count(player, game.game_id, after)
            if result is not CountResult.OUTDATED:
                break
            (record,) = await self._scores.load(player.id)
        await self._place(player.id, game.kind)

    async def _place(self, player: PlayerId, kind: str) -> None:
        """Put a player's score on their leaderboards, again if it changes meanwhile.

        The store ignores the score of an older version of the record, so a slow process does no
        harm, even if it dies before it checks again.
        """
        (record,) = await self._scores.load(player)
        while record is not None:
            score = _player_scores(player, record).scores[kind]
            rating = score.leaderboard_score
            if rating is None:
                return  # Too few games to be on a leaderboard.
            boards = [Leaderboard(chat, kind) for chat in score.chats]
            await asyncio.gather(
                *(self._scores.place(board, player, rating, record.version) for board in boards)
            )
            before, (record,) = record, await self._scores.load(player)
            if record == before:
                return
            if record is None:
                await self._remove_from_leaderboards(player, kind, score.chats)

    async def _leave_chats(
        self, player: PlayerId, kind: str, before: Record | None, after: Record
    ) -> None:
        """Remove a player from the leaderboards that the next record no longer lists.

        This comes before the record is saved: else, if the process died, nobody would know them.
        """
        was, is_ = (_player_scores(player, record).scores.get(kind) for record in (before, after))
        left = [chat for chat in was.chats if is_ and chat not in is_.chats] if was else []
        await self._remove_from_leaderboards(player, kind, left)

    async def _remove_from_leaderboards(
        self, player: PlayerId, kind: str, chats: Sequence[str]
    ) -> None:
        for chat in chats:
            await self._scores.remove(Leaderboard(chat, kind), player)


def _has_record(player: PlayerId) -> bool:
    """Return whether anything is stored about a player."""
    return not (is_computer(player) or is_forgotten(player))


def _skills_before(game: RatedGame, scores: Sequence[PlayerScores]) -> list[Skill]:
    """Return the skill of each seat before a game."""
    return [
        computer_skill(player.id) if is_computer(player.id) else known.skill(game.kind)
        for player, known in zip(game.players, scores, strict=True)
    ]


def _rating_change(game: RatedGame, seat: int, skills: Sequence[Skill]) -> RatingChange:
    before = skills[seat]
    fixed = is_computer(game.players[seat].id)
    after = before if fixed else skill_after(skills, game.ranks, seat)
    return RatingChange(before.rating, after.rating)


def _rated_game(pending: PendingGame) -> RatedGame:
    with reading(f"pending:{pending.receipt}"):
        return read_rated_game(pending.body)


def _ids(game: RatedGame) -> list[PlayerId]:
    return [player.id for player in game.players]


def _player_scores(player: PlayerId, record: Record | None) -> PlayerScores:
    with reading(f"score:{player}"):
        return read_player_scores(record.body if record else None)


def _readable_scores(player: PlayerId, record: Record | None) -> PlayerScores:
    """Return a player's scores; none if they cannot be read."""
    try:
        return _player_scores(player, record)
    except UnreadableRecord as error:
        troubles.set_aside(error.key, error.flaw)
        return PlayerScores()


def _next_record(
    record: Record | None, game: RatedGame, seat: int, skills: Sequence[Skill]
) -> Record:
    """Return a player's record after one more game."""
    version = record.version if record else 0
    scores = scores_after(_player_scores(game.players[seat].id, record), game, seat, skills)
    return Record(version + 1, write_player_scores(scores))
