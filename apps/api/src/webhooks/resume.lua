#!lua flags=allow-oom
-- Forgets the failures of a webhook that continues, so that one more does not pause it again.
--
-- KEYS[1]  state, as KEYS[4] of enqueue.lua
-- Reply    the number of removed fields
-- Atomic   the number and the time of the failures go together. O(1).

return redis.call('HDEL', KEYS[1], 'failures', 'failingSince')
