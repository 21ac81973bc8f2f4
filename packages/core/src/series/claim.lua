#!lua
-- Makes somebody the one who records a source, for a time, unless somebody else is.
--
-- KEYS[1]  string: who records the source
-- ARGV[1]  now (prelude)
-- ARGV[2]  who asks
-- ARGV[3]  for how long, ms
-- Reply    { now, 1 if whoever asks records the source from now on else 0 }
-- Atomic   of any number that ask at once one is told so. O(1).

local recorder = redis.call('GET', KEYS[1])
if recorder and recorder ~= ARGV[2] then
  -- Longer than anyone asks for: the clock has stepped back.
  if redis.call('PTTL', KEYS[1]) > tonumber(ARGV[3]) then
    redis.call('PEXPIRE', KEYS[1], ARGV[3])
  end
  return { now, 0 }
end
redis.call('SET', KEYS[1], ARGV[2], 'PX', ARGV[3])
return { now, 1 }
