#!lua flags=allow-oom
-- Drops all members of a set and keeps the set. UNLINK frees the memory in another thread.
--
-- KEYS[1…7], ARGV[1…3]  as change-log.lua says, which stands before this script
-- ARGV[4]  how many expired members to end first, at most
-- Reply    { now, 1 if cleared, 0 if there are more expired members to end first; live members dropped }
-- Error    SETNOTFOUND, WRONGSTRATEGY
-- Atomic   the count is of exactly the members dropped. Members whose time was up have expired and
--          were not dropped: who listens is told of them, some at a time. O(log N + M).

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
redis.call('UNLINK', KEYS[2], KEYS[3])
-- Where something may have been dropped, a sweeper comes to be told.
if not (events_kept or changes_kept) then
  redis.call('ZREM', KEYS[4], ARGV[2])
end
if changes_kept then
  change_notes = { '', string.format('c:%.0f', count) }
  close_change_log()
end
return { now, 1, count }
