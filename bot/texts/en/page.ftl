### What the page of the local table says by itself. How to add: refusals.ftl, and WORDS in
### bot/chat/local_chat/page_texts.py.

page-about = Board games in a chat
page-attach = Analyse a game from a file: .mat, PDN or JSON
page-away = not here now
page-back = Back one move
page-board = Board
page-both-sides = Both sides
page-cancel = Put it back
page-change-name = Change your name
page-chat = Chat
page-close = Close
page-commands = Commands
page-connected = You’re back online.
page-copied = Link copied.
page-copy = Copy
page-crowded = Too many windows are open here. Close some; this one keeps trying …
# Before the name of the guest who plays there.
page-elsewhere = You are playing in another window as
page-enter = Come in
page-first = To the beginning
page-free-seat = Free seat
page-game = Game
page-go-on = Next game
page-go-on-here = Go on here
page-go-on-with = Go on:
page-guest = Guest
# Above the people in the room, in the form for a new game; nobody has to be chosen.
page-guests = Play with
page-hall = Pick a game and play
page-hall-how = Four board games. Play right here, alone or with others, or send a friend the link.
# Before the name of the guest.
page-hello = You play as
page-invite = Invite
page-invite-how = Anyone who opens this link joins this room.
# Shown while the page is open on the machine that Parlour runs on.
page-invite-network = It works on this machine only. To let in other devices on your network, set PARLOUR_HOST=0.0.0.0, restart Parlour and share the address of this machine.
page-language = Language
page-last = To the end
page-latest = Jump to the latest message
page-level = Level
# The level of the computer, unless another is chosen in the form for a new game: see /settings.
# $level is 0 if it is not known.
page-level-usual =
    your usual level{ $level ->
        [0] { "" }
        [1] : { level-1 }
        [2] : { level-2 }
        [3] : { level-3 }
        [4] : { level-4 }
       *[5] : { level-5 }
    } (/settings)
page-look-on = Watch:
page-lost = Connection lost. Trying again …
page-menu = Rooms and people
page-message = Message
page-messages = Messages
page-moves = Moves
page-my-tables = My tables
page-name = Your name
page-name-question = What should we call you?
page-new-game = New game
page-new-room = New room
page-no-game = This game isn’t here any more.
page-not-admitted = You can’t see this board from here any more. Open it again from the chat.
page-not-you = Not you?
page-notify = Notify me when it’s my turn
page-on = Forward one move
page-opponent = { option-computer }
page-opponent-computer = 🤖 Computer
page-opponent-people = People
page-options = Options
page-others-here = Others are at this table.
page-people = Here now
page-placeholder = Say something, type a move, or / for commands
page-play-computer = Play the computer
page-play-elsewhere = Play in a room of your own
page-players-wanted = Players wanted:
page-private = Only you can see this
page-qr = QR code of the link
page-room-name = Room name
page-rooms = Rooms
page-score = Points in the match
page-seal = How these dice are kept fair
page-send = Send
page-settings = Settings
page-share = Copy a link to this game
page-sound = Sound
page-start = Start
page-step-through = Step through the game
page-table = Table
page-to-hall = Pick your own game
page-unread = New
# Behind the value that an option has if nothing is chosen.
page-usual = usual
# Before the name of the guest whom that window has taken.
page-went-on = In another window you went on as
page-with-friend = With a friend
page-your-turn = Your turn
