#!lua flags=no-writes
-- Continues a search through the live members by (expiry, member).
--
-- KEYS[1]  meta hash
-- KEYS[2]  members sorted set
-- KEYS[3]  values hash
-- ARGV[1]  now (clock.lua)
-- ARGV[2]  latest expiry to search, epoch ms, or '+inf'
-- ARGV[3…8] see filter.lua
-- Reply    see filter.lua; then member, expiry (-1: never), value | nil, … of the matches
-- Error    SETNOTFOUND, WRONGSTRATEGY
-- Atomic   all matches are as of one moment. O(log² N + members read).
--
-- Needs ../../settings.lua: settings_of
-- Needs ../../../redis/live-scores.lua: EXPIRED_UNTIL
-- Needs ../../reading/filter.lua: filter
-- Needs ./members.lua: append_members

local settings, refusal = settings_of('sorted')
if not settings then
  return refusal
end
local first_live = redis.call('ZCOUNT', KEYS[2], '-inf', EXPIRED_UNTIL)
local stop = math.max(first_live, redis.call('ZCOUNT', KEYS[2], '-inf', ARGV[2]))
local found, reply, found_at = filter(KEYS[2], first_live, stop, 3)
local last = append_members(reply, found)
if last < #found / 2 then
  -- The next call reads the values of the others.
  reply[3], reply[4], reply[5], reply[6] = found_at[last], 0, found[2 * last], found[2 * last - 1]
end
return reply
