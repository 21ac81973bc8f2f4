#!lua
-- Finds the id of a code, and may use it once. A code that is not live is a miss. Misses are limited.
--
-- KEYS[1…4] the space (pool.lua)
-- KEYS[5]  misses of all callers (timestamps.lua)
-- KEYS[6]  misses of this caller (timestamps.lua); the same as KEYS[5] for an unknown caller
-- ARGV[1]  now (clock.lua)
-- ARGV[2]  code
-- ARGV[3]  maximum number of misses of all callers
-- ARGV[4]  their window, ms
-- ARGV[5]  maximum number of misses of this caller, 0 for an unknown caller
-- ARGV[6]  their window, ms
-- ARGV[7]  1 if this is a use of the code, 0 if not
-- Reply    { now, 'found', id, uses, uses left or -1, expiry in epoch ms }, { now, 'unknown' }, or { now,
--          'limited', ms until a next try is useful }
-- Atomic   a code is used no more often than allowed, and no more misses are answered than allowed. The limit
--          is checked before the code, so `limited` reveals nothing about the code. A call counts as a miss
--          before the code is checked: if Redis refuses to count it, there is no answer. O(log N).
--
-- Needs ../redis/timestamps.lua: timestamps_clamp, timestamps_wait, timestamps_add, timestamps_undo
-- Needs ./pool.lua: live_until, read_record, uses_left, release, write_record

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
