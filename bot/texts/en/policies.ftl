### What the pages about privacy and terms say, which platforms ask the owner of a bot for.

privacy-title = Privacy
privacy-intro = Parlour plays board games with you in chats and on its own page. Here is what it stores about you, and for how long.
privacy-game = A table stores the names and ids of its players and what happened in the game. That is deleted { $days ->
    [one] a day
   *[other] { $days } days
} after the game.
privacy-stays = Your settings, your ratings and your latest name stay as long as you come back, and so do the settings and the table of leaders of a chat. If you don’t, they are deleted: for guests of the page { $guests ->
    [one] a day
   *[other] { $guests } days
}, for everybody else { $players ->
    [one] a day
   *[other] { $players } days
} after your last rated game, and your settings up to a month after that time without a visit.
privacy-problems = Who answers the problems of a chat is stored there for two months. The games of a file that you hand in are stored for a week, with the names in it and without yours.
privacy-messages = What else you write in a chat is neither stored nor logged. The technical log has ids and commands, and no texts.
privacy-others = Nothing is sold, shown to advertisers or given to anybody but those who see your games.
privacy-platforms = Pictures and messages that were sent to { $chats } are kept there under rules of their own.
privacy-forget = Write /forgetme, and your settings, ratings, names and answers are deleted at once: in the games of others a stranger takes your place. Two things stay: that whoever runs this bot has blocked you, if so, and copies of damaged records, until they are deleted by hand.
privacy-contact = Questions are answered by whoever runs this bot: { $contact }
privacy-owner = Questions are answered by whoever runs this bot, in the chat where you found it.
terms-title = Terms
terms-intro = Parlour is free, and only for fun: no money, no prizes, no bets.
terms-fair = Dice are drawn so that everybody can check them afterwards: /verify shows how. Whoever runs this bot may block people who disturb others.
terms-as-is = It is offered as it is. Games may be lost, stopped or deleted, and nobody owes you anything for that.
terms-source = Parlour is open source under the MIT licence.
