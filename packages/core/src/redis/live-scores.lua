-- Fragment: the definition of "live" as bounds of a range of scores.
--
-- Provides LIVE_FROM, EXPIRED_UNTIL

local LIVE_FROM = string.format('(%.0f', now)
local EXPIRED_UNTIL = string.format('%.0f', now)
