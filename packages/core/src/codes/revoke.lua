#!lua flags=allow-oom
-- Releases a live code, by the code or by its id.
--
-- KEYS[1…4] the space (pool.lua)
-- ARGV[1]  now (clock.lua)
-- ARGV[2]  'id' or 'code'
-- ARGV[3]  the id, or the code
-- Reply    { now, 1 if the code was live else 0 }
-- Atomic   both directions end at one time. O(log N).
--
-- Needs ./pool.lua: live_until, release

local code = ARGV[3]
if ARGV[2] == 'id' then
  code = redis.call('HGET', KEYS[1], code)
end
code = tonumber(code or nil)
if not (code and live_until(code)) then
  return { now, 0 }
end
release(code)
return { now, 1 }
