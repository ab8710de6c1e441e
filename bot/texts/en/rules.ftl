### The rules of each game on one screen: at most 1,800 characters of plain text.
### The end of an id is the game's name. How to add a message: en/refusals.ftl.

rules-backgammon =
    Backgammon, for two players

    Aim: bring your fifteen checkers home, to points 1–6, and be the first to bear them all off.

    Start: 2 checkers on your 24, 5 on 13, 3 on 8, 5 on 6. Your opponent has the same and comes the other way; each side has its own numbers. Both roll one die, and again if equal. The higher begins and plays these two dice.

    Moving: each die moves a checker that many points, always to lower numbers; one checker may play both, one after the other. A point with two or more opposing checkers is closed. A lone one is hit: it goes to the bar. A double is played four times.

    Forced: play both dice if you can, and as much of a double as you can. If you can play either die but not both, play the larger one. If you can play neither, you lose the turn.

    Bar: checkers on the bar enter first, in your opponent’s home; a 5 enters on your 20.

    Bearing off: once all fifteen are home, a die takes off a checker from its own point; a larger number takes one from your highest point. You may move inside your home instead.

    Points: a win is 1. Gammon, 2: the loser bore off none. Backgammon, 3: and still has a checker on the bar or in the winner’s home.

    Options: cube – before rolling, /double if the cube is in the middle or yours; the answer is /take (twice the points, and the cube) or /drop (the game is lost at the old value). match – to so many points, with the cube unless cube=no; the first game after somebody is one short (Crawford) has no doubling. jacoby – outside a match, gammon and backgammon count only after a double.

    To move, tap or type: /move 13/8 8/5, also bar/20, 6/off, 8/5(2).

rules-narde =
    Long narde, for two players

    Aim: lead your fifteen checkers once round the board into your home and be the first to bear them all off.

    Start: all fifteen on your head, point 24. Both sides go the same way round, counterclockwise, each from its own 24 down to 1; home is 1–6. Both roll one die, and again if equal. The higher begins, with a fresh roll of two dice.

    Moving: each die moves a checker that many points; one checker may play both, one after the other. A point with even one opposing checker is closed, and nothing is ever hit. A double is played four times.

    Head: one checker may leave it each turn. Only on your first turn, with 6-6, 4-4 or 3-3, two may leave it if it is the opposing head that stops the first one.

    Block: you may hold six points in a row only if at least one opposing checker is already past them. This holds after every single step.

    Forced: play both dice if you can, and as much of a double as you can. If you can play either die but not both, play the larger one. If you can play neither, you lose the turn.

    Bearing off: once all fifteen are home, a die takes off a checker from its own point; a larger number takes one from your farthest point. You may move inside your home instead.

    End: whoever has borne off all fifteen wins at once; there is no draw. Oin, 1 point. Mars, 2 points: the loser bore off none.

    To move, tap or type in your own numbers: /move 24/18 13/10, also 6/off.

rules-checkers =
    Brazilian checkers, for two players

    Aim: capture all opposing pieces, or leave them without a move.

    Start: twelve men each on the dark squares of the nearest three rows; a1 is dark and at White’s near left. White begins.

    Men step one square diagonally forward. They capture forward and backward: over the piece next to them, onto the empty square right behind it.

    Queens move any distance along a free diagonal. They capture from any distance a piece with an empty square behind it, and land on any of the free squares behind.

    Capturing is compulsory, and goes on with the same piece as long as it can. You have to take the most pieces possible; man and queen count one each, and among equals you choose. No piece is jumped twice. Captured pieces are removed after the whole move, so until then they are in the way; empty squares may be crossed again.

    A man becomes a queen if its move ends on the last row. One that only passes that row inside a capture stays a man.

    Win: your opponent has no pieces left, or no move.

    Draw: each side has made 15 moves in a row with queens, without a capture and without a man’s move. You may also agree on one: /draw.

    To move, tap or type: /move c3-d4, a capture c3xe5, several c3xe5xg7.

rules-quoridor =
    Quoridor, for two or four players

    Aim: be the first to bring your pawn to any of the nine squares of the opposite side.

    Start: a board of 9 by 9. Each pawn stands in the middle of its own side. With two players each has 10 walls, with four players 5. Who begins is drawn by lot; turns go clockwise.

    On your turn, move your pawn or place one wall. With no walls left, you can only move.

    Pawn: one square forward, back, left or right; not diagonally, and not through a wall.

    Wall: it closes exactly two squares and lies inside the board. It may touch other walls, but not overlap or cross them. Every player, you too, must keep a way to the goal; pawns do not block a way.

    Face to face: if a pawn is next to yours with no wall between, you may jump straight over it. If a wall or the edge of the board is right behind it, you may go to the square left or right of it instead, unless a wall or a pawn is in the way. At most one pawn is jumped: if another stands right behind it, there is no jump that way.

    With four players, somebody may have nothing to do: that turn is passed automatically. If somebody leaves, the others play on.

    The first to arrive wins.

    To move, tap or type: /move e2 for the pawn; /move e3h for a wall above e3 and f3, /move e3v for one to the right of e3 and e4.
