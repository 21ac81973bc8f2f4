#!lua flags=allow-oom
-- Removes expired members. Reads never depend on it.
--
-- KEYS[1], ARGV[1…3]  as opening.lua says
-- ARGV[4]  maximum number of members
-- Reply    { members removed, expired members left }
-- Error    NOTASORTEDSET
-- Atomic   a member that was renewed meanwhile keeps its new score: clients read nothing in advance. O(log N
--          + M).
--
-- Needs ./opening.lua: FIRST
-- Needs ../sets/scored/scores.lua: sweep_expired

local removed, left = sweep_expired(tonumber(ARGV[FIRST]))
return { removed, left }
