-- Ends what has expired, at most so many members at once, and says when to come again. Reads never
-- depend on it.
--
-- KEYS[1…7], ARGV[1…3]  as journal.lua says, which stands before this script
-- ARGV[4]  how many members at most
-- Reply    { now, 1 if there is such a set else 0, members removed, expired members left,
--            next entry in the index of deadlines of this slot, when it is due (-1: there is none) }
-- Atomic   a member that was renewed in between is judged by its new expiry, never by what a client
--          had read before. Of several sweepers each removes, and notes, what the others have not:
--          every expired member once. A set that is gone leaves the index. O(log N + M).

local removed, left = 0, 0
local settings = settings_of('sorted', unpack(JOURNAL_SETTINGS))
if settings then
  open_journal(settings)
  removed, left = expire_members(tonumber(ARGV[4]))
  local first = redis.call('ZRANGE', KEYS[2], 0, 0, 'WITHSCORES')
  local expires_at = tonumber(first[2] or math.huge)
  if expires_at == math.huge then
    redis.call('ZREM', KEYS[4], ARGV[2])
  else
    redis.call('ZADD', KEYS[4], to_score(left > 0 and expires_at or due_at(expires_at)), ARGV[2])
  end
else
  redis.call('ZREM', KEYS[4], ARGV[2])
end
local next_entry = redis.call('ZRANGE', KEYS[4], 0, 0, 'WITHSCORES')
return { now, settings and 1 or 0, removed, left, next_entry[1] or '', tonumber(next_entry[2] or -1) }
