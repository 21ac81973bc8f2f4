#!lua flags=no-writes
-- Reads a page of a catalogue (entries.lua), by name.
--
-- KEYS[1]  the catalogue
-- ARGV[1]  now (prelude)
-- ARGV[2]  how many entries at most
-- ARGV[3]  the name after which the page begins, or '' for the first
-- Reply    { now, number of all entries, 1 if there are more after the page, name, created at in epoch ms,
--          settings as JSON, name, … }
-- Atomic   the page is of one moment. O(log N + M).

local limit = tonumber(ARGV[2])
local from = ARGV[3] == '' and '-' or '(' .. ARGV[3] .. '!'
local found = redis.call('ZRANGE', KEYS[1], from, '+', 'BYLEX', 'LIMIT', 0, limit + 1)
local reply = { now, redis.call('ZCARD', KEYS[1]), found[limit + 1] and 1 or 0 }
for i = 1, math.min(#found, limit) do
  local created_at, settings = parts_of(found[i])
  reply[#reply + 1] = found[i]:match('^%S+')
  reply[#reply + 1] = tonumber(created_at)
  reply[#reply + 1] = settings
end
return reply
