#!lua flags=allow-oom
-- Removes all members of a set and keeps the set. UNLINK frees the memory in another thread.
--
-- KEYS[1…2]  see fields.lua
-- ARGV[1]  now (clock.lua)
-- Reply    { now }
-- Error    SETNOTFOUND, WRONGSTRATEGY, UNSUPPORTEDSERVER
-- Atomic   removes all members in one step. O(1).
--
-- Needs ./fields.lua: open_fields

local settings, refusal = open_fields()
if not settings then
  return refusal
end
redis.call('UNLINK', KEYS[2])
return { now }
