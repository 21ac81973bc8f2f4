-- The settings of window sets for scores.lua: the score of a member is its insertion, and it is live for one window
-- from then on. Whether the set exists is checked by the script or by existing.lua.
--
-- KEYS[1]  meta hash: `waitingUntil`, the time until which a pop waits for elements (pop.lua)
-- KEYS[2]  members sorted set
-- ARGV[1]  now (clock.lua)
--
-- Needs ../../settings.lua: settings_of
-- Provides settings, refusal, SCORED, UNIT_MS, AFTER_MS, FIRST

local settings, refusal = settings_of('window', 'defaultTtlMs', 'waitingUntil')
local SCORED, UNIT_MS, AFTER_MS, FIRST = KEYS[2], 1, tonumber(settings and settings[1] or 0), 2
