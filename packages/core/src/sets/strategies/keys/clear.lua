#!lua flags=allow-oom
-- Removes all members of a set and keeps the set. The entries listed so far become stale.
--
-- KEYS[1…3], ARGV[1]  see names.lua
-- Reply    { now, id of the last cleared entry }
-- Error    SETNOTFOUND, WRONGSTRATEGY
-- Atomic   removes all members in one step. Later checks free their names and keys, or the keys expire. O(1).
--
-- Needs ./names.lua: open_names, last_id

local refusal = open_names()
if refusal then
  return refusal
end
redis.call('HSET', KEYS[1], 'clearedId', string.format('%.0f', last_id))
return { now, last_id }
