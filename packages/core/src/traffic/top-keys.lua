#!lua flags=no-writes
-- Reads the most frequent keys of some minutes.
--
-- KEYS[1]  any key of the slot
-- ARGV[1]  now (clock.lua)
-- ARGV[2]  prefix of the keys of the minutes
-- ARGV[3]  maximum number of keys of a minute
-- ARGV[4]  the last minute of all, or '' for the current one
-- ARGV[5]  how many minutes before it the reading begins
-- ARGV[6]  how many minutes to read, backwards
-- Reply    { now, the last minute of all, for each minute: number of keys, key, count, … }
-- Atomic   all data is of one time. O(minutes × keys).

local last = tonumber(ARGV[4]) or math.floor(now / 60000)
local reply = { now, last }
local first = last - tonumber(ARGV[5])
for minute = first, first - tonumber(ARGV[6]) + 1, -1 do
  local key = ARGV[2] .. string.format('%.0f', minute)
  local keys = redis.call('ZRANGE', key, 0, tonumber(ARGV[3]) - 1, 'REV', 'WITHSCORES')
  reply[#reply + 1] = #keys / 2
  for i = 1, #keys, 2 do
    reply[#reply + 1] = keys[i]
    reply[#reply + 1] = tonumber(keys[i + 1])
  end
end
return reply
