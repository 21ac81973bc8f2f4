#!lua
-- Tries a one-time password of a subject. The right one ends all passwords of the subject.
--
-- KEYS[1]  live passwords (passwords.lua)
-- KEYS[2]  times of wrong attempts (timestamps.lua)
-- KEYS[3]  verified passwords, until their expiry (passwords.lua)
-- ARGV[1]  now (clock.lua)
-- ARGV[2]  maximum number of wrong attempts
-- ARGV[3]  their window, ms
-- ARGV[4…] digest of the password, by each accepted secret
-- Reply    { now, 'verified' }, { now, 'alreadyUsed' }, { now, 'wrong', attempts left } or
--          { now, 'locked', ms until the next }
-- Atomic   a password is verified once, by the first call that sends it. No attempt beyond the last allowed
--          one is checked, and the right password is locked out like a wrong one. An attempt counts before
--          the comparison: if Redis refuses to count it, there is no result. O(L) for L passwords.
--
-- Needs ../redis/timestamps.lua: timestamps_clamp, timestamps_wait, timestamps_add, timestamps_undo,
--   timestamps_count
-- Needs ./passwords.lua: passwords_mended, passwords_add

-- How many verified passwords are kept: the last to expire.
local USED_KEPT = 100

local limit, window = tonumber(ARGV[2]), tonumber(ARGV[3])

-- Whether two digests are equal, in a time that depends only on their length.
local function equal(one, other)
  if #one ~= #other then
    return false
  end
  local difference = 0
  for i = 1, #one do
    difference = bit.bor(difference, bit.bxor(one:byte(i), other:byte(i)))
  end
  return difference == 0
end

-- The password that was sent, or nil. It compares all of them.
local function sent_of(passwords)
  local sent
  for _, password in ipairs(passwords) do
    for i = 4, #ARGV do
      if equal(password.digest, ARGV[i]) then
        sent = password
      end
    end
  end
  return sent
end

timestamps_clamp(KEYS[2], window)
local wait = timestamps_wait(KEYS[2], limit, window)
if wait > 0 then
  return { now, 'locked', wait }
end
timestamps_add(KEYS[2], limit, window)

local right = sent_of(passwords_mended(KEYS[1]))
local used = sent_of(passwords_mended(KEYS[3]))
if right then
  passwords_add(KEYS[3], right.member, right.expires_at)
  redis.call('ZREMRANGEBYRANK', KEYS[3], 0, -USED_KEPT - 1)
  redis.call('UNLINK', KEYS[1], KEYS[2])
  return { now, 'verified' }
end
if used then
  timestamps_undo(KEYS[2])
  return { now, 'alreadyUsed' }
end
return { now, 'wrong', limit - timestamps_count(KEYS[2], limit, window) }
