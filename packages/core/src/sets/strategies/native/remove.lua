#!lua flags=allow-oom
-- Removes members.
--
-- KEYS[1…2]  see fields.lua
-- ARGV[1]  now (clock.lua)
-- ARGV[2…] members
-- Reply    { now, expiry, value, … } in the order of the members; expiry 0: was not live, -1: never;
--          value '': none
-- Error    SETNOTFOUND, WRONGSTRATEGY, UNSUPPORTEDSERVER
-- Atomic   of N callers that remove one live member exactly one receives its expiry. O(M) for M members.
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
local seen = {}
for i, expires_at in ipairs(expiries_of(names)) do
  local name = names[i]
  local removed = expires_at and is_live(expires_at) and not seen[name]
  reply[2 * i] = removed and to_wire(expires_at) or 0
  reply[2 * i + 1] = removed and values[i]
  seen[name] = true
end
redis.call('HDEL', KEYS[2], unpack(names))
return reply
