#!lua
-- Tries a one-time password of a subject. The right one ends all that the subject has.
--
-- KEYS[1]  sorted set: digest of a live code, scored by its expiry in epoch ms
-- KEYS[2]  moments of wrong attempts (moments.lua)
-- ARGV[1]  now (prelude)
-- ARGV[2]  how many wrong attempts
-- ARGV[3]  in how many ms
-- ARGV[4…] digest of the code, by each secret that is accepted
-- Reply    { now, 'verified' }, { now, 'wrong', attempts left } or { now, 'locked', ms until the next }
-- Atomic   a code is verified once, by whoever comes first; no attempt beyond the last one allowed is
--          looked at, and a right code is locked out like a wrong one. O(L) for L live codes.

local limit, window = tonumber(ARGV[2]), tonumber(ARGV[3])

-- Whether two digests are equal, in a time that depends on their length only.
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

local wait = moments_wait(KEYS[2], limit, window)
if wait > 0 then
  return { now, 'locked', wait }
end

local verified = false
for _, live in ipairs(redis.call('ZRANGE', KEYS[1], LIVE_FROM, '+inf', 'BYSCORE')) do
  for i = 4, #ARGV do
    -- Not `or equal(…)`: that would stop at the first.
    local found = equal(live, ARGV[i])
    verified = verified or found
  end
end
if verified then
  redis.call('UNLINK', KEYS[1], KEYS[2])
  return { now, 'verified' }
end

moments_note(KEYS[2], limit, window)
return { now, 'wrong', limit - moments_within(KEYS[2], limit, window) }
