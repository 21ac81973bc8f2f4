#!lua
-- Makes a process the recorder of a source for a time, unless another process is.
--
-- KEYS[1]  string: `<ms of the claim> <recorder>`
-- ARGV[1]  now (clock.lua)
-- ARGV[2]  recorder
-- ARGV[3]  duration, ms
-- Reply    { now, 1 if the process is the recorder now, else 0 }
-- Atomic   of any number of concurrent processes, one becomes the recorder. O(1).

local claim = redis.call('GET', KEYS[1])
local duration, recorder = (claim or ''):match('^(%d+) (.*)$')
if claim and recorder ~= ARGV[2] then
  -- Only after a step back of the clock does a claim last longer than its duration.
  if redis.call('PTTL', KEYS[1]) > tonumber(duration) then
    redis.call('PEXPIRE', KEYS[1], duration)
  end
  return { now, 0 }
end
redis.call('SET', KEYS[1], ARGV[3] .. ' ' .. ARGV[2], 'PX', ARGV[3])
return { now, 1 }
