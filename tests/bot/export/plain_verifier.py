"""Check a "parlour match 2" file by fair-dice.md, as far as that needs no rules of games."""

from hashlib import sha256
from hmac import digest
from json import dumps, loads


def replay(game: dict, model: dict, base: str, k: int, n: int, two: bool) -> dict[str, object]:
    """Say what must be told of game k of a chain, for n seats and the words of the model proof."""
    words, turn, ahead = [*map(str, model["words"])], model["rematches"], k - game["number"]
    key = root = int(game["proof"]["secret"], 16).to_bytes(32, "big")
    for _ in range(k - 1):
        root = sha256(root).digest()
    draws = [digest(root, dumps([base, "seats", p, *words]).encode(), "sha256") for p in range(n)]
    lot = sorted(range(n), key=draws.__getitem__) * 2
    lines, rolls, events = [], [], [dict(event) for event in game["events"]]
    acts = [e for e in events if e["event"] in ("thrown", "moved", "gone", "undone", "ended")]
    [end] = acts[[act["event"] for act in acts].index("ended") :]  # nothing may follow it
    end.update({name: game["ending"][name] for name in ("cause", "winner", "how", "points")})
    for act in acts[:-1]:  # what is wrong in an event is put right, and then differs
        lines.append({name: act[name] for name in act if name != "at"})
        if act["event"] == "undone":
            cut = {i: line for i, line in enumerate(lines) if line["event"] == "moved"}[act["keep"]]
            act.update(move=cut["text"], seat=None if act["seat"] is None else cut["seat"])
            del lines[act["keep"] :]
        elif act["event"] == "thrown":
            old = [line["dice"] for line in lines[:-1] if line["event"] == "thrown"]
            first = all(len({*dice}) == 1 for dice in old) if two else act["seat"] is None
            num = n if first else 2 if two else len(dict(rolls).get(len(old) + 1, act["dice"])) or 1
            texts = [dumps([game["id"], len(old) + 1, b, *words]) for b in range(num + 1)]
            data = b"".join(digest(key, text.encode(), "sha256") for text in texts)
            rolls.append([len(old) + 1, [b % 6 + 1 for b in data if b < 252][:num]])
            act.update(dice=rolls[-1][1], seat=None if first else (act["seat"] or 0) % n)
    proof = game["proof"] | {"throws": rolls or [("any",)] * (two and bool(end["how"]))}
    proof["secret"] = key.hex() if sha256(key).hexdigest() == game["seal"] else "what was sealed"
    proof |= {"rematches": sorted((min(1, ahead), turn, ahead))[1], "seats": lot[turn % n :][:n]}
    return {"lines": lines, "events": events, "proof": proof | {"words": (words + [""] * n)[:n]}}


def check(text: str) -> list[str]:
    """Return the complaints about a match file: an empty list, if nothing is wrong."""
    try:
        file, wrong, told = loads(text), [], {}
        games, earlier, n = file["games"], file.get("earlier", []), len(file["players"])
        results = {x["id"]: x for x in earlier} | {x["id"]: x.get("ending") for x in games}
        chain = [base := games[0]["id"].split(".")[0], *(f"{base}.{k}" for k in range(2, 1001))]
        ahead, two = chain.index([*results][0]), file["setup"]["game"] in ("backgammon", "narde")
        for i, game in enumerate(games, len(earlier)):
            past = [results[x] for x in chain[ahead : ahead + i] if results[x]["how"]]
            right = {"number": i + 1, "seal": told["proof"]["secret"] if told else game["seal"]}
            right["score"] = [sum(r["points"] for r in past if r["winner"] == s) for s in range(n)]
            right |= {"id": chain[ahead + i], "file": ["parlour match 2", n, i]}
            told = {**game, "file": [file["format"], file["setup"].get("seats", 2), len(past)]}
            if game.keys() & {"ending", "events", "proof"}:
                right |= replay(game, games[0]["proof"], base, ahead + i + 1, n, two)
            wrong += [f"game {i + 1}: {x} must be {right[x]}" for x in right if told[x] != right[x]]
        return wrong
    except (ArithmeticError, AttributeError, LookupError, RuntimeError, TypeError, ValueError) as e:
        return [f"the file is broken: {e!r}"]
