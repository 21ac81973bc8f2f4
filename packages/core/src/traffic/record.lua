#!lua
-- Adds the counts of one name that a process has collected since its last batch.
--
-- KEYS[1]  the number of the last batch of this process that was added
-- KEYS[2]  prefix of the keys of the rings of counts (rings.lua)
-- KEYS[3]  only if there are keys: prefix of the keys of the minutes of busiest keys
-- KEYS[4]  the same of most denied keys
-- ARGV[1]  now (clock.lua)
-- ARGV[2]  number of this batch
-- ARGV[3]  retention, ms
-- ARGV[4]  fine resolution, ms
-- ARGV[5]  coarse resolution, ms
-- ARGV[6]  how many keys of a minute are kept
-- ARGV[7]  number of counts, then outcome, count, …
-- then     number of busiest keys, then key, count, …
-- then     most denied keys: key, count, …
-- Reply    { now }
-- Atomic   a batch is added once, even if it is sent again because its answer was lost. O(keys × log kept):
--          at most some hundred commands.
--
-- Needs ../series/rings.lua: layout_of, ring_key, roll_up

local retention = tonumber(ARGV[3])
if redis.call('GET', KEYS[1]) == ARGV[2] then
  return { now }
end
redis.call('SET', KEYS[1], ARGV[2], 'PX', ARGV[3])

local fine, coarse, ring_bytes = layout_of(retention, tonumber(ARGV[4]), tonumber(ARGV[5]))
local next_argument = 8
for _ = 1, tonumber(ARGV[7]) do
  local key = ring_key(KEYS[2], 'all', ARGV[next_argument])
  roll_up(key, retention, fine, coarse, ring_bytes, now, tonumber(ARGV[next_argument + 1]))
  next_argument = next_argument + 2
end

local function add_keys(prefix, first, last)
  if first > last then
    return
  end
  local minute = prefix .. string.format('%.0f', math.floor(now / 60000))
  for i = first, last, 2 do
    redis.call('ZINCRBY', minute, ARGV[i + 1], ARGV[i])
  end
  redis.call('ZREMRANGEBYRANK', minute, 0, -1 - tonumber(ARGV[6]))
  redis.call('PEXPIRE', minute, string.format('%.0f', retention + 120000))
end

local busiest = tonumber(ARGV[next_argument])
local first_busiest = next_argument + 1
local first_denied = first_busiest + 2 * busiest
add_keys(KEYS[3], first_busiest, first_denied - 1)
add_keys(KEYS[4], first_denied, #ARGV)
return { now }
