-- The deadline of the next sweep of a window set, for scripts behind scores.lua that write to it.
--
-- KEYS[3]  index of deadlines
-- ARGV[2]  the set's entry in it
-- ARGV[3]  channel of notifications
--
-- Needs ../../../sweep/due.lua: expect_sweep
-- Provides due_at, expect_expiry

-- A window has no expiry events, so a sweep this long after a deadline removes many elements together.
local SWEEP_LAG_MS = 1000

local function due_at(expires_at)
  return expires_at + SWEEP_LAG_MS
end

-- Schedules a sweep for an element that was just given this expiry.
local function expect_expiry(expires_at)
  if expires_at ~= math.huge then
    expect_sweep(KEYS[3], ARGV[2], ARGV[3], due_at(expires_at))
  end
end
