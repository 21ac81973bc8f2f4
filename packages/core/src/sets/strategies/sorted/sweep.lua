#!lua flags=allow-oom
-- Ends expired members, and returns when the next sweep is due. Reads do not depend on it.
--
-- KEYS[1…7], ARGV[1…3]  see change-log.lua
-- ARGV[4]  maximum number of members
-- ARGV[5]  '1' if the caller counts the entries that were dropped from the streams, else '0'
-- Reply    { now, 1 if the set exists else 0, members removed, expired members left, dropped since the last report:
--          events, those of them that a group had not finished for each such group, changes (0 if the caller does
--          not count them); next entry in the index of deadlines of this slot, its deadline (-1: no entry) }
-- Atomic   uses the current expiry of a member, not one that a client read before. Of several sweepers each ends
--          and logs members that the others have not: every expired member once, and exactly one receives the
--          counts of dropped entries. A missing set leaves the index. O(log N + M).
--
-- Needs ../../settings.lua: settings_of
-- Needs ./change-log.lua: CHANGE_LOG_SETTINGS, open_change_log, due_at, UNREPORTED, REPORT_WITHIN_MS
-- Needs ./expire.lua: expire_members
-- Needs ../../expiry.lua: to_score

local removed, left = 0, 0
local reported = { 0, 0, 0 }
local settings = settings_of('sorted', unpack(CHANGE_LOG_SETTINGS))
if settings then
  open_change_log(settings)
  removed, left = expire_members(tonumber(ARGV[4]))
  local first = redis.call('ZRANGE', KEYS[2], 0, 0, 'WITHSCORES')
  local expires_at = tonumber(first[2] or math.huge)
  local due = left > 0 and expires_at or due_at(expires_at)
  local unreported = redis.call('HMGET', KEYS[1], unpack(UNREPORTED))
  if unreported[1] or unreported[3] then
    if ARGV[5] == '1' then
      reported = { tonumber(unreported[1] or 0), tonumber(unreported[2] or 0), tonumber(unreported[3] or 0) }
      redis.call('HDEL', KEYS[1], unpack(UNREPORTED))
    else
      due = math.min(due, now + REPORT_WITHIN_MS)
    end
  end
  if due == math.huge then
    redis.call('ZREM', KEYS[4], ARGV[2])
  else
    redis.call('ZADD', KEYS[4], to_score(due), ARGV[2])
  end
else
  redis.call('ZREM', KEYS[4], ARGV[2])
end
local next_entry = redis.call('ZRANGE', KEYS[4], 0, 0, 'WITHSCORES')
return {
  now, settings and 1 or 0, removed, left,
  reported[1], reported[2], reported[3],
  next_entry[1] or '', tonumber(next_entry[2] or -1),
}
