#!lua flags=allow-oom
-- Settles parts that a consumer holds: the ranges that it keeps, and those that it gives back. The rest is
-- finished. To keep a whole part is a heartbeat.
--
-- KEYS[1]  the group's unfinished parts (parts.lua), scored as in receive.lua
-- ARGV[1]  now (clock.lua); leases use Redis's clock, as in receive.lua
-- ARGV[2]  consumer
-- ARGV[3]  channel of notifications
-- ARGV[4]  message to publish there if events are given back
-- ARGV[5…] for each part: entry id, from, to, how often it was begun before, number of ranges; of each range:
--          from, to, 'kept', or for a range that is given back: how often this consumer has begun it
-- Reply    { 1 if the consumer had the part, 0 if another one has taken it over, … }
-- Atomic   a part has one owner at any time. O(ranges × log P) for P unfinished parts.
--
-- Needs ./parts.lua: part_name

local time = redis.call('TIME')
local at = string.format('%.0f', tonumber(time[1]) * 1000 + math.floor(tonumber(time[2]) / 1000))
local reply = {}

local gives_back = false
local i = 5
while i <= #ARGV do
  local id, tries, ranges = ARGV[i], tonumber(ARGV[i + 3]), tonumber(ARGV[i + 4])
  local had = redis.call('ZREM', KEYS[1], part_name(id, ARGV[i + 1], ARGV[i + 2], ARGV[2], tries))
  reply[#reply + 1] = had
  i = i + 5
  for _ = 1, ranges do
    if had == 1 then
      local is_kept = ARGV[i + 2] == 'kept'
      gives_back = gives_back or not is_kept
      local part = is_kept and part_name(id, ARGV[i], ARGV[i + 1], ARGV[2], tries)
        or part_name(id, ARGV[i], ARGV[i + 1], '', tries + ARGV[i + 2])
      redis.call('ZADD', KEYS[1], is_kept and at or 0, part)
    end
    i = i + 3
  end
end
if gives_back then
  -- Only a hint, and the ACL of this user may forbid it.
  redis.pcall('PUBLISH', ARGV[3], ARGV[4])
end
return reply
