#!lua
-- Uses a code once: tells whose it is. What is no live code is a miss, and misses are limited.
--
-- KEYS[1…4] the space (pool.lua)
-- KEYS[5]  misses of all callers (moments.lua)
-- KEYS[6]  misses of this caller (moments.lua); like KEYS[5] if the caller is not known
-- ARGV[1]  now (prelude)
-- ARGV[2]  code, -1 for what cannot be one
-- ARGV[3]  how many misses of all callers
-- ARGV[4]  in how many ms
-- ARGV[5]  how many misses of this caller, 0 if it is not known
-- ARGV[6]  in how many ms
-- Reply    { now, 'resolved', id, uses, uses left or -1, expiry in epoch ms }, { now, 'unknown' },
--          or { now, 'limited', ms until it is worth trying again }
-- Atomic   a code is used no more often than it may be, and no more misses are told than allowed: the
--          limit is looked at before the code, so being limited says nothing about the code. O(log N).

local limits = {
  { key = KEYS[5], limit = tonumber(ARGV[3]), window = tonumber(ARGV[4]) },
}
if ARGV[5] ~= '0' then
  limits[2] = { key = KEYS[6], limit = tonumber(ARGV[5]), window = tonumber(ARGV[6]) }
end

local wait = 0
for _, misses in ipairs(limits) do
  wait = math.max(wait, moments_wait(misses.key, misses.limit, misses.window))
end
if wait > 0 then
  return { now, 'limited', wait }
end

local code = tonumber(ARGV[2])
local expires_at = live_until(code)
if not expires_at then
  for _, misses in ipairs(limits) do
    moments_note(misses.key, misses.limit, misses.window)
  end
  return { now, 'unknown' }
end

local record = read_record(code)
record.uses = record.uses + 1
local left = uses_left(record)
if left == 0 then
  release(code)
else
  write_record(code, record)
end
return { now, 'resolved', record.id, record.uses, left, expires_at }
