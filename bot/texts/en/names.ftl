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
