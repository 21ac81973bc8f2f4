#!lua flags=allow-oom
-- Takes the oldest or the newest live element out, once for each argument.
--
-- KEYS[1…2], ARGV[1]  as settings.lua says
-- ARGV[2…] 'oldest' | 'newest'
-- Reply    { now, 1, member, score, expiry, 0, 1, member, score, expiry, … }: 1 and the element, or 0
--          where none was live
-- Error    SETNOTFOUND, WRONGSTRATEGY
-- Atomic   found and removed in one step: N callers get N different elements. Among equal scores the
--          oldest is the first by its bytes, the newest the last. O(M log N) for M calls.

local reply = { now }
for i = FIRST, #ARGV do
  local rows
  if ARGV[i] == 'newest' then
    rows = redis.call('ZRANGE', SCORED, '+inf', LIVE_SCORES, 'BYSCORE', 'REV', 'LIMIT', 0, 1, 'WITHSCORES')
  else
    rows = redis.call('ZRANGE', SCORED, LIVE_SCORES, '+inf', 'BYSCORE', 'LIMIT', 0, 1, 'WITHSCORES')
  end
  reply[#reply + 1] = rows[1] and 1 or 0
  if rows[1] then
    redis.call('ZREM', SCORED, rows[1])
    append_rows(reply, rows)
  end
end
return reply
