### Dice that can be checked: the seal, the players’ charms, the proof. How to add: refusals.ftl.
### A charm is a word that a player mixes into the dice: one of a few buttons, or typed after /join.

## News, and what is said while people gather

news-sealed = 🔒 Dice sealed.
news-worded = { $player } adds a charm to the dice.
status-charms = Tap a charm to join with it, or to add it to your seat: it is mixed into the dice.

## What /verify shows: 160 characters at most for the seal without its id, which is what an alert takes

view-seal =
    🔒 Game { $game_id }
    Seal: { $seal }
    It’s the SHA-256 of a secret that /verify shows after the game.
view-seal-words = Charms: { $words }
view-proof =
    The secret behind the dice: { $secret }
    Its SHA-256 is the seal: { $seal }
    { $rolls ->
        [one] The only roll follows from it. The file has it with all moves, ready for “parlour verify”.
       *[other] The { $rolls } rolls follow from it. The file has them with all moves, ready for “parlour verify”.
    }

## Why something cannot be done

word-fixed = Your charm is in the dice already and can’t be changed. We’re waiting for the others.
no-dice-rolled = No dice were rolled in this game, so there is nothing to check.
seal-used-up = So many games were played on this table’s seal that it is used up. /play opens a new table with a new seal.
