"""The Lua scripts for scores; a server runs each of them atomically.

A player's record is one string, `<version> <body>`.
"""

from bot.store.redis.scripts import Script

CLAIM_PENDING = Script("""\
-- KEYS: any number of streams
-- ARGV: group, idle, limit
local taken, left = {}, tonumber(ARGV[3])
local function hand(key, entries)
  for _, entry in ipairs(entries) do
    taken[#taken + 1] = {key, entry[1], entry[2][2]}
    left = left - 1
  end
end
for _, key in ipairs(KEYS) do
  local length = redis.pcall('XLEN', key)
  if type(length) == 'table' then
    taken[#taken + 1] = {key}
  elseif left > 0 and length > 0 then
    if #redis.call('XINFO', 'GROUPS', key) == 0 then
      redis.call('XGROUP', 'CREATE', key, ARGV[1], '0')
    end
    hand(key, redis.call(
      'XAUTOCLAIM', key, ARGV[1], ARGV[1], ARGV[2], '0-0', 'COUNT', left)[2])
    if left > 0 then
      local new = redis.call(
        'XREADGROUP', 'GROUP', ARGV[1], ARGV[1], 'COUNT', left, 'STREAMS', key, '>')
      if new then hand(key, new[1][2]) end
    end
  end
end
return taken
""")

LIST_PENDING = Script("""\
-- KEYS: any number of streams
-- ARGV: limit for each of them
local found = {}
for _, key in ipairs(KEYS) do
  -- What is no stream has none; whoever claims games sets it aside.
  for _, entry in ipairs(redis.pcall('XRANGE', key, '-', '+', 'COUNT', ARGV[1])) do
    found[#found + 1] = {key, entry[1], entry[2][2]}
  end
end
return found
""")

IS_PENDING = Script("""\
-- KEYS: a stream
-- ARGV: entry
return #redis.call('XRANGE', KEYS[1], ARGV[1], ARGV[1])
""")

REMOVE_PENDING = Script("""\
-- KEYS: a stream
-- ARGV: group, entry
redis.pcall('XACK', KEYS[1], ARGV[1], ARGV[2])
redis.call('XDEL', KEYS[1], ARGV[2])
return 1
""")

COUNT = Script("""\
-- KEYS: a player's record, counted games, name
-- ARGV: game, now, ttl of the counted game in milliseconds, version, body, name
if redis.call('ZSCORE', KEYS[2], ARGV[1]) then return 'already' end
local stored = string.match(redis.call('GETRANGE', KEYS[1], 0, 19), '^(%d+) ')
if tonumber(stored or 0) + 1 ~= tonumber(ARGV[4]) then return 'outdated' end
redis.call('SET', KEYS[1], ARGV[4] .. ' ' .. ARGV[5])
redis.call('ZADD', KEYS[2], ARGV[2], ARGV[1])
redis.call('ZREMRANGEBYSCORE', KEYS[2], '-inf', ARGV[2] - ARGV[3])
redis.call('PEXPIRE', KEYS[2], ARGV[3])
redis.call('SET', KEYS[3], ARGV[6])
return 'counted'
""")

LEADERS = Script("""\
-- KEYS: any number of leaderboards
-- ARGV: player, limit
local found = {}
for at, key in ipairs(KEYS) do
  local score = redis.call('ZSCORE', key, ARGV[1])
  found[at] = {
    redis.call('ZREVRANGE', key, 0, ARGV[2] - 1, 'WITHSCORES'),
    redis.call('ZCARD', key),
    score,
    score and redis.call('ZCOUNT', key, '(' .. score, '+inf') + 1,
  }
end
return found
""")

PLACE = Script("""\
-- KEYS: a leaderboard, the version by which each player was placed
-- ARGV: player, score, version
local placed = tonumber(redis.call('HGET', KEYS[2], ARGV[1]) or 0)
if placed > tonumber(ARGV[3]) then return 0 end
redis.call('HSET', KEYS[2], ARGV[1], ARGV[3])
redis.call('ZADD', KEYS[1], ARGV[2], ARGV[1])
return 1
""")

REMOVE = Script("""\
-- KEYS: a leaderboard, the version by which each player was placed
-- ARGV: player
redis.call('HDEL', KEYS[2], ARGV[1])
redis.call('ZREM', KEYS[1], ARGV[1])
return 1
""")
