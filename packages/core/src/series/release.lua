#!lua flags=allow-oom
-- Ends somebody's recording of a source, so that somebody else can begin at once.
--
-- KEYS[1]  string: who records the source
-- ARGV[1]  now (prelude)
-- ARGV[2]  who ends
-- Reply    { now }
-- Atomic   whoever has taken over in between goes on. O(1).

if redis.call('GET', KEYS[1]) == ARGV[2] then
  redis.call('DEL', KEYS[1])
end
return { now }
