#!lua flags=no-writes
-- The live elements between two ranks, oldest first.
--
-- KEYS[1…2], ARGV[1]  see settings.lua
-- ARGV[2]  first rank, 0 for the oldest; negative ranks count from the end, -1 is the newest
-- ARGV[3]  last rank, inclusive, in the same form
-- ARGV[4]  maximum number of elements
-- Reply    { now, live elements, number of further elements between the ranks, member, score, expiry, … } in
--          ascending order
-- Error    SETNOTFOUND, WRONGSTRATEGY
-- Atomic   ranks and elements are as of one moment. O(log N + M).
--
-- Needs ./existing.lua
-- Needs ./settings.lua: SCORED
-- Needs ../../scored/scores.lua: EXPIRED_SCORES, append_ranks

local total = redis.call('ZCARD', SCORED)
local first_live = redis.call('ZCOUNT', SCORED, '-inf', EXPIRED_SCORES)
local count = total - first_live

local start, stop = tonumber(ARGV[2]), tonumber(ARGV[3])
if start < 0 then
  start = math.max(0, count + start)
end
if stop < 0 then
  stop = count + stop
end
stop = math.min(stop, count - 1)
local last = math.min(stop, start + tonumber(ARGV[4]) - 1)

local reply = { now, count, 0 }
if last >= start then
  local _, read_to = append_ranks(reply, first_live + start, first_live + last + 1)
  reply[3] = first_live + stop + 1 - read_to
end
return reply
