### Problems: positions in which one move is clearly the best. How to add: refusals.ftl.

## A problem and its solution

problem-of-the-day = 🧩 Problem of the day.
# $side is White, Black or the mark of a pawn.
problem-question = { $game }, { $side } to move: which move is best?
problem-right = ✅ Right, { $move } is best.
problem-wrong = ❌ No: { $best } is better than { $move }.
# A move that is not among those that were judged.
problem-unjudged = { $best } is best. I have not judged { $move }.
# What the player did in the game that the problem is from.
problem-mine-points = In your game you played { $move }, which gives away { $points } points on average.
problem-mine-games = In your game you played { $move }, which wins about { $games } fewer of 100 games.
problem-best = { $move } is best.
# How much better the best move is than the next. $points is a number such as 0.14.
problem-lead-points = On average it gains { $points } points over the next best move.
problem-lead-games =
    { $games ->
        [one] Of 100 games it wins about one more than the next best move.
       *[other] Of 100 games it wins about { $games } more than the next best move.
    }
# What the chosen move gives away.
problem-loss-points = Your move gives away { $points } points on average.
problem-loss-games =
    { $games ->
        [one] Of 100 games your move wins about one fewer.
       *[other] Of 100 games your move wins about { $games } fewer.
    }
problem-streak =
    { $count ->
        [one] 🔥 one day in a row.
       *[other] 🔥 { $count } days in a row.
    }
# The solution of the problem before.
problem-earlier = Last time { $move } was best. Solved by { $names }.
problem-earlier-unsolved = Last time { $move } was best. Nobody found it.
problem-mine = From your own game.
problem-mine-none = I found no blunder of yours in these games. Well played.
problem-another = Another problem
problem-any = Solve a problem
problem-today = Today’s problem

## The problems of a chat

# $games is a list of games.
problems-on = A problem comes every day at { $time } ({ $zone }): { $games }.
problems-off = No problem comes by itself here.
problems-how = Moderators choose when: /problems on 9:00 +3, /problems narde, /problems off.
problems-table = Table
problems-heading = Solved this month:
problems-score = { $name }: { $solved } of { $tried }.
problems-nobody = Nobody has solved a problem here this month.

problem-gone = I don’t have this problem any more. Type /problem for another.
no-problem-today = No problem of the day has come here yet. Type /problem for any other.
no-such-time = “{ $word }” is not a time of day. Type it like this: /problems on 9:00.
unknown-problems-word = “{ $word }” is neither a time nor a time zone nor a game. Type it like this: /problems on 9:00 Europe/London backgammon.
no-time-given = At what time? Type it like this: /problems on 9:00.

## What each command does, in lists and menus: 100 characters at most

command-problem = find the best move: /problem, /problem backgammon
command-problems = a problem a day for this chat: /problems on 9:00, /problems table
