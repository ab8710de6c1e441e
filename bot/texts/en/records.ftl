### What was played: in notation, as a file, as an animation. How to add: refusals.ftl.

## The moves of a game

# One part of a heading, behind the players: "Anna (White), Ben (Black) · game 2 · page 1 of 3".
history-game = game { $number }
history-page = page { $page } of { $pages }
# In place of a move, in a row such as "4. doubles to 2 | takes".
history-double = doubles to { $cube }
history-take = takes
history-drop = drops
history-pass = no move

## Files

export-mat =
    { $game ->
        [narde] The game in two columns, like a backgammon match.
       *[other] The match, for GNU Backgammon and similar programs.
    }
export-pdn = The game in PDN, for draughts programs.
export-txt = The game as a list of moves.
export-json = All that was played, for programs. In games with dice, the proof of the dice is added once a game is over.
export-forgotten =
    { $games ->
        [one] One earlier game is not in it: it was played too long ago.
       *[other] { $games } earlier games are not in it: they were played too long ago.
    }

## The animation; $players is "Anna (White), Ben (Black)"

replay-shown = { $players } · moves { $first }–{ $last }

## Buttons: 14 characters at most

choice-earlier = Earlier
choice-later = Later
choice-replay = Replay
choice-export = As a file

## What each command does: 100 characters at most

command-history = list the moves so far; /history 2 for game 2 of the match
command-export = get the game or match as a file: /export, /export json
command-replay = watch the game again: /replay, /replay 10-20, in a match /replay 2 for game 2

## Why something cannot be shown

no-such-game =
    { $games ->
        [one] Only one game has begun so far: { $command } shows it.
       *[other] The match has { $games } games so far: { $command } 1 shows the first.
    }
no-such-file = { $game } has no “{ $word }” file. You can get { $formats }: /export gives { $usual }, the usual one.
no-such-rounds =
    { $rounds ->
        [0] No moves yet, so there is nothing to show.
        [one] The game has only one move so far: /replay shows it.
       *[other] The game has moves 1 to { $rounds } so far: /replay 1-{ $rounds } shows them.
    }
unknown-rounds = I don’t know which moves “{ $word }” are. Write it like this: /replay 1-{ $rounds }.
