#!lua flags=no-writes
-- Reads members with their expiry and value.
--
-- KEYS[1]  meta hash
-- KEYS[2]  members sorted set
-- KEYS[3]  values hash
-- ARGV[1]  now (clock.lua)
-- ARGV[2…] members
-- Reply    { now, expiry, value | nil, expiry, value | nil, … } in the order of the members
--          expiry 0: not live, -1: never
-- Error    SETNOTFOUND, WRONGSTRATEGY
-- Atomic   expiry and value are as of one moment. O(M) for M members.
--
-- Needs ../../settings.lua: settings_of
-- Needs ../../../redis/live.lua: is_live
-- Needs ../../expiry.lua: to_wire

local settings, refusal = settings_of('sorted')
if not settings then
  return refusal
end
local scores = redis.call('ZMSCORE', KEYS[2], unpack(ARGV, 2))
local values = redis.call('HMGET', KEYS[3], unpack(ARGV, 2))
local reply = { now }
for i, score in ipairs(scores) do
  local expires_at = tonumber(score or nil)
  local live = expires_at ~= nil and is_live(expires_at)
  reply[2 * i] = live and to_wire(expires_at) or 0
  reply[2 * i + 1] = live and values[i]
end
return reply
