-- What window sets say to scores.lua: a member's score is when it was inserted, and it is live for one
-- window from then on. Whether there is such a set is for the script, or existing.lua, to ask.
--
-- KEYS[1]  meta hash: `waitingUntil`, the moment until which a pop waits for elements (pop.lua)
-- KEYS[2]  members sorted set
-- ARGV[1]  now (prelude)

local settings, refusal = settings_of('window', 'defaultTtlMs', 'waitingUntil')
local SCORED, UNIT_MS, AFTER_MS, FIRST = KEYS[2], 1, tonumber(settings and settings[1] or 0), 2
