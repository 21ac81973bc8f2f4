#!lua
-- Finds what a code stands for, and may use it once. A code that is not live is a miss. Misses are limited.
--
-- KEYS[1…4] the space (pool.lua)
-- KEYS[5]  misses of all callers (timestamps.lua)
-- KEYS[6]  misses of this caller (timestamps.lua); like KEYS[5] if the caller is not known
-- ARGV[1]  now (prelude)
-- ARGV[2]  code
-- ARGV[3]  how many misses of all callers
-- ARGV[4]  in how many ms
-- ARGV[5]  how many misses of this caller, 0 if it is not known
-- ARGV[6]  in how many ms
-- ARGV[7]  1 if this is a use of the code, 0 if not
-- Reply    { now, 'found', id, uses, uses left or -1, expiry in epoch ms }, { now, 'unknown' },
--          or { now, 'limited', ms until it is worth trying again }
-- Atomic   a code is used no more often than it may be, and no more misses are answered than allowed: the
--          limit is looked at before the code, so being limited says nothing about the code. A call counts
--          as a miss before the code is looked at: if Redis refuses to count it, there is no answer.
--          O(log N).

local limits = {
  { key = KEYS[5], limit = tonumber(ARGV[3]), window = tonumber(ARGV[4]) },
}
if ARGV[5] ~= '0' then
  limits[2] = { key = KEYS[6], limit = tonumber(ARGV[5]), window = tonumber(ARGV[6]) }
end

local wait = 0
for _, misses in ipairs(limits) do
  timestamps_clamp(misses.key, misses.window)
  wait = math.max(wait, timestamps_wait(misses.key, misses.limit, misses.window))
end
if wait > 0 then
  return { now, 'limited', wait }
end
for _, misses in ipairs(limits) do
  timestamps_add(misses.key, misses.limit, misses.window)
end

local code = tonumber(ARGV[2])
local expires_at = live_until(code)
if not expires_at then
  return { now, 'unknown' }
end
for _, misses in ipairs(limits) do
  timestamps_undo(misses.key)
end

local record = read_record(code)
if ARGV[7] == '1' then
  record.uses = record.uses + 1
  if uses_left(record) == 0 then
    release(code)
  else
    write_record(code, record)
  end
end
return { now, 'found', record.id, record.uses, uses_left(record), expires_at }
