#!lua flags=allow-oom
-- Removes and returns the oldest or the newest live element, once for each pair of arguments.
--
-- KEYS[1…2], ARGV[1]  see settings.lua
-- ARGV[2…] two arguments per call: 'oldest' | 'newest'; for how many ms to announce additions (push.lua) if there
--          is no element, or 0
-- Reply    { now, 1, member, score, expiry, 0, 1, member, score, expiry, … }: 1 and the element, or 0 if none was
--          live
-- Error    SETNOTFOUND, WRONGSTRATEGY
-- Atomic   finds and removes in one step: N callers receive N different elements. Among equal scores the oldest is
--          the first by its bytes, the newest the last. O(M log N) for M calls.
--
-- Needs ./existing.lua
-- Needs ./settings.lua: FIRST, SCORED
-- Needs ../../scored/scores.lua: LIVE_SCORES, append_rows
-- Needs ../../expiry.lua: to_score

local reply = { now }
local waits_until = 0
for i = FIRST, #ARGV, 2 do
  local rows
  if ARGV[i] == 'newest' then
    rows = redis.call('ZRANGE', SCORED, '+inf', LIVE_SCORES, 'BYSCORE', 'REV', 'LIMIT', 0, 1, 'WITHSCORES')
  else
    rows = redis.call('ZRANGE', SCORED, LIVE_SCORES, '+inf', 'BYSCORE', 'LIMIT', 0, 1, 'WITHSCORES')
  end
  local wait_ms = tonumber(ARGV[i + 1])
  if not rows[1] and wait_ms > 0 then
    waits_until = math.max(waits_until, now + wait_ms)
  end
  reply[#reply + 1] = rows[1] and 1 or 0
  if rows[1] then
    redis.call('ZREM', SCORED, rows[1])
    append_rows(reply, rows)
  end
end
if waits_until > 0 then
  redis.call('HSET', KEYS[1], 'waitingUntil', to_score(waits_until))
end
return reply
