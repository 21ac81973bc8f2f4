-- When a window set has to be swept, for scripts behind scores.lua that write to it.
--
-- KEYS[3]  index of deadlines
-- ARGV[2]  the set's entry in it
-- ARGV[3]  channel of the doorbell
--
-- PUBLISH is only a hint, and may be forbidden to this user: its failure must not end a script halfway.

-- Sweeping has no hurry, as nobody is told of it: this much later it removes many elements at once.
local SWEEP_LAG_MS = 1000

local function due_at(expires_at)
  return expires_at + SWEEP_LAG_MS
end

-- Sees to it that the set is swept when an element expires that was just given this expiry.
local function expect_expiry(expires_at)
  if expires_at == math.huge then
    return
  end
  local due = due_at(expires_at)
  local expected = tonumber(redis.call('ZSCORE', KEYS[3], ARGV[2]) or nil)
  if not expected or due < expected then
    redis.call('ZADD', KEYS[3], to_score(due), ARGV[2])
    redis.pcall('PUBLISH', ARGV[3], string.format('due:%.0f:%s', due, ARGV[2]))
  end
end
