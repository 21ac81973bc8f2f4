-- Fragment: the state of a key of a limiter, in one string.
--
--   counts           of the limits that are not logs (state.lua), if there are no logs and no rules
--   log              the times of units (log.lua), if all limits are logs and there are no rules
--   [rules, counts, their end]
--                    in MessagePack, then the log; the end is that of counts and log
--
-- The first byte identifies them: a digit, 0xcf or 0xff; below 0x30; 0x93. Rules are, by name, lists of their
-- end, their duration in ms, and their content:
--   overrides        by the name of a limit: { limit, window in ms, capacity }
--   block            none: the key is blocked
--   denials          their number
--   level            the number of blocks before the next one
--   reset            for all keys: the id of the latest reset of their counts
--   since            the id of the reset after which the counts of the key began
--
-- Provides GRACE_MS, HEADED, DIGITS, PACKED, UNIT, SHORT

-- Keys outlive their content by this time, because Redis's expiry reads the clock at another moment.
local GRACE_MS = 1000

local HEADED = 0x93
local DIGITS = 0x30
local PACKED = 0xcf

-- A time of a log, in bytes.
local UNIT = 6
-- A log up to this length is written as a whole; a longer one is appended to, and cut when half of it is
-- outdated, so that little is sent to replicas.
local SHORT = 64 * UNIT
