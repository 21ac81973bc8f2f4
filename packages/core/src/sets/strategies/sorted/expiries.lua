#!lua flags=no-writes
-- Reads the expiries of many members.
--
-- KEYS[1]  meta hash
-- KEYS[2]  members sorted set
-- ARGV[1]  now (clock.lua)
-- ARGV[2…] members
-- Reply    { expiry, … } in the order of the members; 0: not live, -1: never
-- Error    SETNOTFOUND, WRONGSTRATEGY
-- Atomic   all results are as of one moment. O(M) for M members.
--
-- Needs ../../settings.lua: settings_of
-- Needs ../../../redis/live.lua: is_live
-- Needs ../../expiry.lua: to_wire

local settings, refusal = settings_of('sorted')
if not settings then
  return refusal
end
local reply = redis.call('ZMSCORE', KEYS[2], unpack(ARGV, 2))
for i, score in ipairs(reply) do
  local expires_at = tonumber(score or nil)
  reply[i] = expires_at and is_live(expires_at) and to_wire(expires_at) or 0
end
return reply
