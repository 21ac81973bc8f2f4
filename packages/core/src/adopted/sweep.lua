#!lua flags=allow-oom
-- Removes members that have expired, at most so many at once. Reads never depend on it.
--
-- KEYS[1], ARGV[1…3]  as opening.lua says
-- ARGV[4]  how many members at most
-- Reply    { members removed, expired members left }
-- Error    NOTASORTEDSET
-- Atomic   a member that was renewed in between is judged by its new score, never by what a client had
--          read before. O(log N + M).

local removed, left = sweep_expired(tonumber(ARGV[FIRST]))
return { removed, left }
