#!lua flags=allow-oom
-- Ends what has expired, at most so many members at once, and says when to come again. Reads never
-- depend on it.
--
-- KEYS[1…7], ARGV[1…3]  as change-log.lua says, which stands before this script
-- ARGV[4]  how many members at most
-- ARGV[5]  '1' if who sweeps keeps count of what was dropped from the streams, else '0'
-- Reply    { now, 1 if there is such a set else 0, members removed, expired members left,
--            dropped since this was told last: events, those of them that a group had not finished for
--            each such group, changes (0 to who keeps no count);
--            next entry in the index of deadlines of this slot, when it is due (-1: there is none) }
-- Atomic   a member that was renewed in between is judged by its new expiry, never by what a client
--          had read before. Of several sweepers each removes, and notes, what the others have not:
--          every expired member once, and one is told of what was dropped. A set that is gone leaves
--          the index. O(log N + M).

local removed, left = 0, 0
local told = { 0, 0, 0 }
local settings = settings_of('sorted', unpack(CHANGE_LOG_SETTINGS))
if settings then
  open_change_log(settings)
  removed, left = expire_members(tonumber(ARGV[4]))
  local first = redis.call('ZRANGE', KEYS[2], 0, 0, 'WITHSCORES')
  local expires_at = tonumber(first[2] or math.huge)
  local due = left > 0 and expires_at or due_at(expires_at)
  local untold = redis.call('HMGET', KEYS[1], unpack(UNTOLD))
  if untold[1] or untold[3] then
    if ARGV[5] == '1' then
      told = { tonumber(untold[1] or 0), tonumber(untold[2] or 0), tonumber(untold[3] or 0) }
      redis.call('HDEL', KEYS[1], unpack(UNTOLD))
    else
      due = math.min(due, now + TOLD_WITHIN_MS)
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
  told[1], told[2], told[3],
  next_entry[1] or '', tonumber(next_entry[2] or -1),
}
