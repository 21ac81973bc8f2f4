#!lua flags=allow-oom
-- Checks names at the head of the list: drops those whose members are gone, and moves the others to the end. Reads
-- do not depend on it.
--
-- KEYS[1…3], ARGV[1]  see names.lua
-- ARGV[2]  maximum number of names
-- Reply    { names dropped, names left in the list, id of the first of them }
-- Error    SETNOTFOUND, WRONGSTRATEGY
-- Atomic   checks an entry and drops or moves it in one step: a live member is always listed. O(M) for M names.
--
-- Needs ./names.lua: open_names, examine_names, length, first_id

local refusal = open_names()
if refusal then
  return refusal
end
local dropped = examine_names(tonumber(ARGV[2]))
return { dropped, length, first_id() }
