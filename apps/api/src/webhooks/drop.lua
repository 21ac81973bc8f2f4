#!lua flags=allow-oom
-- Removes the messages and the state of a deleted webhook.
--
-- KEYS     those of finish.lua
-- ARGV[1]  now (clock.lua)
-- Reply    number of removed keys
-- Atomic   no message without a state is left. O(keys); another thread frees the memory.

return redis.call('UNLINK', unpack(KEYS))
