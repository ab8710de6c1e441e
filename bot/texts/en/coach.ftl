### The coach: hints and what went wrong. How to add: refusals.ftl.

decimal-point = .
# One of the options of a table, in a list with commas.
setup-position = from a given position

## Hints

news-hinted =
    { $match ->
        [yes] { $player } takes a hint: this match is not rated.
       *[no] { $player } takes a hint: this game is not rated.
    }
hint-heading = The best choices:
hint-why = Why 1 and not 2: { $reasons }
hint-asked =
    { $match ->
        [yes] If you take a hint, this match is not rated{ $people ->
            [yes] , and everybody at the table is told
           *[no] {""}
        }. Take it?
       *[no] If you take a hint, this game is not rated{ $people ->
            [yes] , and everybody at the table is told
           *[no] {""}
        }. Take it?
    }
news-unrated =
    { $match ->
        [yes] This match is not rated any more.
       *[no] This game is not rated any more.
    }
# A computer whose engine does not work.
news-unaided =
    { $match ->
        [yes] { $player } has to decide without thinking: this match is not rated any more.
       *[no] { $player } has to decide without thinking: this game is not rated any more.
    }
news-then-unrated =
    { $match ->
        [yes] This match would then not be rated.
       *[no] This game would then not be rated.
    }
undo-asked =
    { $match ->
        [yes] If you take this move back, this match is not rated any more. Take it back?
       *[no] If you take this move back, this game is not rated any more. Take it back?
    }

## Choices and what they are worth

# A choice in a list: "1. 8/5 6/5: wins 55%, worth +0.22"
coach-option = { $place }. { $move }: { $worth }
# To roll where one might have doubled.
coach-roll = roll, no double
coach-chance =
    { $draws ->
        [yes] scores { $chance }%
       *[no] wins { $chance }%
    }
coach-value = worth { $value }
coach-loss-points = { $loss } points less
coach-loss-chance = { $loss }% less
coach-proven-win = a certain win
coach-proven-draw = a certain draw
coach-proven-loss = a certain loss

## What went wrong

analysis-working = I’m analysing the game …
analysis-nothing = There was nothing to decide in this game, so there’s nothing to analyse.
# "Backgammon: Anna, Ben"
analysis-heading = { $game }: { $players }
analysis-rate =
    { $doubles ->
        [yes] { $player }: error rate { $rate } (checkers { $moves }, cube { $cube }), luck { $luck }
       *[no] { $player }: error rate { $rate }, luck { $luck }
    }
analysis-points = { $player }: { $loss } points lost per move, luck { $luck };
analysis-percent = { $player }: { $loss }% lost per move;
# Behind one of the two above.
analysis-counts = mistakes: { $mistakes }, blunders: { $blunders }
# Rolls such as: Anna, move 7, 6-6: +0.84
analysis-luck = Luckiest roll: { $lucky }; unluckiest: { $unlucky }
analysis-roll = Luck of this roll: { $luck }
analysis-errors = The largest errors:
analysis-clean = No error worth naming.
# $who is "Anna, move 7, 6-1"
analysis-error = { $place }. { $who }: { $played }, { $loss }. Better: { $better }
analysis-move = move { $number }
analysis-place = Error { $place } of { $count }: { $who }
analysis-played = Played: { $move }, { $worth }
analysis-better = Better: { $move }, { $worth }
analysis-line = It might go on: { $moves }
# The plot in words.
analysis-chances = { $player }’s chances to win: { $first }% at first, { $last }% at the end, lowest { $lowest }% at move { $lowest_move }, highest { $highest }% at move { $highest_move }.

## Why one move is better than another

hits-instead = It hits; the other doesn’t.
fewer-shots =
    { $better ->
        [0] It leaves no shot, instead of { $other } of 36 rolls that hit.
       *[other] It leaves { $better } of 36 rolls that hit, instead of { $other }.
    }
longer-block = It blocks { $better } points in a row, instead of { $other }.
makes-point = It makes the { $point }-point.
holds-back = Of 36 rolls, { $better } can’t be played in full against it, instead of { $other }.
wins-pieces =
    { $pieces ->
        [one] It wins a piece.
       *[other] It wins { $pieces } pieces.
    }
gives-pieces =
    { $pieces ->
        [one] The other move gives a piece away.
       *[other] The other move gives { $pieces } pieces away.
    }
wall-costs = The wall makes your opponent’s way { $steps } steps longer.
lets-wall-cost =
    { $better ->
        [0] No wall can then cost you a step; after the other move, one can cost you { $other }.
        [one] One wall can then cost you a step at most; after the other move, { $other }.
       *[other] One wall can then cost you { $better } steps at most; after the other move, { $other }.
    }
keeps-opposition = It keeps the opposition; the other move gives it up.
lets-jump = The other move lets your opponent’s pawn jump over yours, two steps ahead.
doubles-too-early = The double comes too early: with { $chance }% to win, the other side takes and gets the cube.
too-good-to-double = It is too good to double: playing on is worth more than what a double wins.
wins-at-once = The double wins at once, because the other side has to drop. If you wait, it may be too late.
takes-too-much = With { $chance }% to win, taking loses more than dropping.
drops-too-soon = With { $chance }% to win, taking loses less than dropping.

## Buttons: 14 characters at most

choice-hint = Hint
choice-analyse = Analyse
choice-position = Position
choice-errors = Errors
choice-previous = Previous
choice-next = Next
choice-overview = Overview

## What each command does: 100 characters at most

command-hint = see the three best moves, for you alone; the game is then not rated
command-analyse = see what went wrong in a finished game; /analyse 2 for game 2 of the match

## Why something cannot be shown

coach-silent = I can’t think about this just now. Please ask again in a moment.
still-being-played = The game isn’t over yet. /analyse shows what went wrong when it is.
position-is-over = In that position the game is over, so there’s nothing to play.
no-coach = Nobody here can judge the moves of this game.
no-hints-here = This table is without hints. Next time, open one with hints=yes.
nothing-to-choose = There’s only one thing you can do, so no hint is needed.

## Why a file that was handed in is not read

file-too-large = The file is too large: I read files of up to { $kilobytes } KB. Hand in one match at a time.
unknown-file = I can’t read this file. Hand in a backgammon match as .mat, a game of checkers as PDN, or any game as our JSON, as /export gives them.
other-game-in-file = The file is about “{ $word }”, which isn’t played here. I read backgammon, long narde and Brazilian checkers (GameType 26).
unreadable-line = I can’t read line { $line } of the file. Export the game again, or correct that line.
broken-file = The JSON file is incomplete or was changed. Export the game again: /export json.
wrong-opening-in-file = In game { $number } of the file I can’t read the position it begins with. Export the game again.
wrong-move-in-file = In game { $number } of the file, move { $move } isn’t possible: “{ $text }”. Correct it, or export the game again.
too-many-games = The file has too many games: I read up to { $most }. Hand in one match at a time.
too-many-moves = The file has too many moves: I read up to { $most }. Hand in fewer games at a time.
other-players-in-file = Game { $number } of the file has other players than the first one, or they have changed sides. Hand it in as a file of its own.
no-finished-game = No game in the file is over. Hand it in again when one is.
file-not-fetched = The file didn’t reach me. Please send it again.
too-many-files = I read { $most } files an hour for each player. Please hand in the next one later.
file-forgotten = I no longer have this file. Hand it in again with /analyse.
