#!lua flags=no-writes
-- Searches on through the live members by (expiry, member).
--
-- KEYS[1]  meta hash
-- KEYS[2]  members sorted set
-- KEYS[3]  values hash
-- ARGV[1]  now (prelude)
-- ARGV[2]  only members that expire at this moment or before it, epoch ms, or '+inf'
-- ARGV[3…8] as filter.lua says
-- Reply    as filter.lua says; then member, expiry (-1: never), value | nil, … of the matches
-- Error    SETNOTFOUND, WRONGSTRATEGY
-- Atomic   what is found is of one moment. O(log² N + members read).

local settings, refusal = settings_of('sorted')
if not settings then
  return refusal
end
local first_live = redis.call('ZCOUNT', KEYS[2], '-inf', EXPIRED_UNTIL)
local stop = math.max(first_live, redis.call('ZCOUNT', KEYS[2], '-inf', ARGV[2]))
local found, reply, found_at = filter(KEYS[2], first_live, stop, 3)
local _, last = append_members(reply, found)
if last < #found / 2 then
  -- The values of the others are for the next call.
  reply[3], reply[4], reply[5], reply[6] = found_at[last], 0, found[2 * last], found[2 * last - 1]
end
return reply
