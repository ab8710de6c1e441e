### What the page of the local table says by itself. How to add: refusals.ftl, and WORDS in
### bot/chat/local_chat/words.py.

page-about = Board games in a chat
page-change-name = Change your name
page-close = Close
page-commands = Commands
page-connected = Connected again.
page-copied = The link is copied.
page-copy = Copy
page-enter = Come in
page-game = Game
page-guest = Guest
page-invite = Invite
page-invite-how = Whoever opens this link comes into this room.
# Shown while the page is open on the machine that Parlour runs on.
page-invite-network = It works on this machine. To let in other devices on your network, set PARLOUR_HOST=0.0.0.0, start Parlour again and invite by the address of this machine.
page-language = Language
page-latest = To the latest message
page-lost = The connection is lost. Trying again …
page-menu = Rooms and people
page-message = Message
page-messages = Messages
page-name = Your name
page-name-question = What shall the others call you?
page-new-game = New game
page-new-room = New room
page-options = Options
page-people = Here now
page-placeholder = Say something, type a move, or / for commands
page-private = Only you see this
page-room-name = Name of the room
page-rooms = Rooms
page-send = Send
page-start = Start
page-unread = New
page-your-turn = Your turn
