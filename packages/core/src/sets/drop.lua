-- Deletes a set with all that belongs to it. UNLINK frees the memory in another thread.
--
-- KEYS[1]  meta hash
-- KEYS[2]  index of deadlines
-- KEYS[3…] what else the set may have
-- ARGV[1]  now (prelude)
-- ARGV[2]  the set's entry in the index of deadlines
-- Reply    { 1 if the set existed, else 0 }
-- Atomic   nobody sees a set without its members, or members without their set.

local existed = redis.call('EXISTS', KEYS[1])
redis.call('ZREM', KEYS[2], ARGV[2])
redis.call('UNLINK', KEYS[1], unpack(KEYS, 3))
return { existed }
