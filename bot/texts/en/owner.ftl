### What the owner of the bot is told, and what people are told whom the owner has blocked.

blocked =
    { $chat ->
        [yes] Whoever runs this bot has closed it for this chat. If you think that is a mistake, please write to them.
       *[no] Whoever runs this bot has closed it for you. If you think that is a mistake, please write to them. With /forgetme you can have your data deleted.
    }

owner-help =
    /owner – these numbers
    /owner chats – where people play, and their ids
    /owner block ID, /owner unblock ID – a person or a chat
    /owner leave ID – a server or group
    /owner announce TEXT – to all chats that play
    /owner table ID – why a table is broken
owner-numbers =
    Chats: { $chats }
    Tables: { $running } running, { $waiting } waiting for players, { $finished } over
    Players at these tables: { $players }
    Commands since the start: { $commands }
    Memory: { $memory } MB
    Computers: { $workers }
owner-notice = Announcement { $key } on { $platform }: { $told } told, { $waiting } waiting, { $missed } not reached
owner-no-troubles = Troubles: none
owner-part = Trouble: { $part }: { $why }
owner-record = Cannot be read or used: { $name } ({ $why })
owner-records = On the machine of the bot, “parlour records show NAME” shows one of them, and “parlour records drop NAME” deletes it.
owner-no-chats = Nobody plays yet.
owner-chat = { $chat }: { $game }, { $players }, { $span } ago. Table { $table }
owner-blocked = { $whom } is blocked. /owner unblock { $whom } opens the bot again.
owner-unblocked = { $whom } is not blocked.
owner-left = I have left { $chat }.
owner-cannot-leave = I can’t leave { $chat }: it has to be the id of a server or group that I am in.
owner-not-left = I couldn’t reach the platform just now. Please try again in a moment.
owner-announce =
    { $chats ->
        [one] One chat will read this:
       *[other] { $chats } chats will read this:
    }

    { $text }

    To send it, type /owner send { $key } within an hour.
owner-no-draft = There is no announcement { $key }, or it is more than an hour old. /owner announce prepares one.
owner-sending =
    { $chats ->
        [one] One chat is being told. /owner shows how far it is.
       *[other] { $chats } chats are being told, ten a second at most. /owner shows how far it is.
    }
owner-no-table = Nothing is stored under { $table }.
owner-table = { $table }: { $game }, { owner-phase }, version { $version }; { $players }; the last thing happened { $span } ago. Nothing is wrong with what is stored.
owner-phase =
    { $phase ->
        [gathering] waiting for players
        [playing] being played
        [finished] over
       *[closed] closed
    }
owner-failure = The last request that failed here: { $why }. The log has the rest.
owner-broken =
    { $flaw ->
        [damaged] { $table } is damaged: { $why }
        [newer] { $table } was saved by a newer version of Parlour: { $why }
        [game] { $table } has a game that this version doesn’t have: { $why }
       *[position] { $table } has a position that is none of its game: { $why }
    }
    /play in that chat begins a new game and sets the record aside. On the machine of the bot, “parlour records show table:{ $table }” shows it, and “parlour records drop table:{ $table }” deletes it.
