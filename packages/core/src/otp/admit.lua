#!lua
-- Admits a call of a caller, within the limit of the caller.
--
-- KEYS[1]  times of calls (timestamps.lua)
-- ARGV[1]  now (clock.lua)
-- ARGV[2]  maximum number of calls
-- ARGV[3]  their window, ms
-- Reply    { now, ms until a call will be admitted, 0 if this one is }
-- Atomic   concurrent calls are admitted up to the limit; refused calls do not count. If Redis refuses to
--          count a call, it is not admitted. O(1).
--
-- Needs ../redis/timestamps.lua: timestamps_clamp, timestamps_wait, timestamps_add

local limit, window = tonumber(ARGV[2]), tonumber(ARGV[3])
timestamps_clamp(KEYS[1], window)
local wait = timestamps_wait(KEYS[1], limit, window)
if wait == 0 then
  timestamps_add(KEYS[1], limit, window)
end
return { now, wait }
