-- Deletes a set with all that belongs to it. UNLINK frees the memory in another thread.
--
-- KEYS[1]  meta hash
-- KEYS[2]  members sorted set
-- KEYS[3]  values hash
-- ARGV[1]  now (prelude)
-- Reply    { 1 if the set existed, else 0 }
-- Atomic   nobody sees a set without its members, or members without their set.

local existed = redis.call('EXISTS', KEYS[1])
redis.call('UNLINK', KEYS[1], KEYS[2], KEYS[3])
return { existed }
