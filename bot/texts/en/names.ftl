### What things are called: games, options, endings, lists, spans of time.
### The end of an id is the name that the code has for the thing. How to add: en/refusals.ftl.

## Places and lists

# Point 25 and point 0 of a board of twenty-four; they follow "on", "from" and "to".
place-bar = the bar
place-off = off

# $start is one thing, or several with commas between them.
list-or = { $start } or { $last }
list-and = { $start } and { $last }

switch-on = on
switch-off = off

## Options of the games, and what each is set to

option-match = Match length
option-cube = Doubling cube
option-jacoby = Jacoby rule

value-match =
    { $value ->
        [0] single game
        [one] match to { $value } point
       *[other] match to { $value } points
    }
value-cube =
    { $value ->
        [yes] with the doubling cube
       *[no] without the doubling cube
    }
value-jacoby =
    { $value ->
        [yes] with the Jacoby rule
       *[no] without the Jacoby rule
    }

## Options of every table, and what each is set to
## A menu shows option-NAME above the list of its value-NAME, one for each thing to choose; the news
## of a new table show the value-NAME of what was chosen. NAME is what one types: clock=1d.

option-players = Players
option-clock = Time for a move
option-falls = Loss on time
option-autoroll = Rolling the dice
option-autoplay = Forced moves
option-hints = Hints

value-players =
    { $value ->
        [one] { $value } player
       *[other] { $value } players
    }
# $value is “off”, or a span of time: “1 day”
value-clock =
    { $value ->
        [off] without a clock
       *[other] { $value } a move
    }
value-falls =
    { $value ->
        [yes] time-outs lose at once
       *[no] time-outs lose when claimed
    }
value-autoroll =
    { $value ->
        [yes] dice rolled automatically
       *[no] dice rolled by the players
    }
value-autoplay =
    { $value ->
        [yes] forced moves played automatically
       *[no] forced moves played by the players
    }
value-hints =
    { $value ->
        [yes] with hints
       *[no] without hints
    }

# What an option is if nothing is chosen: one of its values, or usual-NAME.
as-usual = usually: { $value }
usual-clock = without a clock, unless this chat has one
usual-cube = without the doubling cube; with it in a match

## Games, sides and languages

game-backgammon = Backgammon
game-narde = Long narde
game-checkers = Brazilian checkers
game-quoridor = Quoridor

# Of the first and the second seat of a game for two, whatever the theme paints them like.
side-1 = White
side-2 = Black

# Every language in its own words.
language-en = English
language-ru = Русский
language-pt-BR = Português (Brasil)

## How a game ended

ending-single = single game
ending-gammon = gammon
ending-backgammon = backgammon
ending-dropped = double dropped
ending-oin = oin
ending-mars = mars
ending-captured = every piece captured
ending-blocked = the opponent has no move
ending-quiet = 15 queen moves each without a capture
ending-resigned = resignation
ending-arrived = first to the goal
ending-agreed = the players agreed

## How a game that somebody won counts: “Ann won (gammon, 2 points).” Without points where a game has none

result-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
result-single = { ending-single }, { result-points }
result-gammon = { ending-gammon }, { result-points }
result-backgammon = { ending-backgammon }, { result-points }
result-dropped = { ending-dropped }, { result-points }
result-oin = { ending-oin }, { result-points }
result-mars = { ending-mars }, { result-points }
result-captured = { ending-captured }
result-blocked = { ending-blocked }
result-resigned = { ending-resigned }
result-arrived = { ending-arrived }

## Spans of time, the two largest units of them: “2 days 3 hours”

span-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
span-hours =
    { $count ->
        [one] { $count } hour
       *[other] { $count } hours
    }
span-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
span-seconds =
    { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }

## The time until something happens: “in 4 hours”

until-days =
    { $count ->
        [1] in a day
        [one] in { $count } day
       *[other] in { $count } days
    }
until-hours =
    { $count ->
        [1] in an hour
        [one] in { $count } hour
       *[other] in { $count } hours
    }
until-minutes =
    { $count ->
        [1] in a minute
        [one] in { $count } minute
       *[other] in { $count } minutes
    }

## Computers

# $number tells computers of one level apart that sit at the same table; the first has 1.
computer-name =
    { $level ->
        [1] Beginner computer
        [2] Casual computer
        [3] Club computer
        [4] Strong computer
       *[5] Expert computer
    }{ $number ->
        [1] { "" }
       *[other] { " " }{ $number }
    }
# The same where several names stand in a row, on the page and under a board.
computer-short-name =
    { $level ->
        [1] Beginner
        [2] Casual
        [3] Club
        [4] Strong
       *[5] Expert
    }{ $number ->
        [1] { "" }
       *[other] { " " }{ $number }
    }
level-1 = beginner
level-2 = casual
level-3 = club
level-4 = strong
level-5 = expert
# Games at whose table a computer sits have ratings of their own.
kind-against-computers = { $game } against computers
option-computer = Opponent
option-computers = How many computers
value-computer =
    { $value ->
        [0] people
        [1] 🤖 1: beginner
        [2] 🤖 2: casual
        [3] 🤖 3: club
        [4] 🤖 4: strong
       *[5] 🤖 5: expert
    }
value-computers =
    { $value ->
        [0] in all other seats
        [1] one computer
       *[other] { $value } computers
    }
