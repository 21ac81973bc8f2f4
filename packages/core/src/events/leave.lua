#!lua flags=allow-oom
-- Strikes off a consumer that stops, unless it leaves unfinished events behind: those are for others to
-- take over, and would be dropped with it.
--
-- KEYS[1]  expired stream
-- ARGV[1]  now (prelude)
-- ARGV[2]  group
-- ARGV[3]  consumer
-- Reply    { entries left behind }
-- Atomic   nothing is handed to the consumer between the look and the striking off. O(1).

local pending = redis.pcall('XPENDING', KEYS[1], ARGV[2], '-', '+', 1, ARGV[3])
if pending.err then
  return { 0 }
end
if #pending == 0 then
  redis.call('XGROUP', 'DELCONSUMER', KEYS[1], ARGV[2], ARGV[3])
end
return { #pending }
