"""The Lua scripts for tables; a server runs each of them atomically.

A record is one string, `<version> <body>`: one MGET then reads a table together with preferences,
and a script can read the version without the whole body.
"""

from dataclasses import dataclass, field
from hashlib import sha1


@dataclass(frozen=True, slots=True)
class Script:
    """A script, and the digest by which a server that has seen it runs it."""

    text: str = field(repr=False)
    sha1: str = field(init=False)

    def __post_init__(self) -> None:
        digest = sha1(self.text.encode(), usedforsecurity=False).hexdigest()
        object.__setattr__(self, "sha1", digest)


SAVE = Script("""\
-- KEYS: table, due, unannounced, computer, stream of rated games, then each finished game
-- ARGV: id, version, body, due or '', announce by or '', computer or '',
--       ttl of the table in milliseconds or '', maximum length of the stream,
--       then body, ttl and rated game or '' of each finished game
local stored = string.match(redis.call('GETRANGE', KEYS[1], 0, 19), '^(%d+) ')
if tonumber(stored or 0) + 1 ~= tonumber(ARGV[2]) then return 0 end
redis.call('SET', KEYS[1], ARGV[2] .. ' ' .. ARGV[3])
if ARGV[5] ~= '' then redis.call('ZADD', KEYS[3], ARGV[5], ARGV[1] .. ' ' .. ARGV[2]) end
for index, moment in pairs({[KEYS[2]] = ARGV[4], [KEYS[4]] = ARGV[6]}) do
  if moment ~= '' then
    redis.call('ZADD', index, moment, ARGV[1])
  else
    redis.call('ZREM', index, ARGV[1])
  end
end
if ARGV[7] ~= '' then redis.call('PEXPIRE', KEYS[1], ARGV[7]) end
for at = 6, #KEYS do
  local game = 3 * at - 9
  local rated = ARGV[game + 2]
  redis.call('SET', KEYS[at], ARGV[game], 'PX', ARGV[game + 1])
  if rated ~= '' then redis.call('XADD', KEYS[5], 'MAXLEN', '~', ARGV[8], '*', 'tally', rated) end
end
return 1
""")

HELD_UNTIL = Script("""\
-- KEYS: unannounced
-- ARGV: '<id> <version>'
return tonumber(redis.call('ZSCORE', KEYS[1], ARGV[1]) or -1)
""")

RESCHEDULE = Script("""\
-- KEYS: table, an index
-- ARGV: id, version, moment or ''
local stored = string.match(redis.call('GETRANGE', KEYS[1], 0, 19), '^(%d+) ')
if tonumber(stored or 0) ~= tonumber(ARGV[2]) then return 0 end
if ARGV[3] ~= '' then
  redis.call('ZADD', KEYS[2], ARGV[3], ARGV[1])
else
  redis.call('ZREM', KEYS[2], ARGV[1])
end
return 1
""")

TAKE = Script("""\
-- KEYS: the moments of the latest turns, the newest last
-- ARGV: moment, how many turns there are, within how many milliseconds
local now, count, span = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
local first = redis.pcall('LINDEX', KEYS[1], -count)
if type(first) == 'table' then
  redis.call('DEL', KEYS[1]) -- something else is there
  first = false
end
first = first and tonumber(first)
if first and first + span > now then return first + span - now end
redis.call('RPUSH', KEYS[1], ARGV[1])
redis.call('LTRIM', KEYS[1], -count, -1)
redis.call('PEXPIRE', KEYS[1], span)
return 0
""")

CLAIM = Script("""\
-- KEYS: any number of indexes
-- ARGV: now, until, limit
-- Returns {index, entry} for each claimed entry, and {index} for something that is no index.
local found, claimed = {}, {}
for _, key in ipairs(KEYS) do
  local due = redis.pcall('ZRANGEBYSCORE', key, '-inf', ARGV[1], 'WITHSCORES', 'LIMIT', 0, ARGV[3])
  if due.err then
    claimed[#claimed + 1] = {key}
  end
  for at = 1, #due, 2 do
    found[#found + 1] = {key = key, id = due[at], moment = tonumber(due[at + 1])}
  end
end
table.sort(found, function(one, other) return one.moment < other.moment end)
for at = 1, math.min(#found, tonumber(ARGV[3])) do
  redis.call('ZADD', found[at].key, ARGV[2], found[at].id)
  claimed[#claimed + 1] = {found[at].key, found[at].id}
end
return claimed
""")

FIND = Script("""\
-- KEYS: any number of strings
-- ARGV: a word
local found = {}
for _, key in ipairs(KEYS) do
  local stored = redis.call('GET', key)
  if stored and (string.find(stored, ARGV[1], 1, true) or string.find(key, ARGV[1], 1, true)) then
    found[#found + 1] = {key, stored}
  end
end
return found
""")

EXISTING = Script("""\
-- KEYS: any number of keys
-- ARGV: limit
local found = {}
for _, key in ipairs(KEYS) do
  if #found < tonumber(ARGV[1]) and redis.call('EXISTS', key) == 1 then found[#found + 1] = key end
end
return found
""")

TYPES = Script("""\
-- KEYS: any number of keys
local types = {}
for at, key in ipairs(KEYS) do types[at] = redis.call('TYPE', key).ok end
return types
""")

REPLACE_RECORD = Script("""\
-- KEYS: a finished game, or preferences
-- ARGV: its body as it was found, its new body or '' to delete it
if redis.call('GET', KEYS[1]) ~= ARGV[1] then return 0 end
if ARGV[2] == '' then
  redis.call('DEL', KEYS[1])
else
  redis.call('SET', KEYS[1], ARGV[2], 'KEEPTTL')
end
return 1
""")

REMOVE = Script("""\
-- KEYS: table, due, unannounced, computer
-- ARGV: id
-- What is no index has nothing of the table.
redis.call('DEL', KEYS[1])
redis.pcall('ZREM', KEYS[2], ARGV[1])
redis.pcall('ZREM', KEYS[4], ARGV[1])
local mine = ARGV[1] .. ' '
for _, unannounced in ipairs(redis.pcall('ZRANGE', KEYS[3], 0, -1)) do
  if string.sub(unannounced, 1, #mine) == mine then redis.call('ZREM', KEYS[3], unannounced) end
end
return 1
""")

SET_ASIDE = Script("""\
-- KEYS: anything
-- ARGV: whether it should be a record, 1 or 0
-- Stores a copy of a record under another name; anything else is moved there.
local aside = string.gsub(KEYS[1], '}:', '}:aside:', 1)
if ARGV[1] == '1' and redis.call('TYPE', KEYS[1]).ok == 'string' then
  local stored = redis.call('GET', KEYS[1])
  redis.call('SET', aside .. ':' .. string.sub(redis.sha1hex(stored), 1, 8), stored)
elseif redis.call('EXISTS', KEYS[1]) == 1 then
  redis.call('RENAME', KEYS[1], aside)
end
return 1
""")

SET_FOREIGN_ASIDE = Script("""\
-- KEYS: any number of keys
-- ARGV: what should be there, for each of them
-- Moves what is something else to another name, and returns the keys where that was.
local moved = {}
for at, key in ipairs(KEYS) do
  local found = redis.call('TYPE', key).ok
  if found ~= 'none' and found ~= ARGV[at] then
    local aside = string.gsub(key, '}:', '}:aside:', 1)
    redis.call('RENAME', key, aside)
    moved[#moved + 1] = key
  end
end
return moved
""")

SET_ENTRY_ASIDE = Script("""\
-- KEYS: an index
-- ARGV: an entry
local aside = string.gsub(KEYS[1], '}:', '}:aside:', 1)
redis.call('SET', aside .. ':' .. string.sub(redis.sha1hex(ARGV[1]), 1, 8), ARGV[1])
redis.call('ZREM', KEYS[1], ARGV[1])
return 1
""")

TRIAL = Script("""\
-- KEYS: a key that is not there
-- Tries every command of all scripts, and leaves nothing behind.
local key = KEYS[1]
local function try(...)
  local answer = redis.pcall(...)
  if type(answer) == 'table' and answer.err then
    redis.pcall('DEL', key)
    error(answer.err)
  end
  return answer
end
try('SET', key, 'x', 'PX', 60000)
try('SET', key, 'y', 'KEEPTTL')
try('GET', key)
try('GETRANGE', key, 0, 1)
try('TYPE', key)
try('EXISTS', key)
try('PEXPIRE', key, 60000)
try('RENAME', key, key)
try('DEL', key)
try('ZADD', key, 1, 'x')
try('ZSCORE', key, 'x')
try('ZCARD', key)
try('ZCOUNT', key, '-inf', 1)
try('ZRANGE', key, 0, -1)
try('ZREVRANGE', key, 0, -1)
try('ZRANGEBYSCORE', key, '-inf', 1)
try('ZREMRANGEBYSCORE', key, '-inf', 0)
try('ZREM', key, 'x')
try('RPUSH', key, 'x')
try('LINDEX', key, -1)
try('LTRIM', key, -1, -1)
try('DEL', key)
try('HSET', key, 'x', 1)
try('HGET', key, 'x')
try('HDEL', key, 'x')
try('XADD', key, 'MAXLEN', '~', 9, '*', 'x', 'y')
try('XLEN', key)
try('XINFO', 'GROUPS', key)
try('XGROUP', 'CREATE', key, 'x', '0')
local entry = try('XREADGROUP', 'GROUP', 'x', 'x', 'STREAMS', key, '>')[1][2][1][1]
try('XAUTOCLAIM', key, 'x', 'x', 0, '0-0')
try('XRANGE', key, '-', '+')
try('XACK', key, 'x', entry)
try('XDEL', key, entry)
try('DEL', key)
return redis.sha1hex('')
""")
