#!lua
-- Notes a new one-time password for a subject, if it may have another one now.
--
-- KEYS[1]  sorted set: digest of a live code, scored by its expiry in epoch ms
-- KEYS[2]  moments of issue (moments.lua)
-- KEYS[3]  moments of wrong attempts (moments.lua)
-- ARGV[1]  now (prelude)
-- ARGV[2]  digest of the new code
-- ARGV[3]  its time to live, ms
-- ARGV[4]  how many issues in a window, and how many live codes
-- ARGV[5]  the window, ms
-- ARGV[6]  cool-down after an issue, ms, 0 for none
-- ARGV[7]  how many wrong attempts
-- ARGV[8]  in how many ms
-- Reply    { now, 'issued', expiry in epoch ms }, or
--          { now, 'coolingDown' | 'limited' | 'locked', ms until it will be issued }
-- Atomic   of any number of calls at once as many are issued as may be. What is refused is not counted.
--          O(L) for L live codes.

local ttl, limit, window = tonumber(ARGV[3]), tonumber(ARGV[4]), tonumber(ARGV[5])

redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', EXPIRED_UNTIL)

-- Of several reasons the one that lasts longest: whoever waits for it is not refused for another.
local status, wait = 'issued', 0
local function refuse(reason, ms)
  if ms > wait then
    status, wait = reason, ms
  end
end

refuse('coolingDown', moments_wait(KEYS[2], 1, tonumber(ARGV[6])))
refuse('limited', moments_wait(KEYS[2], limit, window))
-- Codes that live longer than the window have left the log while they are still live.
local in_the_way = redis.call('ZRANGE', KEYS[1], -limit, -limit, 'WITHSCORES')
if in_the_way[2] then
  refuse('limited', tonumber(in_the_way[2]) - now)
end
-- A code that cannot be tried is not worth a message.
refuse('locked', moments_wait(KEYS[3], tonumber(ARGV[7]), tonumber(ARGV[8])))
if wait > 0 then
  return { now, status, wait }
end

local expires_at = now + ttl
redis.call('ZADD', KEYS[1], string.format('%.0f', expires_at), ARGV[2])
-- Clients may give codes of different lifetimes.
local furthest = tonumber(redis.call('ZRANGE', KEYS[1], -1, -1, 'WITHSCORES')[2])
redis.call('PEXPIRE', KEYS[1], string.format('%.0f', furthest - now))
moments_note(KEYS[2], limit, math.max(window, tonumber(ARGV[6])))
return { now, 'issued', expires_at }
