#!lua flags=no-writes
-- Reads the samples of one source that are within the retention, oldest first, after a cursor.
--
-- KEYS[1]  samples sorted set of the source
-- ARGV[1]  now (prelude)
-- ARGV[2]  retention, ms
-- ARGV[3]  how many samples at most
-- ARGV[4]  cursor: time in epoch ms, or '' for the oldest
-- ARGV[5]  cursor: ordinal within that ms, -1 to begin with its first sample
-- Reply    { now, 1 if there are more, member, member, … } where a member is <ms>-<ordinal>:<json>
-- Atomic   the page is of one moment. O(log N + M).

local limit = tonumber(ARGV[3])
local retention = tonumber(ARGV[2])
local from = string.format('(%.0f', now - retention)
local skip = 0
local cursor = tonumber(ARGV[4])
-- The clock has stepped back, and append.lua has dropped what was there: such a cursor begins anew.
local is_void = cursor and cursor > now + retention and tonumber(ARGV[5]) >= 0
if cursor and cursor > now - retention and not is_void then
  -- Samples of one ms are told apart by ordinals that count from 0.
  from = ARGV[4]
  skip = tonumber(ARGV[5]) + 1
end
local samples = redis.call('ZRANGE', KEYS[1], from, '+inf', 'BYSCORE', 'LIMIT', skip, limit + 1)
local more = samples[limit + 1] and 1 or 0
samples[limit + 1] = nil
return { now, more, unpack(samples) }
