"""Whole games as chats: the readable specification, played again by the tests.

A transcript begins with what it is about, the language, and what chance brings: a line of `dice`
for each game and of `lots` for each seating; `computers: ready` lets people play against them. Then
come cues, each with what the chat shows:

    > Anna: /play backgammon 3 cube     somebody types
    > Ben: [Roll]                       somebody presses the latest button with that label
    > Ben: <1 move e9>                  somebody sends what a button could carry
    > Mia (moderator): /stop            somebody who looks after the chat
    > (2 hours later)                   time goes by, and Parlour speaks unasked

`stories/` has cues alone; `python -m tests.bot.transcripts.record` plays them, as they are typed in
English and with buttons in every language, and writes down what is said.
"""
