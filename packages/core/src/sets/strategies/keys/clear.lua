#!lua flags=allow-oom
-- Drops all members of a set and keeps the set: what was listed up to now is none of its any more.
--
-- KEYS[1…3], ARGV[1]  as names.lua says, which stands before this script
-- Reply    { now, id of the last entry that is cleared }
-- Error    SETNOTFOUND, WRONGSTRATEGY
-- Atomic   all members are gone at once; names and keys are freed as they are examined, or with their
--          time to live. O(1).

local refusal = open_names()
if refusal then
  return refusal
end
redis.call('HSET', KEYS[1], 'clearedId', string.format('%.0f', last_id))
return { now, last_id }
