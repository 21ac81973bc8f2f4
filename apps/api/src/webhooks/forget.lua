#!lua flags=allow-oom
-- Removes the positions of a webhook in the feeds of sets.
--
-- KEYS[1]  state hash (enqueue.lua)
-- ARGV[1]  now (clock.lua)
-- ARGV[2…] name of a set, …
-- Reply    0
-- Atomic   all or none. O(sets).

for i = 2, #ARGV do
  redis.call('HDEL', KEYS[1], 'feed:' .. ARGV[i])
end
return 0
