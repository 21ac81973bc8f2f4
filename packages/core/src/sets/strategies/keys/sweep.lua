#!lua flags=allow-oom
-- Examines names at the head of the list, so many at most: drops those whose members are gone, and
-- lists the others anew at its end. Reads never depend on it.
--
-- KEYS[1…3], ARGV[1]  as names.lua says, which stands before this script
-- ARGV[2]  how many names at most
-- Reply    { names dropped, names left in the list, id of the first of them }
-- Error    SETNOTFOUND, WRONGSTRATEGY
-- Atomic   an entry is judged and dropped, or moved, in one step: no live member is ever unlisted.
--          O(M) for M names.

local refusal = open_names()
if refusal then
  return refusal
end
local dropped = examine_names(tonumber(ARGV[2]))
return { dropped, length, first_id() }
