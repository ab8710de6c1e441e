### What players have reached: their scores, and who is best in a chat. How to add: refusals.ftl.

## What a player has reached

# $game is the name of a game, with the number of players where it can be played by more than two.
# $rating is a number, with “± 200” behind it while it may still be far off.
stats-score = { $game }: { $rating }. Games: { $games } (won { $wins }, drawn { $draws }, lost { $losses }).
# $ways are endings and how often each came: “gammon (3), single game (5)”.
stats-won = Won by: { $ways }.
stats-streak = Wins in a row: { $streak }, best: { $best }.
stats-settling = “±” shows how far off a rating may still be. It settles as you play.
# Where several games are listed and the picture shows one of them.
stats-plotted = The chart shows { $game }.
stats-nothing = { $player } has no rated games yet.
stats-nothing-of = { $player } has no rated games yet ({ $game }).
stats-nothing-computers = { $player } hasn’t finished a game against a computer yet.
# The plot in words, for those who cannot see it.
stats-plot = { $player }, { $game }: the rating game by game. It started at { $first } and is { $last } after game { $games }; lowest { $lowest }, highest { $highest }.

## Who is best in a chat

top-heading = Top players here. { $game }:
top-own = You are number { $place } of { $players }, with { $rating }.
top-not-placed =
    { $games ->
        [one] You’re not on this list yet: finish one game and play in this chat to get on it.
       *[other] You’re not on this list yet: finish { $games } games and play in this chat to get on it.
    }
top-nobody =
    { $games ->
        [one] Nobody is on this list yet: one finished game gets you on it.
       *[other] Nobody is on this list yet: { $games } finished games get you on it.
    }
# Somebody whose name is not known.
top-nameless = someone

## What each command does, in lists and menus: 100 characters at most

command-stats = show your results or somebody else’s: /stats, /stats narde
command-top = show the best players here: /top backgammon, /top quoridor 4
