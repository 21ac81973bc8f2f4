#!lua
-- Creates a policy.
--
-- KEYS[1]  documents hash
-- KEYS[2]  names sorted set
-- KEYS[3]  version
-- ARGV[1]  now (prelude)
-- ARGV[2]  name
-- ARGV[3]  body, JSON
-- ARGV[4]  channel of notifications
-- Reply    { now, 1 if it was created, else 0; the policy that there is now (document.lua) }
-- Atomic   a policy is listed if it exists, and only then. O(log P) for P policies.

local found = redis.call('HGET', KEYS[1], ARGV[2])
if found then
  return { now, 0, found }
end
redis.call('ZADD', KEYS[2], 0, ARGV[2])
local version = redis.call('INCR', KEYS[3])
return { now, 1, write_document(ARGV[2], version, now, version, ARGV[3], ARGV[4]) }
