#!lua flags=no-writes
-- The live elements from one rank to another, oldest first.
--
-- KEYS[1…2], ARGV[1]  as settings.lua says
-- ARGV[2]  first rank, 0 for the oldest; from -1, the newest, downwards it counts from that end
-- ARGV[3]  last rank, likewise, inclusive
-- ARGV[4]  how many elements at most
-- Reply    { now, live elements, how many more there were between the ranks,
--            member, score, expiry, … } in ascending order
-- Error    SETNOTFOUND, WRONGSTRATEGY
-- Atomic   ranks and elements are of one moment. O(log N + M).

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
