"""The Lua scripts that read everything in a store and write it into another one."""

from bot.store.redis.scripts import Script

READ_ITEMS = Script("""\
-- KEYS: any number of keys
-- Returns {type, moment of expiry or -1, words} for each.
local read = {
  string = function(key) return {redis.call('GET', key)} end,
  zset = function(key) return redis.call('ZRANGE', key, 0, -1, 'WITHSCORES') end,
  hash = function(key) return redis.call('HGETALL', key) end,
  list = function(key) return redis.call('LRANGE', key, 0, -1) end,
  set = function(key) return redis.call('SMEMBERS', key) end,
  stream = function(key)
    local words = {}
    for _, entry in ipairs(redis.call('XRANGE', key, '-', '+')) do
      words[#words + 1] = entry[1]
      words[#words + 1] = entry[2][2]
    end
    return words
  end,
  none = function() return {} end,
}
local found = {}
for at, key in ipairs(KEYS) do
  local type = redis.call('TYPE', key).ok
  found[at] = {type, redis.call('PEXPIRETIME', key), read[type](key)}
end
return found
""")

ADD_ITEM = Script("""\
-- KEYS: a key that is not there yet
-- ARGV: type, moment of expiry or -1, words
if redis.call('EXISTS', KEYS[1]) == 1 then return 0 end
local add = {
  string = function(word) redis.call('SET', KEYS[1], word) end,
  zset = function(word, score) redis.call('ZADD', KEYS[1], score, word) end,
  hash = function(field, word) redis.call('HSET', KEYS[1], field, word) end,
  list = function(word) redis.call('RPUSH', KEYS[1], word) end,
  set = function(word) redis.call('SADD', KEYS[1], word) end,
  stream = function(id, word) redis.call('XADD', KEYS[1], id, 'tally', word) end,
}
local pairs_of = {zset = 2, hash = 2, stream = 2}
for at = 3, #ARGV, pairs_of[ARGV[1]] or 1 do
  add[ARGV[1]](ARGV[at], ARGV[at + 1])
end
if ARGV[2] ~= '-1' then redis.call('PEXPIREAT', KEYS[1], ARGV[2]) end
return 1
""")
