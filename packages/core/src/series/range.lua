#!lua flags=no-writes
-- Reads the samples of one source that are within the retention, oldest first, after a cursor.
--
-- KEYS[1]  samples sorted set of the source
-- ARGV[1]  now (clock.lua)
-- ARGV[2]  retention, ms
-- ARGV[3]  maximum number of samples
-- ARGV[4]  cursor: time in epoch ms, or '' for the oldest
-- ARGV[5]  cursor: ordinal within that ms, -1 to begin with its first sample
-- Reply    { now, 1 if there are more, member, member, … }; a member is <ms>-<ordinal>:<json>. If samples are
--          long, there are fewer, and at least one
-- Atomic   all samples are of one time. O(log N + M).

-- Samples are read in steps of this number, up to this number of bytes, because long ones take longer to
-- copy.
local READ_AT_ONCE = 50
local MAX_BYTES = 32768

local limit = tonumber(ARGV[3])
local retention = tonumber(ARGV[2])
-- The samples up to here are before the page.
local before = string.format('%.0f', now - retention)
local skip = 0
local cursor = tonumber(ARGV[4])
-- The clock has gone back, and append.lua has removed the samples there, so the cursor begins again.
local is_void = cursor and cursor > now + retention and tonumber(ARGV[5]) >= 0
if cursor and cursor > now - retention and not is_void then
  -- Samples of one ms have different ordinals, from 0.
  before = '(' .. ARGV[4]
  skip = tonumber(ARGV[5]) + 1
end
local count = redis.call('ZCARD', KEYS[1])
local start = math.min(count, redis.call('ZCOUNT', KEYS[1], '-inf', before) + skip)
local stop = math.min(count, start + limit)
local reply, r, bytes = { now, 0 }, 2, 0
while start < stop and bytes < MAX_BYTES do
  local last = math.min(stop, start + READ_AT_ONCE) - 1
  for _, sample in ipairs(redis.call('ZRANGE', KEYS[1], start, last)) do
    r = r + 1
    reply[r] = sample
    bytes = bytes + #sample
  end
  start = last + 1
end
reply[2] = start < count and 1 or 0
return reply
