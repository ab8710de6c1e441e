"""What the server does in one step, with nobody in between.

A record is one string, `<version> <body>`: one MGET then brings a table together with settings, and
a script reads a number and not the whole body.
"""

from dataclasses import dataclass, field
from hashlib import sha1


@dataclass(frozen=True, slots=True)
class Script:
    """A script, and the name by which a server that has seen it knows it."""

    text: str = field(repr=False)
    name: str = field(init=False)

    def __post_init__(self) -> None:
        digest = sha1(self.text.encode(), usedforsecurity=False).hexdigest()
        object.__setattr__(self, "name", digest)


SAVE = Script("""\
-- table, due, unannounced, games to be counted, finished games; id, version, body, due or nothing,
-- announce by or nothing, milliseconds for which the table is kept or nothing, how many games may
-- wait to be counted; each game, its milliseconds, and what is to be counted of it
local kept = string.match(redis.call('GETRANGE', KEYS[1], 0, 19), '^(%d+) ')
if tonumber(kept or 0) + 1 ~= tonumber(ARGV[2]) then return 0 end
redis.call('SET', KEYS[1], ARGV[2] .. ' ' .. ARGV[3])
if ARGV[5] ~= '' then redis.call('ZADD', KEYS[3], ARGV[5], ARGV[1] .. ' ' .. ARGV[2]) end
if ARGV[4] ~= '' then
  redis.call('ZADD', KEYS[2], ARGV[4], ARGV[1])
else
  redis.call('ZREM', KEYS[2], ARGV[1])
end
if ARGV[6] ~= '' then redis.call('PEXPIRE', KEYS[1], ARGV[6]) end
for at = 5, #KEYS do
  local game = 3 * at - 7
  local tally = ARGV[game + 2]
  redis.call('SET', KEYS[at], ARGV[game], 'PX', ARGV[game + 1])
  if tally ~= '' then redis.call('XADD', KEYS[4], 'MAXLEN', '~', ARGV[7], '*', 'tally', tally) end
end
return 1
""")

MARK_ANNOUNCED = Script("""\
-- unannounced; id and version, any number of them
return redis.call('ZREM', KEYS[1], unpack(ARGV))
""")

RESCHEDULE = Script("""\
-- table, due; id, version, due or nothing
local kept = string.match(redis.call('GETRANGE', KEYS[1], 0, 19), '^(%d+) ')
if tonumber(kept or 0) ~= tonumber(ARGV[2]) then return 0 end
if ARGV[3] ~= '' then
  redis.call('ZADD', KEYS[2], ARGV[3], ARGV[1])
else
  redis.call('ZREM', KEYS[2], ARGV[1])
end
return 1
""")

CLAIM = Script("""\
-- any number of indexes; now, until, limit
local found = {}
for _, key in ipairs(KEYS) do
  local due = redis.call('ZRANGEBYSCORE', key, '-inf', ARGV[1], 'WITHSCORES', 'LIMIT', 0, ARGV[3])
  for at = 1, #due, 2 do
    found[#found + 1] = {key = key, id = due[at], moment = tonumber(due[at + 1])}
  end
end
table.sort(found, function(one, other) return one.moment < other.moment end)
local claimed = {}
for at = 1, math.min(#found, tonumber(ARGV[3])) do
  redis.call('ZADD', found[at].key, ARGV[2], found[at].id)
  claimed[at] = found[at].id
end
return claimed
""")

FIND = Script("""\
-- any number of strings; a word
local found = {}
for _, key in ipairs(KEYS) do
  local kept = redis.call('GET', key)
  if kept and (string.find(kept, ARGV[1], 1, true) or string.find(key, ARGV[1], 1, true)) then
    found[#found + 1] = {key, kept}
  end
end
return found
""")

REPLACE_GAME = Script("""\
-- a finished game; as it was, and as it is to be or nothing
if redis.call('GET', KEYS[1]) ~= ARGV[1] then return 0 end
if ARGV[2] == '' then
  redis.call('DEL', KEYS[1])
else
  redis.call('SET', KEYS[1], ARGV[2], 'KEEPTTL')
end
return 1
""")

REMOVE = Script("""\
-- table, due, unannounced; id
redis.call('DEL', KEYS[1])
redis.call('ZREM', KEYS[2], ARGV[1])
local mine = ARGV[1] .. ' '
for _, unannounced in ipairs(redis.call('ZRANGE', KEYS[3], 0, -1)) do
  if string.sub(unannounced, 1, #mine) == mine then redis.call('ZREM', KEYS[3], unannounced) end
end
return 1
""")
