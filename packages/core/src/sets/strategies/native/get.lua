#!lua flags=no-writes
-- Reads members with their expiry and value.
--
-- KEYS[1…2]  see fields.lua
-- ARGV[1]  now (clock.lua)
-- ARGV[2…] members
-- Reply    { now, expiry, value, expiry, value, … } in the order of the members
--          expiry 0: not live, -1: never; value '': none
-- Error    SETNOTFOUND, WRONGSTRATEGY, UNSUPPORTEDSERVER
-- Atomic   expiry and value are as of one moment. O(M) for M members.
--
-- Needs ./fields.lua: open_fields, expiries_of
-- Needs ../../../redis/live.lua: is_live
-- Needs ../../expiry.lua: to_wire

local settings, refusal = open_fields()
if not settings then
  return refusal
end
local names = { unpack(ARGV, 2) }
local values = redis.call('HMGET', KEYS[2], unpack(names))
local reply = { now }
for i, expires_at in ipairs(expiries_of(names)) do
  local live = expires_at and is_live(expires_at)
  reply[2 * i] = live and to_wire(expires_at) or 0
  reply[2 * i + 1] = live and values[i] or ''
end
return reply
