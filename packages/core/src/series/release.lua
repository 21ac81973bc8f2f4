#!lua flags=allow-oom
-- Ends the claim of a process on a source, so that another process can record it immediately.
--
-- KEYS[1]  string: `<ms of the claim> <recorder>`
-- ARGV[1]  now (clock.lua)
-- ARGV[2]  recorder
-- Reply    { now }
-- Atomic   a process that has taken over meanwhile keeps the claim. O(1).

local claim = redis.call('GET', KEYS[1])
if claim and claim:match('^%d+ (.*)$') == ARGV[2] then
  redis.call('DEL', KEYS[1])
end
return { now }
