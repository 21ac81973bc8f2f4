#!lua flags=allow-oom
-- Removes all members of a set and keeps the set. UNLINK frees the memory in another thread.
--
-- KEYS[1…7], ARGV[1…3]  see change-log.lua
-- ARGV[4]  maximum number of expired members to end first
-- Reply    { now, 1 if cleared, 0 if more expired members must end first; live members removed }
-- Error    SETNOTFOUND, WRONGSTRATEGY
-- Atomic   the count is exactly the number of members removed. Expired members count as expired, not as removed:
--          groups, the feed and the list receive them first, some at a time. O(log N + M).
--
-- Needs ../../settings.lua: settings_of
-- Needs ./change-log.lua: CHANGE_LOG_SETTINGS, open_change_log, events_kept, changes_kept, hands_over,
--   count_gone, REMOVED_TOTAL, EXPIRED_TOTAL, change_pairs, close_change_log
-- Needs ./expire.lua: expire_members
-- Needs ../../../redis/live-scores.lua: LIVE_FROM

local settings, refusal = settings_of('sorted', unpack(CHANGE_LOG_SETTINGS))
if not settings then
  return refusal
end
open_change_log(settings)
if events_kept or changes_kept or hands_over then
  local _, left = expire_members(tonumber(ARGV[4]))
  if left > 0 then
    return { now, 0, 0 }
  end
end
local count = redis.call('ZCOUNT', KEYS[2], LIVE_FROM, '+inf')
count_gone(REMOVED_TOTAL, count)
count_gone(EXPIRED_TOTAL, redis.call('ZCARD', KEYS[2]) - count)
redis.call('UNLINK', KEYS[2], KEYS[3])
-- If entries may have been dropped, a sweeper must receive their counts.
if not (events_kept or changes_kept) then
  redis.call('ZREM', KEYS[4], ARGV[2])
end
if changes_kept then
  change_pairs = { '', string.format('c:%.0f', count) }
  close_change_log()
end
return { now, 1, count }
