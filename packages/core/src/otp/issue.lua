#!lua
-- Stores a new one-time password of a subject, if the subject may have another one now.
--
-- KEYS[1]  live passwords (passwords.lua)
-- KEYS[2]  times of issues (timestamps.lua)
-- KEYS[3]  times of wrong attempts (timestamps.lua)
-- ARGV[1]  now (clock.lua)
-- ARGV[2]  digest of the new password
-- ARGV[3]  its time to live, ms
-- ARGV[4]  maximum number of issues in a window, and of live passwords
-- ARGV[5]  the window, ms
-- ARGV[6]  cooldown after an issue, ms, 0 for none
-- ARGV[7]  maximum number of wrong attempts
-- ARGV[8]  their window, ms
-- Reply    { now, 'issued', expiry in epoch ms }, or
--          { now, 'coolingDown' | 'limited' | 'locked', ms until it will be issued }
-- Atomic   concurrent calls issue no more than allowed. Refused calls do not count. O(L) for L live
--          passwords.
--
-- Needs ./passwords.lua: passwords_mended, passwords_add
-- Needs ../redis/timestamps.lua: timestamps_clamp, timestamps_wait, timestamps_add

local ttl, limit, window = tonumber(ARGV[3]), tonumber(ARGV[4]), tonumber(ARGV[5])
local cool_down = tonumber(ARGV[6])
local attempts, attempt_window = tonumber(ARGV[7]), tonumber(ARGV[8])

local live = passwords_mended(KEYS[1])
timestamps_clamp(KEYS[2], math.max(window, cool_down))
timestamps_clamp(KEYS[3], attempt_window)

-- Of several reasons, the longest: after that time, no other reason refuses the call.
local status, wait = 'issued', 0
local function refuse(reason, ms)
  if ms > wait then
    status, wait = reason, ms
  end
end

refuse('coolingDown', timestamps_wait(KEYS[2], 1, cool_down))
refuse('limited', timestamps_wait(KEYS[2], limit, window))
-- Passwords that live longer than the window are live, but no longer in the log.
local in_the_way = live[#live - limit + 1]
if in_the_way then
  refuse('limited', in_the_way.expires_at - now)
end
-- A password that cannot be tried is not worth a message.
refuse('locked', timestamps_wait(KEYS[3], attempts, attempt_window))
if wait > 0 then
  return { now, status, wait }
end

local expires_at = now + ttl
passwords_add(KEYS[1], ARGV[3] .. ':' .. ARGV[2], expires_at)
timestamps_add(KEYS[2], limit, math.max(window, cool_down))
return { now, 'issued', expires_at }
