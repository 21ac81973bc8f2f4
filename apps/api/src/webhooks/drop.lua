#!lua flags=allow-oom
-- Removes the messages and the state of a deleted webhook. For a while its queue accepts none: another instance may
-- notice the deletion later.
--
-- KEYS     those of finish.lua
-- ARGV[1]  now (clock.lua)
-- ARGV[2]  ms for which the queue accepts no messages
-- Reply    number of removed keys
-- Atomic   no message is added between the removal and the mark. O(keys); another thread frees the memory.

local removed = redis.call('UNLINK', unpack(KEYS))
redis.call('HSET', KEYS[4], 'deleted', now)
redis.call('PEXPIRE', KEYS[4], ARGV[2])
return removed
