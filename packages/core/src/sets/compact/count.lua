-- An upper bound of the number of live members: those that have expired and were not swept count.
--
-- KEYS[1]  meta hash
-- ARGV[1]  now (prelude)
-- Reply    { members }
-- Error    SETNOTFOUND, WRONGSTRATEGY
-- Atomic   one reading. O(1).

local settings, refusal = settings_of('compact', 'memberCount')
return settings and { tonumber(settings[1] or 0) } or refusal
