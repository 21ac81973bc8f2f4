#!lua flags=allow-oom
-- Deletes a policy.
--
-- KEYS[1]  documents hash
-- KEYS[2]  names sorted set
-- KEYS[3]  version
-- ARGV[1]  now (prelude)
-- ARGV[2]  name
-- ARGV[3]  channel of notifications
-- Reply    { the policy that was deleted, or nil }
-- Atomic   a policy is listed if it exists, and only then. Deleting draws a version, so that whoever looks
--          for changes finds one. O(log P) for P policies.

local found = redis.call('HGET', KEYS[1], ARGV[2])
if found then
  redis.call('HDEL', KEYS[1], ARGV[2])
  redis.call('ZREM', KEYS[2], ARGV[2])
  redis.call('INCR', KEYS[3])
  ring_for_policy(ARGV[3], ARGV[2])
end
return { found }
