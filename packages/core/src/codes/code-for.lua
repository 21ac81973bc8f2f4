#!lua flags=no-writes
-- Finds the live code of an id.
--
-- KEYS[1…4] the space (pool.lua)
-- ARGV[1]  now (clock.lua)
-- ARGV[2]  id
-- Reply    { now, code, uses, uses left or -1, expiry in epoch ms }, or { now } if the id has no code
-- Atomic   both directions are of one time. O(log N).
--
-- Needs ./pool.lua: live_until, read_record, uses_left

local code = tonumber(redis.call('HGET', KEYS[1], ARGV[2]) or nil)
local expires_at = code and live_until(code)
if not expires_at then
  return { now }
end
local record = read_record(code)
return { now, code, record.uses, uses_left(record), expires_at }
