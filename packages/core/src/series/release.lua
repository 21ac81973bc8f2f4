#!lua flags=allow-oom
-- Ends the recording of a source by a process, so that another can begin at once.
--
-- KEYS[1]  string: `<ms of the claim> <recorder>`
-- ARGV[1]  now (prelude)
-- ARGV[2]  recorder
-- Reply    { now }
-- Atomic   a process that has taken over in between stays the recorder. O(1).

local claim = redis.call('GET', KEYS[1])
if claim and claim:match('^%d+ (.*)$') == ARGV[2] then
  redis.call('DEL', KEYS[1])
end
return { now }
