#!lua flags=no-writes
-- Reads policies by name, unless nothing has changed since a version.
--
-- KEYS[1]  documents hash
-- KEYS[2]  version
-- ARGV[1]  now (prelude)
-- ARGV[2]  the version after which changes are of interest; -1 for all
-- ARGV[3…] names
-- Reply    { the version that was given last, policy or nil of each name … } or the version alone
-- Atomic   one reading. O(names).

local version = tonumber(redis.call('GET', KEYS[2]) or 0)
if version == tonumber(ARGV[2]) then
  return { version }
end
return { version, unpack(redis.call('HMGET', KEYS[1], unpack(ARGV, 3))) }
