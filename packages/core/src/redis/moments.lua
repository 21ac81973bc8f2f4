-- Fragment: an exact log of the latest moments at which something happened, a list of epoch ms, oldest
-- first. It says "at most so many in any trailing window" without an approximation, and needs no more
-- than that many entries: whether one more is allowed is decided by the oldest of them. O(1) if not said
-- otherwise.

-- For how many ms one more would exceed the limit; 0 if it would not.
local function moments_wait(key, limit, window)
  local oldest = tonumber(redis.call('LINDEX', key, -limit) or nil)
  if oldest and is_live(oldest + window) then
    return oldest + window - now
  end
  return 0
end

-- Notes that it happened now.
local function moments_note(key, limit, window)
  redis.call('RPUSH', key, string.format('%.0f', now))
  redis.call('LTRIM', key, -limit, -1)
  redis.call('PEXPIRE', key, string.format('%.0f', window))
end

-- How many of the latest happened within the window. O(limit).
local function moments_within(key, limit, window)
  local count = 0
  for _, moment in ipairs(redis.call('LRANGE', key, -limit, -1)) do
    if is_live(tonumber(moment) + window) then
      count = count + 1
    end
  end
  return count
end
