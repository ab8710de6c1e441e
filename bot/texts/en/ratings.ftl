### What players have reached: their scores, and who is best in a chat. How to add: refusals.ftl.

## What a player has reached

# $game is the name of a game, with the number of players where it can be played by more than two.
# $rating is a number, with “± 200” behind it while it may still be far off.
stats-score = { $game }: { $rating }. Games: { $games } (won { $wins }, drawn { $draws }, lost { $losses }).
# $ways are endings and how often each came: “gammon (3), single game (5)”.
stats-won = Won by: { $ways }.
stats-streak = Wins in a row: { $streak }, at best { $best }.
stats-settling = “±” shows how far a rating may still be off. It settles as games are played.
# Where several games are listed and the picture shows one of them.
stats-plotted = In the picture: { $game }.
stats-nothing = { $player } has not finished a game that counts yet. /play starts one.
stats-nothing-of = { $player } has not finished a game that counts yet: { $game }. /play starts one.
# The plot in words, for those who cannot see it.
stats-plot = { $player }, { $game }: the rating game by game. It began at { $first } and is { $last } after game { $games }; the lowest was { $lowest }, the highest { $highest }.

## Who is best in a chat

top-heading = The best players here. { $game }:
top-own = Your place: { $place } of { $players }, with { $rating }.
top-not-placed =
    { $games ->
        [one] You are not on this list yet: one finished game here brings you there.
       *[other] You are not on this list yet: whoever has finished { $games } games and plays here is on it.
    }
top-nobody =
    { $games ->
        [one] Nobody is on this list yet: one finished game brings you there.
       *[other] Nobody is on this list yet: { $games } finished games bring you there.
    }
# Somebody whose name is not known.
top-nameless = somebody

## What each command does, in lists and menus: 100 characters at most

command-stats = show how you have played, or somebody else: /stats, /stats narde
command-top = show who plays best here: /top backgammon, /top quoridor 4
