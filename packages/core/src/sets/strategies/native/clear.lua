#!lua flags=allow-oom
-- Drops all members of a set and keeps the set. UNLINK frees the memory in another thread.
--
-- KEYS[1…2]  as fields.lua says, which stands before this script
-- ARGV[1]  now (prelude)
-- Reply    { now }
-- Error    SETNOTFOUND, WRONGSTRATEGY, UNSUPPORTEDSERVER
-- Atomic   all members go in one step. O(1).

local settings, refusal = open_fields()
if not settings then
  return refusal
end
redis.call('UNLINK', KEYS[2])
return { now }
