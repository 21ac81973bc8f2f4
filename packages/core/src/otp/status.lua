#!lua flags=no-writes
-- Reads the state of a subject: live one-time passwords, and its limits. Changes nothing.
--
-- KEYS[1]  live passwords (passwords.lua)
-- KEYS[2]  times of issues (timestamps.lua)
-- KEYS[3]  times of wrong attempts (timestamps.lua)
-- ARGV[1]  now (clock.lua)
-- ARGV[2]  maximum number of issues in a window, and of live passwords
-- ARGV[3]  the window, ms
-- ARGV[4]  cooldown after an issue, ms, 0 for none
-- ARGV[5]  maximum number of wrong attempts
-- ARGV[6]  their window, ms
-- Reply    { now, live passwords, expiry of the first and of the last of them in epoch ms or -1, issues in
--          the window, ms of the cooldown left, ms until the number of issues allows another one, wrong
--          attempts in the window, ms until an attempt is checked again }
-- Atomic   all data is of one time. O(L + A) for L live passwords, A issues and attempts.
--
-- Needs ./passwords.lua: passwords_of
-- Needs ../redis/timestamps.lua: timestamps_wait, timestamps_count

local limit, window = tonumber(ARGV[2]), tonumber(ARGV[3])
local attempts, attempt_window = tonumber(ARGV[5]), tonumber(ARGV[6])

local live = passwords_of(KEYS[1])
local function expiry_of_password(position)
  return live[position] and live[position].expires_at or -1
end

local issue_wait = timestamps_wait(KEYS[2], limit, window)
-- Passwords that live longer than the window are live, but no longer in the log (issue.lua).
local in_the_way = live[#live - limit + 1]
if in_the_way then
  issue_wait = math.max(issue_wait, in_the_way.expires_at - now)
end

return {
  now,
  #live,
  expiry_of_password(1),
  expiry_of_password(#live),
  timestamps_count(KEYS[2], limit, window),
  timestamps_wait(KEYS[2], 1, tonumber(ARGV[4])),
  issue_wait,
  timestamps_count(KEYS[3], attempts, attempt_window),
  timestamps_wait(KEYS[3], attempts, attempt_window),
}
